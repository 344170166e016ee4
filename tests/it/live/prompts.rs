//! What is asked before, in and behind a game: lines edited, remembered and completed, words looked up in between.

use crate::kit::evening::{ENTER, Evening, LEFT, Player, Said, TAB, UP, before_cursor, both, ctrl, flowing};

const LOG: Said<'_> = ["Log · Loggen", "Loggen · Log"];
const BEGUN: &str = "solo new --bot koloth --captain picard --difficulty ensign --seed 1 --name evening";
const GREETING: Said<'_> = ["Tab completes what can go here", "Tab vervollständigt, was hier stehen kann"];
const AGAIN: Said<'_> = ["(? shows what)", "(? zeigt, was)"];

fn begun() -> Evening<'static> {
    Evening { before: &[BEGUN], ..Evening::default() }
}

/// An empty line again.
fn clears(player: &Player) {
    player.edits(&ctrl('u'), both("> "));
}

#[test]
fn a_game_is_begun_question_by_question() {
    Evening::default().everywhere(|player| {
        player.hears("tricorder solo new\n", ["Bot Captain: 1 Picard", "Computer-Captain: 1 Picard"]);
        player.hears("nobody\r", ["“nobody” is not in the list.", "„nobody“ steht nicht in der Liste."]);
        player.edits("kolo\t", both("> koloth"));
        player.hears(ENTER, ["Your Captain: 1 Picard", "Dein Captain: 1 Picard"]);
        player.hears(":?log\r", LOG);
        player.edits("pic\t", both("> picard"));
        player.hears(ENTER, ["Difficulty: 1 Ensign", "Schwierigkeit: 1 Fähnrich"]);
        player.hears(":?\r", [":?word looks a word up", ":?Wort schlägt ein Wort nach"]);
        player.edits(player.of(["ens\t", "fähn\t"]), ["> ensign", "> Fähnrich"]);
        player.hears(ENTER, ["Bot deck: 1 physical", "Computer-Deck: 1 echt"]);
        player.hears("2\r", ["Side of your Crew board: 1 basic", "Seite deiner Captain-Tafel: 1 einfach"]);
        player.hears(
            ENTER,
            ["Challenge Conspiring Admirals: 1 no", "Herausforderung Verschwörerische Admiräle: 1 nein"],
        );
        player.ends(ENTER, 0);
        player.sees([
            "Setup: Koloth (Bot, Ensign) against Picard",
            "Aufbau: Koloth (Computer, Fähnrich) gegen Picard",
        ]);
        // A number stands in the line of its choice.
        let is_torn = |line: &str| line.ends_with(|sign: char| sign.is_ascii_digit()) && line.contains(" · ");
        let text = player.sitting().text();
        let mut asked = text.lines().filter(|line| line.contains(": 1 "));
        assert!(asked.all(|line| !is_torn(line)), "{text}");
        // The next game is asked for with what was chosen before, and earlier lines are there.
        player.hears("tricorder solo new\n", ["Enter = Koloth > ", "Enter = Koloth > "]);
        player.ends(":quit\r", 1);
    });
}

#[test]
fn a_line_of_a_game_is_edited_wherever_the_cursor_stands() {
    begun().everywhere(|player| {
        player.hears("tricorder solo play\n", GREETING);
        player.edits(
            player.of(["give anc\t", "geben antike r\t"]),
            ["> give Ancient ", "> geben Antike Relaisstation"],
        );
        clears(player);
        player.edits(&format!("abcd{LEFT}{LEFT}X"), both("> abX"));
        player.edits(&ctrl('e'), both("> abXcd"));
        player.edits(&ctrl('a'), both("> "));
        player.edits(&ctrl('k'), both("> "));
        // A line that is wider than the terminal goes on in the next one.
        let width = usize::from(player.width);
        player.presses(&"0123456789".repeat(width / 10));
        player.until("next line", |screen| screen.cursor_position().1 == 2);
        player.presses("x");
        player.until("next line", |screen| screen.cursor_position().1 == 3);
        player.edits(&ctrl('a'), both("> "));
        player.edits(&ctrl('k'), both("> "));
        player.hears(player.of([":st\t\r", ":st\t\r"]), ["Neutral Zone", "Neutrale Zone"]);
        player.ends(&ctrl('d'), 0);
        player.sees(["Saved. Continue with:", "Gespeichert. Weiter mit:"]);
    });
}

#[test]
fn a_game_goes_on_where_words_were_looked_up_and_lines_come_back() {
    begun().everywhere(|player| {
        player.hears("tricorder solo play\n", GREETING);
        player.hears(":?log\r", LOG);
        player.hears(":?\r", ["or its number in the list", "oder die Nummer der Liste"]);
        player.edits(":?zurückr\t", both("> :?Zurückrufen"));
        clears(player);
        let drawn = player.of(["draw 1", "ziehen 1"]);
        player.hears(&format!("{drawn}\r"), AGAIN);
        player.edits(UP, ["> draw 1", "> ziehen 1"]);
        clears(player);
        player.hears(ENTER, ["What is on the table now?", "Wie sieht der Tisch jetzt aus?"]);
        player.hears("xyz\r", ["no card “xyz”", "Karte „xyz“ gibt es in dieser Partie"]);
        player.edits("beta\t", both("> Betazed"));
        clears(player);
        player.hears("4\r", ["Still missing in the Market:", "Auf dem Tisch fehlt noch:"]);
        player.hears(player.of([":undo\r", ":zurück\r"]), AGAIN);
        player.ends(&ctrl('d'), 0);
        player.hears("tricorder solo play\n", AGAIN_FIRST);
        player.edits(&format!("{UP}{UP}{UP}{UP}"), ["> draw 1", "> ziehen 1"]);
        clears(player);
        player.ends(player.of([":quit\r", ":ende\r"]), 0);
    });
}

