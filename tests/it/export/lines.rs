//! Lines of JSON: whole, in order, the same each time, and nobody's secrets.

use std::collections::HashSet;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::Value;

use super::{PRIVATE, collector, export, told};
use crate::kit::desk::Desk;

fn parsed(lines: &str) -> Vec<Value> {
    let lines = lines.lines();
    lines.map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn ids(items: &[Value]) -> Vec<&str> {
    items.iter().filter_map(|item| item["id"].as_str()).collect()
}

#[test]
fn the_header_counts_what_follows_it() {
    let desk = Desk::with_empty_cache();
    let text = export(&desk, "");
    assert_eq!(text, export(&desk, "--to jsonl --lang de --json"));
    let all = parsed(&text);
    let (header, items) = all.split_first().expect("lines");
    let is_card = |item: &&Value| item["kind"] == "card";
    let cards = items.iter().filter(is_card).count();
    assert_eq!(header["format"], "tricorder-export");
    assert_eq!(header["cards"], cards);
    assert_eq!(header["entries"], items.len() - cards);
    assert_eq!((&header["imported"], ids(items).len()), (&0.into(), items.len()));
    let known: HashSet<&str> = ids(items).into_iter().collect();
    assert_eq!(known.len(), items.len());
    for related in items.iter().filter_map(|item| item["related"].as_array()).flatten() {
        assert!(known.contains(related["id"].as_str().expect("an id")), "{related}");
    }
}

#[test]
fn cards_of_all_boxes_are_in_it_whatever_the_player_has() {
    let desk = Desk::with_empty_cache();
    let all = parsed(&export(&desk, ""));
    for id in ["cc/card/sela", "cc/card/kherkovians", "2e/card/iks-ktinga", "cc/keyword/log"] {
        assert!(ids(&all).contains(&id), "{id}");
    }
    let is_replaced = |item: &&Value| {
        let related = item["related"].as_array().into_iter().flatten();
        related.into_iter().any(|one| one["relation"] == "replaced-by")
    };
    assert!(all.iter().any(|item| is_replaced(&item)));
}

#[test]
fn imports_are_in_it_if_they_are_asked_for_and_own_rules_never() {
    let desk = collector();
    let plain = export(&desk, "");
    assert_eq!(plain, export(&Desk::with_empty_cache(), ""));
    let output = desk.run("admin index export --imported --lang en");
    let remark = told(&output);
    assert!(remark.contains("publish this export"), "{remark}");
    let whole = parsed(&String::from_utf8(output.stdout).expect("UTF-8"));
    let flagged: Vec<&Value> = whole.iter().filter(|item| item["imported"] == true).collect();
    let [card] = flagged[..] else {
        panic!("{flagged:?}");
    };
    assert_eq!(card["text"]["de"], PRIVATE);
    assert_eq!((&whole[0]["imported"], whole.len()), (&1.into(), plain.lines().count() + 1));
    assert!(!whole.iter().any(|item| item["id"] == "cc/keyword/mulligan"));
}

#[test]
fn who_has_read_enough_may_leave() {
    let desk = Desk::with_empty_cache();
    for form in ["jsonl", "postgres"] {
        let mut command = desk.tricorder();
        command.args(["admin", "index", "export", "--to", form]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut first = String::new();
        let out = child.stdout.take().expect("an output");
        BufReader::new(out).read_line(&mut first).expect("a line");
        assert!(first.contains("tricorder"), "{first}");
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), told(&output)), (Some(0), String::new()));
    }
}
