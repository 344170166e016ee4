//! Saved decks: what is kept of a list, and what of every change.

use std::fs;

use serde_json::{Value, json};

use crate::kit::desk::Desk;

/// Runs the program with words, of which some have blanks; its document.
fn said(desk: &Desk, words: &[&str]) -> Value {
    let mut command = desk.tricorder();
    let output = command.args(words).arg("--json").output();
    let output = output.expect("the program starts");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error} {output:?}"))
}

fn code(desk: &Desk, words: &[&str]) -> Option<i32> {
    let mut command = desk.tricorder();
    let output = command.args(words).output().expect("the program starts");
    output.status.code()
}

fn list(desk: &Desk, name: &str) -> String {
    let output = desk.run(&format!("deck export {name} --to text --replace --into {}", out(desk)));
    assert!(output.status.success(), "{output:?}");
    fs::read_to_string(format!("{}/{name}.txt", out(desk))).expect("a file")
}

fn out(desk: &Desk) -> String {
    desk.own.path().join("out").display().to_string()
}

#[test]
fn unknown_names_are_kept_as_they_are_written() {
    let desk = Desk::new();
    let lists = [
        ("lines", "2 Nobody at All\n3x Anara\n1 Anara #1\n1 9U999\n"),
        ("columns", "Count,Name,Number\n2,Nobody at All,\n3,Anara,\n1,Anara,1U001\n1,Nobody,9U999\n"),
    ];
    for (name, list) in lists {
        let before: Value = {
            let output = desk.tell("deck check - --json", list);
            serde_json::from_slice(&output.stdout).expect("json")
        };
        let saved = desk.tell(&format!("deck save - --name {name}"), list);
        assert!(saved.status.success(), "{saved:?}");
        let after = said(&desk, &["deck", "check", name]);
        assert_eq!(after["counts"], before["counts"], "{name}");
        let names = |said: &Value| {
            let unknown = said["unknown"].as_array().expect("names").iter();
            let mut names: Vec<String> = unknown.map(|one| one["name"].to_string()).collect();
            names.sort();
            names
        };
        assert_eq!(names(&after), names(&before), "{name}");
        assert_eq!(names(&after).len(), 3, "{name}");
    }
}

#[test]
fn every_change_is_a_version_and_any_can_be_had_back() {
    let desk = Desk::new();
    desk.tell("deck save - --name a", "Deck\n2x Anara\n3x Odo, Constable\n");
    let steps: [(&[&str], Value); 5] = [
        (&["add", "Anara"], json!([["deck", "Anara", 2, 3]])),
        (&["remove", "2", "Odo"], json!([["deck", "Odo, Constable", 3, 1]])),
        (&["swap", "2 Anara", "Weld Ram"], json!([["deck", "Anara", 3, 1], ["deck", "Weld Ram", 0, 2]])),
        (
            &["move", "--all", "--pile", "beiseite", "weld ram"],
            json!([["deck", "Weld Ram", 2, 0], ["aside", "Weld Ram", 0, 2]]),
        ),
        (&["hinzufügen", "Cure Blight"], json!([["missions", "Teplan Prime, Cure Blight", 0, 1]])),
    ];
    for (at, (words, expected)) in steps.into_iter().enumerate() {
        let line = [&["deck", "edit", "a"], words].concat();
        let told = said(&desk, &line);
        assert_eq!(told["version"], at + 2, "{words:?}");
        assert_eq!(changes(&told), expected, "{words:?}");
    }
    let log = said(&desk, &["deck", "log", "a"]);
    assert_eq!(log["versions"].as_array().map(Vec::len), Some(6));
    assert_eq!(log["versions"][0]["version"], 6);
    assert!(log["versions"][5]["changes"].is_null());
    assert_eq!(changes(&log["versions"][0]), json!([["missions", "Teplan Prime, Cure Blight", 0, 1]]));
    let diff = said(&desk, &["deck", "diff", "a@1", "a@2"]);
    assert_eq!(diff["differences"][0]["second"], 3);
    assert_eq!(code(&desk, &["deck", "diff", "a", "a@6"]), Some(0));
    let back = said(&desk, &["deck", "restore", "a@1", "--note", "better so"]);
    assert_eq!(back["version"], 7);
    assert_eq!(code(&desk, &["deck", "diff", "a", "a@1"]), Some(0));
    let again = said(&desk, &["deck", "restore", "a@1"]);
    assert_eq!(again["version"], 7, "nothing is saved twice");
    let same = said(&desk, &["deck", "save", "a"]);
    assert_eq!(same["version"], 7);
    let other = said(&desk, &["deck", "save", "a@2"]);
    assert_eq!((&other["name"], &other["version"]), (&json!("a"), &json!(8)));
}

/// Pile, name, copies before and after.
fn changes(told: &Value) -> Value {
    let changes = told["changes"].as_array().expect("changes").iter();
    let change = |one: &Value| json!([one["pile"], one["name"], one["first"], one["second"]]);
    changes.map(change).collect()
}

