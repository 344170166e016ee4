//! What the player wrote, marked and opened.

use serde::Serialize;

use crate::CommandReport;
use crate::entry::head::{name, place};
use model::{EntryId, Localized, PlayerNote, Record};
use page::locale::{Texts, msg};
use page::{Page, PageTable, Words, command, faint, link};

/// Which list it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListKind {
    /// Entries and cards with a star.
    Stars,
    /// What was opened last on a terminal.
    Recent,
    /// The rules of the player's own.
    Rules,
}

/// `{"total","entries":[{"id","title"}]}`: entries and cards in the order of the list; `title` is missing where nothing
/// has the id any more.
#[derive(Serialize)]
pub struct EntryList {
    total: usize,
    entries: Vec<ListedEntry>,
    #[serde(skip)]
    shelf: ListKind,
    /// Whether each has a number by which it can be opened.
    #[serde(skip)]
    pub is_numbered: bool,
}

/// An entry or card of a list.
#[derive(Serialize)]
struct ListedEntry {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Localized<String>>,
    #[serde(skip)]
    record: Option<Record>,
}

impl EntryList {
    /// Ids, each with what has it.
    pub fn new(shelf: ListKind, found: Vec<(String, Option<Record>)>) -> EntryList {
        let one = |(id, record): (String, Option<Record>)| ListedEntry {
            title: record.as_ref().map(|record| record.title().clone()),
            id,
            record,
        };
        EntryList { total: found.len(), entries: found.into_iter().map(one).collect(), shelf, is_numbered: false }
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The ids in the order of the list.
    pub fn ids(&self) -> Vec<String> {
        self.entries.iter().map(|one| one.id.clone()).collect()
    }
}

impl ListedEntry {
    fn row(&self, texts: &Texts, number: Option<usize>) -> Vec<Words> {
        let (title, place) = match &self.record {
            Some(record) => (link(&self.id, name(record, texts.lang())), place(texts, record)),
            None => (self.id.clone(), msg::memory_gone(texts)),
        };
        let number = number.map(|number| number.to_string().into());
        let cells = [title.into(), faint(place).into()];
        number.into_iter().chain(cells).collect()
    }
}

impl CommandReport for EntryList {
    fn page(&self, texts: &Texts) -> Page {
        if self.is_empty() {
            return Page::from_words(match self.shelf {
                ListKind::Stars => msg::memory_no_stars(texts),
                ListKind::Recent => msg::memory_no_recent(texts),
                ListKind::Rules => msg::memory_no_rules(texts),
            });
        }
        let mut page = Page::new();
        page.title(match self.shelf {
            ListKind::Stars => msg::memory_stars(texts, self.total),
            ListKind::Recent => msg::memory_recent(texts, self.total),
            ListKind::Rules => msg::memory_rules(texts, self.total),
        });
        let rows = (1..).zip(&self.entries).map(|(number, one)| {
            let number = self.is_numbered.then_some(number);
            one.row(texts, number)
        });
        page.table(PageTable::bare(rows));
        if self.is_numbered {
            page.gap();
            page.say(faint(msg::entry_open_hint(texts)));
        }
        page
    }
}

/// `{"id","starred","changed"}`: a star was given or taken away.
#[derive(Serialize)]
pub struct Star {
    /// The id of the entry or card.
    pub id: EntryId,
    /// Whether it has a star now.
    pub starred: bool,
    /// Whether it was otherwise before.
    pub changed: bool,
    /// Its title, for people alone.
    #[serde(skip)]
    pub title: Localized<String>,
}

impl CommandReport for Star {
    fn page(&self, texts: &Texts) -> Page {
        let title = link(self.id.as_str(), self.title.get(texts.lang()));
        Page::from_words(match (self.starred, self.changed) {
            (true, true) => msg::memory_starred(texts, title),
            (true, false) => msg::memory_starred_before(texts, title),
            (false, true) => msg::memory_unstarred(texts, title),
            (false, false) => msg::memory_not_starred(texts, title),
        })
    }
}

/// Notes one below the other, numbered as they are deleted.
pub fn numbered(notes: &[PlayerNote]) -> Page {
    let mut page = Page::new();
    for (number, note) in (1..).zip(notes) {
        page.item(format!("{number}."), Words::foreign(&note.text), 0);
    }
    page
}

/// What just happened to notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Nothing: they are looked at.
    None,
    /// One was written, or all were replaced by one.
    Written,
    /// So many were deleted.
    Deleted(usize),
}

