//! What the player writes, marks and opens: notes, rules of one's own, stars, the past; and all of it as one document.

pub mod edit;
pub mod marks;
mod transfer;

use clap::{Args, Subcommand};

use super::CommandAnswer;
use super::entry::show;
use super::session::Session;
use model::Record;
use view::error::Error;
use view::memory::EntryList;

/// What `tricorder memory` takes: one of its subcommands.
#[derive(Debug, Args)]
pub struct Memory {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Export(transfer::Export),
    Import(transfer::Import),
}

impl Memory {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        match self.command {
            Command::Export(command) => command.run(session),
            Command::Import(command) => command.run(session),
        }
    }
}

/// Ids, each with what has it today.
fn found(session: &Session<'_>, ids: Vec<String>) -> Result<Vec<(String, Option<Record>)>, Error> {
    let one = |id: String| Ok((id.clone(), show::by_id(session, &id)?));
    ids.into_iter().map(one).collect()
}

/// A list of which a number opens one.
fn listed(session: &Session<'_>, mut list: EntryList) -> Result<CommandAnswer, Error> {
    list.is_numbered = session.is_watched();
    let answer = session.show(&list)?;
    Ok(session.listing(answer, list.ids(), false))
}
