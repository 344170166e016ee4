//! Where the print of a card matters to the Bot, and that a game keeps to one.

use std::collections::BTreeSet;

use model::{CrewDeck, Print};
use solo::engine::run::ActionResult;
use solo::print_matters;
use solo::state::log::LogEntry;
use solo::state::step::groups::ResolutionStep;
use solo::state::step::{RowName, StepKind};

use crate::kit::built_in::{core, library};
use crate::kit::opponent::{captains, rulebook};
use crate::kit::scene::{Scene, card};

/// A turn in which the Bot resolves a card of a print.
fn resolved(bot: CrewDeck, slug: &str, printing: Print) -> ActionResult {
    let mut scene = Scene::of(bot, slug).with(|scene| {
        scene.book.setup.printing = printing;
        scene.book.cards = scene.book.setup.printed(library().cards());
    });
    scene.turn()
}

/// The traits of the row that a card activates.
fn row(done: &ActionResult, slug: &str) -> Vec<String> {
    let rows = done.steps.iter().filter_map(|step| match &step.kind {
        StepKind::Resolution(ResolutionStep::Resolves {
            card: resolved,
            row: RowName::Traits { traits, .. },
            ..
        }) if *resolved == card(slug) => Some(traits.clone()),
        _ => None,
    });
    rows.flatten().collect()
}

#[test]
fn the_orb_of_time_is_transcendent_to_sisko_in_its_latest_print_alone() {
    let row = |print| row(&resolved(CrewDeck::Sisko, "orb-of-time", print), "orb-of-time");
    assert_eq!(row(Print::First), ["bajoran"]);
    assert_eq!(row(Print::Latest), ["transcendent"]);
}

#[test]
fn solum_is_an_alien_to_picard_in_its_first_print_alone() {
    let row = |print| row(&resolved(CrewDeck::Picard, "solum", print), "solum");
    assert_eq!(row(Print::First), ["alien"]);
    assert!(row(Print::Latest).is_empty());
}

#[test]
fn no_other_card_makes_a_captain_do_something_else() {
    let mut found = BTreeSet::new();
    for captain in captains() {
        let program = library().program(captain).expect("a program");
        let cards = core().cards();
        let cards = cards.filter(|card| print_matters(program, card));
        found.extend(cards.map(|card| (captain.code(), card.id.slug())));
    }
    let expected = [("picard", "solum"), ("sisko", "orb-of-time")];
    assert_eq!(found, expected.into_iter().collect());
}

/// The preferences of the programs choose among Market cards. The one trait that a later print takes from
/// or gives to a card and that a preference names is Alien, and that card is a Location.
#[test]
fn no_preference_names_a_trait_that_another_print_of_a_market_card_has() {
    let changed = core().cards().flat_map(|card| {
        let errata = card.errata.iter();
        errata.flat_map(|erratum| erratum.traits.added.iter().chain(&erratum.traits.dropped))
    });
    let changed: BTreeSet<&str> = changed.map(String::as_str).collect();
    assert_eq!(changed.len(), 5, "{changed:?}");
    let mut named = BTreeSet::new();
    for program in core().programs.iter().filter(|program| captains().contains(&program.captain)) {
        let document = serde_json::to_value(program).expect("a document");
        let rows = ["traits", "without_officer", "with_officer"].map(|side| document[side].to_string());
        for word in rows.concat().split(|sign: char| !sign.is_alphanumeric() && sign != '-') {
            if let Some(slug) = changed.get(word) {
                named.insert((program.captain.code(), *slug));
            }
        }
    }
    assert_eq!(named, [("picard", "alien"), ("sisko", "transcendent")].into());
    let solum = core().cards().find(|card| card.id.slug() == "solum");
    let suit = solum.map(|card| card.suit.code());
    assert_eq!(suit, Some("location"));
}

#[test]
fn values_are_the_same_in_all_prints() {
    for card in library().cards() {
        let (first, latest) = (card.clone().printed(Print::First), card.clone().printed(Print::Latest));
        assert_eq!(first, *card, "{}: the data has the first print", card.id);
        assert_eq!((first.vp, first.focus), (latest.vp, latest.focus));
        assert_eq!(first.operations, latest.operations);
    }
}

#[test]
fn a_game_from_before_there_were_printings_has_first_prints() {
    let old = r#"{"started":{"bot":"sisko","difficulty":"ensign","captain":"picard","side":"basic",
        "conspiracy":false,"deck":"virtual","seed":1}}"#;
    let Ok(LogEntry::Started(setup)) = serde_json::from_str::<LogEntry>(old) else {
        panic!("an old game is readable");
    };
    assert_eq!(setup.printing, Print::First);
    let written = serde_json::to_string(&setup).expect("a setup");
    assert!(!written.contains("printing"), "{written}");
    let book = rulebook(library(), setup);
    assert_eq!(book.print_matters(), [card("orb-of-time")]);
}
