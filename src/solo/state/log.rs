//! A game as a log: what was chosen, asked, answered and corrected, in order. The state is a fold over
//! it; dropping the last entry undoes it.

use serde::{Deserialize, Serialize};

use super::correction::Correction;
use super::event::Event;
use super::question::{Answer, Question};
use super::setup::{Rulebook, Setup};
use super::step::Step;
use super::tabletop::Table;
use crate::campaign::game::Scores;
use crate::engine::run::{Action, Input, exec};

/// One entry of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Always the first.
    Started(Setup),
    /// A Bot turn begins.
    Turn,
    /// The player reports something: between turns, or as a Reaction while a question is open.
    Event(Event),
    Answer(Answer),
    Correct(Correction),
    /// The points of both sides after Final Scoring. The last such entry counts.
    Scored(Scores),
}

/// A Bot turn or event with all that happened in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    pub action: Action,
    pub steps: Vec<Step>,
}

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub table: Table,
    /// Bot turns and events so far; the last may be unfinished.
    pub chapters: Vec<Chapter>,
    /// What must be answered before the last chapter goes on.
    pub question: Option<Question>,
    /// The points after Final Scoring, once they are known.
    pub scores: Option<Scores>,
}

/// A log that does not fit the rules: it was written by hand or by another version.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("entry {number} of the log cannot be replayed")]
pub struct ReplayError {
    /// Counted from 0.
    pub number: usize,
}

/// Plays a log from the start. `entries` are those after [`Entry::Started`].
///
/// # Errors
/// When an entry does not follow from those before it.
pub fn replay(book: &Rulebook, entries: &[Entry]) -> Result<State, ReplayError> {
    let mut state = State::new(book);
    let mut at = 0;
    while let Some(entry) = entries.get(at) {
        let broken = ReplayError { number: at + 1 };
        let action = match entry {
            Entry::Correct(correction) => {
                correction.apply(&mut state.table);
                at += 1;
                continue;
            }
            Entry::Scored(scores) if state.table.ending.is_some() => {
                state.scores = Some(*scores);
                at += 1;
                continue;
            }
            Entry::Turn => Action::Turn,
            Entry::Event(event) => Action::Event(event.clone()),
            Entry::Started(_) | Entry::Answer(_) | Entry::Scored(_) => return Err(broken),
        };
        if state.question.is_some() || state.table.ending.is_some() {
            return Err(broken);
        }
        at += 1;
        at += state.play(book, action, &inputs(&entries[at..]));
    }
    Ok(state)
}

impl State {
    /// The state after set-up.
    pub fn new(book: &Rulebook) -> State {
        State {
            table: book.set_up(),
            chapters: Vec::new(),
            question: None,
            scores: None,
        }
    }

    /// Whether the player may report something: between turns, and as a Reaction in the Bot's turn.
    pub fn may_report(&self) -> bool {
        let chapter = self.chapters.last();
        let is_turn = chapter.is_some_and(|chapter| chapter.action == Action::Turn);
        self.question.is_none() || is_turn
    }

    /// How many steps of the last chapter have happened, while it waits for an answer.
    pub fn told(&self) -> Option<usize> {
        let chapter = self.chapters.last().filter(|_| self.question.is_some());
        chapter.map(|chapter| chapter.steps.len())
    }

    /// Carries out an action. Returns how many inputs it used.
    fn play(&mut self, book: &Rulebook, action: Action, inputs: &[Input]) -> usize {
        let done = exec(book, &self.table, &action, inputs);
        self.table = done.table;
        self.question = done.question;
        self.chapters.push(Chapter {
            action,
            steps: done.steps,
        });
        done.used
    }
}

/// The answers, corrections and Reactions up to the next Bot turn. An event behind the last question is left over: it is
/// an action of its own.
fn inputs(entries: &[Entry]) -> Vec<Input> {
    let input = |entry: &Entry| match entry {
        Entry::Answer(answer) => Some(Input::Answer(answer.clone())),
        Entry::Correct(correction) => Some(Input::Correction(correction.clone())),
        Entry::Event(event) => Some(Input::Event(event.clone())),
        Entry::Started(_) | Entry::Turn | Entry::Scored(_) => None,
    };
    entries.iter().map_while(input).collect()
}
