//! The rows a card goes through where a row has its resolution continued.

use model::{Card, CrewDeck, Effect, EntryId};
use solo::ProgramRow;
use solo::rules::row::{Side, rows_for};
use solo::rules::through::rows_through;

use crate::kit::built_in::library;
use crate::kit::scene;

fn card(slug: &str) -> &'static Card {
    let id: EntryId = scene::card(slug);
    library().cards().find(|card| card.id == id).expect("a card")
}

/// Rows as `3` or `ally`, in brackets if it is not sure that it comes to them.
fn rows(captain: CrewDeck, slug: &str, side: Side) -> Vec<String> {
    let (program, card) = (library().program(captain).expect("a program"), card(slug));
    let legs = rows_through(card, side, |side| rows_for(program, card, side));
    let named = legs.iter().map(|leg| {
        let name = match leg.row {
            ProgramRow::Trait { number, .. } | ProgramRow::Exile { number, .. } => number.to_string(),
            ProgramRow::Wildcard(_) => "1".to_owned(),
            ProgramRow::Surprise => "surprise".to_owned(),
            ProgramRow::Suit { side, row } => format!("{} {}", row.suit.code(), side.code()),
        };
        if leg.is_sure { name } else { format!("({name})") }
    });
    named.collect()
}

/// The example of the solo rules of To Boldly Go, p. 7.
#[test]
fn the_academy_goes_from_the_vulcan_row_to_the_location_row() {
    let rows = rows(CrewDeck::Georgiou, "vulcan-science-academy", Side::WithoutOfficer);
    assert_eq!(rows, ["3", "location without-officer"]);
}

#[test]
fn what_hangs_on_the_table_is_not_sure() {
    let rows = rows(CrewDeck::Georgiou, "vice-admiral-pasalk", Side::WithoutOfficer);
    assert_eq!(rows, ["3", "5", "(person without-officer)"]);
}

/// Soval's first row promotes a Person before it goes on, so the other side of the suit card counts.
#[test]
fn an_officer_promoted_on_the_way_turns_the_card() {
    let telepath = library().cards().find(|card| {
        let has = |slug: &str| card.traits.iter().any(|own| own == slug);
        let others = ["human", "engineer", "scientist", "anomaly", "attack", "path-of-surak"];
        has("telepath") && card.suit.code() == "person" && !others.iter().any(|slug| has(slug))
    });
    let slug = telepath.expect("a Telepath").id.slug().to_owned();
    let through = rows(CrewDeck::Soval, &slug, Side::WithoutOfficer);
    assert_eq!(through, ["1", "person with-officer"]);
}

#[test]
fn a_row_that_does_not_go_on_is_the_only_one() {
    for program in &library().programs {
        let goes_on = |row: &ProgramRow<'_>| row.effects().iter().any(Effect::may_continue);
        for card in library().cards() {
            for side in Side::ALL {
                let all = rows_for(program, card, side);
                let legs = rows_through(card, side, |side| rows_for(program, card, side));
                assert_eq!(legs.is_empty(), all.is_empty());
                let Some(first) = all.first() else { continue };
                assert_eq!(legs[0].row, *first);
                assert!(legs[0].is_sure);
                if !goes_on(first) && *first != ProgramRow::Surprise {
                    assert_eq!(legs.len(), 1, "{:?} {:?}", program.captain, card.id);
                }
            }
        }
    }
}
