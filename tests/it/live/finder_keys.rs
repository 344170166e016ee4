//! The finder: the page of keys, the switches, the mouse, other sizes, and without color.

use vt100::{Cell, Screen};

use crate::kit::evening::{ENTER, ESCAPE, Evening, Player, Said, TAB, both, ctrl};
use crate::kit::sitting::words;

const HELLO: Said<'_> = ["What are you looking for?", "Wonach suchst du?"];
const RECALL: Said<'_> = ["Recall · Zurückrufen", "Zurückrufen · Recall"];
const F1: &str = "\u{1b}OP";
const F2: &str = "\u{1b}OQ";
const F3: &str = "\u{1b}OR";
const F4: &str = "\u{1b}OS";
const F5: &str = "\u{1b}[15~";
const SHIFT_F4: &str = "\u{1b}[1;2S";
const PAGE_DOWN: &str = "\u{1b}[6~";

fn finder() -> Evening<'static> {
    Evening { lines: Some(24), ..Evening::default() }
}

/// A key with the Alt key.
fn alt(key: char) -> String {
    format!("\u{1b}{key}")
}

/// What a terminal sends for a button of the mouse, or a turn of its wheel, at a place counted from 0.
fn mouse(button: u8, (row, column): (u16, u16)) -> String {
    format!("\u{1b}[<{button};{};{}M", column + 1, row + 1)
}

/// The first cell of some looks.
fn place(screen: &Screen, looks: impl Fn(&Cell) -> bool) -> Option<(u16, u16)> {
    let (rows, columns) = screen.size();
    let of_row = |row| (0..columns.get()).map(move |column| (row, column));
    let mut places = (0..rows.get()).flat_map(of_row);
    places.find(|(row, column)| screen.cell(*row, *column).is_some_and(&looks))
}

#[test]
fn all_keys_are_told_and_the_page_of_keys_is_left_as_it_was_opened() {
    let told: Said<'_> = ["Previous or next hit", "Ein anderer Treffer"];
    finder().everywhere(|player| {
        player.begins("tricorder find", HELLO);
        player.sees(["F1 keys", "F1 Tasten"]);
        for key in ["?", F1, &alt('h'), &alt('?')] {
            player.presses(key);
            player.sees(told);
            player.misses(HELLO);
            player.presses(key);
            player.sees(HELLO);
        }
        player.presses(F1);
        player.sees(told);
        player.presses(TAB);
        player.sees(["There is no link on this page.", "Auf dieser Seite steht kein Verweis."]);
        player.presses(PAGE_DOWN);
        player.sees(["Ctrl-C Ctrl-Q", "Strg-C Strg-Q"]);
        player.sees(["F1 keys", "F1 Tasten"]);
        player.presses(&ctrl('y'));
        player.sees(["There is nothing here to copy.", "Hier gibt es nichts zu kopieren."]);
        player.presses(ESCAPE);
        player.sees(HELLO);
        player.ends(&ctrl('c'), 0);
    });
}

#[test]
fn language_game_kind_and_crew_are_switched() {
    let other: Said<'_> = [HELLO[1], HELLO[0]];
    finder().everywhere(|player| {
        let all = |whole, short| if player.width == 60 { short } else { whole };
        let games: Said<'_> = all(["F3 all games", "F3 alle Spiele"], ["F3 games", "F3 Spiele"]);
        let crews: Said<'_> = all(["F5 all crews", "F5 alle Crews"], ["F5 crews", "F5 Crews"]);
        player.begins("tricorder find", HELLO);
        player.sees(games);
        player.sees(crews);
        for key in [F2, &alt('l')] {
            player.presses(key);
            player.sees(other);
            player.presses(key);
            player.sees(HELLO);
        }
        for (key, said) in [
            (F3, both("F3 cc")),
            (&*alt('g'), both("F3 2e")),
            (&*alt('G'), both("F3 cc")),
            (F4, ["F4 Keyword", "F4 Schlüsselwort"]),
            (&*alt('k'), ["F4 Suit", "F4 Kartentyp"]),
            (&*alt('K'), ["F4 Keyword", "F4 Schlüsselwort"]),
            (SHIFT_F4, ["F4 all kinds", "F4 alle Arten"]),
            (&*alt('G'), games),
            (F5, both("F5 Picard")),
            (&*alt('c'), both("F5 Shran")),
            (&*alt('C'), both("F5 Picard")),
            ("data", ["1 hit ", "1 Treffer "]),
            (&*alt('C'), crews),
        ] {
            player.presses(key);
            player.sees(said);
            player.sees(["F1 keys", "F1 Tasten"]);
        }
        player.ends(&ctrl('q'), 0);
    });
}

