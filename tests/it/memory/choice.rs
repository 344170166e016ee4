//! Of several hits on a terminal a number opens one, at once or later.

use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::terminal::{typed, watched};

/// Widths screens are looked at.
const WIDTHS: [u16; 3] = [60, 80, 120];

/// The ids of the hits of a query.
fn hits(desk: &Desk, query: &str) -> Vec<String> {
    let output = desk.run(&format!("lookup {query} --json"));
    let document: Value = serde_json::from_slice(&output.stdout).expect("a document");
    let hits = document["hits"].as_array().expect("hits").iter();
    hits.map(|hit| hit["id"].as_str().expect("an id").to_owned()).collect()
}

fn shown(desk: &Desk, line: &str) -> String {
    let output = desk.run(line);
    assert!(output.status.success(), "{line}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn plain(lang: &str) -> [(&str, &str); 3] {
    [("TRICORDER_LANG", lang), ("NO_COLOR", "1"), ("PAGER", "cat")]
}

#[test]
fn a_number_opens_one_of_the_hits_and_the_list_stays_in_mind() {
    for (width, lang) in WIDTHS.into_iter().flat_map(|width| [(width, "de"), (width, "en")]) {
        let desk = Desk::new();
        let ids = hits(&desk, "worf");
        assert!(ids.len() > 1, "{ids:?}");
        let (text, code) = typed(&desk, "worf", (60, width), &plain(lang), "2\n");
        let asked = if lang == "de" { "Welchen öffnen? (1–" } else { "Open which (1–" };
        let (list, opened) = text.split_once(asked).expect("a question");
        assert_eq!(code, Some(0), "{text}");
        assert!(!list.contains(&ids[1]) && opened.contains(&ids[1]), "{text}");
        // What is typed ends the line of the question; here it was left out.
        let (_, page) = opened.split_once(": ").expect("the end of the question");
        let lines = list.lines().chain(page.lines());
        let longest = lines.map(|line| line.chars().count()).max();
        assert!(longest <= Some(width.into()), "{text}");
        for (number, id) in (1..).zip(&ids) {
            assert!(shown(&desk, &format!("list open {number}")).contains(id), "{id}");
        }
        assert!(shown(&desk, "note recent --json").contains(&ids[1]));
    }
}

#[test]
fn enter_leaves_and_a_wrong_number_is_asked_for_again() {
    let desk = Desk::new();
    let ids = hits(&desk, "worf");
    for keys in ["\n", ":quit\n", "q\n", "\u{4}"] {
        let (text, code) = typed(&desk, "worf", (60, 80), &plain("en"), keys);
        assert_eq!(code, Some(0), "{text}");
        assert!(ids.iter().all(|id| !text.contains(id)), "{text}");
    }
    let (text, code) = typed(&desk, "worf", (60, 80), &plain("en"), "99\nxyzzyx\n1\n");
    assert_eq!(code, Some(0), "{text}");
    assert_eq!(text.matches("is not in the list").count(), 1, "{text}");
    assert!(text.contains("Nothing found for “xyzzyx”") && text.contains(&ids[0]), "{text}");
    for word in ["recall\n", ":?recall\n"] {
        let (text, code) = typed(&desk, "worf", (60, 80), &plain("en"), word);
        assert!(code == Some(0) && text.contains("cc/keyword/recall"), "{text}");
    }
}

#[test]
fn nobody_is_asked_who_cannot_answer_and_nothing_is_kept_for_pipes() {
    let desk = Desk::new();
    let (text, code) = watched(&desk, "worf", &plain("en"));
    assert_eq!((text.contains("Open which"), code), (false, Some(0)), "{text}");
    let desk = Desk::new();
    assert!(!shown(&desk, "worf").contains("Open which"));
    shown(&desk, "recall");
    for line in ["worf --json", "worf --format text"] {
        let (text, code) = typed(&desk, line, (60, 80), &plain("en"), "\n");
        assert_eq!((text.contains("Open which"), code), (false, Some(0)), "{text}");
    }
    assert_eq!(desk.run("list open 1").status.code(), Some(1));
    assert!(!shown(&desk, "note recent --json").contains("recall"));
    let kept = std::fs::read_dir(desk.own.path()).expect("a folder");
    assert_eq!(kept.count(), 0, "a look-up writes nothing");
}

#[test]
fn the_boxes_are_asked_for_once_where_an_answer_comes_from_another() {
    let line = "show cc/card/time-is-running-out";
    for (lang, asked, keys, boxes) in
        [("en", "Do you have this box?", "y\n", "core,to-boldly-go."), ("de", "Hast du diese Box?", "\n", "core.")]
    {
        let desk = Desk::new();
        let ask = |line: &str| typed(&desk, line, (60, 80), &plain(lang), keys);
        assert!(!shown(&desk, line).contains(asked));
        assert!(!ask("show cc/keyword/recall").0.contains(asked), "it makes no difference");
        assert!(!ask(&format!("{line} --json")).0.contains(asked));
        let (first, code) = ask(line);
        assert_eq!((first.matches(asked).count(), code), (1, Some(0)), "{first}");
        let (_, said) = first.split_once(asked).expect("the question");
        assert!(said.contains(boxes), "{first}");
        assert!(!ask(line).0.contains(asked), "it was said");
    }
}

#[test]
fn searches_and_lists_are_numbered_on_a_terminal() {
    let desk = Desk::new();
    let set = plain("en");
    let (text, code) = typed(&desk, "search worf --game cc", (60, 80), &set, "1\n");
    let id = shown(&desk, "search worf --game cc --format ids");
    let id = id.lines().next().expect("a card");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("No.") && text.contains(id), "{text}");
    let (text, _) = typed(&desk, "list --game catan --kind resource", (90, 80), &set, "\n");
    let second = text.lines().find(|line| line.trim_start().starts_with("2 "));
    let id = second.and_then(|line| line.split_whitespace().last()).expect("an id");
    assert!(shown(&desk, "list open 2").contains(id), "{text}");
}

#[test]
fn what_is_opened_is_remembered_unless_that_is_switched_off() {
    let desk = Desk::new();
    let set = plain("en");
    for line in ["recall", "show cc/keyword/log", "recall"] {
        typed(&desk, line, (60, 80), &set, "");
    }
    let kept = std::fs::read_to_string(desk.own.path().join("recent")).expect("a file");
    assert_eq!(kept, "cc/keyword/recall\ncc/keyword/log\n");
    shown(&desk, "config recent off");
    typed(&desk, "show cc/keyword/dismiss", (60, 80), &set, "");
    assert!(!shown(&desk, "note recent").contains("Dismiss"));
    shown(&desk, "note recent --clear");
    assert!(!shown(&desk, "note recent").contains("Recall"));
}
