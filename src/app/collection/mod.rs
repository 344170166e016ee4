//! `tricorder collection`: the cards of Second Edition the player owns, and the boxes of
//! Captain's Chair.

mod booking;
mod find;
mod show;

use clap::Args;

use super::CommandAnswer;
use super::commands::commands;
use super::session::Session;
use view::error::Error;

#[derive(Debug, Args)]
pub struct Collection {
    #[command(subcommand)]
    command: Command,
}

impl Collection {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        self.command.run(session)
    }
}

commands! {
    Import(booking::Import),
    Add(booking::Add),
    Remove(booking::Remove),
    Show(show::ShowCards),
    Export(show::Export),
    Boxes(booking::OwnBoxes),
}
