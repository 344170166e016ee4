//! `tricorder deck`: deck lists of Second Edition checked, explained and measured.

mod advice;
mod all_missions;
pub mod check;
pub mod crew_report;
pub mod diff;
pub mod game_turns;
pub mod goldfish;
pub mod hand;
pub mod missing;
pub mod odds;
mod own_cards;
mod page_parts;
pub mod report;
pub mod saved;
pub mod stats;
pub mod unrecognized;
pub mod written;

pub mod card_finder;
mod convert;
pub(crate) mod measure;
pub(crate) mod named_lists;
mod reading;
mod roster;
pub mod share;
pub mod sheet;
pub mod source;

use clap::Args;

pub use check::CheckedList;
pub use convert::Convert;
pub use diff::Diff;
pub use named_lists::read_examples;
pub use odds::Odds;
pub use reading::DeckReading;
pub use saved::{
    DeckHistory, DecksOfCard, Log, Note, Remove, Restore, Save, SavedDeck, file_ending, load_saved, saved_decks,
};
pub use share::Share;
pub use sheet::Sheet;

use super::commands::commands;

/// What `tricorder deck` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Deck {
    #[command(subcommand)]
    command: Command,
}

commands! { of Deck:
    /// Tells whether a deck is legal, and if not, why.
    Check(check::Check),
    /// Counts what the deck holds and what its missions need.
    Stats(stats::Stats),
    /// Tells the odds of cards in the opening hand, or of personnel meeting a mission.
    Odds(Odds),
    /// Draws a trial hand.
    Hand(hand::Hand),
    /// Plays the deck alone, many times, and tells when what happens.
    Goldfish(goldfish::Goldfish),
    /// Lists the cards that decks need and the collection lacks.
    Missing(check::MissingCards),
    /// Shows how two decks differ.
    Diff(Diff),
    /// Gives a deck as one line and as a link, to be sent to others.
    Share(Share),
    /// Shows a deck as tournaments want it on paper.
    Sheet(Sheet),
    /// Writes a deck list in another form.
    Convert(Convert),
    /// Prints a deck list with the names cards have today.
    Fix(convert::Fix),
    /// Saves a deck under its name.
    Save(Save),
    /// Lists the saved decks, or those that have a card.
    List(saved::List),
    /// Puts cards into a saved deck or takes them out, as a version of its own.
    Edit(saved::Edit),
    /// Takes piles of other decks into a saved deck, in place of its own.
    Merge(saved::Merge),
    /// Shows all versions of a saved deck: what changed, and when.
    Log(Log),
    /// Brings back a removed deck, or makes an earlier version of a saved deck the latest.
    Restore(Restore),
    /// Writes a note on a saved deck, or shows it.
    Note(Note),
    /// Gives a saved deck another name.
    #[command(alias = "move")]
    Rename(saved::Rename),
    /// Writes saved decks to files, one each.
    Export(saved::Export),
    /// Removes a saved deck; it can be brought back for thirty days.
    Remove(Remove),
}
