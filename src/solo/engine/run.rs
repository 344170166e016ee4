//! The run of an action: the same table, action and inputs always give the same steps and the same table.
//! When an answer is missing the run stops with a question; with the answer added it is run again.

use model::{EntryId, Suit};

use super::trigger::Trigger;
use crate::rules::ranking::Ranking;
use crate::state::correction::Correction;
use crate::state::event::Event;
use crate::state::question::{Question, QuestionAnswer, QuestionOrigin, Refill};
use crate::state::setup::{EngineRules, Rulebook};
use crate::state::step::decision::{CandidateKind, Choice, Decision};
use crate::state::step::groups::{PileStep, ResolutionStep};
use crate::state::step::rulings::StepRuling;
use crate::state::step::{Step, StepKind};
use crate::state::tabletop::{Face, FacedownPool, Freshness, Tabletop, Zone};

/// What is carried out: a Bot turn or something the player reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// A whole Bot turn.
    Turn,
    /// What the player reports between two Bot turns.
    Event(Event),
}

/// What a player types while an action is carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RunInput {
    /// An answer to the question asked.
    Answer(QuestionAnswer),
    /// Something set by hand before the answer.
    Correction(Correction),
    /// A Reaction of the player in the Bot's turn.
    Event(Event),
}

/// How far an action got.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionResult {
    /// The table as far as the action got.
    pub table: Tabletop,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// What must be answered before it can go on; `None` when it is finished.
    pub question: Option<Question>,
    /// Inputs used.
    pub used: usize,
}

/// Carries out an action with the inputs given so far.
pub fn exec(book: &Rulebook, table: &Tabletop, action: &Action, inputs: &[RunInput]) -> ActionResult {
    exec_with(book, table, action, &mut |used, _, _| inputs.get(used).cloned())
}

/// Carries out an action with inputs from a source, which is given the number of inputs used so far, the
/// question and the table it is asked at. Without an input, and with an answer the question does not
/// accept, it stops there.
pub fn exec_with(book: &Rulebook, table: &Tabletop, action: &Action, source: &mut InputSource<'_>) -> ActionResult {
    let mut run = Run {
        book,
        table: table.clone(),
        source,
        used: 0,
        steps: Vec::new(),
        rows: Vec::new(),
        interrupted: None,
        ruling: None,
        decisions: Vec::new(),
        depth: 0,
        taken_over: None,
        is_bot_turn: *action == Action::Turn,
    };
    let gone = match action {
        Action::Turn => run.turn(),
        Action::Event(event) => run.event(event),
    };
    let question = match gone {
        Err(RunStop::Ask(question)) => Some(*question),
        Ok(()) | Err(RunStop::Over) => None,
    };
    ActionResult { table: run.table, steps: run.steps, question, used: run.used }
}

/// Where inputs come from.
pub type InputSource<'a> = dyn FnMut(usize, &Question, &Tabletop) -> Option<RunInput> + 'a;

/// Why a run does not go on.
pub enum RunStop {
    /// An answer is missing, or does not fit the question.
    Ask(Box<Question>),
    /// The game is over.
    Over,
}

/// What a part of a run returns.
pub type Flow<T = ()> = Result<T, RunStop>;

/// An action being carried out.
pub struct Run<'a> {
    /// The choices of the game and the printed facts it has.
    pub book: &'a Rulebook,
    /// The table as it is by now.
    pub table: Tabletop,
    source: &'a mut InputSource<'a>,
    used: usize,
    steps: Vec<Step>,
    /// The cards being resolved, one inside the other.
    pub rows: Vec<EntryId>,
    /// The card whose row goes on after another card was resolved inside it.
    pub interrupted: Option<EntryId>,
    /// What the next step follows.
    ruling: Option<StepRuling>,
    /// What was decided for the next step.
    pub(super) decisions: Vec<Decision>,
    /// Resolutions inside each other.
    pub depth: u8,
    /// The Location of which the Bot takes control in its Control Step.
    pub taken_over: Option<EntryId>,
    /// The Bot's turn, not the player's: emptied Stardate cards go to the other side.
    pub is_bot_turn: bool,
}

