//! `tricorder deck`: deck lists of Second Edition checked, explained and measured.

pub mod card_finder;
mod check;
mod convert;
pub(crate) mod measure;
pub(crate) mod named_lists;
mod odds;
mod roster;
mod saved;
pub mod source;

use clap::Args;

pub use saved::file_ending;

use super::CommandAnswer;
use super::commands::commands;
use super::session::Session;
use view::error::Error;

#[derive(Debug, Args)]
pub struct Deck {
    #[command(subcommand)]
    command: Command,
}

impl Deck {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        self.command.run(session)
    }
}

commands! {
    Check(check::Check),
    Stats(measure::Stats),
    Odds(odds::Odds),
    Hand(measure::Hand),
    Missing(check::MissingCards),
    Diff(measure::Diff),
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
