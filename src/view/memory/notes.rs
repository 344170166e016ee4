//! Notes.

use serde::Serialize;

use super::numbered;
use crate::locale::{Texts, msg};
use crate::model::{Note, Record};
use crate::page::{Page, faint, link};
use crate::view::Show;
use crate::view::entry::{name, place};

/// What just happened to notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    None,
    Written,
    Deleted(usize),
}

/// `{"id","notes":[{"entry","text","written"}]}`: the notes on an entry or card, in the order in which they were
/// written.
#[derive(Serialize)]
pub struct NotesOn {
    id: String,
    notes: Vec<Note>,
    #[serde(skip)]
    record: Record,
    #[serde(skip)]
    change: Change,
}

impl NotesOn {
    /// The notes there are after a change.
    pub fn new(record: Record, notes: Vec<Note>, change: Change) -> NotesOn {
        NotesOn {
            id: record.id().to_string(),
            notes,
            record,
            change,
        }
    }
}

impl Show for NotesOn {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        match self.change {
            Change::None => {}
            Change::Written => page.say(msg::memory_noted(texts)),
            Change::Deleted(count) => page.say(msg::memory_note_deleted(texts, count)),
        }
        if self.notes.is_empty() {
            page.say(msg::memory_no_note(texts));
            return page;
        }
        if !page.is_empty() {
            page.gap();
        }
        page.append(of_record(texts, &self.record, &self.notes));
        page
    }
}

/// `{"notes":[{"entry","text","written"}]}`: all notes, by the ids of what they are on.
#[derive(Serialize)]
pub struct AllNotes {
    notes: Vec<Note>,
    #[serde(skip)]
    records: Vec<Option<Record>>,
}

impl AllNotes {
    /// All notes, and what each is on, if something still has the id.
    pub fn new(found: Vec<(Note, Option<Record>)>) -> AllNotes {
        let (notes, records) = found.into_iter().unzip();
        AllNotes { notes, records }
    }
}

impl Show for AllNotes {
    fn page(&self, texts: &Texts) -> Page {
        if self.notes.is_empty() {
            return Page::of(msg::memory_no_notes(texts));
        }
        let mut at = 0;
        let groups = self.notes.chunk_by(|a, b| a.entry == b.entry);
        Page::parts(groups.map(|group| {
            let record = self.records.get(at).and_then(Option::as_ref);
            at += group.len();
            match record {
                Some(record) => of_record(texts, record, group),
                None => of_nothing(texts, group),
            }
        }))
    }
}

fn of_record(texts: &Texts, record: &Record, notes: &[Note]) -> Page {
    let title = link(record.id().as_str(), name(record, texts.lang()));
    let mut page = Page::new();
    page.heading(format!("{title}  {}", faint(place(texts, record))));
    page.append(numbered(notes));
    page
}

/// Notes on what nothing is called any more.
fn of_nothing(texts: &Texts, notes: &[Note]) -> Page {
    let id = notes.first().map_or("", |note| note.entry.as_str());
    let mut page = Page::new();
    page.heading(format!("{id}  {}", faint(msg::memory_gone(texts))));
    page.append(numbered(notes));
    page
}
