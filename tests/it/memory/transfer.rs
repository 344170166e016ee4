//! Everything of one's own as one document: what is written out is taken in word for word, all or nothing.

use std::fs;
use std::process::Output;

use model::Lang;

use crate::kit::desk::{Desk, converse};
use crate::kit::site::Site;

const DOCUMENT: &str = "version: 1
notes:
- entry: 2e/card/nothing-like-it
  text: 'null'
  written: 0
- entry: cc/keyword/recall
  text: |-
    two lines,
    \"quoted\" – ünd # no comment
  written: 7
stars:
- cc/card/boreth
- cc/keyword/log
recent:
- cc/keyword/log
- cc/keyword/recall
rules:
  cc/rules/concept/mulligan.yaml: |
    # mine
    title: { de: Mischglück, en: Mulligan }
    text: { de: Ziehe., en: Draw. }
";

fn run(desk: &Desk, line: &str, input: &str) -> Output {
    let mut command = desk.tricorder();
    command.args(line.split(' '));
    converse(command, input)
}

fn exported(desk: &Desk) -> String {
    let output = desk.run("note memory export");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_document_taken_in_is_the_one_written_out() {
    let desk = Desk::new();
    let empty = exported(&desk);
    for _ in 0..2 {
        let output = run(&desk, "note memory import -", DOCUMENT);
        assert!(output.status.success(), "{output:?}");
        assert_eq!(exported(&desk), DOCUMENT);
    }
    let recall = String::from_utf8(desk.run("recall --lang en").stdout).expect("text");
    assert!(recall.contains("Your notes") && recall.contains("two lines"), "{recall}");
    let found = String::from_utf8(desk.run("mulligan --lang en").stdout).expect("text");
    assert!(found.contains("your own"), "{found}");
    let output = run(&desk, "note memory import - --replace", &empty);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(exported(&desk), empty);
}

#[test]
fn a_document_with_a_mistake_changes_nothing() {
    let desk = Desk::new();
    assert!(run(&desk, "note memory import -", DOCUMENT).status.success());
    for (from, to) in [
        ("version: 1", "version: 2"),
        ("title:", "titel:"),
        ("cc/rules/concept/mulligan", "../mulligan"),
        ("cc/rules/concept/mulligan", "cc/cards/picard"),
        ("2e/card/nothing-like-it", "somewhere"),
        ("Draw.", "Draw two."),
        ("notes:", "jottings:"),
        ("stars:\n", "stars: {\n"),
    ] {
        let bad = DOCUMENT.replace(from, to).replace("written: 7", "written: 8");
        let output = run(&desk, "note memory import - --lang en", &bad);
        assert_eq!(output.status.code(), Some(2), "{to}: {output:?}");
        assert_eq!(exported(&desk), DOCUMENT, "{to}");
    }
    let entries = fs::read_dir(desk.own.path().join("rules/cc/rules/concept"));
    assert_eq!(entries.expect("a folder").count(), 1);
}

#[test]
fn a_rule_in_other_words_is_replaced_only_where_that_is_said() {
    let desk = Desk::new();
    assert!(run(&desk, "note memory import -", DOCUMENT).status.success());
    let other = DOCUMENT.replace("Draw.", "Draw two.");
    assert!(run(&desk, "note memory import - --replace", &other).status.success());
    assert_eq!(exported(&desk), other);
}

#[test]
fn notes_outlive_a_data_base_of_an_earlier_version_and_a_lost_list_of_them() {
    let desk = Desk::new();
    assert!(run(&desk, "note recall kept --lang en", "").status.success());
    fs::remove_file(desk.own.path().join("noted")).expect("the list");
    let recall = String::from_utf8(desk.run("recall --lang en").stdout).expect("text");
    assert!(!recall.contains("kept"), "{recall}");
    assert!(run(&desk, "note", "").status.success());
    let recall = String::from_utf8(desk.run("recall --lang en").stdout).expect("text");
    assert!(recall.contains("kept"), "{recall}");
}

#[test]
fn notes_stand_on_the_page_of_the_browser_too() {
    let desk = Desk::new();
    assert!(run(&desk, "note recall seen-by-all", "").status.success());
    let mut site = Site::of(desk, Lang::En);
    for path in ["/e/cc/keyword/recall", "/?q=recall"] {
        let page = site.get(path).text;
        assert!(page.contains("Your notes") && page.contains("seen-by-all"), "{page}");
    }
    let other = site.get("/e/cc/keyword/log").text;
    assert!(!other.contains("Your notes"), "{other}");
}
