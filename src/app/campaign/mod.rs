//! `tricorder campaign`: the Five-Year Mission of Captain's Chair.

mod begin;
pub mod bonuses;
mod document;
pub mod export;
pub mod journal;
mod list;
pub mod log_page;
pub mod next;
mod record;
mod remove;
pub mod report;
mod review;
mod status;
mod undo;
mod upgrade;

use clap::Args;

use super::commands::commands;

/// What `tricorder campaign` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Campaign {
    #[command(subcommand)]
    command: Command,
}

commands! { of Campaign:
    /// Begins a campaign.
    New(begin::New),
    /// Shows rank, next assignment and the upgrade that is due.
    Status(status::Status),
    /// Records the result of a game.
    Record(record::Record),
    /// Chooses the upgrade after a game.
    Upgrade(upgrade::Upgrade),
    /// Shows the performance review at the end.
    Review(review::Review),
    /// Prints the log book.
    Export(export::Export),
    /// Reads a log book that was printed before.
    Import(begin::Import),
    /// Shows all campaigns, the current one first.
    List(list::List),
    /// Takes back the last entry.
    Undo(undo::Undo),
    /// Removes a campaign; it can be brought back for thirty days.
    #[command(alias = "delete")]
    Remove(remove::Remove),
    /// Brings back a removed campaign.
    Restore(remove::Restore),
}
