//! `tricorder campaign`: the Five-Year Mission of Captain's Chair.

mod begin;
pub mod book;
mod import;
mod record;
mod show;
mod undo;
mod upgrade;

use clap::{Args, Subcommand};

use super::Answer;
use super::session::Session;
use crate::error::Error;

#[derive(Debug, Args)]
pub struct Campaign {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
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

/// Which campaign is meant.
#[derive(Debug, Default, Args)]
pub struct Which {
    #[arg(long = "name", id = "campaign", value_parser = name)]
    pub name: Option<String>,
}

/// Longest name of a campaign in characters, so that it fits into headings.
const LONGEST: usize = 40;

/// A name as it may be given: one line, not empty, not too long.
fn name(text: &str) -> Result<String, &'static str> {
    let name = text.trim();
    if name.is_empty() || name.chars().any(char::is_control) || name.chars().count() > LONGEST {
        return Err("no name");
    }
    Ok(name.to_owned())
}

impl Campaign {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::New(command) => command.run(session),
            Command::Status(command) => command.run(session),
            Command::Record(command) => command.run(session),
            Command::Upgrade(command) => command.run(session),
            Command::Review(command) => command.run(session),
            Command::Export(command) => command.run(session),
            Command::Import(command) => command.run(session),
            Command::List(command) => command.run(session),
            Command::Undo(command) => command.run(session),
            Command::Delete(command) => command.run(session),
        }
    }
}
