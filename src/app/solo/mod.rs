//! `tricorder solo`: the assistant for the computer opponent of Captain's Chair.

mod cadet;
pub mod captains;
pub mod cards;
mod command;
pub mod game;
pub mod new;
mod notation;
mod pick;
mod play;
pub mod reply;
mod resolve;
pub(super) mod rulebook;
mod score;
pub mod setup_choices;
mod stored;
pub mod tally;
mod valuation;

use clap::Args;

use super::CommandAnswer;
use super::commands::commands;
use super::session::Session;
use view::error::Error;

#[derive(Debug, Args)]
pub struct Solo {
    #[command(subcommand)]
    command: Command,
}

impl Solo {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
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
    Stats(stored::Stats),
    List(stored::Games),
    Resume(stored::Resume),
    Delete(stored::Delete),
    Cadet(cadet::Cadet),
    Resolve(resolve::Resolve),
    Value(resolve::Value),
    Pick(pick::Pick),
    Captains(captains::Captains),
    Program(captains::Program),
}
