//! What the player reports and sets right.

use model::{CrewDeck, EffectToken};
use solo::engine::run::{Action, RunInput, exec_with};
use solo::state::correction::Correction;
use solo::state::event::Event;
use solo::state::question::{PartOutcome, Question, QuestionAnswer};
use solo::state::setup::DeckMode;
use solo::state::step::StepKind;
use solo::state::step::groups::{CleanUpStep, GrowthStep, PlayerStep};
use solo::state::tabletop::{LocationSlot, Ship, Tabletop, Zone};

use crate::kit::scene::{FILLER, Scene, card, has, lacks, site};

#[test]
fn you_get_nothing_from_the_bots_supply_and_it_never_returns_an_incident() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    for event in [Event::Steal, Event::Hand, Event::ReturnIncident] {
        let done = scene.run(&Action::Event(event));
        has(&done, &StepKind::Player(PlayerStep::NoEffect));
        assert_eq!(done.table, scene.table);
    }
}

#[test]
fn a_draw_of_the_bot_is_a_discard() {
    let mut scene = Scene::of(CrewDeck::Koloth, "krell");
    let done = scene.run(&Action::Event(Event::Draw { cards: 1 }));
    assert_eq!(done.table.discard, [card("krell")]);
}

#[test]
fn the_bot_chooses_the_first_option_it_can_carry_out() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    let options = vec![Event::DismissShip { card: None }, Event::Draw { cards: 1 }];
    let event = Action::Event(Event::Choose { options });
    let done = scene.run(&event);
    has(&done, &StepKind::Player(PlayerStep::Chooses { option: Some(1), what: Vec::new() }));
    scene.table.ships.push(Ship { card: card("iks-groth"), at: None });
    let done = scene.run(&event);
    has(&done, &StepKind::Player(PlayerStep::Chooses { option: Some(0), what: Vec::new() }));
    assert_eq!(done.table.discard, [card("iks-groth")]);
}

#[test]
fn the_bot_gains_glory_where_you_take_control() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
        scene.table.zone[1] = site("risa", 2, 4, 0);
        scene.table.ships.push(Ship { card: card("iks-groth"), at: Some(card("risa")) });
    });
    let done = scene.run(&Action::Event(Event::Control { location: card("risa") }));
    assert_eq!(done.table.supply.glory, 3);
    assert_eq!(done.table.teams_home(), done.table.teams);
    assert!(done.table.discard.contains(&card("iks-groth")));
    assert_eq!(done.table.zone[1].card, None);
}

/// What replaced a Location the Bot took has a name as soon as the player says it; of two open places nobody knows which.
#[test]
fn a_location_nobody_has_named_is_learned_where_it_is_reported() {
    let reported = |open: &[usize], event: Event| {
        let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
            open.iter().for_each(|at| scene.table.zone[*at] = LocationSlot::unknown());
        });
        scene.run(&Action::Event(event)).table.zone[1].card.clone()
    };
    let removed = || Event::RemoveTeams { location: card("dozaria"), teams: 1 };
    assert_eq!(reported(&[1], removed()), Some(card("dozaria")));
    assert_eq!(reported(&[0, 1], removed()), None);
    assert_eq!(reported(&[1], Event::RemoveTeams { location: card("worf"), teams: 1 }), None);
    assert_eq!(reported(&[1], Event::Control { location: card("dozaria") }), None);
}

#[test]
fn a_stardate_card_emptied_in_your_turn_goes_to_the_bot() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    scene.table.stardate.glory = 1;
    let done = scene.run(&Action::Event(Event::Resource { token: EffectToken::Glory, amount: 1 }));
    assert_eq!(done.table.held, [1]);
    assert_eq!(done.table.stardate.card, Some(2));
}

#[test]
fn a_hidden_card_can_be_corrected_without_losing_another() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    scene.book.setup.deck = DeckMode::Physical;
    let mut table = scene.book.set_up();
    let before = table.deck.len();
    Correction::Move { card: card("krell"), to: Zone::Log }.apply(&mut table);
    assert_eq!(table.deck.len(), before - 1);
    assert_eq!(table.log, [card("krell")]);
}

