//! Rules of one's own: written in an editor, checked, found by look-ups, told apart from the program's.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::kit::data_folder::ONE_ENTRY;
use crate::kit::desk::Desk;
use crate::kit::terminal;

const RULE: &str = "title: { de: Mischglück, en: Mulligan }\n\
    text: { de: \"Ziehe 'neu'.\", en: \"Draw 'anew'.\" }\n";

/// Runs a line with an editor that puts a text into the file.
fn edit(desk: &Desk, line: &str, text: &str) -> Output {
    let source = desk.own.path().join("typed.yaml");
    fs::write(&source, text).expect("a file");
    let mut command = desk.tricorder();
    command.args(line.split(' ')).env("EDITOR", editor(&source));
    command.env("PATH", std::env::var_os("PATH").expect("a path"));
    command.output().expect("the program starts")
}

fn editor(source: &Path) -> String {
    format!("cp '{}'", source.display())
}

fn told(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat()
}

#[test]
fn a_rule_joins_the_look_up_and_is_marked_as_yours() {
    let desk = Desk::new();
    let output = edit(&desk, "note rule Mulligan", RULE);
    assert!(output.status.success(), "{}", told(&output));
    let english = told(&desk.run("mulligan --lang en"));
    assert!(english.contains("your own") && english.contains("Draw"), "{english}");
    let german = told(&desk.run("mischglück --lang de"));
    assert!(german.contains("eigene Regel") && german.contains("Ziehe"), "{german}");
    assert!(told(&desk.run("mulligan --json")).contains("\"own\": true"));
    assert!(told(&desk.run("note rule --list --json")).contains("cc/concept/mulligan"));
    assert!(desk.run("note rule mulligan --remove").status.success());
    let gone = desk.run("show cc/concept/mulligan --lang en");
    assert_eq!(gone.status.code(), Some(1), "{}", told(&gone));
}

#[test]
fn a_mistake_is_told_with_its_line_and_keeps_only_that_rule_out() {
    let desk = Desk::new();
    edit(&desk, "note rule good", &RULE.replace("Mulligan", "Good"));
    let output = edit(&desk, "note rule bad --lang en", &RULE.replace("text", "txet"));
    let said = told(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("cc/rules/concept/bad.yaml:2"), "{said}");
    assert!(said.contains("tricorder note rule cc/concept/bad"), "{said}");
    for (line, expected) in [("recall --lang en", "Recall"), ("good --lang en", "your own")] {
        let output = desk.run(line);
        let said = told(&output);
        assert_eq!(output.status.code(), Some(0), "{said}");
        assert!(said.contains(expected) && said.contains("bad.yaml:2"), "{said}");
    }
    let output = edit(&desk, "note rule bad --lang en", RULE);
    assert!(output.status.success(), "{}", told(&output));
    let said = told(&desk.run("recall --lang en"));
    assert!(!said.contains("bad.yaml"), "{said}");
}

/// Rules of one's own join what the program was built with, whatever data is looked at.
#[test]
fn a_mistake_is_told_beside_other_data() {
    let desk = Desk::new();
    let beside = |id: &str| format!("note rule {id} --lang en --data {ONE_ENTRY}");
    for (id, text) in [("bad", RULE.replace("text", "txet")), ("cc/keyword/recall", RULE.to_owned())] {
        let output = edit(&desk, &beside(id), &text);
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    }
    let output = edit(&desk, &beside("good"), RULE);
    assert!(output.status.success(), "{}", told(&output));
}

#[test]
fn on_a_terminal_a_mistake_can_be_mended_at_once() {
    let desk = Desk::new();
    let (bad, good) = (desk.own.path().join("1.yaml"), desk.own.path().join("2.yaml"));
    fs::write(&bad, RULE.replace("text", "txet")).expect("a file");
    fs::write(&good, RULE).expect("a file");
    // The first time it writes the one, the second time the other.
    let script = desk.own.path().join("editor");
    let lines = format!(
        "if [ -e {0} ]; then cp {0} \"$1\"; rm {0}; else cp {1} \"$1\"; fi\n",
        bad.display(),
        good.display()
    );
    fs::write(&script, lines).expect("a file");
    let editor = format!("sh {}", script.display());
    let set = [("EDITOR", editor.as_str()), ("TRICORDER_LANG", "en")];
    let (text, code) = terminal::typed(&desk, "note rule mulligan", (40, 80), &set, "\n");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("Edit again?") && text.contains("part of the look-up now"), "{text}");
}

#[test]
fn what_is_the_programs_is_not_edited_and_nothing_written_is_nothing_kept() {
    let desk = Desk::new();
    let output = edit(&desk, "note rule cc/keyword/recall --lang en", RULE);
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    let mut command = desk.tricorder();
    let output = command.args(["note", "rule"]).env("EDITOR", "true").env("PATH", "/usr/bin:/bin");
    let output = output.output().expect("the program starts");
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    for (editor, code) in [("false", 2), ("no-such-editor", 2)] {
        let mut command = desk.tricorder();
        command.args(["note", "rule", "x"]).env("EDITOR", editor);
        command.env("PATH", "/usr/bin:/bin");
        let output = command.output().expect("the program starts");
        assert_eq!(output.status.code(), Some(code), "{}", told(&output));
    }
    let mut command = desk.tricorder();
    let output =
        command.args(["note", "rule", "x", "--lang", "en"]).env_remove("EDITOR").env_remove("VISUAL").output();
    let output = output.expect("the program starts");
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert!(told(&output).contains("No editor can open here"), "{}", told(&output));
    assert!(told(&desk.run("note rule --list --json")).contains("\"total\": 0"));
    let bad = edit(&desk, "note rule cc/card/worf", RULE);
    assert_eq!(bad.status.code(), Some(2), "{}", told(&bad));
}
