//! Questions joined in one line, and what is not asked because it cannot matter.

use model::{CrewDeck, Suit};
use solo::engine::run::{Action, RunInput, exec};
use solo::state::correction::Correction;
use solo::state::question::{Bundle, Question, QuestionAnswer, QuestionOrigin};
use solo::state::setup::{DeckMode, Questions};
use solo::state::step::StepKind;
use solo::state::step::groups::{AcquisitionStep, CleanUpStep, MovementStep, PileStep, ResolutionStep};
use solo::state::tabletop::{Face, FacedownPool, Ship, Slot, UnnamedCard, Zone};

use crate::kit::scene::{FILLER, Scene, card, has, lacks, site, slot};

fn joined(bot: CrewDeck, resolved: &str) -> Scene {
    Scene::of(bot, resolved).with(|scene| scene.book.setup.questions = Questions::Joined)
}

/// The same with real cards: below those of the row lie some that only the player can name.
fn with_real_cards(bot: CrewDeck, resolved: &str, hidden: &[&str]) -> Scene {
    joined(bot, resolved).with(|scene| {
        scene.book.setup.deck = DeckMode::Physical;
        scene.table.pools = vec![hidden.iter().map(|slug| card(slug)).collect()];
        let faces = hidden.iter().map(|_| Face::Hidden(FacedownPool::Crew(0)));
        scene.table.deck.splice(0..0, faces);
    })
}

#[test]
fn the_turn_begins_with_one_question_about_the_table() {
    let mut scene = joined(CrewDeck::Koloth, FILLER);
    scene.turn();
    assert_eq!(scene.asked, ["table"]);
}

#[test]
fn the_table_is_told_whole_or_not_at_all() {
    let scene = joined(CrewDeck::Koloth, FILLER);
    let done = exec(&scene.book, &scene.table, &Action::Turn, &[]);
    let Some(Question::Several { questions }) = &done.question else {
        panic!("{:?}", done.question);
    };
    assert_eq!(Bundle::from_questions(questions), Bundle::Table(questions));
    let question = done.question.as_ref().expect("a question");
    let shown = question.default_answer().expect("all is known");
    assert!(question.accepts(&shown));
    let QuestionAnswer::Several(mut answers) = shown else { panic!("several answers") };
    answers.pop();
    assert!(!question.accepts(&QuestionAnswer::Several(answers)));
}

#[test]
fn the_last_turn_needs_neither_market_nor_zone() {
    let mut scene = joined(CrewDeck::Koloth, FILLER);
    scene.table.stardate.card = None;
    scene.table.last_turn = Some(1);
    let done = scene.turn();
    assert!(scene.asked.is_empty(), "{:?}", scene.asked);
    has(&done, &StepKind::CleanUp(CleanUpStep::LeavesMarket));
}

fn is_market(question: &Question) -> bool {
    matches!(question, Question::Market { .. })
}

/// What is asked once the Market is wiped in a turn that begins with the player's markers there.
fn asked_after_a_wipe(tracks: [u8; 3]) -> Question {
    let mut scene = joined(CrewDeck::Koloth, FILLER);
    scene.table.held = vec![1];
    scene.table.player_tracks = tracks;
    let asked = |inputs: &[RunInput]| exec(&scene.book, &scene.table, &Action::Turn, inputs).question;
    let table = asked(&[]).expect("the table");
    assert!(matches!(&table, Question::Several { questions } if !questions.iter().any(is_market)), "{table:?}");
    asked(&[RunInput::Answer(table.default_answer().expect("known"))]).expect("the Market")
}

#[test]
fn a_wiped_market_is_named_in_one_line() {
    let Question::Several { questions } = asked_after_a_wipe([0; 3]) else {
        panic!("the Market and the tracks");
    };
    let [Question::Market { slots }, Question::Tracks { .. }] = &questions[..] else {
        panic!("{questions:?}");
    };
    assert_eq!(*slots, [const { Slot::Unknown }; 4]);
    // At the end of all tracks nothing but the Market is open.
    assert!(is_market(&asked_after_a_wipe([15; 3])));
}

#[test]
fn incidents_are_alike_and_counted_until_they_run_low() {
    let mut scene = joined(CrewDeck::Koloth, "good-day-to-die");
    scene.table.incidents = 5;
    let done = scene.turn();
    assert!(!scene.asked.contains(&"incidents") && !scene.asked.contains(&"drawn"));
    has(&done, &StepKind::Acquisition(AcquisitionStep::IncidentsLeft { left: 4 }));
    let mut scene = joined(CrewDeck::Koloth, "good-day-to-die");
    scene.table.incidents = 3;
    scene.turn();
    assert!(scene.asked.contains(&"incidents"), "{:?}", scene.asked);
}

#[test]
fn cards_from_the_deck_need_no_name_until_one_is_looked_for() {
    let hidden = ["lursa", "korax", "iks-devisor"];
    let mut scene = with_real_cards(CrewDeck::Koloth, "krell", &hidden);
    scene.table.officer = None;
    let done = scene.turn();
    assert!(!scene.asked.contains(&"names") && !scene.asked.contains(&"reveal"), "{:?}", scene.asked);
    has(&done, &StepKind::Pile(PileStep::DiscardsUnnamed { cards: 1 }));
    has(&done, &StepKind::Pile(PileStep::LogsUnnamed { cards: 1 }));
    assert_eq!(done.table.unnamed.len(), 2);
    assert_eq!(done.table.pools[0].len(), 3);
}

