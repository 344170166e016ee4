//! A game as a log: what was chosen, asked, answered and corrected, in order. The state is a fold over
//! it; dropping the last entry undoes it.

use serde::{Deserialize, Serialize};

use super::correction::Correction;
use super::event::Event;
use super::question::{Question, QuestionAnswer};
use super::setup::{Rulebook, Setup};
use super::step::Step;
use super::tabletop::Tabletop;
use crate::campaign::game::Scores;
use crate::engine::run::{Action, RunInput, exec};

/// One entry of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogEntry {
    /// Always the first.
    Started(Setup),
    /// A Bot turn begins.
    Turn,
    /// The player reports something: between turns, or as a Reaction while a question is open.
    Event(Event),
    /// An answer to the open question.
    Answer(QuestionAnswer),
    /// Something set by hand.
    Correct(Correction),
    /// The points of both sides after Final Scoring. The last such entry counts.
    Scored(Scores),
}

/// A Bot turn or event with all that happened in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The Bot turn or the event.
    pub action: Action,
    /// What happened, first to last.
    pub steps: Vec<Step>,
}

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogState {
    /// The table after all entries, as far as the last chapter got.
    pub table: Tabletop,
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

/// Plays a log from the start. `entries` are those after [`LogEntry::Started`].
///
/// # Errors
/// When an entry does not follow from those before it.
pub fn replay(book: &Rulebook, entries: &[LogEntry]) -> Result<LogState, ReplayError> {
    let mut state = LogState::new(book);
    let mut at = 0;
    while let Some(entry) = entries.get(at) {
        let broken = ReplayError { number: at + 1 };
        let action = match entry {
            LogEntry::Correct(correction) => {
                correction.apply(&mut state.table);
                at += 1;
                continue;
            }
            LogEntry::Scored(scores) if state.table.ending.is_some() => {
                state.scores = Some(*scores);
                at += 1;
                continue;
            }
            LogEntry::Turn => Action::Turn,
            LogEntry::Event(event) => Action::Event(event.clone()),
            LogEntry::Started(_) | LogEntry::Answer(_) | LogEntry::Scored(_) => return Err(broken),
        };
        if state.question.is_some() || state.table.ending.is_some() {
            return Err(broken);
        }
        at += 1;
        at += state.play(book, action, &inputs(&entries[at..]));
    }
    Ok(state)
}

impl LogState {
    /// The state after set-up.
    pub fn new(book: &Rulebook) -> LogState {
        LogState { table: book.set_up(), chapters: Vec::new(), question: None, scores: None }
    }

    /// Whether the player may report something: between turns, and as a Reaction in the Bot's turn.
    pub fn may_report(&self) -> bool {
        let chapter = self.chapters.last();
        let is_turn = chapter.is_some_and(|chapter| chapter.action == Action::Turn);
        self.question.is_none() || is_turn
    }

    /// How many steps of the last chapter have happened, while it waits for an answer.
    pub fn news_count(&self) -> Option<usize> {
        let chapter = self.chapters.last().filter(|_| self.question.is_some());
        chapter.map(|chapter| chapter.steps.len())
    }

    /// Carries out an action. Returns how many inputs it used.
    fn play(&mut self, book: &Rulebook, action: Action, inputs: &[RunInput]) -> usize {
        let done = exec(book, &self.table, &action, inputs);
        self.table = done.table;
        self.question = done.question;
        self.chapters.push(Chapter { action, steps: done.steps });
        done.used
    }
}

/// The answers, corrections and Reactions up to the next Bot turn. An event behind the last question is left over: it
/// is an action of its own.
fn inputs(entries: &[LogEntry]) -> Vec<RunInput> {
    let input = |entry: &LogEntry| match entry {
        LogEntry::Answer(answer) => Some(RunInput::Answer(answer.clone())),
        LogEntry::Correct(correction) => Some(RunInput::Correction(correction.clone())),
        LogEntry::Event(event) => Some(RunInput::Event(event.clone())),
        LogEntry::Started(_) | LogEntry::Turn | LogEntry::Scored(_) => None,
    };
    entries.iter().map_while(input).collect()
}
