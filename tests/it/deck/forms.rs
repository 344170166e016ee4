//! One deck in every form lists come in (`tests/decks/forms`), and lists that are read with care: numbers of
//! cards, several decks, lines that change a deck, nothing measured of what was not read.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::sheets::{row, sheet};

/// Forms that name no piles.
const HEADLESS: [&str; 21] = [
    "boards_of_ids.json",
    "cockatrice.cod",
    "header_sets.csv",
    "list_of_fields.json",
    "list_of_lines.json",
    "mainboard.txt",
    "many_columns.csv",
    "map.json",
    "map.yaml",
    "map_of_numbers.json",
    "name_first_no_headings.txt",
    "no_header.csv",
    "no_header.tsv",
    "no_header_behind.csv",
    "no_headings.txt",
    "notes.csv",
    "numbers.txt",
    "pairs.json",
    "short_fields.json",
    "titles_apart.json",
    "unknown_header.csv",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks/forms")
}

fn forms() -> Vec<PathBuf> {
    let files = fs::read_dir(folder()).expect("a folder of lists");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths
}

fn json(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).unwrap_or_default()
}

/// Copies by pile and name.
fn contents(document: &Value) -> BTreeMap<(String, String), u64> {
    let mut contents = BTreeMap::new();
    for pile in ["missions", "dilemmas", "deck", "aside"] {
        for card in document[pile].as_array().into_iter().flatten() {
            let name = card["name"].as_str().unwrap_or_default().to_owned();
            let count = card["count"].as_u64().unwrap_or(0);
            *contents.entry((pile.to_owned(), name)).or_insert(0) += count;
        }
    }
    contents
}

#[test]
fn every_form_holds_the_same_deck() {
    let desk = Desk::new();
    let paths = forms();
    assert!(paths.len() >= 33);
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks/legal/list.md");
    let converted = |path: &Path| {
        let mut command = desk.tricorder();
        command.args(["deck", "convert", "--to", "json"]).arg(path);
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{path:?} {output:?}");
        contents(&json(&output.stdout))
    };
    let expected = converted(&base);
    let mut command = desk.tricorder();
    command.args(["deck", "check", "--json"]).args(&paths);
    let output = command.output().expect("the program starts");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = json(&output.stdout);
    let decks = said["decks"].as_array().expect("a report of each");
    assert_eq!(decks.len(), paths.len());
    for (path, deck) in paths.iter().zip(decks) {
        assert_eq!(deck["counts"]["total"], 60, "{path:?}");
        let is_headless = deck["notes"][0]["note"] == "sorted-by-type";
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        assert_eq!(is_headless, HEADLESS.contains(&name), "{path:?}");
        assert_eq!(converted(path), expected, "{path:?}");
    }
}

#[test]
fn lists_of_the_web_page_are_read_whole() {
    let desk = Desk::new();
    let rows = [
        row("Far Moon, Old Errand", 7, &[("Type", "Mission"), ("Mission/DilemmaType", "P")]),
        row("Odd Twin First Form", 8, &[("Type", "Personnel")]),
        row("Odd Twin Second Form", 9, &[("Type", "Personnel")]),
    ];
    let path = desk.own.path().join("Own.txt");
    fs::write(&path, sheet(&rows.each_ref().map(String::as_str))).expect("a file");
    let imported = desk.run(&format!("import {}", path.display()));
    assert!(imported.status.success(), "{imported:?}");
    let list = "\nMissions\nPlanet\n1\tC\t7\t\t•Far Moon, Old Errand\n\n\n\t\nDraw Deck (2)\nPersonnel\n\tBajoran\n1\tC\t9\t\t2x •Odd Twin, Second Form\nDilemma Pile (0)\nDual\nSpace";
    let said = json(&desk.tell("deck check --json -", list).stdout);
    assert_eq!(said["unknown"], Value::Array(vec![]), "{said}");
    assert_eq!(said["unreadable"], Value::Array(vec![]));
    assert_eq!(said["counts"]["missions"], 1);
    assert_eq!(said["counts"]["deck"], 2);
}

#[test]
fn numbers_name_cards_and_disagreement_is_told() {
    let desk = Desk::new();
    let said = |list: &str| json(&desk.tell("deck check --json -", list).stdout);
    let unknown = |list: &str| said(list)["unknown"].as_array().map_or(9, Vec::len);
    assert_eq!(unknown("Earth"), 1);
    let odo = said("1x Odo, Constable 9U999");
    assert_eq!(odo["unknown"], Value::Array(vec![]), "a number nobody has");
    let wrong = said("1x Anara #1");
    assert_eq!(wrong["unknown"].as_array().map(Vec::len), Some(1), "{wrong}");
    let names = wrong["unknown"][0]["suggestions"].as_array().map_or(0, Vec::len);
    assert_eq!(names, 4, "the card and some with the number are named: {wrong}");
}

#[test]
fn several_decks_of_a_file_are_several() {
    let desk = Desk::new();
    let path = desk.own.path().join("two.txt");
    let list = fs::read_to_string(folder().join("x_behind.txt")).expect("a list");
    let two = format!("Deck Name: First\n{list}\nDeck Name: Second\n{list}1 Anara\n");
    fs::write(&path, two).expect("a file");
    let said = json(&desk.run(&format!("deck check --json {}", path.display())).stdout);
    let names: Vec<&Value> = said["decks"].as_array().into_iter().flatten().map(|deck| &deck["name"]).collect();
    assert_eq!(names, ["First", "Second"]);
    assert_eq!(said["decks"][1]["counts"]["total"], 61);
    let refused = desk.run(&format!("deck stats {}", path.display()));
    assert_eq!(refused.status.code(), Some(2));
    for pick in ["2", "second"] {
        let stats = desk.run(&format!("deck check --json {}#{pick}", path.display()));
        assert_eq!(json(&stats.stdout)["counts"]["total"], 61, "{pick}");
    }
    let none = desk.run(&format!("deck check {}#3", path.display()));
    assert_eq!(none.status.code(), Some(1));
    let yaml = "name: A\ndeck:\n- count: 1\n  name: Anara\n---\nname: B\ndeck:\n- count: 2\n  name: Anara\n";
    let said = json(&desk.tell("deck check --json -", yaml).stdout);
    assert_eq!(said["decks"].as_array().map(Vec::len), Some(2), "{said}");
}

