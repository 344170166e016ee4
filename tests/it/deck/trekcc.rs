//! Lists as players copy them from the web page of the players' committee, of cards of all sets, with nothing imported.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::kit::desk::Desk;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/decks/trekcc")
}

/// File, missions, dilemmas, deck, and whether it is legal.
fn expected() -> Vec<(String, [u64; 3], bool)> {
    let table = fs::read_to_string(folder().join("counts.csv")).expect("the counts");
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let count = |at: usize| cells[at].parse().expect("a count");
        let counts = [count(1), count(2), count(3)];
        (cells[0].to_owned(), counts, cells[4] == "yes")
    };
    table.lines().skip(1).map(row).collect()
}

#[test]
fn every_list_has_its_counts_and_its_verdict() {
    let desk = Desk::new();
    let all = expected();
    assert_eq!(all.len(), 13);
    for (file, [missions, dilemmas, deck], legal) in all {
        let list = folder().join(&file).display().to_string();
        let output =
            desk.tricorder().args(["deck", "check", "--json", &list]).output().expect("the program starts");
        let said: Value = serde_json::from_slice(&output.stdout).expect("json");
        let counts = &said["counts"];
        let have = [&counts["missions"], &counts["dilemmas"], &counts["deck"]];
        assert_eq!(have, [&json!(missions), &json!(dilemmas), &json!(deck)], "{file}");
        assert_eq!(said["legal"], legal, "{file}");
        assert_eq!(said["unknown"], json!([]), "{file}");
        assert_eq!(output.status.code(), Some(i32::from(!legal)), "{file}");
    }
}

#[test]
fn a_pool_that_is_asked_for_refuses_what_is_outside_of_it() {
    let desk = Desk::new();
    let said = |list: &str, options: &[&str]| -> Value {
        let path = folder().join(list).display().to_string();
        let mut command = desk.tricorder();
        command.args(["deck", "check", "--json", &path]).args(options);
        serde_json::from_slice(&command.output().expect("the program starts").stdout).expect("json")
    };
    let topics = |said: &Value| -> Vec<String> {
        let advice = said["advice"].as_array().expect("advice").iter();
        let topic = |one: &Value| one["topic"].as_str().unwrap_or_default().to_owned();
        advice.map(topic).collect()
    };
    let open = said("DS9.txt", &[]);
    assert!(topics(&open).contains(&"retired".to_owned()), "{open}");
    for (pool, card) in [("standard", "In Development"), ("traditional", "Chula: The Abyss")] {
        let refused = said("DS9.txt", &["--pool", pool]);
        let broken = &refused["violations"][0];
        assert_eq!((&refused["legal"], &broken["rule"]), (&json!(false), &json!("outside-pool")));
        assert_eq!(broken["pool"], pool);
        let names = broken["cards"].to_string();
        assert!(names.contains(card) || pool == "traditional", "{names}");
        assert!(!topics(&refused).contains(&"retired".to_owned()));
    }
    assert_eq!(said("DS9.txt", &["--pool", "open"])["legal"], true);
}
