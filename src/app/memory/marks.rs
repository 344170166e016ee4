//! `tricorder note`, `tricorder note star`, `tricorder note recent`: what the player writes on entries and cards, marks and opens.

use clap::Args;

use super::{found, listed};
use crate::CommandAnswer;
use crate::entry::show;
use crate::recent_list::IdList;
use crate::session::Session;
use model::Record;
use model::text::visible;
use view::error::{Error, MemoryError};
use view::memory::{AllNotes, Change, EntryList, ListKind, NotesReport, Star as StarReport};

/// Signs a note may have.
const LONGEST: usize = 10_000;

/// What `tricorder note` takes: an entry or card, and what is written on it or done with its notes.
#[derive(Debug, Args)]
pub struct Note {
    entry: Option<String>,
    text: Vec<String>,
    #[arg(long, requires = "text")]
    replace: bool,
    #[arg(long, requires = "entry", conflicts_with = "replace")]
    delete: bool,
}

impl Note {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let Some(name) = &self.entry else {
            return list_notes(session);
        };
        let record = show::meant(session, name)?;
        let text = self.text.join(" ");
        if self.delete {
            return delete_note(session, record, text.trim());
        }
        let change = if text.trim().is_empty() {
            Change::None
        } else {
            write_note(session, &record, visible(text.trim()).trim(), self.replace)?;
            Change::Written
        };
        notes_report(session, record, change)
    }
}

fn write_note(session: &Session<'_>, record: &Record, text: &str, alone: bool) -> Result<(), Error> {
    if text.chars().count() > LONGEST {
        return Err(MemoryError::long_note(LONGEST).into());
    }
    let id = record.id().as_str();
    let mut user = session.user()?;
    session.write_notes(&mut user, |db| db.add_note(id, text, alone))
}

/// Deletes the note with a number, or all.
fn delete_note(session: &Session<'_>, record: Record, typed: &str) -> Result<CommandAnswer, Error> {
    let id = record.id().to_string();
    let mut user = session.user()?;
    let count = user.with(|db| db.notes_on(&id))?.len();
    let number = match typed {
        "" => None,
        typed => {
            let number = typed.parse().ok().filter(|n| (1..=count).contains(n));
            Some(number.ok_or(MemoryError::no_such_note(typed, count))?)
        }
    };
    let deleted = session.write_notes(&mut user, |db| db.delete_notes(&id, number))?;
    notes_report(session, record, Change::Deleted(deleted))
}

fn notes_report(session: &Session<'_>, record: Record, change: Change) -> Result<CommandAnswer, Error> {
    let id = record.id().to_string();
    let notes = session.read_user(|db| db.notes_on(&id))?;
    session.show(&NotesReport::new(record, notes, change))
}

/// All notes, by what they are on.
fn list_notes(session: &Session<'_>) -> Result<CommandAnswer, Error> {
    let notes = session.all_notes()?;
    let mut found = Vec::new();
    for note in notes {
        let record = show::by_id(session, &note.entry)?;
        found.push((note, record));
    }
    session.show(&AllNotes::new(found))
}

/// What `tricorder note star` takes: the entry or card, or nothing for the list of all with a star.
#[derive(Debug, Args)]
pub struct Star {
    what: Vec<String>,
    #[arg(long, requires = "what")]
    delete: bool,
}

impl Star {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        if self.what.is_empty() {
            return list_stars(session);
        }
        let record = show::meant(session, &self.what.join(" "))?;
        let id = record.id().clone();
        let starred = !self.delete;
        let changed = session.user()?.with(|db| db.star(id.as_str(), starred))?;
        session.show(&StarReport { title: record.title().clone(), id, starred, changed })
    }
}

fn list_stars(session: &Session<'_>) -> Result<CommandAnswer, Error> {
    let ids = session.read_user(|db| db.stars())?;
    listed(session, EntryList::new(ListKind::Stars, found(session, ids)?))
}

/// What `tricorder note recent` takes: whether all is forgotten before the list is shown.
#[derive(Debug, Args)]
pub struct RecentList {
    #[arg(long)]
    clear: bool,
}

impl RecentList {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        if self.clear {
            IdList::Past.keep(&session.folders, &[]);
        }
        let ids = IdList::Past.read(&session.folders);
        listed(session, EntryList::new(ListKind::Recent, found(session, ids)?))
    }
}