/// Answers a question, then lays the Neutral Zone out anew with a correction before the next one.
#[test]
fn a_correction_in_the_middle_of_a_question_breaks_nothing() {
    let mut corrected = false;
    let mut answer = |_: usize, question: &Question, _: &Tabletop| {
        if matches!(question, Question::Where { .. } | Question::NewSite { .. }) && !corrected {
            corrected = true;
            return Some(RunInput::Correction(Correction::Zone { sites: Vec::new() }));
        }
        Some(RunInput::Answer(match question {
            Question::Part { .. } => QuestionAnswer::Part(PartOutcome::Done),
            Question::Where { .. } => QuestionAnswer::Where(None),
            other => other.default_answer().unwrap_or(QuestionAnswer::Card(None)),
        }))
    };
    let picard = Scene::of(CrewDeck::Picard, "arinsen");
    let mut table = picard.table.clone();
    table.zone[2] = site("archer-iv", 0, 2, 0);
    let done = exec_with(&picard.book, &table, &Action::Turn, &mut answer);
    assert_eq!(done.question, None);
    assert!(done.table.zone.is_empty());
}

#[test]
fn a_location_you_took_in_your_turn_brings_the_bot_its_glory_once() {
    let scene = Scene::of(CrewDeck::Picard, "arinsen").with(|scene| {
        scene.table.zone[0] = site("betazed", 2, 0, 0);
    });
    let told = vec![site("freecloud", 0, 0, 0), scene.table.zone[1].clone(), scene.table.zone[2].clone()];
    let mut answer = |_: usize, question: &Question, table: &Tabletop| {
        Some(RunInput::Answer(match question {
            Question::Stardate { .. } => QuestionAnswer::Stardate { card: Some(1), glory: 4 },
            Question::Zone { .. } => QuestionAnswer::Zone(told.clone()),
            Question::Part { .. } => QuestionAnswer::Part(PartOutcome::Cancelled),
            other => {
                let none = QuestionAnswer::Card(table.controlled.first().cloned());
                other.default_answer().unwrap_or(none)
            }
        }))
    };
    let done = exec_with(&scene.book, &scene.table, &Action::Turn, &mut answer);
    has(&done, &StepKind::Growth(GrowthStep::GotGlory { card: card("betazed"), amount: 2 }));
    assert_eq!(done.table.stardate.glory, 3, "only the Clean-up Step takes one");
    assert_eq!(done.table.supply.glory, 2);
}

#[test]
fn a_corrected_stardate_empties_nothing() {
    let scene = Scene::of(CrewDeck::Koloth, FILLER);
    let mut corrected = false;
    let mut answer = |_: usize, question: &Question, _: &Tabletop| {
        if !corrected {
            corrected = true;
            return Some(RunInput::Correction(Correction::Stardate { card: Some(3), glory: 3 }));
        }
        question.default_answer().map(RunInput::Answer)
    };
    let done = exec_with(&scene.book, &scene.table, &Action::Turn, &mut answer);
    lacks(&done, |what| matches!(what, StepKind::CleanUp(CleanUpStep::Executes { .. })));
    assert_eq!(done.table.stardate.glory, 2);
}

#[test]
fn a_stardate_card_does_not_go_back_by_an_answer() {
    let question = Question::Stardate { card: Some(3), glory: 4, first: 3, last: 5 };
    let answer = |card| QuestionAnswer::Stardate { card: Some(card), glory: 5 };
    assert!(!question.accepts(&answer(2)));
    assert!(question.accepts(&answer(4)));
    assert!(!question.accepts(&answer(6)));
}

#[test]
fn setting_the_stardates_empty_ends_the_game_in_time() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    Correction::Stardate { card: None, glory: 0 }.apply(&mut scene.table);
    assert_eq!(scene.table.last_turn, Some(2));
    Correction::Stardate { card: Some(5), glory: 2 }.apply(&mut scene.table);
    assert_eq!(scene.table.last_turn, None);
}

#[test]
fn a_neutral_location_moved_by_hand_is_neutral_no_longer() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
        scene.table.zone[1] = site("risa", 2, 1, 0);
        scene.table.ships.push(Ship { card: card("iks-groth"), at: Some(card("risa")) });
    });
    Correction::Move { card: card("risa"), to: Zone::Controlled }.apply(&mut scene.table);
    assert_eq!(scene.table.site_of(&card("risa")), None);
    assert_eq!(scene.table.teams_home(), scene.table.teams);
    assert_eq!(scene.table.ships[0].at, None);
}