/// `{"id","notes":[{"entry","text","written"}]}`: the notes on an entry or card, in the order in which they were
/// written.
#[derive(Serialize)]
pub struct NotesReport {
    id: String,
    notes: Vec<PlayerNote>,
    #[serde(skip)]
    record: Record,
    #[serde(skip)]
    change: Change,
}

impl NotesReport {
    /// The notes there are after a change.
    pub fn new(record: Record, notes: Vec<PlayerNote>, change: Change) -> NotesReport {
        NotesReport { id: record.id().to_string(), notes, record, change }
    }
}

impl CommandReport for NotesReport {
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
    notes: Vec<PlayerNote>,
    /// What has the ids, each once, in the order of the notes.
    #[serde(skip)]
    records: Vec<Option<Record>>,
}

impl AllNotes {
    /// Whether nothing was noted.
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty()
    }

    /// All notes, by what they are on; what that is, if something still has its id, is looked up once for all of its
    /// notes.
    ///
    /// # Errors
    /// Those of the look-up.
    pub fn new<E>(notes: Vec<PlayerNote>, find: impl Fn(&str) -> Result<Option<Record>, E>) -> Result<AllNotes, E> {
        let records = by_entry(&notes).map(|group| find(&group[0].entry)).collect::<Result<_, E>>()?;
        Ok(AllNotes { notes, records })
    }
}

impl CommandReport for AllNotes {
    fn page(&self, texts: &Texts) -> Page {
        if self.notes.is_empty() {
            return Page::from_words(msg::memory_no_notes(texts));
        }
        Page::parts(by_entry(&self.notes).zip(&self.records).map(|(group, record)| match record {
            Some(record) => of_record(texts, record, group),
            None => of_nothing(texts, group),
        }))
    }
}

/// The notes on each entry or card.
fn by_entry(notes: &[PlayerNote]) -> impl Iterator<Item = &[PlayerNote]> {
    notes.chunk_by(|a, b| a.entry == b.entry)
}

fn of_record(texts: &Texts, record: &Record, notes: &[PlayerNote]) -> Page {
    let title = link(record.id().as_str(), name(record, texts.lang()));
    let mut page = Page::new();
    page.heading(format!("{title}  {}", faint(place(texts, record))));
    page.append(numbered(notes));
    page
}

/// Notes on what nothing is called any more.
fn of_nothing(texts: &Texts, notes: &[PlayerNote]) -> Page {
    let id = notes.first().map_or("", |note| note.entry.as_str());
    let mut page = Page::new();
    page.heading(format!("{id}  {}", faint(msg::memory_gone(texts))));
    page.append(numbered(notes));
    page
}

/// What became of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleChange {
    /// It joins the look-up.
    Kept,
    /// Nothing was written into the new file, so there is none.
    LeftBlank,
    /// The player has deleted it.
    Deleted,
}

/// `{"id","file","fate"}`: a rule was edited or deleted.
#[derive(Debug, Serialize)]
pub struct RuleReport {
    /// The id of the rule.
    pub id: String,
    /// The path of its file.
    pub file: String,
    /// What became of it.
    pub fate: RuleChange,
}

impl CommandReport for RuleReport {
    fn page(&self, texts: &Texts) -> Page {
        let RuleReport { id, file, fate } = self;
        Page::from_words(match fate {
            RuleChange::Kept => {
                let look = command(format!("tricorder show {id}"));
                msg::memory_rule_kept(texts, look, file)
            }
            RuleChange::LeftBlank => msg::memory_rule_blank(texts),
            RuleChange::Deleted => msg::memory_rule_deleted(texts, id),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn what_many_notes_are_on_is_looked_up_once() {
        let note = |entry: &str| PlayerNote { entry: entry.to_owned(), text: String::new(), written: 0 };
        let asked = RefCell::new(Vec::new());
        let all = AllNotes::new(["a", "a", "b", "a"].map(note).into(), |entry| {
            asked.borrow_mut().push(entry.to_owned());
            Ok::<_, ()>(None)
        });
        assert_eq!(
            (all.map(|all| all.records.len()), asked.into_inner()),
            (Ok(3), ["a", "b", "a"].map(String::from).into())
        );
    }
}
