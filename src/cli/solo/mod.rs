//! `tricorder solo`: the assistant for the computer opponent of Captain's Chair.

mod captains;
mod notation;
mod pick;
mod resolve;
pub(super) mod rulebook;
pub(super) mod table;
mod value;

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Solo {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Resolve(resolve::Resolve),
    Value(value::Value),
    Pick(pick::Pick),
    Captains(captains::Captains),
    Program(captains::Program),
}

impl Solo {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Resolve(command) => command.run(session),
            Command::Value(command) => command.run(session),
            Command::Pick(command) => command.run(session),
            Command::Captains(command) => command.run(session),
            Command::Program(command) => command.run(session),
        }
    }
}
