//! The calculators of Second Edition.

mod attempt;
mod cards;
mod combat;
mod counters;
mod crew;
mod engagement;
mod range;
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
    pub fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        match self {
            Command::Range(command) => command.run(session, json),
            Command::Staffing(command) => command.run(session, json),
            Command::Attempt(command) => command.run(session, json),
            Command::Combat(command) => command.run(session, json),
            Command::Engagement(command) => command.run(session, json),
            Command::Counters(command) => command.run(session, json),
            Command::Winner(command) => command.run(session, json),
        }
    }
}
