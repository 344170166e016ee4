//! `tricorder collection`: the cards of Second Edition the player owns, and the boxes of
//! Captain's Chair.

mod add;
mod booking;
mod boxes;
mod export;
mod find;
mod import;
mod remove;
mod show;

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Collection {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Import(import::Import),
    Add(add::Add),
    Remove(remove::Remove),
    Show(show::ShowCards),
    Export(export::Export),
    Boxes(boxes::OwnBoxes),
}

impl Collection {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Import(command) => command.run(session),
            Command::Add(command) => command.run(session),
            Command::Remove(command) => command.run(session),
            Command::Show(command) => command.run(session),
            Command::Export(command) => command.run(session),
            Command::Boxes(command) => command.run(session),
        }
    }
}
