//! Where the locale is not one of Unicode, all that draws is ASCII.

use crate::kit::evening::{ENTER, Evening, Player, Said, TAB, both, ctrl};

const LOCALE: [(&str, &str); 1] = [("LANG", "C")];

/// No line, bar or mark is drawn with a sign such a terminal does not have.
fn draws_ascii(player: &Player) {
    let text = player.sitting().text();
    let draws = |sign: char| matches!(sign, '─'..='▟' | '■'..='◿' | '←'..='↓' | '·' | '•' | '…');
    let drawn: String = text.chars().filter(|sign| draws(*sign)).collect();
    assert_eq!(drawn, "", "{text}");
}

#[test]
fn the_finder_is_drawn_in_ascii() {
    let evening = Evening { lines: Some(24), set: &LOCALE, ..Evening::default() };
    evening.everywhere(|player| {
        let recall: Said<'_> = ["Recall . Zurückrufen", "Zurückrufen . Recall"];
        let word = player.of(["recall", "zurueckrufen"]);
        player.begins(&format!("tricorder find {word} --game cc"), recall);
        player.sees([" hits", " Treffer"]);
        player.sees(["-----", "-----"]);
        draws_ascii(player);
        player.presses(TAB);
        player.sees_in(|cell| cell.inverse() && cell.underline(), ["Dismiss", "Entlassen"]);
        player.sees(["< back", "< zurück"]);
        draws_ascii(player);
        player.presses(ENTER);
        player.sees(["Dismiss . Entlassen", "Entlassen . Dismiss"]);
        draws_ascii(player);
        player.presses("?");
        player.sees(["^ v", "^ v"]);
        draws_ascii(player);
        player.ends(&ctrl('c'), 0);
    });
}

#[test]
fn pictures_and_prompts_are_drawn_in_ascii() {
    let evening = Evening {
        set: &LOCALE,
        before: &[
            "solo new --bot koloth --captain picard --difficulty ensign --seed 1 --name evening",
            "solo correct zone Betazed + 2 bot + 1 you",
        ],
        ..Evening::default()
    };
    evening.everywhere(|player| {
        let bar = format!("23 {} ", "#".repeat(23));
        player.runs("tricorder deck stats example:klingon", 0, both(&bar));
        player.hears("tricorder solo play\n", ["Tab completes", "Tab vervollständigt"]);
        player.hears(":status\r", ["2+0 . you 1+0 ##.", "2+0 . du 1+0 ##."]);
        player.hears(":?\r", [":correct ~", ":korrigieren ~"]);
        player.hears(ENTER, ["> What is on the table", "> Wie sieht der Tisch jetzt aus"]);
        player.presses("\t\t");
        player.until("names", |screen| screen.contents().contains("~ +"));
        player.ends(&format!("{}{}", ctrl('u'), ctrl('d')), 0);
        player.hears("tricorder solo score\n", ["Your Glory [0]: ", "Dein Ruhm [0]: "]);
        for _ in 0..6 {
            player.hears(ENTER, both("]: "));
        }
        player.ends(ENTER, 0);
        player.sees(["+-----", "+-----"]);
        draws_ascii(player);
    });
}
