//! A resolution that is continued (solo rules of To Boldly Go).

use model::{CrewDeck, PlayerPart};
use solo::state::question::PartOutcome;
use solo::state::step::StepKind;
use solo::state::step::groups::PlayerStep;
use solo::state::tabletop::Face;

use crate::kit::scene::{FILLER, Scene, card, has};

use super::{row, rows};

#[test]
fn a_continued_resolution_goes_through_all_rows_that_fit_and_ends_with_the_suit() {
    // T'Pol: NX-01 and Person, so the NX-01 row ends it.
    let done = Scene::of(CrewDeck::Archer, "tpol").turn();
    assert_eq!(rows(&done), [row("tpol", "nx-01")]);
    // The NX-01 Enterprise is neither Person nor Cargo.
    let done = Scene::of(CrewDeck::Archer, "nx-01-enterprise").turn();
    let expected = [row("nx-01-enterprise", "nx-01"), row("nx-01-enterprise", "without")];
    assert_eq!(rows(&done), expected);
    // Agent Daniels: Time Travel, then the Person row.
    let done = Scene::of(CrewDeck::Archer, "agent-daniels").turn();
    let expected = [row("agent-daniels", "time-travel"), row("agent-daniels", "without")];
    assert_eq!(rows(&done), expected);
    assert_eq!(done.table.tracks, [1, 1, 1]);
    assert_eq!(done.table.officer, Some(card("agent-daniels")));
}

#[test]
fn the_worked_example_of_the_rulebook_vulcan_science_academy() {
    let done = Scene::of(CrewDeck::Georgiou, "vulcan-science-academy").turn();
    let expected = [row("vulcan-science-academy", "vulcan"), row("vulcan-science-academy", "without")];
    assert_eq!(rows(&done), expected);
    assert!(done.table.controlled.contains(&card("vulcan-science-academy")));
}

#[test]
fn the_side_that_lies_up_by_then_counts_when_a_resolution_is_continued() {
    // Sub-Commander T'Pol is promoted by the Telepath row and then meets the Scientist row.
    let mut scene = Scene::of(CrewDeck::Soval, "tpau").with(|scene| {
        scene.part = PartOutcome::Unable;
    });
    let done = scene.turn();
    assert_eq!(rows(&done), [row("tpau", "telepath"), row("tpau", "with")]);
    // Its own row dismisses the Duty Officer it has just become (ruling).
    assert_eq!(done.table.officer, None);
    assert!(done.table.discard.contains(&card("tpau")));
}

#[test]
fn a_wildcard_goes_on_to_the_second_trait_row() {
    let done = Scene::of(CrewDeck::Archer, "founding-the-federation").turn();
    let names: Vec<String> = rows(&done).into_iter().map(|(_, row)| row).collect();
    assert_eq!(names[..2], ["wildcard".to_owned(), "nx-01".to_owned()]);
}

#[test]
fn what_the_player_returns_lets_soval_resolve_another_card() {
    let scene =
        |part| Scene::of(CrewDeck::Soval, "tpau").below(&[FILLER, FILLER, "muroc"]).with(|scene| scene.part = part);
    let mut done = scene(PartOutcome::Done).with(|scene| {
        scene.table.deck.pop();
        scene.table.deck.push(Face::Known(card("muroc")));
        scene.table.deck.push(Face::Known(card("tpau")));
    });
    let done = done.turn();
    assert!(rows(&done).len() > 2, "{:?}", rows(&done));
    let done = scene(PartOutcome::Unable).turn();
    has(
        &done,
        &StepKind::Player(PlayerStep::Part {
            part: PlayerPart::MayReturnIncident,
            outcome: PartOutcome::Unable,
            attack: false,
        }),
    );
}
