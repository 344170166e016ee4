//! `tricorder solo`: the assistant for the computer opponent of Captain's Chair.

mod cadet;
mod captains;
mod dialogue;
mod game;
mod keep;
mod new;
mod notation;
mod pick;
mod play;
mod reply;
mod resolve;
pub(super) mod rulebook;
mod score;
pub(super) mod table;
mod tally;
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
    New(new::New),
    Play(play::Play),
    Status(keep::Status),
    Event(keep::Event),
    Correct(keep::Correct),
    Undo(keep::Undo),
    Redo(keep::Redo),
    Log(keep::History),
    Score(score::Score),
    List(keep::Games),
    Resume(keep::Resume),
    Delete(keep::Delete),
    Cadet(cadet::Cadet),
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
            Command::New(command) => command.run(session),
            Command::Play(command) => command.run(session),
            Command::Status(command) => command.run(session),
            Command::Event(command) => command.run(session),
            Command::Correct(command) => command.run(session),
            Command::Undo(command) => command.run(session),
            Command::Redo(command) => command.run(session),
            Command::Log(command) => command.run(session),
            Command::List(command) => command.run(session),
            Command::Resume(command) => command.run(session),
            Command::Delete(command) => command.run(session),
            Command::Score(command) => command.run(session),
            Command::Cadet(command) => command.run(session),
        }
    }
}
