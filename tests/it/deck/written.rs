//! Lists written anew: with the names of the player's card files, with the line ends they had, and from the
//! clipboard.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::kit::desk::{Desk, converse};
use crate::kit::sheets::{row, sheet};

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// A desk with card files that call a Premiere mission by its name of today.
fn with_files() -> Desk {
    let desk = Desk::new();
    let mission = [("Type", "Mission"), ("Mission/DilemmaType", "P")];
    let rows = [
        row("Teplan Prime Cure Blight", 159, &mission),
        row("Odd Twin First Form *VP", 8, &[("Type", "Personnel"), ("Unique", "Y")]),
    ];
    let path = desk.own.path().join("Own.txt");
    fs::write(&path, sheet(&rows.each_ref().map(String::as_str))).expect("a file");
    let imported = desk.run(&format!("import {}", path.display()));
    assert!(imported.status.success(), "{imported:?}");
    desk
}

#[test]
fn lists_for_lackey_have_the_names_of_the_imported_files() {
    let list = "1\tAnara\r\nMissions:\r\n1\tCure Blight\r\n1\tSearch and Rescue\r\n";
    let today = "1\tAnara\nMissions:\n1\tTeplan Prime Cure Blight\n1\tAramis VI Search and Rescue\n";
    let alone = Desk::new().tell("deck convert --to lackey -", list);
    assert_eq!(text(&alone.stdout), today, "with nothing imported");
    let desk = with_files();
    let converted = desk.tell("deck convert --to lackey -", list);
    assert_eq!(text(&converted.stdout), today);
    let dek = text(&desk.tell("deck convert --to dek -", list).stdout);
    assert!(dek.contains("<name>Teplan Prime Cure Blight</name>"), "{dek}");
    let fixed = desk.tell("deck fix -", list);
    assert_eq!(text(&fixed.stdout), today.replace('\n', "\r\n"));
    let again = desk.tell("deck fix -", today);
    assert_eq!(text(&again.stdout), today);
    let lines = desk.tell("deck fix -", "Missions\n1x Cure Blight\n");
    assert_eq!(text(&lines.stdout), "Missions\n1x Teplan Prime, Cure Blight\n");
    let marked = desk.tell("deck convert --to lackey -", "1 Odd Twin First Form\n");
    assert_eq!(text(&marked.stdout), "1\tOdd Twin First Form *VP\n");
}

#[test]
fn documents_keep_their_line_ends_too() {
    let desk = Desk::new();
    let yaml = "deck:\r\n- count: 2\r\n  name: anara\r\n";
    let fixed = text(&desk.tell("deck fix -", yaml).stdout);
    assert_eq!(fixed.replace("Anara", "anara"), yaml);
    let alone = text(&desk.tell("deck fix -", "{\"anara\": 2}").stdout);
    assert_eq!(alone, "{\"Anara\": 2}");
}

#[test]
fn a_suggestion_that_stands_alone_is_taken_when_asked() {
    let desk = Desk::new();
    let list = "2x Gravimetrc Distortion\r\n";
    let left = desk.tell("--lang en deck fix -", list);
    assert_eq!((left.status.code(), text(&left.stdout)), (Some(2), list.to_owned()));
    let taken = desk.tell("--lang en deck fix --apply -", list);
    assert_eq!(text(&taken.stdout), "2x Gravimetric Distortion\r\n");
    assert_eq!(taken.status.code(), Some(0));
    let told = text(&taken.stderr);
    assert!(told.contains("line 1") && told.contains("Gravimetrc"), "{told}");
}

#[test]
fn nothing_is_not_converted() {
    let desk = Desk::new();
    for list in ["# nothing\n", "Deck:\n", "{}"] {
        let output = desk.tell("deck convert --to text -", list);
        assert_eq!(output.status.code(), Some(2), "{list}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}

/// Programs in a folder of the desk that print a list or fail, by name.
#[cfg(unix)]
fn with_programs(desk: &Desk, programs: &[(&str, Option<&str>)]) -> Command {
    use std::os::unix::fs::PermissionsExt;
    let folder = desk.own.path().join("bin");
    fs::create_dir_all(&folder).expect("a folder");
    for (name, list) in programs {
        let script = match list {
            Some(list) => format!("#!/bin/sh\nprintf '{list}'\n"),
            None => "#!/bin/sh\nexit 1\n".to_owned(),
        };
        let path = folder.join(name);
        fs::write(&path, script).expect("a program");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a right");
    }
    let mut command = desk.tricorder();
    command.env("PATH", folder);
    command
}

#[cfg(unix)]
#[test]
fn the_clipboard_is_read_by_the_first_program_that_can() {
    let desk = Desk::new();
    let programs = [("wl-paste", None), ("xclip", Some("2x Anara\\r\\n"))];
    let run = |words: &[&str], input: &str| {
        let mut command = with_programs(&desk, &programs);
        command.args(words);
        converse(command, input)
    };
    for words in [&["deck", "check", "--json", "--clipboard"][..], &["deck", "stats", "--json", "--clipboard"]] {
        let said: Value = serde_json::from_slice(&run(words, "").stdout).expect("json");
        assert_eq!(said["counts"]["deck"], 2, "{words:?}");
    }
    let converted = run(&["deck", "convert", "--to", "lackey", "--clipboard"], "");
    assert_eq!(text(&converted.stdout), "2\tAnara\n");
    let fixed = run(&["deck", "fix", "--clipboard"], "");
    assert_eq!(text(&fixed.stdout), "2x Anara\r\n");
    let differing = run(&["deck", "diff", "-", "--clipboard", "--json"], "3x Anara\n");
    let said: Value = serde_json::from_slice(&differing.stdout).expect("json");
    assert_eq!(said["differences"][0]["second"], 2);
    let saved = run(&["deck", "save", "--clipboard", "--name", "pasted"], "");
    assert!(saved.status.success(), "{saved:?}");
    let both = run(&["deck", "diff", "a", "b", "--clipboard"], "");
    assert_eq!(both.status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn without_a_clipboard_there_is_a_way_out() {
    let desk = Desk::new();
    for programs in [&[][..], &[("xclip", None)], &[("pbpaste", Some(""))]] {
        let mut command = with_programs(&desk, programs);
        command.args(["deck", "check", "--clipboard"]);
        let output = converse(command, "");
        assert_eq!(output.status.code(), Some(2), "{programs:?}");
        assert!(!output.stderr.is_empty());
        fs::remove_dir_all(desk.own.path().join("bin")).expect("removed");
    }
}