impl Run<'_> {
    /// Writes down what happens.
    pub fn note(&mut self, kind: impl Into<StepKind>) {
        let depth = self.depth;
        // Told only before a further step: a row that has nothing left to do needs no way back.
        if let Some(card) = self.interrupted.take().filter(|_| self.book.joins()) {
            let kind = ResolutionStep::GoesOn { card }.into();
            self.steps.push(Step::new(depth, kind));
        }
        let (kind, ruling) = (kind.into(), self.ruling.take());
        let decisions = std::mem::take(&mut self.decisions);
        let trigger = self.table.captain.as_ref().and_then(|_| Trigger::from_step(&kind));
        self.steps.push(Step { ruling, decisions, ..Step::new(depth, kind) });
        if let Some(trigger) = trigger {
            self.captain_answers(trigger);
        }
    }

    /// The next step that is written down follows a ruling of ours.
    pub fn rule_by(&mut self, ruling: StepRuling) {
        self.ruling = Some(ruling);
    }

    /// Decides between candidates; the next step that is written down tells of it. Returns the place of what is chosen.
    pub(crate) fn decide<T: Into<CandidateKind>>(&mut self, choice: Choice, ranking: Ranking<T>) -> Option<usize> {
        let first = ranking.first();
        self.decisions.extend(Decision::new(choice, ranking));
        first
    }

    /// The next answer. Corrections and Reactions typed before it are carried out first.
    pub(crate) fn ask(&mut self, question: impl Fn(&Tabletop) -> Question) -> Flow<QuestionAnswer> {
        let answer = self.ask_if(|table| Some(question(table)))?;
        answer.ok_or(RunStop::Over)
    }

    /// The next answer; `None` once there is nothing to ask. What is typed before the answer may settle the question.
    pub(crate) fn ask_if(
        &mut self,
        question: impl Fn(&Tabletop) -> Option<Question>,
    ) -> Flow<Option<QuestionAnswer>> {
        loop {
            let Some(question) = question(&self.table) else {
                return Ok(None);
            };
            match (self.source)(self.used, &question, &self.table) {
                Some(RunInput::Correction(correction)) => self.correct(&correction),
                // In the player's own turn an event is no Reaction but the next action.
                Some(RunInput::Event(event)) if self.is_bot_turn => {
                    self.used += 1;
                    // What was decided is not what the player reports.
                    let decisions = std::mem::take(&mut self.decisions);
                    self.reaction(&event)?;
                    self.decisions = decisions;
                    continue;
                }
                Some(RunInput::Answer(answer)) if question.accepts(&answer) => {
                    self.used += 1;
                    return Ok(Some(answer));
                }
                Some(RunInput::Answer(_) | RunInput::Event(_)) | None => {
                    return Err(RunStop::Ask(Box::new(question)));
                }
            }
            self.used += 1;
        }
    }

    /// Sets something by hand. What is set of the player's tracks is where they stand in this turn.
    fn correct(&mut self, correction: &Correction) {
        correction.apply(&mut self.table);
        let is_known =
            matches!(correction, Correction::PlayerTracks { .. }) && self.book.follows(EngineRules::Third);
        self.table.fresh.tracks |= is_known;
    }

    /// A card, or that there is none.
    pub(crate) fn ask_card(&mut self, question: impl Fn(&Tabletop) -> Question) -> Flow<Option<EntryId>> {
        let QuestionAnswer::Card(card) = self.ask(question)? else {
            return Err(RunStop::Over);
        };
        Ok(card)
    }

    /// Yes or no.
    pub(crate) fn ask_yes(&mut self, question: &Question) -> Flow<bool> {
        Ok(self.ask(|_| question.clone())? == QuestionAnswer::Yes(true))
    }

    /// Everything may have changed since the player was last asked.
    pub fn forget(&mut self) {
        self.table.fresh = Freshness::default();
    }

    /// Turns up the top card of a pile. It leaves the pile; `None` if there is none.
    pub(crate) fn turn_up(&mut self, from: QuestionOrigin) -> Flow<Option<EntryId>> {
        while let Some(face) = self.top(from) {
            let used = self.used;
            let Some(card) = self.name_of(&face, from)? else {
                continue;
            };
            let was_asked = used != self.used;
            // A correction typed meanwhile may have changed the pile.
            if self.top(from).as_ref() == Some(&face) && self.may_be(&face, &card) {
                self.lift(from);
                if from == QuestionOrigin::Row && !was_asked {
                    self.note(PileStep::TurnsUp { card: card.clone() });
                }
                match face {
                    Face::Hidden(FacedownPool::Crew(number)) => {
                        self.table.pools[number].retain(|other| *other != card);
                    }
                    Face::Hidden(_) => self.own(&card),
                    Face::Known(_) => {}
                }
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    fn top(&self, from: QuestionOrigin) -> Option<Face> {
        top(&self.table, from).cloned()
    }

    fn lift(&mut self, from: QuestionOrigin) {
        match from {
            QuestionOrigin::Deck => {
                self.table.deck.pop();
            }
            QuestionOrigin::Supplement => {
                self.table.supplement.pop();
            }
            QuestionOrigin::SupplementBottom => {
                self.table.supplement.remove(0);
            }
            QuestionOrigin::Row => {
                self.table.row.remove(0);
            }
            QuestionOrigin::Discard | QuestionOrigin::Log => {}
        }
    }

    /// The card a face is; `None` if the pile was changed while it was asked for.
    fn name_of(&mut self, face: &Face, from: QuestionOrigin) -> Flow<Option<EntryId>> {
        let pool = match face {
            Face::Known(card) => return Ok(Some(card.clone())),
            Face::Hidden(pool) => *pool,
        };
        if let [only] = &self.candidates(pool)[..] {
            return Ok(Some(only.clone()));
        }
        if let (FacedownPool::Incident, Some(incident)) = (pool, self.any_incident()) {
            return Ok(Some(incident));
        }
        let book = self.book;
        let question = |table: &Tabletop| {
            if top(table, from) != Some(face) {
                return None;
            }
            let reveal = Question::Reveal { from, candidates: candidates(book, table, pool) };
            let joins = book.joins() && from == QuestionOrigin::Row;
            let unnamed = if joins { Refill::list_unnamed(table) } else { Vec::new() };
            let laid = unnamed.into_iter().map(Question::from);
            Question::join(std::iter::once(reveal).chain(laid).collect())
        };
        let Some(answer) = self.ask_if(question)? else {
            return Ok(None);
        };
        let mut answers = answer.into_parts().into_iter();
        let Some(QuestionAnswer::Card(Some(card))) = answers.next() else {
            return Err(RunStop::Over);
        };
        self.take_refills(answers.collect());
        Ok(Some(card))
    }

    fn may_be(&self, face: &Face, card: &EntryId) -> bool {
        match face {
            Face::Known(known) => known == card,
            Face::Hidden(pool) => self.candidates(*pool).contains(card),
        }
    }

    /// An Incident to stand for any, where the Bot need not know which it is: none of those it may be is
    /// resolved otherwise.
    pub fn any_incident(&self) -> Option<EntryId> {
        let cards = self.candidates(FacedownPool::Incident);
        if cards.iter().any(|card| self.book.is_told_apart(card)) {
            return None;
        }
        cards.into_iter().find(|card| self.book.is_any_incident(card))
    }

    fn candidates(&self, pool: FacedownPool) -> Vec<EntryId> {
        candidates(self.book, &self.table, pool)
    }
}

/// The card of a pile that is turned up next: piles have their top card last.
fn top(table: &Tabletop, from: QuestionOrigin) -> Option<&Face> {
    match from {
        QuestionOrigin::Deck => table.deck.last(),
        QuestionOrigin::Supplement => table.supplement.last(),
        QuestionOrigin::SupplementBottom => table.supplement.first(),
        QuestionOrigin::Row => table.row.first(),
        QuestionOrigin::Discard | QuestionOrigin::Log => None,
    }
}

/// The cards a facedown card may be.
fn candidates(book: &Rulebook, table: &Tabletop, pool: FacedownPool) -> Vec<EntryId> {
    match pool {
        FacedownPool::Crew(number) => table.pools[number].clone(),
        FacedownPool::Incident => elsewhere(table, book.possible_incidents()),
        FacedownPool::Encounter => elsewhere(table, book.commons(Suit::Encounter)),
    }
}

/// Those of some cards that lie nowhere on the Bot's side, nor began in the player's Reinforcement pile. A
/// returned Incident may come again.
pub fn elsewhere(table: &Tabletop, cards: Vec<EntryId>) -> Vec<EntryId> {
    let known = table.visible_cards();
    let is_bots = |card: &EntryId| {
        let mut hidden = table.pools.iter().flatten();
        let is_here = |(other, zone): &(&EntryId, Zone)| *other == card && *zone != Zone::Gone;
        known.iter().any(is_here) || hidden.any(|other| other == card) || table.reinforcements.contains(card)
    };
    cards.into_iter().filter(|card| !is_bots(card)).collect()
}
