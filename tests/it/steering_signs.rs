//! Signs that steer a screen come in through every door, and none of them reaches a screen.

use std::fs;
use std::process::Output;

use crate::kit::desk::{Desk, converse};
use crate::kit::sheets::{row, sheet};

/// The beginning of a terminal's sequences in seven and eight bits, a turn of the writing, signs without room, a
/// bell, a line that begins anew.
const EVIL: &str = "\u{1b}[2J\u{9b}31m\u{202e}\u{2066}\u{200b}\u{feff}\u{7}\u{8}";

fn is_evil(sign: char) -> bool {
    let is_line = matches!(sign, '\n' | '\t');
    let turns = "\u{202e}\u{2066}\u{200b}\u{feff}";
    sign.is_control() && !is_line || turns.contains(sign)
}

fn assert_clean(what: &str, output: &Output) {
    for stream in [&output.stdout, &output.stderr] {
        let text = String::from_utf8_lossy(stream);
        assert!(!text.contains(is_evil), "{what}: {text:?}");
    }
    assert!(output.status.code().is_some_and(|code| code <= 2), "{what}");
}

#[test]
fn arguments_are_shown_without_them() {
    let desk = Desk::new();
    let named = format!("Ki{EVIL}ra");
    let lines: [&[&str]; 12] = [
        &["lookup", &named],
        &["show", &named],
        &["search", &named],
        &["search", "--explain", &named],
        &["list", "--kind", &named],
        &["deck", "check", &named],
        &["deck", "save", "example:klingon", "--name", &named],
        &["solo", "resolve", "koloth", &named],
        &["solo", "new", "koloth", "--name", &named],
        &["campaign", "status", "--campaign", &named],
        &["calc", "range", &named, &named],
        &["--data", &named, "data", "check"],
    ];
    for line in lines {
        for lang in ["de", "en"] {
            let mut command = desk.tricorder();
            command.args(line).args(["--lang", lang]);
            let output = command.output().expect("the program starts");
            assert_clean(&line.join(" "), &output);
        }
    }
}

#[test]
fn lists_bring_none_of_them_in() {
    let desk = Desk::new();
    let list = format!("1 Kira{EVIL} Nerys\n2 Nobody{EVIL} Knows\n# {EVIL}\n");
    for line in [
        "deck check -",
        "deck check - --json",
        "deck convert - --to text",
        "deck convert - --to lackey",
        "collection import -",
        "deck save - --name a",
        "deck show a",
    ] {
        assert_clean(line, &desk.tell(line, &list));
    }
    // Without those a terminal would obey, the list is one, and the names are whole.
    let soft = "1 Ki\u{200b}ra Nerys, Colonel\u{202e} Kira\n";
    let output = desk.tell("deck convert - --to text", soft);
    assert!(String::from_utf8_lossy(&output.stdout).contains("Kira Nerys, Colonel Kira"));
}

#[test]
fn card_files_bring_none_of_them_in() {
    let desk = Desk::new();
    let text = format!("An e{EVIL}vil text.");
    let named = row(&format!("E{EVIL}vil Card"), 1, &[("Text", &text)]);
    let path = desk.own.path().join("Physical.txt");
    fs::write(&path, sheet(&[&named])).expect("a file");
    let path = path.display().to_string();
    for line in [
        format!("import lackey {path}"),
        "import list".to_owned(),
        "search e".to_owned(),
        "search e --format list".to_owned(),
        "search e --json".to_owned(),
        "search e --format csv".to_owned(),
    ] {
        assert_clean(&line, &desk.run(&line));
    }
}

#[test]
fn conversations_repeat_none_of_them() {
    let desk = Desk::new();
    assert!(
        desk.run("solo new --bot koloth --difficulty commander --captain picard --name a")
            .status
            .success()
    );
    let typed = format!("{EVIL}\n:?{EVIL}\nKi{EVIL}ra\n:event {EVIL}x\n:quit\n");
    let mut command = desk.tricorder();
    command.args(["solo", "play", "a"]);
    let output = converse(command, &typed);
    // What is piped in is shown once more, as it was typed by somebody else's program: without them too.
    assert_clean("solo play", &output);
}
