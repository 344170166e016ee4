//! Tests of [`super`].

mod khan;
mod other_boxes;
mod samples;

use samples::every_step;

use super::*;
use std::path::Path;

use model::{
    CardFilter, Course, CrewDeck, Effect, EffectToken, Growth, Lang, PlayerPart, Preference, Specialty,
    StardateEffect, Suit,
};
use page::render::Terminal;
use solo::state::event::Event;
use solo::state::question::PartOutcome;
use solo::state::setup::DeckMode;
use solo::state::step::groups::{
    AcquisitionStep, CleanUpStep, DeckStep, GrowthStep, MovementStep, PileStep, PlayerStep, ResolutionStep,
    TurnStep,
};
use solo::state::step::reasons::{CheckKind, ConditionCheck, Lack};
use solo::state::step::{GlorySource, RowName, StepKind};
use solo::state::tabletop::{Ending, Zone};
use solo::{Forces, TokenCounts};
use words::sample::{book, card, check_pages, check_text, names};

#[test]
fn every_step_leads_to_a_rule_there_is() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/cc/rules");
    for step in every_step() {
        let slug = step.kind.rule().strip_prefix("cc/").expect("a rule of this game");
        assert!(rules.join(format!("{slug}.yaml")).exists(), "{slug}");
    }
}

#[test]
fn every_step_reads_well_in_both_languages() {
    let names = names();
    for deck in [DeckMode::Physical, DeckMode::Virtual] {
        let book = book(CrewDeck::Koloth, deck);
        check_pages(|texts| story(texts, &names, &book, &every_step()));
    }
}

#[test]
fn every_step_has_its_sentence_in_json() {
    let names = names();
    let book = book(CrewDeck::Koloth, DeckMode::Physical);
    let texts = Lang::ALL.map(Texts::new);
    let steps = every_step();
    let document = document_steps(&texts, &names, &book, &steps);
    let document = serde_json::to_value(document).expect("a document");
    let values = document.as_array().expect("an array");
    for (step, value) in steps.iter().zip(values) {
        for lang in ["de", "en"] {
            check_text(value["text"][lang].as_str().expect("a sentence"));
        }
        assert_eq!(value["page"], step.kind.page());
    }
    let kinds: std::collections::BTreeSet<&str> =
        values.iter().filter_map(|value| value["what"].as_str()).collect();
    assert_eq!(kinds.len(), 87, "a new kind of step needs a sample");
}

#[test]
fn what_hands_move_is_said_in_a_few_words() {
    let told = |deck, step: StepKind| {
        let step = Step::new(1, step);
        Lang::ALL.map(|lang| {
            let page =
                story(&Texts::new(lang), &names(), &book(CrewDeck::Koloth, deck), std::slice::from_ref(&step));
            let steps = page.blocks.iter().filter_map(|block| {
                let PageBlock::Step(step) = block else {
                    return None;
                };
                Some(step.short.plain())
            });
            steps.collect::<String>()
        })
    };
    let track = GrowthStep::GainsTrack { track: Specialty::Influence, amount: 1, step: 3, lost: 0 };
    let full = GrowthStep::GainsTrack { track: Specialty::Influence, amount: 1, step: 15, lost: 1 };
    let glory = GrowthStep::YouGain { amount: 2, from: GlorySource::Supply };
    let draws = DeckStep::Draws { cards: 3 };
    let both = [DeckMode::Physical, DeckMode::Virtual];
    assert_eq!(both.map(|deck| told(deck, track.clone().into())[0].clone()), ["Einfluss → 3", "Einfluss → 3"]);
    assert_eq!(told(DeckMode::Physical, full.into()), ["", ""]);
    assert_eq!(told(DeckMode::Physical, glory.into()), ["2 Ruhm → deine Ressourcen", "2 Glory → your resources"]);
    let drawn = ["3 Karten → sein Besprechungsraum", "3 cards → its Staging Area"];
    assert_eq!(told(DeckMode::Physical, draws.clone().into()), drawn);
    assert_eq!(told(DeckMode::Virtual, draws.into()), ["", ""], "the program draws");
}