/// What a run begins with on the player's turn.
const AGAIN_FIRST: Said<'_> = ["When you are done, press Enter", "Ist dein Zug vorbei, drücke Enter"];

#[test]
fn points_are_asked_for_one_by_one() {
    begun().everywhere(|player| {
        player.hears("tricorder solo score\n", ["Your Glory [0]: ", "Dein Ruhm [0]: "]);
        player.hears("x\r", ["“x” does not answer the question.", "„x“ ist darauf keine Antwort."]);
        player.hears(":?log\r", LOG);
        player.hears("5\r", ["Neutral Zone [0]: ", "Neutralen Zone [0]: "]);
        player.edits(TAB, both("[0]: 0"));
        player.hears(ENTER, ["ENDGAME operations [0]: ", "SPIELENDE-Operationen [0]: "]);
        player.edits(UP, both("[0]: 0"));
        player.edits(&ctrl('u'), both("[0]: "));
        player.hears("3\r", ["Printed VP of all your cards [0]: ", "Aufgedruckte SP all deiner Karten [0]: "]);
        player.hears(
            ENTER,
            ["with a Focus: Research, Influence, Military", "mit Fokus: Forschung, Einfluss, Militär"],
        );
        player.hears("1,2,3\r", ["Your steps: Research", "Deine Schritte: Forschung"]);
        player.hears(ENTER, ["Completed missions [0]: ", "Abgeschlossene Missionen [0]: "]);
        player.ends(ENTER, 0);
        player.sees(["So far: you ", "Stand jetzt: du "]);
        // What was told is there the next time.
        player.hears("tricorder solo score\n", ["Your Glory [5]: ", "Dein Ruhm [5]: "]);
        player.hears(ENTER, ["Neutral Zone [0]: ", "Neutralen Zone [0]: "]);
        player.hears(ENTER, ["ENDGAME operations [3]: ", "SPIELENDE-Operationen [3]: "]);
        player.hears(ENTER, ["Printed VP of all your cards [0]: ", "Aufgedruckte SP all deiner Karten [0]: "]);
        player.hears(ENTER, ["Influence, Military [1,2,3]: ", "Einfluss, Militär [1,2,3]: "]);
        player.ends(&ctrl('d'), 0);
    });
}

#[test]
fn an_assignment_of_a_campaign_is_begun_question_by_question() {
    Evening::default().everywhere(|player| {
        let line = "tricorder campaign new --captain picard --mode stun --name fleet";
        player.runs(line, 0, ["Campaign “fleet” has begun.", "Kampagne „fleet“ begonnen."]);
        player.runs("tricorder campaign status", 0, ["Next assignment (1 of 10)", "Nächster Einsatz (1 von 10)"]);
        player
            .hears("tricorder solo new --campaign fleet\n", ["Bot Captain: 1 Shran", "Computer-Captain: 1 Shran"]);
        player.edits("sis\t", both("> sisko"));
        player.hears(ENTER, ["Bot deck: 1 physical", "Computer-Deck: 1 echt"]);
        player.hears(":?log\r", LOG);
        player.hears(ENTER, ["Side of your Crew board", "Seite deiner Captain-Tafel"]);
        player.hears(ENTER, ["Conspiring Admirals: 1 no", "Admiräle: 1 nein"]);
        player.ends(ENTER, 0);
        player.sees(["Setup: Sisko", "Aufbau: Sisko"]);
    });
}

/// A game that tells more in an answer than a screen of 24 lines holds, and what is typed in two turns of it.
const LONG: &str = "solo new --bot sela --captain picard --difficulty commander --side advanced --deck virtual --seed 1 --name long";
const TYPED: [&str; 6] =
    ["", "4; rom; tribbles; pakled freighter; bolians; betazed; risa; archer iv", "", "", "laris; 0 0 0", "xahea"];

/// Every line that is told stands on a screen before the player goes on from it.
#[test]
fn nothing_told_leaves_a_screen_of_24_lines_unread() {
    let evening = Evening { lines: Some(24), before: &[LONG], ..Evening::default() };
    evening.everywhere(|player| {
        let mut screens = vec![];
        let (mut left, mut pages) = (TYPED.iter(), 0);
        player.presses("tricorder solo play\n");
        loop {
            let before = screens.last().cloned().unwrap_or_default();
            let goes_on = player.of(["Enter = continue ", "Enter = weiter "]);
            player.until("prompt", |screen| {
                let line = before_cursor(screen);
                flowing(screen) != before && (line.ends_with("> ") || line.ends_with(goes_on))
            });
            screens.push(player.text());
            if before_cursor(player.sitting().screen().screen()).ends_with(goes_on) {
                pages += 1;
                player.presses(ENTER);
            } else if let Some(line) = left.next() {
                player.presses(&format!("{line}\r"));
            } else {
                break;
            }
        }
        assert!(pages > 0 || player.width > 80, "{screens:#?}");
        player.ends("q\r", 0);
        let told = player.aside("solo log");
        for line in told.lines().filter(|line| !line.trim().is_empty()) {
            let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(screens.iter().any(|screen| screen.contains(&words)), "{words:?} was on none of {screens:#?}");
        }
    });
}
