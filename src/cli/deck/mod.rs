//! `tricorder deck`: deck lists of Second Edition checked, explained and measured.

pub(in crate::cli) mod cards;
mod check;
mod clipboard;
mod convert;
mod diff;
mod examples;
mod hand;
mod judge;
mod missing;
mod odds;
mod roster;
mod saved;
mod shelf;
pub(in crate::cli) mod source;
mod stats;
pub(in crate::cli) mod stock;
mod typed_cards;
pub(in crate::cli) mod unread;

use clap::{Args, Subcommand};

pub(in crate::cli) use saved::ending;

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
    Stats(stats::Stats),
    Odds(odds::Odds),
    Hand(hand::Hand),
    Missing(missing::MissingCards),
    Diff(diff::Diff),
    Convert(convert::Convert),
    Fix(convert::Fix),
    Save(saved::Save),
    List(saved::List),
    Edit(saved::Edit),
    Merge(saved::Merge),
    Log(saved::Log),
    Restore(saved::Restore),
    Note(saved::Note),
    Move(saved::Move),
    With(saved::With),
    Export(saved::Export),
    Remove(saved::Remove),
}

impl Deck {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Check(command) => command.run(session),
            Command::Stats(command) => command.run(session),
            Command::Odds(command) => command.run(session),
            Command::Hand(command) => command.run(session),
            Command::Missing(command) => command.run(session),
            Command::Diff(command) => command.run(session),
            Command::Convert(command) => command.run(session),
            Command::Fix(command) => command.run(session),
            Command::Save(command) => command.run(session),
            Command::List(command) => command.run(session),
            Command::Edit(command) => command.run(session),
            Command::Merge(command) => command.run(session),
            Command::Log(command) => command.run(session),
            Command::Restore(command) => command.run(session),
            Command::Note(command) => command.run(session),
            Command::Move(command) => command.run(session),
            Command::With(command) => command.run(session),
            Command::Export(command) => command.run(session),
            Command::Remove(command) => command.run(session),
        }
    }
}
