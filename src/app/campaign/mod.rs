//! `tricorder campaign`: the Five-Year Mission of Captain's Chair.

mod document;
pub mod list;
pub mod log_page;
pub mod report;

mod begin;
mod change;
pub mod journal;
mod show;

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
    Status(show::Status),
    /// Records the result of a game.
    Record(change::Record),
    /// Chooses the upgrade after a game.
    Upgrade(change::Upgrade),
    /// Shows the performance review at the end.
    Review(show::Review),
    /// Prints the log book.
    Export(show::Export),
    /// Reads a log book that was printed before.
    Import(begin::Import),
    /// Shows all campaigns, the current one first.
    List(show::List),
    /// Takes back the last entry.
    Undo(change::Undo),
    /// Removes a campaign; it can be brought back for thirty days.
    Delete(change::Delete),
    /// Brings back a removed campaign.
    Restore(change::Restore),
}