#[test]
fn what_cannot_be_done_changes_nothing() {
    let desk = Desk::new();
    desk.tell("deck save - --name a", "Deck\n2x Anara\n1 Who Is This\n");
    let refused: [(&[&str], i32); 12] = [
        (&["edit", "a", "add", "Odu"], 1),
        (&["edit", "a", "add", "Odo"], 2),
        (&["edit", "a", "add", "0 Anara"], 2),
        (&["edit", "a", "add", "--all", "Anara"], 2),
        (&["edit", "a", "remove", "Weld Ram"], 1),
        (&["edit", "a", "remove", "3 Anara"], 2),
        (&["edit", "a", "swap", "Anara"], 2),
        (&["edit", "a", "move", "Anara"], 2),
        (&["edit", "b", "add", "Anara"], 1),
        (&["edit", "a@3", "add", "Anara"], 1),
        (&["merge", "a"], 2),
        (&["move", "a", "x@1"], 2),
    ];
    for (words, expected) in refused {
        let line = [&["deck"], words].concat();
        assert_eq!(code(&desk, &line), Some(expected), "{words:?}");
    }
    let log = said(&desk, &["deck", "log", "a"]);
    assert_eq!(log["versions"].as_array().map(Vec::len), Some(1));
    assert_eq!(code(&desk, &["deck", "edit", "a", "remove", "who", "is", "this"]), Some(0));
    assert_eq!(code(&desk, &["deck", "edit", "a@1", "add", "Anara"]), Some(2));
}

#[test]
fn piles_of_other_decks_are_taken_over() {
    let desk = Desk::new();
    desk.tell("deck save - --name a", "Dilemmas\n2x Triage\nDeck\n1x Anara\n");
    desk.tell("deck save - --name b", "Dilemmas\n3x Wavefront\nDeck\n2x Anara\n");
    let merged = said(&desk, &["deck", "merge", "a", "--dilemmas-from", "b", "--note", "n"]);
    assert_eq!(merged["version"], 2);
    assert_eq!(list(&desk, "a"), "Dilemma pile (3)\n3x Wavefront\n\nDeck (1)\n1x Anara\n");
    let log = said(&desk, &["deck", "log", "a"]);
    let latest = &log["versions"][0];
    assert_eq!((&latest["source"], &latest["note"]), (&json!("b"), &json!("n")));
}

#[test]
fn decks_with_a_card_are_found_by_title_and_by_unknown_names() {
    let desk = Desk::new();
    desk.tell("deck save - --name a", "Deck\n1 Odo, Constable\nAside\n2 Odo, Constable\n");
    desk.tell("deck save - --name b", "Deck\n1 Who Is This\n");
    let found = said(&desk, &["deck", "list", "--card", "odo"]);
    let expected = json!([{"name": "a", "cards": [
        {"pile": "deck", "name": "Odo, Constable", "count": 1},
        {"pile": "aside", "name": "Odo, Constable", "count": 2},
    ]}]);
    assert_eq!(found["decks"], expected);
    let unknown = said(&desk, &["deck", "list", "--card", "who is this"]);
    assert_eq!(unknown["decks"][0]["name"], "b");
    for name in ["Anara", "Nobody at All"] {
        assert_eq!(code(&desk, &["deck", "list", "--card", name]), Some(1), "{name}");
    }
}

#[test]
fn decks_are_renamed_noted_and_written_to_files() {
    let desk = Desk::new();
    desk.tell("deck save - --name a", "Deck\n1 Anara\n");
    desk.tell("deck save - --name b/c --source club", "Deck\n1 Anara\n1 Who\n");
    assert_eq!(code(&desk, &["deck", "move", "a", "b/c"]), Some(2));
    assert_eq!(code(&desk, &["deck", "move", "a", "d"]), Some(0));
    assert_eq!(code(&desk, &["deck", "check", "a"]), Some(1));
    said(&desk, &["deck", "note", "d", "slow", "but", "sure"]);
    let listed = said(&desk, &["deck", "list"]);
    assert_eq!(listed["decks"][0]["source"], "club");
    assert_eq!(listed["decks"][1]["note"], "slow but sure");
    let folder = out(&desk);
    let all = ["deck", "export", "--all", "--to", "json", "--into", &folder];
    let written = said(&desk, &all);
    let expected = json!([
        {"name": "b/c", "file": "b_c.json", "unknown": 1},
        {"name": "d", "file": "d.json", "unknown": 0},
    ]);
    assert_eq!(written["decks"], expected);
    assert_eq!(code(&desk, &all), Some(2), "nothing is written over");
    assert_eq!(code(&desk, &[&all[..], &["--replace"]].concat()), Some(0));
    let back = format!("{folder}/b_c.json");
    assert_eq!(code(&desk, &["deck", "diff", "b/c", &back]), Some(2), "an unknown name");
    let file = fs::read_to_string(&back).expect("a file");
    assert!(file.contains("\"Who\"") && file.contains("\"b/c\""), "{file}");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 2);
}
