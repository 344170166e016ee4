//! The finder: what is typed, read, followed, searched and copied.

use vt100::Cell;

use crate::kit::evening::{
    BACKSPACE, DOWN, ENTER, ESCAPE, Evening, LEFT, Player, RIGHT, Said, TAB, UP, both, ctrl,
};
use crate::kit::sitting::words;

const HELLO: Said<'_> = ["What are you looking for?", "Wonach suchst du?"];
const RECALL: Said<'_> = ["Recall · Zurückrufen", "Zurückrufen · Recall"];
/// Where the first and the second link of that page lead.
const DISMISS: Said<'_> = ["Dismiss · Entlassen", "Entlassen · Dismiss"];
const BACK_TAB: &str = "\u{1b}[Z";
const PAGE_UP: &str = "\u{1b}[5~";
const PAGE_DOWN: &str = "\u{1b}[6~";
const HOME: &str = "\u{1b}[H";
const END: &str = "\u{1b}[F";
const DELETE: &str = "\u{1b}[3~";

fn finder() -> Evening<'static> {
    Evening { lines: Some(24), ..Evening::default() }
}

/// Whether a cell is the link in focus.
fn in_focus(cell: &Cell) -> bool {
    cell.inverse() && cell.underline()
}

/// Whether a cell is a place of searched words that is looked at.
fn looked_at(cell: &Cell) -> bool {
    cell.inverse() && cell.bold()
}

fn opens_recall(player: &Player) {
    let words = player.of(["recall", "zurueckrufen"]);
    player.begins(&format!("tricorder find {words}"), RECALL);
}

#[test]
fn the_line_is_edited_and_the_cursor_stands_where_it_is_typed() {
    finder().everywhere(|player| {
        player.begins("tricorder find", HELLO);
        player.edits("", both("> "));
        player.edits("recall lz", both("> recall lz"));
        player.edits(&ctrl('w'), both("> recall "));
        player.edits(BACKSPACE, both("> recall"));
        player.sees(["Keyword", "Schlüsselwort"]);
        player.edits(&ctrl('a'), both("> "));
        player.edits(DELETE, both("> "));
        player.edits("R", both("> R"));
        player.edits(&format!("{RIGHT}{RIGHT}{LEFT}"), both("> Re"));
        player.edits(&ctrl('e'), both("> Recall"));
        player.edits(&format!("{HOME}{END}{}", ctrl('h')), both("> Recal"));
        player.sees(["the best 16 shown", "16 von"]);
        // What is longer than the line is seen where it is typed.
        player.edits(&"x".repeat(130), both("xxxxxxxx"));
        player.sees(["Nothing found", "gefunden"]);
        player.presses(&ctrl('u'));
        player.sees(HELLO);
        player.ends(ESCAPE, 0);
    });
}

#[test]
fn another_hit_is_another_answer() {
    finder().everywhere(|player| {
        player.begins("tricorder find worf --game cc", both("Person · Picard"));
        for (on, back) in [(DOWN, UP), (&*ctrl('n'), &*ctrl('p'))] {
            player.presses(on);
            player.sees(both("Person · Sisko"));
            player.until("chosen row", |screen| {
                words(screen, Cell::inverse).contains(player.of(["Worf, Son of Mogh", "Worf (Sisko)"]))
            });
            player.presses(back);
            player.sees(both("Person · Picard"));
        }
        player.ends(&ctrl('c'), 0);
    });
}

