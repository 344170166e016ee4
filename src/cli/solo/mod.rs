//! `tricorder solo`: the assistant for the computer opponent of Captain's Chair.

mod asking;
mod cadet;
pub(super) mod captains;
pub(super) mod cards;
mod command;
mod eyes;
pub(super) mod game;
pub(super) mod new;
mod notation;
mod offers;
mod pick;
mod play;
pub(super) mod reply;
mod resolve;
pub(super) mod rulebook;
mod score;
mod stats;
mod stored;
mod tally;
mod value;

use clap::Args;

use super::Answer;
use super::commands::commands;
use super::session::Session;
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Solo {
    #[command(subcommand)]
    command: Command,
}

impl Solo {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        self.command.run(session)
    }
}

commands! {
    New(new::New),
    Play(play::Play),
    Status(stored::Status),
    Event(stored::Event),
    Correct(stored::Correct),
    Undo(stored::Undo),
    Redo(stored::Redo),
    Log(stored::History),
    Score(score::Score),
    Stats(stats::Stats),
    List(stored::Games),
    Resume(stored::Resume),
    Delete(stored::Delete),
    Cadet(cadet::Cadet),
    Resolve(resolve::Resolve),
    Value(value::Value),
    Pick(pick::Pick),
    Captains(captains::Captains),
    Program(captains::Program),
}
