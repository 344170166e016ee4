//! `tricorder deck`: deck lists of Second Edition checked, explained and measured.

mod cards;
mod check;
mod crew;
mod source;

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Deck {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Check),
}

impl Deck {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Check(command) => command.run(session),
        }
    }
}
