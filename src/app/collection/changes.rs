//! What was booked, and a list that was read into the collection, or was not.

use serde::Serialize;

use crate::CommandReport;
use crate::collection::report::Totals;
use crate::deck::unrecognized::{ListFaults, ListNote, ReadList};
use keep::collection::CopyCount;
use page::Page;
use page::locale::{Texts, msg};
use words::Term;

/// More cards than these are not named one by one.
const MOST_NAMED: usize = 20;

/// `{"changes":[{"name","before","after"}],"collection":{"cards","copies"}}`, in the order in which the cards
/// were named.
#[derive(Debug, Serialize)]
pub struct BookingReport {
    changes: Vec<CopyChange>,
    collection: Totals,
}

#[derive(Debug, Serialize)]
struct CopyChange {
    name: String,
    before: u32,
    after: u32,
}

impl BookingReport {
    /// What became of cards, and what is there now.
    pub fn new(booked: Vec<CopyCount>, collection: Totals) -> BookingReport {
        let change =
            |booked: CopyCount| CopyChange { name: booked.name, before: booked.before, after: booked.after };
        BookingReport { changes: booked.into_iter().map(change).collect(), collection }
    }

    /// Cards of which copies came in or went out, and these copies; one command does one of both.
    fn summed_up(&self, texts: &Texts) -> String {
        let of = |difference: fn(&CopyChange) -> u32| {
            let each = self.changes.iter().map(difference);
            let differences: Vec<u64> = each.filter(|n| *n > 0).map(u64::from).collect();
            (differences.len(), differences.iter().sum::<u64>())
        };
        let added = of(|change| change.after.saturating_sub(change.before));
        let removed = of(|change| change.before.saturating_sub(change.after));
        match (added, removed) {
            ((0, _), (0, _)) => msg::collection_none_removed(texts),
            ((0, _), (cards, copies)) => msg::collection_removed(texts, copies, cards),
            ((cards, copies), _) => msg::collection_added(texts, copies, cards),
        }
    }
}

impl CopyChange {
    fn line(&self, texts: &Texts) -> String {
        if self.before == 0 && self.after == 0 {
            return msg::collection_not_owned(texts, &self.name);
        }
        format!("{}: {} → {}", self.name, self.before, self.after)
    }
}

impl CommandReport for BookingReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        if self.changes.len() > MOST_NAMED {
            page.say(self.summed_up(texts));
        } else {
            self.changes.iter().for_each(|change| page.point(change.line(texts)));
        }
        page.say(totals_now(texts, self.collection));
        page
    }
}

/// What is in the collection now.
pub(super) fn totals_now(texts: &Texts, totals: Totals) -> String {
    if totals.is_empty() {
        return msg::collection_now_empty(texts);
    }
    msg::collection_now(texts, totals.cards, totals.copies)
}

/// `{"imported":true,"cards","copies","new","changed","collection":{"cards","copies"},"unknown","unreadable"}`:
/// `cards` and `copies` as the list has them, and the lines that were left out.
#[derive(Debug, Serialize)]
pub struct ImportReport {
    imported: bool,
    cards: usize,
    copies: u64,
    /// Cards that were not there.
    new: usize,
    /// Cards of which there were more or fewer.
    changed: usize,
    collection: Totals,
    #[serde(flatten)]
    unread: ListFaults,
}

/// `{"imported":false,"unknown","unreadable"}`: nothing has changed, for lines are not understood.
#[derive(Debug, Serialize)]
pub struct ImportRefusal {
    imported: bool,
    #[serde(flatten)]
    unread: ListFaults,
    #[serde(skip)]
    notes: Vec<String>,
}

impl ImportReport {
    /// What became of the cards of lists.
    pub fn new(texts: &Texts, reads: &[ReadList], booked: &[CopyCount], collection: Totals) -> ImportReport {
        let lines = reads.iter().flat_map(|read| &read.deck.cards);
        let count = |fits: fn(&CopyCount) -> bool| booked.iter().filter(|one| fits(one)).count();
        ImportReport {
            imported: true,
            cards: booked.len(),
            copies: lines.map(|line| u64::from(line.count)).sum(),
            new: count(|one| one.before == 0),
            changed: count(|one| one.before != 0 && one.before != one.after),
            collection,
            unread: unread(texts, reads),
        }
    }
}

impl ImportRefusal {
    /// Lists of which not every line is understood, with what must be known of them.
    pub fn new(texts: &Texts, reads: &[ReadList], notes: &[ListNote]) -> ImportRefusal {
        ImportRefusal {
            imported: false,
            unread: unread(texts, reads),
            notes: notes.iter().map(|note| note.term(texts)).collect(),
        }
    }
}

/// What of lists was not understood.
pub(super) fn unread(texts: &Texts, reads: &[ReadList]) -> ListFaults {
    let all = reads.iter().map(|read| read.unread(texts));
    all.reduce(ListFaults::merge).unwrap_or_default()
}

impl CommandReport for ImportReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page =
            Page::from_words(msg::collection_imported(texts, self.cards, self.copies, self.new, self.changed));
        page.say(totals_now(texts, self.collection));
        self.unread.page_below(texts, page)
    }
}

impl CommandReport for ImportRefusal {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::from_words(msg::collection_not_imported(texts));
        page.say(msg::collection_without_unknown(texts));
        for note in &self.notes {
            page.say(note);
        }
        self.unread.page_below(texts, page)
    }
}