#[test]
fn links_are_chosen_followed_and_gone_back() {
    finder().everywhere(|player| {
        opens_recall(player);
        player.presses(TAB);
        player.sees_in(in_focus, ["Dismiss", "Entlassen"]);
        player.presses(TAB);
        player.sees_in(in_focus, ["Beam", "Beamen"]);
        player.presses(BACK_TAB);
        player.sees_in(in_focus, ["Dismiss", "Entlassen"]);
        player.presses(ENTER);
        player.sees(DISMISS);
        player.presses(BACKSPACE);
        player.misses(DISMISS);
        player.sees_in(in_focus, ["Dismiss", "Entlassen"]);
        player.presses(RIGHT);
        player.sees(DISMISS);
        player.presses(LEFT);
        player.misses(DISMISS);
        player.presses(LEFT);
        player.sees(["You have not followed any link yet.", "Noch bist du keinem Verweis gefolgt."]);
        player.presses(ESCAPE);
        player.sees(["F2 English", "F2 Deutsch"]);
        player.presses(ENTER);
        player.sees(["Esc list", "Esc Liste"]);
        // The list is gone, and what parted it from the answer.
        match player.width {
            60 => player.misses(["Keyword · cc", "Schlüsselwort · cc"]),
            _ => player.misses(both("│")),
        }
        player.ends(&ctrl('q'), 0);
    });
}

#[test]
fn a_page_is_read_by_lines_and_screenfuls() {
    finder().everywhere(|player| {
        let log = player.of(["log", "loggen"]);
        player.begins(&format!("tricorder find {log}"), ["Log · Loggen", "Loggen · Log"]);
        player.presses(ENTER);
        player.sees(["Esc list", "Esc Liste"]);
        player.sees([" 1–21 of", " 1–21 von"]);
        player.presses(DOWN);
        player.sees(["2–22 of", "2–22 von"]);
        player.presses(UP);
        player.sees([" 1–21 of", " 1–21 von"]);
        player.presses(END);
        player.sees(["cc/keyword/log", "cc/keyword/log"]);
        player.presses(HOME);
        player.sees([" 1–21 of", " 1–21 von"]);
        for (on, back) in [(" ", PAGE_UP), (PAGE_DOWN, PAGE_UP)] {
            player.presses(on);
            player.misses([" 1–21 of", " 1–21 von"]);
            player.presses(back);
            player.sees([" 1–21 of", " 1–21 von"]);
        }
        player.ends(&ctrl('d'), 0);
    });
}

#[test]
fn an_answer_is_searched_and_left_step_by_step() {
    finder().everywhere(|player| {
        opens_recall(player);
        player.presses(ENTER);
        player.sees(["Esc list", "Esc Liste"]);
        player.types(["/card", "/karte"]);
        player.edits("", ["Search the page: card", "Auf der Seite suchen: karte"]);
        player.sees([" 1 of ", " 1 von "]);
        player.presses(DOWN);
        player.sees([" 2 of ", " 2 von "]);
        player.presses(ENTER);
        player.presses("n");
        player.sees([" 3 of ", " 3 von "]);
        player.presses("N");
        player.sees([" 2 of ", " 2 von "]);
        player.until("place", |screen| {
            let seen = words(screen, looked_at).to_lowercase();
            seen == player.of(["card", "karte"])
        });
        player.presses(ESCAPE);
        player.misses([" 2 of ", " 2 von "]);
        player.presses("/qqq");
        player.sees(["“qqq” is not here", "„qqq“ steht nicht hier"]);
        player.presses(ESCAPE);
        player.misses(["“qqq”", "„qqq“"]);
        player.presses(ESCAPE);
        player.sees(["F2 English", "F2 Deutsch"]);
        player.presses(ESCAPE);
        player.sees(HELLO);
        player.ends(ESCAPE, 0);
    });
}

#[test]
fn name_and_id_go_into_the_clipboard() {
    // As terminals are sent them: in Base64.
    let names = ["UmVjYWxs", "WnVyw7xja3J1ZmVu"];
    let id = "Y2Mva2V5d29yZC9yZWNhbGw=";
    let holds = |player: &Player, sent: &str| player.sitting().until_copied(sent);
    finder().everywhere(|player| {
        opens_recall(player);
        player.presses(&ctrl('y'));
        player.sees([
            "Copied, if your terminal allows it: Recall",
            "Kopiert, wenn dein Terminal es erlaubt: Zurückrufen",
        ]);
        holds(player, player.of(names));
        player.presses(ENTER);
        player.presses("Y");
        player.sees(both("cc/keyword/recall"));
        holds(player, id);
        player.presses("y");
        holds(player, player.of(names));
        player.ends(&ctrl('c'), 0);
    });
}
