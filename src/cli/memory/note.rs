//! `tricorder note`: a line of one's own on an entry or card.

use clap::Args;

use crate::cli::Answer;
use crate::cli::entry::show;
use crate::cli::session::Session;
use crate::error::{Error, MemoryError};
use crate::model::Record;
use crate::text::visible;
use crate::view::memory::notes::{AllNotes, Change, NotesOn};

/// Signs a note may have.
const LONGEST: usize = 10_000;

#[derive(Debug, Args)]
pub struct Note {
    entry: Option<String>,
    text: Vec<String>,
    #[arg(long, requires = "text")]
    replace: bool,
    #[arg(long, requires = "entry", conflicts_with = "replace")]
    delete: bool,
    #[arg(long, conflicts_with_all = ["entry", "replace", "delete"])]
    list: bool,
}

impl Note {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(name) = &self.entry else {
            return all(session);
        };
        let record = show::meant(session, name)?;
        let text = self.text.join(" ");
        if self.delete {
            return deleted(session, record, text.trim());
        }
        let change = if text.trim().is_empty() {
            Change::None
        } else {
            written(session, &record, visible(text.trim()).trim(), self.replace)?;
            Change::Written
        };
        told(session, record, change)
    }
}

fn written(session: &Session<'_>, record: &Record, text: &str, alone: bool) -> Result<(), Error> {
    if text.chars().count() > LONGEST {
        return Err(MemoryError::LongNote { most: LONGEST }.into());
    }
    let id = record.id().as_str();
    let mut user = session.user()?;
    session.write_notes(&mut user, |db| db.add_note(id, text, alone))
}

/// Deletes the note with a number, or all.
fn deleted(session: &Session<'_>, record: Record, typed: &str) -> Result<Answer, Error> {
    let id = record.id().to_string();
    let mut user = session.user()?;
    let count = user.with(|db| db.notes_on(&id))?.len();
    let number = match typed {
        "" => None,
        typed => {
            let number = typed.parse().ok().filter(|n| (1..=count).contains(n));
            let typed = typed.to_owned();
            Some(number.ok_or(MemoryError::NoSuchNote { typed, count })?)
        }
    };
    let deleted = session.write_notes(&mut user, |db| db.delete_notes(&id, number))?;
    told(session, record, Change::Deleted(deleted))
}

fn told(session: &Session<'_>, record: Record, change: Change) -> Result<Answer, Error> {
    let id = record.id().to_string();
    let notes = if session.folders.has_user() {
        session.user()?.with(|db| db.notes_on(&id))?
    } else {
        Vec::new()
    };
    session.show(&NotesOn::new(record, notes, change))
}

/// All notes, by what they are on.
fn all(session: &Session<'_>) -> Result<Answer, Error> {
    let notes = if session.folders.has_user() {
        // Who looks at all of them gets the list of what has any put right.
        session.write_notes(&mut session.user()?, |db| db.notes())?
    } else {
        Vec::new()
    };
    let mut found = Vec::new();
    for note in notes {
        let record = show::by_id(session, &note.entry)?;
        found.push((note, record));
    }
    session.show(&AllNotes::new(found))
}
