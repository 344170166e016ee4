//! The complete Bot turn printed in the solo rulebook (p. 11-15): Koloth, Commander, against Picard.
//! What the text leaves open is chosen to fit it: Koloth's Influence is the lower track, and Picard
//! plays the Advanced side, where the multipliers of the last picture come out as described
//! (rulings 22, 132).

use model::{Course, CrewDeck, Mode, PlayerPart, Specialty};
use solo::engine::run::{Action, ActionResult, RunInput, exec};
use solo::rules::ranking::Criterion;
use solo::state::correction::Correction;
use solo::state::question::{PartOutcome, Question, QuestionAnswer};
use solo::state::setup::{BoardSide, Rulebook, Setup};
use solo::state::step::decision::{Candidate, CandidateKind, Choice};
use solo::state::step::groups::{
    AcquisitionStep, CleanUpStep, DeckStep, GrowthStep, MovementStep, PileStep, PlayerStep, ResolutionStep,
    TurnStep,
};
use solo::state::step::reasons::{CheckKind, ConditionCheck};
use solo::state::step::{GlorySource, RowName, StepKind};
use solo::state::tabletop::{LocationSlot, Slot, Tabletop, Zone};
use solo::{Forces, TokenCounts};

use crate::kit::built_in::library;
use crate::kit::opponent::{plain_setup, rulebook};
use crate::kit::printed::DECK;
use crate::kit::scene::card;

fn book() -> Rulebook {
    let setup = Setup {
        difficulty: Mode::Commander,
        side: BoardSide::Advanced,
        ..plain_setup(CrewDeck::Koloth, CrewDeck::Picard)
    };
    rulebook(library(), setup)
}

/// The table of p. 11: the three cards of the row lie on top of the deck, then the cards that come up.
fn table(book: &Rulebook) -> Tabletop {
    let mut table = book.set_up();
    let moves = DECK.map(|slug| Correction::Move { card: card(slug), to: Zone::Deck });
    let steps = Correction::Tracks { steps: [0, 2, 3] };
    let stardate = Correction::Stardate { card: Some(2), glory: 3 };
    for correction in moves.iter().chain([&steps, &stardate]) {
        correction.apply(&mut table);
    }
    table
}

fn slot(slug: &str, glory: u8) -> Slot {
    Slot::Card { card: card(slug), tokens: TokenCounts { glory, ..TokenCounts::default() } }
}

fn site(slug: &str, bot_teams: u8, teams: u8) -> LocationSlot {
    LocationSlot { card: Some(card(slug)), bot_teams, player: Forces { teams, ships: 0 } }
}

/// What the player answers, in order.
fn answers() -> Vec<QuestionAnswer> {
    vec![
        QuestionAnswer::Stardate { card: Some(2), glory: 2 },
        QuestionAnswer::Market([
            slot("harry-mudd", 0),
            slot("lirpa", 0),
            slot("xindi-reptilian-battleship", 1),
            slot("kelpiens", 0),
        ]),
        QuestionAnswer::Zone(vec![site("ancient-relay-station", 0, 2), site("betazed", 1, 0), site("xahea", 0, 1)]),
        QuestionAnswer::Card(Some(card("biobed"))),
        QuestionAnswer::Tracks([10, 3, 4]),
        QuestionAnswer::Part(PartOutcome::Cancelled),
        QuestionAnswer::Card(Some(card("holosuite"))),
    ]
}

fn turn() -> ActionResult {
    let book = book();
    let inputs: Vec<RunInput> = answers().into_iter().map(RunInput::Answer).collect();
    exec(&book, &table(&book), &Action::Turn, &inputs)
}

/// Whether the steps contain these, in this order.
fn in_order(done: &ActionResult, wanted: &[StepKind]) {
    let mut steps = done.steps.iter();
    for what in wanted {
        let found = steps.any(|step| step.kind == *what);
        assert!(found, "{what:#?} is not there, or too late: {:#?}", done.steps);
    }
}

fn resolves(slug: &str, row: RowName, attack: bool) -> StepKind {
    StepKind::Resolution(ResolutionStep::Resolves { card: card(slug), row, attack })
}

#[test]
fn nothing_happens_in_the_control_step_and_three_cards_are_drawn() {
    let done = turn();
    assert_eq!(done.question, None);
    in_order(&done, &[StepKind::Turn(TurnStep::NothingSecured), StepKind::Deck(DeckStep::Draws { cards: 3 })]);
}

#[test]
fn krell_returns_an_incident_and_is_promoted() {
    in_order(
        &turn(),
        &[
            resolves("krell", RowName::WithoutOfficer, false),
            StepKind::Pile(PileStep::Discards { card: card("good-day-to-die"), from: Zone::Deck }),
            StepKind::Pile(PileStep::Returns {
                card: card("hostile-contact-koloth"),
                instead_of_log: true,
                from: Some(Zone::Deck),
            }),
            StepKind::Growth(GrowthStep::GainsTrack { track: Specialty::Influence, amount: 1, step: 3, lost: 0 }),
            StepKind::Acquisition(AcquisitionStep::Gains { card: card("lirpa"), tokens: TokenCounts::default() }),
            StepKind::Movement(MovementStep::Promotes { card: card("krell") }),
        ],
    );
}