fn told(steps: &[Step]) -> String {
    let texts = Texts::new(Lang::De);
    let book = book(CrewDeck::Koloth, DeckMode::Physical);
    let page = story(&texts, &names(), &book, steps);
    Terminal::new(Some(80), false).render(&page)
}

fn step(depth: u8, kind: StepKind) -> Step {
    Step::new(depth, kind)
}

#[test]
fn teams_sent_the_same_way_are_told_once() {
    let send = || {
        let to = card("betazed");
        step(1, StepKind::Movement(MovementStep::Sends { teams: 1, to, from: None }))
    };
    let text = told(&[send(), send()]);
    assert!(text.starts_with("  Sende 2 Außenteams"), "{text}");
    assert_eq!(text.lines().count(), 1);
}

#[test]
fn teams_that_leave_one_place_are_told_once() {
    let leaves = || {
        let from = card("betazed");
        step(1, StepKind::Movement(MovementStep::RemovesTeam { from }))
    };
    let text = told(&[leaves(), leaves()]);
    assert!(text.contains("2 Außenteams"), "{text}");
    assert_eq!(text.lines().count(), 2, "{text}");
}

#[test]
fn cards_discarded_from_the_deck_are_told_once() {
    let discards = |slug: &str| {
        let (card, from) = (card(slug), Zone::Deck);
        step(1, StepKind::Pile(PileStep::Discards { card, from }))
    };
    let text = told(&[discards("krell"), discards("korax")]);
    assert!(text.contains("2 Karten") && text.contains("Krell, Korax"), "{text}");
    assert_eq!(text.matches("S. 20").count(), 1, "{text}");
}

#[test]
fn what_the_bot_does_in_an_option_is_said_to_be_the_bots() {
    let chooses = |what: Vec<Effect>| {
        let option = Some(0);
        step(1, StepKind::Player(PlayerStep::Chooses { option, what }))
    };
    let text = told(&[chooses(vec![Effect::Grow(Growth::GainGlory(2))])]);
    assert!(text.contains("Möglichkeit 1: Computer: "), "{text}");
    let text = told(&[chooses(vec![Effect::You(PlayerPart::DismissShip)])]);
    assert!(!text.contains("Computer"), "{text}");
}

#[test]
fn the_end_of_a_track_is_said() {
    let gains = |lost: u8| {
        let (track, amount, step_) = (Specialty::Military, 2, 15);
        let what = GrowthStep::GainsTrack { track, amount, step: step_, lost };
        told(&[step(1, StepKind::Growth(what))])
    };
    assert!(gains(0).contains("(+2)") && gains(1).contains("(+1)"));
    assert!(gains(2).contains("schon auf 15"));
}

#[test]
fn the_suits_card_turns_only_when_no_officer_follows() {
    let leaves = step(1, StepKind::Pile(PileStep::Discards { card: card("krell"), from: Zone::Officer }));
    let follows = step(1, StepKind::Movement(MovementStep::Promotes { card: card("korax") }));
    assert!(told(std::slice::from_ref(&leaves)).contains("Programmkarte „Typen“"));
    assert!(!told(&[leaves, follows]).contains("kein Brückenoffizier"));
}

#[test]
fn phases_stand_above_their_steps() {
    let text = told(&[
        step(0, StepKind::Turn(TurnStep::NothingSecured)),
        step(0, StepKind::Deck(DeckStep::Draws { cards: 2 })),
        step(1, StepKind::Movement(MovementStep::Keeps { card: card("betazed") })),
        step(0, StepKind::CleanUp(CleanUpStep::ClearsStaging { cards: Vec::new() })),
    ]);
    let at = |word: &str| text.find(word).expect(word);
    assert!(at("Kontroll-Phase") < at("Aktions-Phase"));
    assert!(at("Aktions-Phase") < at("Aufräum-Phase"));
}
