//! `tricorder note`: what the player writes, marks and opens: notes, rules of one's own, stars, the past.

pub mod report;

pub mod edit;
pub mod marks;

use clap::Args;
pub use marks::{Note, Star, list_notes, list_stars};

use crate::Found;
use crate::commands::{RunCommand, commands};
use crate::entry::show;
use crate::memory::report::EntryList;
use crate::session::Session;
use model::Record;
use words::Problem;

/// What `tricorder note` takes: one of its subcommands, or a note.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct NoteArgs {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    note: Note,
}

commands! {
    /// Marks favorites with a star.
    Star(Star),
    /// Writes a rule of the player's own in an editor.
    Rule(edit::Edit),
    /// Shows what was viewed last on a terminal.
    Recent(marks::RecentList),
}

impl RunCommand for NoteArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            Some(command) => command.run(session),
            None => self.note.run(session),
        }
    }
}

/// Ids, each with what has it today.
fn found(session: &Session<'_>, ids: Vec<String>) -> Result<Vec<(String, Option<Record>)>, Problem> {
    let one = |id: String| Ok((id.clone(), show::by_id(session, &id)?));
    ids.into_iter().map(one).collect()
}

/// A list of which a number opens one.
fn listed(session: &Session<'_>, mut list: EntryList) -> Found<EntryList> {
    list.is_numbered = session.is_watched();
    let follow_up = session.listed(list.ids(), false);
    Found::new(list).followed_by(follow_up)
}
