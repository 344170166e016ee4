//! The solo assistant: every worked example of the rulebook as data, and a grid over all cards.

use std::fs;
use std::path::Path;
use std::process::Output;

use model::{CrewDeck, GameBox, Suit};
use serde_json::Value;
use solo::{ProgramRow, Side, row_for};

use crate::kit::built_in::library;
use crate::kit::desk::Desk;

/// One example: arguments of `tricorder solo`, and what the answer must hold at JSON pointers.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    name: String,
    run: Vec<String>,
    expect: Vec<Expected>,
}

#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    at: String,
    is: Value,
}

fn answer(desk: &Desk, arguments: &[String]) -> Output {
    let mut command = desk.tricorder();
    command.arg("solo").args(arguments).arg("--json");
    command.output().expect("the program starts")
}

#[test]
fn every_worked_example_comes_out_as_printed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/solo/examples.yaml");
    let text = fs::read_to_string(path).expect("the examples");
    let examples: Vec<Example> = serde_yaml::from_str(&text).expect("sound examples");
    assert!(examples.len() > 25);
    let desk = Desk::new();
    for example in examples {
        let output = answer(&desk, &example.run);
        let text = String::from_utf8_lossy(&output.stdout);
        let document: Value = serde_json::from_str(&text).unwrap_or_default();
        for expected in &example.expect {
            let found = document.pointer(&expected.at).unwrap_or(&Value::Null);
            assert_eq!(found, &expected.is, "{}: {}\n{text}", example.name, expected.at);
        }
    }
}

#[test]
fn every_card_activates_exactly_one_row_of_every_captain() {
    let library = library();
    let captains: Vec<CrewDeck> =
        CrewDeck::ALL.iter().copied().filter(|deck| library.program(*deck).is_some()).collect();
    let mut resolved = 0;
    for captain in captains.iter().copied() {
        let program = library.program(captain).expect("a program");
        for card in library.cards() {
            for side in [Side::WithoutOfficer, Side::WithOfficer] {
                let row = row_for(program, card, side);
                let never = matches!(card.suit, Suit::Captain | Suit::Status);
                match row {
                    None => assert!(never, "{}", card.id),
                    Some(ProgramRow::Suit { row, side: up }) => {
                        assert_eq!((row.suit, up), (card.suit, side), "{}", card.id);
                    }
                    Some(ProgramRow::Trait { number, row }) => {
                        let fits = |slugs: &[String]| slugs.iter().any(|slug| card.traits.contains(slug));
                        let above = &program.traits[..number - 1];
                        assert!(fits(&row.traits) && !above.iter().any(|row| fits(&row.traits)));
                    }
                    Some(ProgramRow::Exile { .. }) => panic!("nobody is in exile"),
                    Some(ProgramRow::Wildcard(row)) => assert_eq!(row, &program.traits[0]),
                    Some(ProgramRow::Surprise) => {
                        assert!(card.traits.contains(&"surprise".to_owned()));
                    }
                }
                resolved += usize::from(row.is_some());
            }
        }
    }
    let never = library.cards().filter(|card| matches!(card.suit, Suit::Captain | Suit::Status));
    let cards = library.cards().count() - never.count();
    assert_eq!(resolved, cards * 2 * captains.len());
}

#[test]
fn the_programs_have_as_many_rows_as_the_cards() {
    let library = library();
    let counted = [GameBox::Core, GameBox::ToBoldlyGo, GameBox::SecondContact];
    let is_counted = |deck: &&CrewDeck| deck.of_box().is_some_and(|one| counted.contains(&one));
    let programs = CrewDeck::ALL.iter().filter(is_counted).filter_map(|deck| library.program(*deck));
    let rows: usize = programs
        .map(|program| {
            assert_eq!((program.without_officer.len(), program.with_officer.len()), (8, 8));
            let exile = program.exile.as_ref().map_or(0, |card| card.rows.len());
            program.traits.len() + 16 + exile
        })
        .sum();
    // 123 in the core box; 203 in the others, 10 of which are the lines for Surprises.
    assert_eq!(rows, 123 + 203 - 10);
}
