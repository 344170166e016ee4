//! `tricorder note`, `tricorder note star`, `tricorder note recent`: what the player writes on entries and cards, marks and opens.

use clap::Args;

use crate::entry::show;
use crate::id_list::IdList;
use crate::memory::report::{AllNotes, Change, EntryList, ListKind, NotesReport, Star as StarReport};
use crate::memory::{found, listed};
use crate::session::Session;
use crate::{Found, RunCommand};
use model::Record;
use model::text::visible;
use page::locale::say;
use words::Problem;

/// Signs a note may have.
const LONGEST: usize = 10_000;

/// What `tricorder note` takes: an entry or card, and what is written on it or done with its notes.
#[derive(Debug, Default, Args)]
pub struct Note {
    entry: Option<String>,
    text: Vec<String>,
    #[arg(long, requires = "text")]
    replace: bool,
    #[arg(long, alias = "delete", requires = "entry", conflicts_with = "replace")]
    remove: bool,
}

impl Note {
    /// A note on an entry or card.
    pub fn new(entry: &str, text: &str) -> Note {
        Note { entry: Some(entry.to_owned()), text: vec![text.to_owned()], ..Note::default() }
    }
}

impl RunCommand for Note {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(name) = &self.entry else {
            return list_notes(session).map(Found::boxed);
        };
        let record = show::meant(session, name).map_err(|unknown| match self.text.split_first() {
            // Who types a verb first means what stands behind it.
            Some((entry, text)) if show::meant(session, entry).is_ok() => {
                let example = format!("tricorder note {entry} \"{}\"", text.join(" "));
                unknown.near([entry]).hint(say::hint_example(example))
            }
            Some(_) | None => unknown,
        })?;
        let text = self.text.join(" ");
        if self.remove {
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

fn write_note(session: &Session<'_>, record: &Record, text: &str, alone: bool) -> Result<(), Problem> {
    if text.chars().count() > LONGEST {
        return Err(Problem::misuse(say::err_long_note(LONGEST)).hint(say::hint_long_note()));
    }
    let id = record.id().as_str();
    let mut user = session.user()?;
    session.write_notes(&mut user, |db| db.add_note(id, text, alone))
}

/// Deletes the note with a number, or all.
fn delete_note(session: &Session<'_>, record: Record, typed: &str) -> Result<Found, Problem> {
    let id = record.id().to_string();
    let mut user = session.user()?;
    let count = user.with(|db| db.notes_on(&id))?.len();
    let number = match typed {
        "" => None,
        typed => {
            let number = typed.parse().ok().filter(|n| (1..=count).contains(n));
            Some(number.ok_or_else(|| {
                Problem::missing(say::err_no_such_note(typed, count)).hint(say::hint_no_such_note())
            })?)
        }
    };
    let deleted = session.write_notes(&mut user, |db| db.delete_notes(&id, number))?;
    notes_report(session, record, Change::Deleted(deleted))
}

fn notes_report(session: &Session<'_>, record: Record, change: Change) -> Result<Found, Problem> {
    let id = record.id().to_string();
    let notes = session.read_user(|db| db.notes_on(&id))?;
    Ok(Found::shown(NotesReport::new(record, notes, change)))
}

/// All notes, by what they are on.
///
/// # Errors
/// When they or the catalog cannot be read.
pub fn list_notes(session: &Session<'_>) -> Result<Found<AllNotes>, Problem> {
    let notes = session.all_notes()?;
    Ok(Found::new(AllNotes::new(notes, |entry| show::by_id(session, entry))?))
}

/// What `tricorder note star` takes: the entry or card, or nothing for the list of all with a star.
#[derive(Debug, Default, Args)]
pub struct Star {
    what: Vec<String>,
    #[arg(long, alias = "delete", requires = "what")]
    remove: bool,
}

impl Star {
    /// A star for an entry or card, or the end of it.
    pub fn new(what: &str, remove: bool) -> Star {
        Star { what: vec![what.to_owned()], remove }
    }
}

impl RunCommand for Star {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.what.is_empty() {
            return list_stars(session).map(Found::boxed);
        }
        let record = show::meant(session, &self.what.join(" "))?;
        let id = record.id().clone();
        let starred = !self.remove;
        let changed = session.user()?.with(|db| db.set_star(id.as_str(), starred))?;
        Ok(Found::shown(StarReport { title: record.title().clone(), id, starred, changed }))
    }
}

/// Everything with a star.
///
/// # Errors
/// When it or the catalog cannot be read.
pub fn list_stars(session: &Session<'_>) -> Result<Found<EntryList>, Problem> {
    let ids = session.read_user(|db| db.stars())?;
    Ok(listed(session, EntryList::new(ListKind::Stars, found(session, ids)?)))
}

/// What `tricorder note recent` takes: whether all is forgotten before the list is shown.
#[derive(Debug, Args)]
pub struct RecentList {
    #[arg(long, alias = "clear")]
    remove: bool,
}

impl RunCommand<EntryList> for RecentList {
    fn run(self, session: &Session<'_>) -> Result<Found<EntryList>, Problem> {
        if self.remove {
            IdList::Past.keep(&session.folders, &[]);
        }
        let ids = IdList::Past.read(&session.folders);
        Ok(listed(session, EntryList::new(ListKind::Recent, found(session, ids)?)))
    }
}
