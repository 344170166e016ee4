//! The calculators as a whole: the rules they follow, and what they make of anything typed.

use std::collections::BTreeSet;

use tricorder::calc::Calculator;
use tricorder::data::{Library, embedded};
use tricorder::model::EntryId;

use crate::desk::Desk;

#[test]
fn every_calculator_follows_rules_that_exist() {
    let library = Library::load(&embedded()).expect("sound data");
    let ids: BTreeSet<&str> = library.entries().map(|entry| entry.id.as_str()).collect();
    for calculator in Calculator::ALL {
        for slug in calculator.follows() {
            let id = format!("{}/{slug}", calculator.game().code());
            assert!(ids.contains(id.as_str()), "{}: {id}", calculator.code());
            let id = EntryId::try_from(id).expect("an id");
            assert!(Calculator::of(&id).contains(calculator), "{id}");
        }
    }
}

fn json(desk: &Desk, arguments: &[&str]) -> serde_json::Value {
    let run = desk.tricorder().args(arguments).arg("--json").output();
    let run = run.expect("the program starts");
    assert_eq!(run.status.code(), Some(0), "{arguments:?}");
    serde_json::from_slice(&run.stdout).expect("JSON")
}

/// "Benutzen der Reichweite": Earth to Intercept Renegade with the USS Galaxy.
#[test]
fn the_galaxy_example_with_its_cards() {
    let desk = Desk::new();
    let route = ["Earth", "Intercept Renegade", "--ship", "USS Galaxy"];
    let answer = json(&desk, &[&["calc", "range"], &route[..]].concat());
    assert_eq!(answer["hops"][0]["cost"], 5);
    assert_eq!(answer["hops"][0]["left"], 3);
    assert_eq!(answer["rules"][0], "2e/glossary/range");
}

/// "Wenn Dein Versuch scheitert": eight personnel, three overcome dilemmas.
#[test]
fn the_second_attempt_with_personnel_from_a_list() {
    let desk = Desk::new();
    let list = "# crew\n3x Davies\n2 Paulson\n\nT'Lara x3\n";
    let line = "calc attempt Excavation --from - --overcome 3 --json";
    let run = desk.tell(line, list);
    let answer: serde_json::Value = serde_json::from_slice(&run.stdout).expect("JSON");
    let dilemmas = serde_json::json!({
        "personnel": 8, "overcome": 3, "drawn": 5, "cost-limit": 5
    });
    assert_eq!(answer["dilemmas"], dilemmas);
}

/// "stopped": stopped personnel are aboard, but do not help to staff the ship.
#[test]
fn stopped_personnel_do_not_staff() {
    let desk = Desk::new();
    let crew = ["Worf, Security Detail Leader", "3x Davies"];
    let aboard = [&["calc", "staffing", "USS Galaxy"], &crew[..]].concat();
    assert_eq!(json(&desk, &aboard)["staffed"], true);
    let stopped = [&aboard[..], &["--stopped", "Davies"]].concat();
    let answer = json(&desk, &stopped);
    assert_eq!(answer["staffed"], false);
    assert_eq!(answer["missing"], serde_json::json!(["Stf"]));
}

/// Imagined numbers and names are refused in words, never with a panic.
#[test]
fn nonsense_is_refused() {
    let desk = Desk::new();
    let lines = [
        "calc range -1 2",
        "calc range 2 99999999999999999999999",
        "calc range 2",
        "calc range 2 3 --range -5",
        "calc range 2@nowhere 3",
        "calc range Earth Nowhere",
        "calc range Davies Earth",
        "calc staffing",
        "calc staffing Davies",
        "calc staffing Keldon 0x_Davies",
        "calc staffing Keldon 999x Davies",
        "calc attempt",
        "calc attempt Excavation",
        "calc attempt Excavation --stopped Davies",
        "calc attempt Excavation Davies --overcome 100",
        "calc attempt Romulus Davies",
        "calc attempt Excavation --from /nowhere/crew.txt",
        "calc combat --you 3",
        "calc combat --you -3 --opponent 2",
        "calc engagement --you Davies --opponent 2",
        "calc counters",
        "calc counters -1",
        "calc counters 3 --draw 8",
        "calc counters 3 --draw 2 --deck 1",
        "calc counters 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
        "calc counters Excavation",
        "calc winner",
        "calc winner A:1:1:1",
        "calc winner A:1:1:1 B:-1:0:0",
        "calc winner A:1:3:3 B:1:0:0",
        "calc winner A:1:1 B:1:1:1",
    ];
    for line in lines {
        let run = desk.run(line);
        assert_eq!(run.status.code(), Some(2), "{line}");
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        assert!(said.starts_with("Error: "), "{line}: {said}");
        assert!(said.lines().count() > 1, "no way out of {line}: {said}");
        assert!(!said.contains("err-") && !said.contains("panic"), "{said}");
    }
}