#[test]
fn a_deck_may_be_called_like_a_heading() {
    let desk = Desk::new();
    let deck = |name: &str| format!(r#"{{"name":"{name}","deck":[{{"count":3,"name":"Anara"}}]}}"#);
    for name in ["Starfleet", "'sf", "Dominion"] {
        let said = json(&desk.tell("deck check --json -", &deck(name)).stdout);
        assert_eq!(said["name"], name);
    }
    let more = r#"{"name":"Second","missions":["Amnesty Talks"],"deck":["Anara","Gul Dukat"]}"#;
    let first = more.replace("Second", "Romulan");
    let said = json(&desk.tell("deck check --json -", &format!("[{first},{more}]")).stdout);
    let names = [&said["decks"][0]["name"], &said["decks"][1]["name"]];
    assert_eq!(names, ["Romulan", "Second"], "{said}");
}

#[test]
fn lines_that_change_a_deck_are_refused() {
    let desk = Desk::new();
    for line in ["-1 Anara", "−2x Anara", "- Anara x-1", "Anara (-1)", "Anara -2", "–1 Anara"] {
        let output = desk.tell("deck check --json -", &format!("1 Anara\n{line}\n"));
        assert_eq!(output.status.code(), Some(2), "{line}");
        let said = json(&output.stdout);
        assert_eq!(said["unreadable"][0]["reason"], "change", "{line}");
        assert_eq!(said["counts"]["deck"], 1, "{line}");
    }
    for list in ["{\"Anara\": -1}", "Count,Name\n-1,Anara\n", "[{\"name\": \"Anara\", \"count\": -1}]"] {
        let said = json(&desk.tell("deck check --json -", list).stdout);
        assert_eq!(said["unreadable"][0]["reason"], "change", "{list}");
    }
    let said = json(&desk.tell("deck check --json -", "3. Anara\n").stdout);
    assert_eq!(said["unreadable"][0]["reason"], "numbering");
}

#[test]
fn nothing_is_measured_of_a_list_that_was_not_read() {
    let desk = Desk::new();
    let list = "Deck:\n3 Anara\n2 Nobody at All\n";
    for line in ["stats", "odds", "hand --seed 1", "odds --of ship"] {
        let output = desk.tell(&format!("deck {line} --json -"), list);
        assert_eq!(output.status.code(), Some(2), "{line}");
        let said = json(&output.stdout);
        assert_eq!(said["measured"], false, "{line}");
        assert_eq!(said["unknown"][0]["line"], 3, "{line}");
        assert!(said["hand"].is_null() && said["types"].is_null(), "{line}");
    }
    let converted = desk.tell("deck convert --to text -", list);
    assert_eq!(converted.status.code(), Some(2));
    assert!(converted.stdout.is_empty());
    let error = String::from_utf8_lossy(&converted.stderr).into_owned();
    assert!(error.contains("Nobody at All"), "{error}");
    let said = json(&desk.tell("deck check --skip-unknown --json -", list).stdout);
    assert_eq!(said["counts"]["deck"], 3);
}

#[test]
fn many_unknown_names_lead_with_the_import() {
    let desk = Desk::new();
    let strangers: String = (0..9).map(|number| format!("4 Nobody {}\n", "x".repeat(number + 1))).collect();
    let list = format!("1 Anara\n{strangers}");
    let output = desk.tell("--lang en deck check -", &list);
    let shown = String::from_utf8_lossy(&output.stdout).into_owned();
    let at = |words: &str| shown.find(words).unwrap_or(usize::MAX);
    assert!(at("tricorder import") < at("Not recognized"), "{shown}");
    assert!(!shown.contains("at least 35 are needed"), "{shown}");
    let few = desk.tell("--lang en deck check -", "4 Nobody\n");
    assert!(!String::from_utf8_lossy(&few.stdout).contains("tricorder import"));
    let foreign = desk.tell("--lang en deck check -", &strangers);
    assert_eq!((foreign.status.code(), foreign.stdout.len()), (Some(2), 0));
    let said = String::from_utf8_lossy(&foreign.stderr).into_owned();
    assert!(said.contains("none of its names (9)"), "{said}");
}

#[test]
fn deep_and_large_documents_are_refused() {
    let desk = Desk::new();
    let open = |element: &str| format!("<deck>{}", element.repeat(50_000));
    let lists = [
        open("<section name=\"Deck\">"),
        "[".repeat(50_000) + "{\"a\":1}",
        "deck:\n- ".to_owned() + &"[".repeat(20_000) + "\ncount: 1",
        "<html>".to_owned() + &"<div>".repeat(50_000),
        "[".repeat(300_000),
        "<!DOCTYPE x [<!ENTITY a \"b\">]><deck><section name=\"Deck\"><card qty=\"1\">&a;</card></section></deck>"
            .to_owned(),
    ];
    for list in lists {
        let output = desk.tell("deck check -", &list);
        assert_eq!(output.status.code(), Some(2), "{}", &list[..40]);
    }
}
