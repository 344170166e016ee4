//! The Junk as a place to gain from (solo rules of To Boldly Go).

use model::CrewDeck;
use solo::TokenCounts;
use solo::state::correction::Correction;
use solo::state::question::{Question, QuestionAnswer};
use solo::state::step::StepKind;
use solo::state::step::groups::AcquisitionStep;
use solo::state::step::groups::GainStep;
use solo::state::tabletop::{Face, Slot};

use crate::kit::scene::{FILLER, Scene, card, has, slot};

use super::{row, rows};

#[test]
fn freeman_gains_an_orion_from_the_junk_too() {
    let mut scene = Scene::of(CrewDeck::Freeman, "orion").with(|scene| {
        scene.table.tracks = [0, 4, 0];
        scene.table.junk = vec![card("derika-tendi"), card("dvar")];
    });
    let done = scene.turn();
    assert!(scene.asked.contains(&"junk") || done.table.fresh.junk || done.table.turn == 1);
    has(&done, &StepKind::Gain(GainStep::GainsFromJunk { card: card("dvar") }));
    assert_eq!(done.table.junk, [card("derika-tendi")]);
    assert_eq!(rows(&done)[0], row("orion", "orion"));
}

#[test]
fn the_market_wins_a_tie_with_the_junk_and_the_card_junked_last_among_junk() {
    // All of these Ships are worth 2.
    let mut scene = Scene::of(CrewDeck::Rebner, "grebnedlog").with(|scene| {
        scene.table.deck = vec![Face::Known(card(FILLER)), Face::Known(card("salvage-rebner"))];
    });
    scene.table.junk = Vec::new();
    let mut both = Scene::of(CrewDeck::Pike, "recruit-archer").with(|scene| {
        scene.table.deck =
            vec![Face::Known(card(FILLER)), Face::Known(card(FILLER)), Face::Known(card("political-crisis-pike"))];
        scene.table.officer = Some(card("cadet-uhura"));
        scene.table.tracks = [10, 0, 0];
        scene.table.market = [slot("soji-asha", [0, 0]), Slot::Empty, Slot::Empty, slot("bolians", [0, 0])];
        scene.table.junk = vec![card("unimatrix-zero"), card("uss-enterprise-c-to-boldly-go")];
    });
    let done = both.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains { card: card("soji-asha"), tokens: TokenCounts::default() }),
    );
    let mut junk_alone = both.with(|scene| scene.table.market[0] = Slot::Empty);
    let done = junk_alone.turn();
    let last = card("uss-enterprise-c-to-boldly-go");
    has(&done, &StepKind::Gain(GainStep::GainsFromJunk { card: last }));
}

#[test]
fn a_junked_card_lies_in_the_junk_and_rebner_gains_it_back() {
    let mut scene = Scene::of(CrewDeck::Rebner, "rebelution").with(|scene| {
        scene.table.discard = vec![card("big-helmet")];
        scene.table.deck = vec![Face::Known(card(FILLER)), Face::Known(card("harpy"))];
        scene.table.junk = vec![card("tribbles"), card("eva-suits")];
        scene.table.market[1] = slot("holosuite", [0, 0]);
    });
    let done = scene.turn();
    has(&done, &StepKind::Gain(GainStep::GainsFromJunk { card: card("eva-suits") }));
    let mut junks = Scene::of(CrewDeck::Rebner, "reginod");
    let done = junks.turn();
    let junked = done.steps.iter().find_map(|step| match &step.kind {
        StepKind::Acquisition(AcquisitionStep::Junks { card }) => Some(card.clone()),
        _ => None,
    });
    assert_eq!(done.table.junk.last(), junked.as_ref());
}

/// A game with two boxes begins with cards in the Junk that nobody has named: Enter alone is no answer then.
#[test]
fn the_junk_of_the_set_up_is_named_once() {
    let scene = Scene::of(CrewDeck::Rebner, "reginod");
    let mut table = scene.book.set_up();
    // 4 for each box that joins another.
    let unnamed = table.unnamed_junk;
    assert!(table.junk.is_empty() && unnamed >= 8, "{unnamed}");
    let asked = |cards, unnamed| Question::Junk { cards, unnamed };
    assert_eq!(asked(Vec::new(), unnamed).default_answer(), None);
    let added = Correction::Junk { cards: vec![card("worf")], unnamed };
    added.apply(&mut table);
    assert!(!table.fresh.junk && table.unnamed_junk == unnamed);
    let told = vec![card("rom"), card("horta")];
    let whole = Correction::Junk { cards: told.clone(), unnamed: 0 };
    whole.apply(&mut table);
    assert!(table.fresh.junk && table.unnamed_junk == 0);
    let known = asked(told.clone(), 0).default_answer();
    assert_eq!(known, Some(QuestionAnswer::Junk(told)));
}

#[test]
fn a_card_lies_in_the_market_or_in_the_junk() {
    let mut table = Scene::of(CrewDeck::Rebner, "reginod").table;
    table.lay_junk(&[card("rom")], 0);
    assert_eq!(table.market[0], Slot::Unknown);
    let mut slots = table.market.clone();
    slots[0] = slot("rom", [0, 0]);
    Correction::Market { slots }.apply(&mut table);
    assert!(table.junk.is_empty());
}
