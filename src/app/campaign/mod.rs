//! `tricorder campaign`: the Five-Year Mission of Captain's Chair.

mod begin;
mod change;
pub mod journal;
mod show;

use clap::Args;

use super::CommandAnswer;
use super::commands::commands;
use super::session::Session;
use view::error::Error;

#[derive(Debug, Args)]
pub struct Campaign {
    #[command(subcommand)]
    command: Command,
}

impl Campaign {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        self.command.run(session)
    }
}

commands! {
    New(begin::New),
    Status(show::Status),
    Record(change::Record),
    Upgrade(change::Upgrade),
    Review(show::Review),
    Export(show::Export),
    Import(begin::Import),
    List(show::List),
    Undo(change::Undo),
    Delete(change::Delete),
}
