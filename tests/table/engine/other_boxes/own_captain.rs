//! What the player with a certain captain is asked, because the Bot cannot go on without it.

use model::{Boxes, CrewDeck};
use solo::state::step::groups::{CleanUpStep, TurnStep};
use solo::state::step::{GlorySource, StepKind};
use solo::state::tabletop::Slot;

use crate::kit::built_in::library;
use crate::kit::opponent::rulebook;
use crate::kit::scene::{FILLER, Scene, card, has, lacks, site, slot};

/// A table at which the player has this captain.
fn against(captain: CrewDeck) -> Scene {
    Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
        let mut setup = scene.book.setup.clone();
        setup.captain = captain;
        setup.boxes = Boxes::all();
        setup.asks_own_captain = true;
        scene.book = rulebook(library(), setup);
    })
}

/// To Khan a Focus icon is worth nothing, 1 once his Captain is flipped, 3 with every trait marked: the Cargo without
/// an icon is the least valuable only then.
#[test]
fn what_focus_icons_are_worth_to_a_player_with_khan_is_asked_as_far_as_it_matters() {
    let clean_up = |focus| {
        let mut scene = against(CrewDeck::Khan).with(|scene| {
            scene.table.market =
                [slot("admiral-necheyev", [0, 0]), slot("horta", [0, 0]), Slot::Empty, Slot::Empty];
            scene.table.player_focus = focus;
        });
        let done = scene.turn();
        let asked = scene.asked.iter().filter(|kind| **kind == "own-captain").count();
        (done, asked)
    };
    let least =
        |slug| StepKind::CleanUp(CleanUpStep::PlacesGlory { card: card(slug), from: GlorySource::Stardate });
    // Yes twice: flipped, and every trait marked.
    let (done, asked) = clean_up(0);
    has(&done, &least("horta"));
    assert_eq!((done.table.player_focus, asked), (3, 2));
    let (done, asked) = clean_up(3);
    has(&done, &least("horta"));
    assert_eq!(asked, 0);
}

/// Freeman's fleet is told as two Ships and brings the Glory of one token.
#[test]
fn the_fleet_of_a_player_brings_glory_once() {
    let taken_over = |ships| {
        let mut scene = against(CrewDeck::Freeman).with(|scene| {
            scene.table.zone[0] = site("betazed", 5, 0, ships);
        });
        let done = scene.turn();
        (done, scene.asked)
    };
    let glory = |done: &_, amount| {
        let is_other = |what: &StepKind| matches!(what, StepKind::Turn(TurnStep::PlayerGlory { amount: other, .. }) if *other != amount);
        lacks(done, is_other);
    };
    let (done, asked) = taken_over(3);
    glory(&done, 2);
    assert!(asked.contains(&"own-captain"), "{asked:?}");
    let (done, asked) = taken_over(1);
    glory(&done, 1);
    assert!(!asked.contains(&"own-captain"), "{asked:?}");
}
