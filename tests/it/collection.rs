//! The collection: what goes in comes out again, in any form, and outlives imports.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;

use crate::kit::desk::Desk;
use crate::kit::files::files_below;
use crate::kit::sheets::{row, sheet};

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_default()
}

/// Copies by name.
fn owned(desk: &Desk) -> BTreeMap<String, u64> {
    let document = json(&desk.run("collection show --json"));
    let all = ["cards", "unknown"].map(|list| document[list].as_array().cloned());
    let cards = all.into_iter().flatten().flatten();
    let card = |card: Value| {
        let name = card["name"].as_str().unwrap_or_default().to_owned();
        (name, card["count"].as_u64().unwrap_or(0))
    };
    cards.map(card).collect()
}

fn told(desk: &Desk, line: &str, input: &str) {
    let output = desk.tell(line, input);
    let said = String::from_utf8_lossy(&output.stderr);
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{line}: {said}{shown}");
}

#[test]
fn every_card_comes_back_from_both_forms() {
    let desk = Desk::new();
    told(&desk, "collection add --set Premiere --count 3", "");
    for _ in 0..2 {
        told(&desk, "collection import - --add", "999x Escape\n");
    }
    let before = owned(&desk);
    assert_eq!((before.len(), before["Escape"]), (415, 2001));
    for form in ["csv", "text"] {
        let written = desk.run(&format!("collection export --to {form}")).stdout;
        let written = String::from_utf8(written).expect("a text");
        let other = Desk::new();
        for _ in 0..2 {
            told(&other, "collection import -", &written);
            assert_eq!(owned(&other), before, "{form}");
        }
    }
}

#[test]
fn tables_of_collectors_say_the_same_in_any_order_of_columns() {
    let rows = [
        "Name,Set,Number,Rarity,Quantity\n\"Odo, Constable\",Premiere,220,R,2\nEscape,,,,4\nAscertain,,,,0\n",
        "\u{feff}Anzahl;Karte;Edition\r\n2;Odo, Constable;SE\r\n4;Escape;\r\n;Ascertain;\r\n",
        "Count\tTitle\tSubtitle\tFoil\tLanguage\tCondition\n1\tOdo\tConstable\t\ten\tNM\n1\tOdo\tConstable\tfoil\ten\tNM\n4\tEscape\t\t\ten\tNM\n-\tAscertain\t\t\t\t\n",
        "2 Odo, Constable\n4x Escape\n0 Ascertain\n",
        "{\"Odo, Constable\": 2, \"Escape\": 4, \"Ascertain\": 0}",
        "[{\"name\": \"Odo, Constable\", \"owned\": 2}, {\"name\": \"Escape\", \"owned\": 4}, {\"name\": \"Ascertain\", \"owned\": 0}]",
        "Card,Owned,Cost,Price\n\"Odo, Constable\",2,4,0.50\nEscape,4,0,1\nAscertain,0,2,3\n",
        "Karte;Kosten;Besitz;Preis\nOdo, Constable;4;2;0,50 €\nEscape;0;4;1,00 €\nAscertain;2;0;1,00 €\n",
        "Card\tHave\tNeed\tCost\nOdo, Constable\t2\t3\t4\nEscape\t4\t1\t\nAscertain\t0\t3\t2\n",
        "| Price | Card | Qty | Owned |\n|---|---|---|---|\n| 3 | Odo, Constable | 1 | 2 |\n| 1 | Escape | 3 | 4 |\n",
    ];
    for text in rows {
        let desk = Desk::new();
        told(&desk, "collection import -", text);
        let expected = [("Escape".to_owned(), 4), ("Odo, Constable".to_owned(), 2)];
        assert_eq!(owned(&desk), BTreeMap::from(expected), "{text}");
    }
}

#[test]
fn a_card_outlives_its_import() {
    let desk = Desk::new();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("Physical.txt");
    let ally = row("Invented Ally", 1, &[("Type", "Personnel"), ("Cost", "1")]);
    fs::write(&file, sheet(&[&ally])).expect("a file");
    let import = format!("import {}", file.display());
    told(&desk, &import, "");
    told(&desk, "collection import -", "2 Invented Ally\n1 Escape\n");
    let before = owned(&desk);
    assert_eq!(before["Invented Ally"], 2);
    let file = json(&desk.run("import list --json"))["files"][0]["name"].clone();
    let file = file.as_str().expect("a name");
    told(&desk, &format!("import remove {file}"), "");
    assert_eq!(owned(&desk), before);
    let document = json(&desk.run("collection show --json"));
    assert_eq!(document["unknown"][0]["name"], "Invented Ally");
    told(&desk, &import, "");
    assert_eq!(json(&desk.run("collection show --json"))["unknown"], Value::Array(vec![]));
    told(&desk, "collection remove --all", "");
    assert!(owned(&desk).is_empty());
}

#[test]
fn what_is_refused_changes_nothing() {
    let desk = Desk::new();
    told(&desk, "collection import -", "2 Escape\n");
    let before = owned(&desk);
    let lines = [
        ("collection import -", "3 Escape\n1 Nobody At All\n", 2),
        ("collection import - --replace", "Count,Name\n0,Escape\n", 2),
        ("collection import - --add", "-2 Escape\n", 2),
        ("collection import -", "Card,Wins,Draws\nEscape,3,2\nOdo,1,2\n", 2),
        ("collection add Escape Nobody", "", 1),
        ("collection remove Escape Nobody", "", 1),
        ("collection add --set Nowhere", "", 1),
        ("collection remove Odo --all", "", 2),
    ];
    for (line, input, code) in lines {
        let output = desk.tell(line, input);
        assert_eq!(output.status.code(), Some(code), "{line}");
        assert_eq!(owned(&desk), before, "{line}");
    }
}

/// The files below a folder with their sizes.
fn files(folder: &Path) -> BTreeMap<String, u64> {
    let files = files_below(folder).into_iter();
    let sized = |path: PathBuf| {
        let size = fs::metadata(&path).expect("a file").len();
        (path.display().to_string(), size)
    };
    files.map(sized).collect()
}

#[test]
fn no_catalog_depends_on_the_collection() {
    let desk = Desk::with_own_cache();
    let count = |query: &str| {
        let output = desk.run(&format!("search {query} --count"));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    };
    assert_eq!(count("owned:no game:2e"), "3708");
    let before = files(desk.cache.path());
    told(&desk, "collection add --set Premiere --rarity R", "");
    assert_eq!(count("owned:yes"), "121");
    assert_eq!(count("owned:no"), "3587");
    assert_eq!(files(desk.cache.path()), before);
}