#[test]
fn the_klothos_engages_and_a_team_goes_to_betazed() {
    in_order(
        &turn(),
        &[
            resolves("iks-klothos", RowName::WithOfficer, false),
            StepKind::Growth(GrowthStep::GainsTrack { track: Specialty::Influence, amount: 1, step: 4, lost: 0 }),
            StepKind::Movement(MovementStep::Deploys { card: card("iks-klothos") }),
            StepKind::Movement(MovementStep::Warps {
                card: card("iks-klothos"),
                to: card("ancient-relay-station"),
                course: Course::Engage,
            }),
            StepKind::Movement(MovementStep::Sends { teams: 1, to: card("betazed"), from: None }),
        ],
    );
}

#[test]
fn rura_penthe_dismisses_krell_and_resolves_the_disruptors() {
    in_order(
        &turn(),
        &[
            resolves("rura-penthe", RowName::WithOfficer, false),
            StepKind::Pile(PileStep::Discards { card: card("krell"), from: Zone::Officer }),
            StepKind::Growth(GrowthStep::GainsGlory { amount: 1, from: GlorySource::Stardate }),
            resolves("klingon-disruptors", RowName::Traits { number: 1, traits: vec!["weapon".to_owned()] }, true),
            StepKind::Acquisition(AcquisitionStep::Junks { card: card("biobed") }),
            StepKind::Growth(GrowthStep::GainsTrack { track: Specialty::Military, amount: 1, step: 4, lost: 0 }),
            StepKind::Resolution(ResolutionStep::Tested {
                holds: false,
                checks: vec![ConditionCheck {
                    holds: false,
                    what: CheckKind::AtLeast { track: Specialty::Military, wanted: 9, step: 4 },
                }],
            }),
            StepKind::Player(PlayerStep::Part {
                part: PlayerPart::RemoveTeam,
                outcome: PartOutcome::Cancelled,
                attack: true,
            }),
            StepKind::Movement(MovementStep::Keeps { card: card("rura-penthe") }),
        ],
    );
}

#[test]
fn a_cancelled_attack_counts_so_the_last_clause_does_not_happen() {
    assert_eq!(turn().table.tracks, [0, 4, 4]);
}

#[test]
fn the_disruptors_are_discarded_and_the_last_glory_goes_to_harry_mudd() {
    let done = turn();
    in_order(
        &done,
        &[
            StepKind::CleanUp(CleanUpStep::ClearsStaging { cards: vec![card("klingon-disruptors")] }),
            StepKind::CleanUp(CleanUpStep::PlacesGlory { card: card("harry-mudd"), from: GlorySource::Stardate }),
            StepKind::Growth(GrowthStep::StardateEmpties { card: 2, to_player: true, next: 3, glory: 7, owed: 0 }),
            StepKind::Turn(TurnStep::TurnEnds),
        ],
    );
    assert_eq!(done.table.supply.glory, 1);
    assert_eq!(done.table.controlled, [card("rura-penthe")]);
    assert_eq!(done.table.ships.len(), 1);
    assert_eq!(done.table.officer, None);
}

#[test]
fn every_question_is_asked_once_and_only_when_it_is_needed() {
    let book = book();
    let mut asked = Vec::new();
    let mut inputs = Vec::new();
    for answer in answers() {
        let done = exec(&book, &table(&book), &Action::Turn, &inputs);
        asked.push(done.question.expect("a question"));
        inputs.push(RunInput::Answer(answer));
    }
    let kinds: Vec<bool> = asked
        .iter()
        .zip([0, 1, 2, 3, 4, 5, 3])
        .map(|(question, kind)| match question {
            Question::Stardate { glory, .. } => kind == 0 && *glory == 2,
            Question::Market { .. } => kind == 1,
            Question::Zone { .. } => kind == 2,
            Question::Refill { .. } => kind == 3,
            Question::Tracks { .. } => kind == 4,
            Question::Part { .. } => kind == 5,
            _ => false,
        })
        .collect();
    assert_eq!(kinds, [true; 7], "{asked:#?}");
}

/// Each decision of the turn: what was chosen, what was equal to it until then, and what decided.
fn decided(done: &ActionResult) -> Vec<(Choice, String, Vec<String>, Option<Criterion>)> {
    let name = |candidate: &Candidate| match &candidate.what {
        CandidateKind::Card(card) => card.slug().to_owned(),
        CandidateKind::Track(track) => track.code().to_owned(),
        CandidateKind::Program(row) => format!("{row:?}"),
    };
    let decisions = done.steps.iter().flat_map(|step| &step.decisions);
    let cards = decisions.filter(|decision| decision.choice != Choice::Row);
    cards
        .map(|decision| {
            let chosen = name(&decision.candidates[0]);
            (decision.choice, chosen, decision.rivals().map(name).collect(), decision.rule().map(|rule| rule.by))
        })
        .collect()
}

#[test]
fn every_decision_names_its_rivals_and_what_decided() {
    let done = turn();
    let decided = decided(&done);
    let decided: Vec<_> = decided
        .iter()
        .map(|(choice, chosen, rivals, by)| (*choice, chosen.as_str(), rivals.join(" "), *by))
        .collect();
    assert_eq!(
        decided,
        [
            (Choice::Track, "influence", "military".to_owned(), Some(Criterion::LowestTrack)),
            (Choice::Card, "lirpa", "xindi-reptilian-battleship".to_owned(), Some(Criterion::Preference)),
            (Choice::Engage, "ancient-relay-station", "xahea betazed".to_owned(), Some(Criterion::MostOfPlayer)),
            (Choice::Send, "betazed", "ancient-relay-station".to_owned(), Some(Criterion::MostValue)),
            (Choice::Junk, "biobed", "kelpiens".to_owned(), Some(Criterion::Leftmost)),
            (Choice::Place, "harry-mudd", "xindi-reptilian-battleship".to_owned(), Some(Criterion::LessTokens)),
        ]
    );
}