#[test]
fn the_mouse_chooses_follows_and_scrolls() {
    finder().everywhere(|player| {
        player.begins("tricorder find worf --game cc", both("Person · Picard"));
        // The list begins below the line and its rule.
        player.presses(&mouse(0, (3, 2)));
        player.sees(both("Person · Sisko"));
        player.presses(&mouse(0, (2, 2)));
        player.sees(both("Person · Picard"));
        player.presses(&format!("{}{}", ctrl('u'), player.of(["recall", "zurückrufen"])));
        player.sees(RECALL);
        let below = (20, player.width - 10);
        player.presses(ENTER);
        player.sees(["Esc list", "Esc Liste"]);
        player.presses(TAB);
        player.until("link", |screen| place(screen, |cell| cell.inverse() && cell.underline()).is_some());
        follow_another_link(player);
        player.presses(&ctrl('h'));
        player.sees(RECALL);
        player.presses(ESCAPE);
        player.sees(["F2 English", "F2 Deutsch"]);
        player.presses(&format!("{}{}", ctrl('u'), player.of(["log", "loggen"])));
        player.sees(["Log · Loggen", "Loggen · Log"]);
        player.presses(&mouse(65, below));
        player.sees([" 4–", " 4–"]);
        player.presses(&mouse(64, below));
        player.sees([" 1–", " 1–"]);
        player.ends(&ctrl('c'), 0);
    });
}

/// Clicks the first link that is not in focus.
fn follow_another_link(player: &Player) {
    let looks = |cell: &Cell| cell.underline() && !cell.inverse() && cell.contents() != " ";
    let at = place(player.sitting().screen().screen(), looks).expect("a link");
    player.presses(&mouse(0, at));
    player.sees(["Beam · Beamen", "Beamen · Beam"]);
}

/// How long the rule below the line is.
fn rule(screen: &Screen) -> usize {
    let row = screen.rows(0, u16::MAX).nth(1);
    row.unwrap_or_default().matches('─').count()
}

#[test]
fn it_is_drawn_anew_for_another_size_and_after_a_pause() {
    finder().everywhere(|player| {
        player.begins("tricorder find", HELLO);
        for width in [100, 40, player.width] {
            player.sitting().resize((24, width));
            player.until("rule", |screen| rule(screen) == usize::from(width));
            player.sees(["looking for?", "Wonach suchst du?"]);
        }
        player.types(["recall", "zurückrufen"]);
        player.sees(RECALL);
        player.presses(&ctrl('z'));
        player.presses(F2);
        player.sees([RECALL[1], RECALL[0]]);
        player.ends(&ctrl('c'), 0);
        assert!(player.text().contains("stopped"), "{}", player.sitting().text());
    });
}

#[test]
fn without_color_what_is_chosen_is_seen_all_the_same() {
    let evening = Evening { set: &[("NO_COLOR", "1")], ..finder() };
    evening.everywhere(|player| {
        player.begins("tricorder find recall", RECALL);
        player.presses(TAB);
        player.sees_in(|cell| cell.inverse() && cell.underline(), ["Dismiss", "Entlassen"]);
        let painted = |cell: &Cell| cell.fgcolor() != vt100::Color::Default || cell.dim();
        assert_eq!(words(player.sitting().screen().screen(), painted), "");
        player.ends(&ctrl('c'), 0);
    });
}
