//! The calculators of Second Edition.

mod attempt;
mod bounds;
mod cards;
mod combat;
mod counters;
mod crew;
mod engagement;
mod range;
mod rules;
mod sides;
mod staffing;
mod winner;

use clap::Subcommand;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;

#[derive(Debug, Subcommand)]
pub enum Command {
    Range(range::Range),
    Staffing(staffing::Staffing),
    Attempt(attempt::Attempt),
    Combat(combat::Combat),
    Engagement(engagement::Engagement),
    Counters(counters::Counters),
    Winner(winner::Winner),
}

impl Command {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self {
            Command::Range(command) => command.run(session),
            Command::Staffing(command) => command.run(session),
            Command::Attempt(command) => command.run(session),
            Command::Combat(command) => command.run(session),
            Command::Engagement(command) => command.run(session),
            Command::Counters(command) => command.run(session),
            Command::Winner(command) => command.run(session),
        }
    }
}

/// Values the rules do not know, by the id of the sentence about them.
fn refused(reason: &'static str, words: Vec<(&'static str, String)>) -> Error {
    Error::Refused {
        reason,
        words,
        suggestions: Vec::new(),
    }
}
