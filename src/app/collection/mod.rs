//! `tricorder collection`: the cards of Second Edition the player owns, and the boxes of
//! Captain's Chair.

pub mod boxes;
pub mod changes;
pub mod report;

mod booking;
mod find;
mod show;

use clap::Args;

pub use booking::{Add, ListImport, OwnBoxes, Remove, import_text};
pub use show::{all_sets, collection_report, set_cards};

use super::commands::commands;

/// What `tricorder collection` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Collection {
    #[command(subcommand)]
    command: Command,
}

commands! { of Collection:
    /// Reads a list of the cards the player owns, with their counts.
    Import(booking::Import),
    /// Adds single cards or a whole set.
    Add(Add),
    /// Removes single cards, a whole set or everything.
    Remove(Remove),
    /// Shows what the player owns, with counts and the share of each set.
    Show(show::ShowCards),
    /// Writes the collection as a list that can be read again.
    Export(show::Export),
    /// Shows or changes which boxes of Captain's Chair the player has.
    Boxes(OwnBoxes),
}