#[test]
fn a_search_asks_for_the_names_down_to_the_last_that_may_fit() {
    // Picard's Ship row looks for a Person in the Discard pile.
    let mut scene = joined(CrewDeck::Picard, "uss-enterprise-d");
    scene.table.pools = vec![vec![card("worf-son-of-mogh"), card("biobed"), card("horta")]];
    for pool in [0, 0] {
        let stand_in = scene.table.stand_in(pool).expect("a stand-in");
        scene.table.discard.push(stand_in);
    }
    scene.table.deck.insert(0, Face::Hidden(FacedownPool::Crew(0)));
    let done = scene.turn();
    assert!(scene.asked.contains(&"names"), "{:?}", scene.asked);
    assert!(done.table.unnamed.is_empty(), "{:?}", done.table.unnamed);
    assert_eq!(done.table.discard[..2], [card("biobed"), card("worf-son-of-mogh")]);
}

#[test]
fn a_card_without_a_name_is_named_by_a_correction_too() {
    let mut table = joined(CrewDeck::Koloth, FILLER).table;
    table.pools = vec![vec![card("korax")]];
    let stand_in = table.stand_in(0).expect("a stand-in");
    table.discard.push(stand_in.clone());
    assert_eq!(table.unnamed, [UnnamedCard { stand_in, pool: 0 }]);
    let to = Zone::Log;
    Correction::Move { card: card("korax"), to }.apply(&mut table);
    assert!(table.unnamed.is_empty() && table.discard.is_empty());
    assert_eq!(table.log, [card("korax")]);
}

#[test]
fn the_row_that_was_interrupted_is_named_when_it_goes_on() {
    let mut scene = joined(CrewDeck::Koloth, "rura-penthe").below(&["klingon-disruptors"]);
    scene.table.officer = Some(card("krell"));
    let done = scene.turn();
    let back = ResolutionStep::GoesOn { card: card("rura-penthe") };
    has(&done, &StepKind::Resolution(back));
    let at = |wanted: fn(&StepKind) -> bool| done.steps.iter().position(|step| wanted(&step.kind));
    let goes_on = at(|kind| matches!(kind, StepKind::Resolution(ResolutionStep::GoesOn { .. })));
    let keeps = at(|kind| matches!(kind, StepKind::Movement(MovementStep::Keeps { .. })));
    assert!(goes_on < keeps);
}

/// Sela controls Risa and keeps her officer; then an Encounter row sends twice, to Betazed first.
fn sending_twice(teams_at_betazed: u8) -> Scene {
    joined(CrewDeck::Sela, "vger").with(|scene| {
        scene.table.officer = Some(card("tomalak"));
        scene.table.market[3] = slot("letheans", [0, 0]);
        scene.table.zone =
            vec![site("betazed", teams_at_betazed, 0, 0), site("risa", 0, 0, 0), site("archer-iv", 0, 0, 0)];
        let ships = ["iks-klothos", "iks-devisor", "kazon-raider"];
        scene.table.ships.extend(ships.map(|ship| Ship { card: card(ship), at: Some(card("risa")) }));
    })
}

#[test]
fn a_team_taken_where_it_was_just_sent_is_told_with_its_ruling() {
    // With four of four Away Teams there, Betazed is more than secured; the second is taken from there.
    let done = sending_twice(3).turn();
    has(&done, &StepKind::Movement(MovementStep::JustSent));
    lacks(&sending_twice(1).turn(), |kind| *kind == StepKind::Movement(MovementStep::JustSent));
}

#[test]
fn what_was_laid_out_may_be_told_with_the_next_card_or_later() {
    let refill = Question::Refill { suit: Suit::Cargo };
    let candidates = vec![card("korax"), card("krell")];
    let reveal = Question::Reveal { from: QuestionOrigin::Row, candidates };
    let question = Question::join(vec![reveal, refill]).expect("questions");
    let named = |slug| QuestionAnswer::Card(Some(card(slug)));
    assert!(question.accepts(&QuestionAnswer::Several(vec![named("korax"), named("lirpa")])));
    assert!(question.accepts(&QuestionAnswer::Several(vec![named("korax"), QuestionAnswer::Later])));
    assert!(!question.accepts(&QuestionAnswer::Several(vec![QuestionAnswer::Later, named("lirpa")])));
    assert!(!question.accepts(&QuestionAnswer::Several(vec![named("korax"), named("korax")])));
    assert!(!question.accepts(&QuestionAnswer::Several(vec![named("korax")])));
}

#[test]
fn a_place_that_was_filled_and_the_tracks_are_asked_together() {
    let mut scene = joined(CrewDeck::Koloth, "krell");
    scene.table.market[1] = slot("lirpa", [0, 0]);
    scene.turn();
    assert!(!scene.asked.contains(&"tracks"), "{:?}", scene.asked);
    assert_eq!(scene.asked.last(), Some(&"table"), "{:?}", scene.asked);
}

#[test]
fn the_only_place_an_away_team_can_leave_is_not_asked_for() {
    let mut scene = joined(CrewDeck::Freeman, "kayshon");
    scene.table.zone[1] = site("risa", 0, 2, 0);
    let done = scene.turn();
    assert!(scene.asked.contains(&"part") && !scene.asked.contains(&"where"), "{:?}", scene.asked);
    assert_eq!(done.table.zone[1].player.teams, 1);
}

#[test]
fn what_was_discarded_is_told_together_with_the_outcome() {
    let mut scene = joined(CrewDeck::Shran, "korax");
    scene.turn();
    assert!(scene.asked.contains(&"outcome and card"), "{:?}", scene.asked);
    assert!(!scene.asked.contains(&"discarded-is"), "{:?}", scene.asked);
}
