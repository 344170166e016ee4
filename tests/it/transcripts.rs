//! Whole conversations as a player sees them: commands and answers in, screens out, compared with the
//! reviewed transcripts in `tests/solo`. With `TRYCMD=overwrite` they are written anew.

use std::fs;
use std::path::Path;

use crate::desk::Desk;

/// Commands, each with what is typed while it runs.
type Script<'a> = &'a [(&'a str, &'a str)];

fn transcript(lang: &str, script: Script<'_>) -> String {
    let desk = Desk::new();
    let mut text = String::new();
    for (line, input) in script {
        text.push_str(&format!("$ tricorder {line}\n"));
        let output = desk.tell(&format!("--lang {lang} {line}"), input);
        text.push_str(&String::from_utf8_lossy(&output.stdout));
        text.push_str(&String::from_utf8_lossy(&output.stderr));
        if output.status.code() != Some(0) {
            text.push_str(&format!("[exit {:?}]\n", output.status.code()));
        }
        text.push('\n');
    }
    text
}

fn compare(name: &str, script: Script<'_>) {
    for lang in ["de", "en"] {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/solo/{name}_{lang}.txt"));
        let text = transcript(lang, script);
        // Commands and answers are as long as they are, and so are the lines of exported Markdown.
        let free = |line: &&str| !line.starts_with(['$', '>', '|', '#']) && !line.starts_with("- ");
        for line in text.lines().filter(free) {
            assert!(line.chars().count() <= 80, "too wide: {line}");
        }
        if std::env::var("TRYCMD").is_ok_and(|mode| mode == "overwrite") {
            fs::write(&path, &text).expect("written");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(text, expected, "{}", path.display());
    }
}

/// The turn of solo rules p. 11-15 as it is played at the table.
#[test]
fn the_printed_turn_is_told_step_by_step() {
    compare(
        "koloth_turn",
        &[
            (
                "solo new --bot koloth --difficulty commander --captain picard --side advanced --deck virtual --seed 1",
                "",
            ),
            ("solo correct move deck klingon disruptors", ""),
            ("solo correct move deck hostile-contact-koloth", ""),
            ("solo correct move deck good day to die", ""),
            ("solo correct move deck rura penthe", ""),
            ("solo correct move deck klothos", ""),
            ("solo correct move deck krell", ""),
            ("solo correct influence 2", ""),
            ("solo correct military 3", ""),
            ("solo correct stardate 2 3", ""),
            (
                "solo play",
                "\n\n\
                 harry mudd; lirpa; xindi-reptilian battleship + 1 glory; kelpiens\n\
                 ancient relay station + 2 you; betazed + 1 bot; xahea + 1 you\n\
                 biobed\n10 3 4\n2\nholosuite\n:quit\n",
            ),
            ("solo status", ""),
            (
                "solo score --glory 6 --tokens 2 --printed 9 --tracks 10,3,4",
                "",
            ),
        ],
    );
}

/// A turn with real cards: names are typed, with errors, and things are set right on the way.
#[test]
fn a_turn_with_real_cards() {
    compare(
        "real_cards",
        &[
            (
                "solo new --bot sela --difficulty ensign --captain shran --name table",
                "",
            ),
            (
                "solo play",
                "draw 1\nutilize\n\
                 incident\n\n\
                 dismiss-ship\n\
                 drwa\n\
                 \n\
                 nonsense\n5\n\
                 :undo\n:redo\n\
                 tomalok\n\
                 worf\n\
                 :correct military 4\n\
                 :status\n\
                 :quit\n",
            ),
            ("solo log --last 1", ""),
            ("solo event draw", ""),
            ("solo undo", ""),
            ("solo list", ""),
            ("solo delete table", ""),
            ("solo status", ""),
        ],
    );
}

#[test]
fn a_campaign_from_its_first_game() {
    compare(
        "campaign",
        &[
            (
                "campaign new --captain picard --mode yellow-alert --challenge tuesday,gazelle,two-weeks --name mine",
                "",
            ),
            (
                "campaign record --opponent koloth --score 84 --bot-score 71",
                "",
            ),
            ("campaign record --opponent sela --won", ""),
            ("campaign upgrade --reinforce Risa", ""),
            ("campaign upgrade --reinforce Pakled_Freighter", ""),
            ("campaign upgrade --bonus 2", ""),
            ("campaign record --opponent koloth --lost", ""),
            ("campaign record --opponent picard --lost", ""),
            (
                "campaign record --opponent sela --score 70 --bot-score 70",
                "",
            ),
            ("campaign undo", ""),
            ("campaign review", ""),
            ("campaign export --to markdown", ""),
            ("campaign list", ""),
            ("campaign delete mine", ""),
        ],
    );
}

#[test]
fn cadet_training() {
    compare(
        "cadet",
        &[
            ("solo cadet", ""),
            ("solo cadet new --captain burnham", ""),
            ("solo cadet next", ""),
            ("solo cadet undo", ""),
            ("solo cadet next", ""),
            ("solo cadet next", ""),
            ("solo cadet next", ""),
            ("solo cadet next", ""),
            ("solo cadet score --points 100", ""),
        ],
    );
}
