//! The run of a deed: the same table, deed and inputs always give the same steps and the same table.
//! When an answer is missing the run stops with a question; with the answer added it is run again.

use crate::model::{EntryId, Suit};

use super::ask::{Answer, Origin, Question};
use super::correct::Correction;
use super::event::Event;
use super::setup::Rulebook;
use super::step::{Step, What};
use super::table::{Face, Fresh, Pool, Table, Zone};

/// What is carried out: a Bot turn or something the player reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    Turn,
    Event(Event),
}

/// What a player types while a deed is carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    Answer(Answer),
    Correction(Correction),
}

/// How far a deed got.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    pub table: Table,
    pub steps: Vec<Step>,
    /// What must be answered before it can go on; `None` when it is finished.
    pub question: Option<Question>,
    /// Inputs used.
    pub used: usize,
}

/// Carries out a deed with the inputs given so far.
pub fn exec(book: &Rulebook, table: &Table, deed: &Deed, inputs: &[Input]) -> Done {
    let mut run = Run {
        book,
        table: table.clone(),
        inputs,
        used: 0,
        steps: Vec::new(),
        depth: 0,
        is_bot_turn: *deed == Deed::Turn,
    };
    let gone = match deed {
        Deed::Turn => run.turn(),
        Deed::Event(event) => run.event(event),
    };
    let question = match gone {
        Err(Stop::Ask(question)) => Some(*question),
        Ok(()) | Err(Stop::Over) => None,
    };
    Done {
        table: run.table,
        steps: run.steps,
        question,
        used: run.used,
    }
}

/// Why a run does not go on.
pub(super) enum Stop {
    Ask(Box<Question>),
    /// The game is over.
    Over,
}

/// What a part of a run returns.
pub(super) type Go<T = ()> = Result<T, Stop>;

/// A deed being carried out.
pub(super) struct Run<'a> {
    pub book: &'a Rulebook,
    pub table: Table,
    inputs: &'a [Input],
    used: usize,
    steps: Vec<Step>,
    /// Resolutions inside each other.
    pub depth: u8,
    /// The Bot's turn, not the player's: emptied Stardate cards go to the other side.
    pub is_bot_turn: bool,
}

impl Run<'_> {
    /// Writes down what happens.
    pub fn note(&mut self, what: What) {
        let depth = self.depth;
        self.steps.push(Step { depth, what });
    }

    /// The next answer. Corrections typed before it are carried out first.
    pub fn ask(&mut self, question: impl Fn(&Table) -> Question) -> Go<Answer> {
        while let Some(input) = self.inputs.get(self.used) {
            match input {
                Input::Correction(correction) => correction.apply(&mut self.table),
                Input::Answer(answer) if question(&self.table).accepts(answer) => {
                    self.used += 1;
                    return Ok(answer.clone());
                }
                Input::Answer(_) => break,
            }
            self.used += 1;
        }
        Err(Stop::Ask(Box::new(question(&self.table))))
    }

    /// A card, or that there is none.
    pub fn ask_card(&mut self, question: impl Fn(&Table) -> Question) -> Go<Option<EntryId>> {
        match self.ask(question)? {
            Answer::Card(card) => Ok(card),
            _ => Ok(None),
        }
    }

    /// Yes or no.
    pub fn ask_yes(&mut self, question: &Question) -> Go<bool> {
        Ok(self.ask(|_| question.clone())? == Answer::Yes(true))
    }

    /// Everything may have changed since the player was last asked.
    pub fn forget(&mut self) {
        self.table.fresh = Fresh::default();
    }

    /// The name of a card that is turned up.
    pub fn reveal(&mut self, face: Face, from: Origin) -> Go<EntryId> {
        let pool = match face {
            Face::Known(card) => return Ok(card),
            Face::Hidden(pool) => pool,
        };
        let candidates = self.candidates(pool);
        let card = match &candidates[..] {
            [only] => Some(only.clone()),
            _ => self.ask_card(|_| Question::Reveal {
                from,
                candidates: candidates.clone(),
            })?,
        };
        let Some(card) = card else {
            return Err(Stop::Over);
        };
        if let Pool::Crew(number) = pool {
            self.table.pools[number].retain(|other| *other != card);
        }
        Ok(card)
    }

    /// The cards a facedown card may be.
    fn candidates(&self, pool: Pool) -> Vec<EntryId> {
        match pool {
            Pool::Crew(number) => self.table.pools[number].clone(),
            Pool::Incident => self.elsewhere(self.book.incidents()),
            Pool::Encounter => self.elsewhere(self.book.commons(Suit::Encounter)),
        }
    }

    /// Those of some cards that lie nowhere on the Bot's side. A returned Incident may come again.
    pub fn elsewhere(&self, cards: Vec<EntryId>) -> Vec<EntryId> {
        let known = self.table.known();
        let is_bots = |card: &EntryId| {
            known
                .iter()
                .any(|(other, zone)| *other == card && *zone != Zone::Gone)
        };
        cards.into_iter().filter(|card| !is_bots(card)).collect()
    }
}
