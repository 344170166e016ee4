//! `tricorder campaign`: the Five-Year Mission of Captain's Chair.

mod begin;
pub mod book;
mod import;
mod record;
mod show;
mod undo;
mod upgrade;
pub mod which;

use clap::Args;

use super::Answer;
use super::commands::commands;
use super::session::Session;
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Campaign {
    #[command(subcommand)]
    command: Command,
}

impl Campaign {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        self.command.run(session)
    }
}

commands! {
    New(begin::New),
    Status(show::Status),
    Record(record::Record),
    Upgrade(upgrade::Upgrade),
    Review(show::Review),
    Export(show::Export),
    Import(import::Import),
    List(show::List),
    Undo(undo::Undo),
    Delete(undo::Delete),
}
