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

/// What `tricorder deck` takes: one of its subcommands.
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
    /// Tells whether a deck is legal, and if not, why.
    Check(check::Check),
    /// Counts what the deck holds and what its missions need.
    Stats(measure::Stats),
    /// Tells the odds of cards in the opening hand, or of personnel meeting a mission.
    Odds(odds::Odds),
    /// Draws a trial hand.
    Hand(measure::Hand),
    /// Lists the cards that decks need and the collection lacks.
    Missing(check::MissingCards),
    /// Shows how two decks differ.
    Diff(measure::Diff),
    /// Writes a deck list in another form.
    Convert(convert::Convert),
    /// Prints a deck list with the names cards have today.
    Fix(convert::Fix),
    /// Saves a deck under its name.
    Save(saved::Save),
    /// Lists the saved decks.
    List(saved::List),
    /// Puts cards into a saved deck or takes them out, as a version of its own.
    Edit(saved::Edit),
    /// Takes piles of other decks into a saved deck, in place of its own.
    Merge(saved::Merge),
    /// Shows all versions of a saved deck: what changed, and when.
    Log(saved::Log),
    /// Brings back a removed deck, or makes an earlier version of a saved deck the latest.
    Restore(saved::Restore),
    /// Writes a note on a saved deck, or shows it.
    Note(saved::Note),
    /// Gives a saved deck another name.
    Move(saved::Move),
    /// Finds the saved decks that have a card.
    With(saved::With),
    /// Writes saved decks to files, one each.
    Export(saved::Export),
    /// Removes a saved deck; it can be brought back for thirty days.
    Remove(saved::Remove),
}
