//! Rules of the Bot's turn: control, draw, Stardate cards, Clean-up, end.

use model::{CrewDeck, StardateEffect};
use solo::Forces;
use solo::state::step::groups::{CleanUpStep, DeckStep, GrowthStep, ResolutionStep, TurnStep};
use solo::state::step::{GlorySource, StepKind};
use solo::state::tabletop::{Ending, Face, Ship};

use crate::kit::scene::{FILLER, Scene, card, has, lacks, site, slot};

#[test]
fn the_most_valuable_secured_location_is_taken_over_and_resolved() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
        scene.table.zone = vec![site("betazed", 3, 0, 0), site("risa", 2, 2, 0), site("archer-iv", 0, 0, 0)];
        let card = card("iks-klothos");
        scene.table.ships.push(Ship { card, at: Some(self::card("risa")) });
        scene.table.ships.push(Ship { card: self::card("iks-devisor"), at: Some(self::card("risa")) });
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Turn(TurnStep::TakesControl {
            card: card("risa"),
            teams: 2,
            ships: vec![card("iks-klothos"), card("iks-devisor")],
            player: Forces { teams: 2, ships: 0 },
        }),
    );
    has(&done, &StepKind::Turn(TurnStep::PlayerGlory { amount: 2, from: GlorySource::Stardate }));
    assert_eq!(done.table.controlled, [card("risa")]);
    assert!(done.table.site_of(&card("betazed")).is_some());
}

#[test]
fn nothing_is_asked_about_the_neutral_zone_while_nothing_can_be_secured() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    scene.turn();
    assert!(!scene.asked.contains(&"zone"), "{:?}", scene.asked);
}

#[test]
fn an_empty_deck_is_reshuffled_in_the_middle_with_a_supplement_card_on_top() {
    let mut scene = Scene::of(CrewDeck::Koloth, "krell").with(|scene| {
        scene.table.deck.remove(0);
        scene.table.discard = vec![card("korax"), card("lirpa")];
        scene.table.supplement = vec![Face::Known(card("rura-penthe"))];
    });
    let done = scene.turn();
    has(&done, &StepKind::Deck(DeckStep::Reshuffles { cards: 2, supplement: true }));
    let mut second = done.steps.iter().filter_map(|step| match &step.kind {
        StepKind::Resolution(ResolutionStep::Resolves { card, .. }) if step.depth == 1 => Some(card.clone()),
        _ => None,
    });
    assert_eq!(second.next_back(), Some(card("rura-penthe")));
}

#[test]
fn the_staging_area_is_not_shuffled_in() {
    let mut scene = Scene::of(CrewDeck::Koloth, "krell").with(|scene| {
        scene.table.deck.remove(0);
    });
    let done = scene.turn();
    has(&done, &StepKind::Deck(DeckStep::DeckIsOut));
    assert!(done.table.deck.is_empty());
}

#[test]
fn a_stardate_card_held_by_the_bot_is_executed_before_the_glory_is_placed() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
        scene.table.held = vec![3];
        scene.table.zone[1] = site("risa", 0, 1, 0);
    });
    let done = scene.turn();
    has(&done, &StepKind::CleanUp(CleanUpStep::Executes { card: 3, effect: StardateEffect::WipeMarketAndZone }));
    has(&done, &StepKind::CleanUp(CleanUpStep::ZoneLoses { cards: vec![card("betazed"), card("archer-iv")] }));
    assert_eq!(scene.asked.iter().filter(|kind| **kind == "refill").count(), 4);
    assert!(done.table.held.is_empty());
}

#[test]
fn an_easy_stardate_card_wipes_nothing() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| scene.table.held = vec![2]);
    let done = scene.turn();
    has(&done, &StepKind::CleanUp(CleanUpStep::Executes { card: 2, effect: StardateEffect::None }));
    assert!(!scene.asked.contains(&"refill"));
}

#[test]
fn glory_beyond_the_stardate_card_comes_from_the_next_which_goes_to_the_player() {
    let mut scene = Scene::of(CrewDeck::Koloth, "bruce-maddox");
    scene.table.stardate.glory = 2;
    let done = scene.turn();
    has(&done, &StepKind::Growth(GrowthStep::GainsGlory { amount: 2, from: GlorySource::Stardate }));
    has(
        &done,
        &StepKind::Growth(GrowthStep::StardateEmpties { card: 1, to_player: true, next: 2, glory: 7, owed: 1 }),
    );
    assert!(done.table.held.is_empty());
}

#[test]
fn after_the_last_stardate_card_one_more_round_is_played() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    scene.table.stardate.card = Some(5);
    scene.table.stardate.glory = 2;
    let done = scene.turn();
    has(&done, &StepKind::Growth(GrowthStep::CreditsBegin { last_turn: 2 }));
    assert_eq!(done.table.ending, None);
    scene.table = done.table;
    let done = scene.turn();
    has(&done, &StepKind::Turn(TurnStep::Ends { ending: Ending::Credits }));
    let placed = done.steps.iter().any(|step| {
        matches!(step.kind, StepKind::CleanUp(CleanUpStep::PlacesGlory { from: GlorySource::Supply, .. }))
    });
    assert!(placed, "Glory now comes from the supply");
}

#[test]
fn the_last_incident_burns_the_game_at_once() {
    let mut scene = Scene::of(CrewDeck::Koloth, "good-day-to-die");
    scene.table.incidents = 1;
    let done = scene.turn();
    assert_eq!(done.table.ending, Some(Ending::Burn));
    lacks(&done, |what| matches!(what, StepKind::Turn(TurnStep::TurnEnds)));
}

#[test]
fn a_burnham_bot_places_dilithium_instead_of_glory() {
    let mut scene = Scene::of(CrewDeck::Burnham, FILLER);
    let done = scene.turn();
    has(&done, &StepKind::Growth(GrowthStep::StardateLoses { amount: 1 }));
    has(&done, &StepKind::CleanUp(CleanUpStep::PlacesDilithium { card: card("rom"), amount: 2 }));
    lacks(&done, |what| matches!(what, StepKind::CleanUp(CleanUpStep::PlacesGlory { .. })));
    scene.table.stardate.card = None;
    let done = scene.turn();
    lacks(&done, |what| matches!(what, StepKind::Growth(GrowthStep::StardateLoses { .. })));
    has(&done, &StepKind::CleanUp(CleanUpStep::PlacesDilithium { card: card("rom"), amount: 2 }));
}

#[test]
fn your_tracks_are_asked_for_only_if_the_choice_depends_on_them() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    scene.turn();
    assert!(!scene.asked.contains(&"tracks"), "{:?}", scene.asked);
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
        scene.table.market[0] = slot("lursa", [0, 0]);
    });
    scene.turn();
    assert!(scene.asked.contains(&"tracks"), "{:?}", scene.asked);
}
