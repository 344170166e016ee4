//! What the player wrote, marked and opened.

pub mod notes;
pub mod rules;

use serde::Serialize;

use super::Show;
use super::entry::{name, place};
use crate::locale::{Texts, msg};
use crate::model::{EntryId, Localized, Memory, Note, Record};
use crate::page::{Page, Table, Words, faint, link};

/// Which list it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shelf {
    Stars,
    Recent,
    Rules,
}

/// `{"total","entries":[{"id","title"}]}`: entries and cards in the order of the list; `title` is missing where nothing
/// has the id any more.
#[derive(Serialize)]
pub struct Marked {
    total: usize,
    entries: Vec<One>,
    #[serde(skip)]
    shelf: Shelf,
    /// Whether each has a number by which it can be opened.
    #[serde(skip)]
    pub is_numbered: bool,
}

/// An entry or card of a list.
#[derive(Serialize)]
struct One {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Localized<String>>,
    #[serde(skip)]
    record: Option<Record>,
}

impl Marked {
    /// Ids, each with what has it.
    pub fn new(shelf: Shelf, found: Vec<(String, Option<Record>)>) -> Marked {
        let one = |(id, record): (String, Option<Record>)| One {
            title: record.as_ref().map(|record| record.title().clone()),
            id,
            record,
        };
        Marked {
            total: found.len(),
            entries: found.into_iter().map(one).collect(),
            shelf,
            is_numbered: false,
        }
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

impl One {
    fn row(&self, texts: &Texts, number: Option<usize>) -> Vec<Words> {
        let (title, place) = match &self.record {
            Some(record) => (
                link(&self.id, name(record, texts.lang())),
                place(texts, record),
            ),
            None => (self.id.clone(), msg::memory_gone(texts)),
        };
        let number = number.map(|number| number.to_string().into());
        let cells = [title.into(), faint(place).into()];
        number.into_iter().chain(cells).collect()
    }
}

impl Show for Marked {
    fn page(&self, texts: &Texts) -> Page {
        if self.is_empty() {
            return Page::of(match self.shelf {
                Shelf::Stars => msg::memory_no_stars(texts),
                Shelf::Recent => msg::memory_no_recent(texts),
                Shelf::Rules => msg::memory_no_rules(texts),
            });
        }
        let mut page = Page::new();
        page.title(match self.shelf {
            Shelf::Stars => msg::memory_stars(texts, self.total),
            Shelf::Recent => msg::memory_recent(texts, self.total),
            Shelf::Rules => msg::memory_rules(texts, self.total),
        });
        let rows = (1..).zip(&self.entries).map(|(number, one)| {
            let number = self.is_numbered.then_some(number);
            one.row(texts, number)
        });
        page.table(Table::bare(rows));
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
    pub id: EntryId,
    pub starred: bool,
    /// Whether it was otherwise before.
    pub changed: bool,
    #[serde(skip)]
    pub title: Localized<String>,
}

impl Show for Star {
    fn page(&self, texts: &Texts) -> Page {
        let title = link(self.id.as_str(), self.title.get(texts.lang()));
        Page::of(match (self.starred, self.changed) {
            (true, true) => msg::memory_starred(texts, title),
            (true, false) => msg::memory_starred_before(texts, title),
            (false, true) => msg::memory_unstarred(texts, title),
            (false, false) => msg::memory_not_starred(texts, title),
        })
    }
}

/// `{"notes","stars","recent","rules"}`: how much of each was taken in.
#[derive(Serialize)]
pub struct TakenIn {
    notes: usize,
    stars: usize,
    recent: usize,
    rules: usize,
}

impl From<&Memory> for TakenIn {
    fn from(memory: &Memory) -> TakenIn {
        TakenIn {
            notes: memory.notes.len(),
            stars: memory.stars.len(),
            recent: memory.recent.len(),
            rules: memory.rules.len(),
        }
    }
}

impl Show for TakenIn {
    fn page(&self, texts: &Texts) -> Page {
        let TakenIn {
            notes,
            stars,
            recent,
            rules,
        } = *self;
        Page::of(msg::memory_taken_in(texts, notes, stars, rules, recent))
    }
}

/// The document of all of it, and what it says to people: the same.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Document {
    pub memory: Memory,
    #[serde(skip)]
    pub text: String,
}

impl Show for Document {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }
}

/// Notes one below the other, numbered as they are deleted.
pub(in crate::view) fn numbered(notes: &[Note]) -> Page {
    let mut page = Page::new();
    for (number, note) in (1..).zip(notes) {
        page.item(format!("{number}."), Words::foreign(&note.text), 0);
    }
    page
}
