//! A list that was read into the collection, or was not.

use serde::Serialize;

use super::changes::now;
use super::{Show, Totals};
use crate::locale::{Texts, msg};
use crate::page::Page;
use crate::store::Booked;
use crate::view::deck::unrecognized::{Note, Read, Unread};
use crate::view::kit::terms::Term;

/// `{"imported":true,"cards","copies","new","changed","collection":{"cards","copies"},"unknown","unreadable"}`:
/// `cards` and `copies` as the list has them, and the lines that were left out.
#[derive(Debug, Serialize)]
pub struct Imported {
    imported: bool,
    cards: usize,
    copies: u64,
    /// Cards that were not there.
    new: usize,
    /// Cards of which there were more or fewer.
    changed: usize,
    collection: Totals,
    #[serde(flatten)]
    unread: Unread,
}

/// `{"imported":false,"unknown","unreadable"}`: nothing has changed, for lines are not understood.
#[derive(Debug, Serialize)]
pub struct Refused {
    imported: bool,
    #[serde(flatten)]
    unread: Unread,
    #[serde(skip)]
    notes: Vec<String>,
}

impl Imported {
    /// What became of the cards of lists.
    pub fn new(texts: &Texts, reads: &[Read], booked: &[Booked], collection: Totals) -> Imported {
        let lines = reads.iter().flat_map(|read| &read.deck.cards);
        let count = |fits: fn(&Booked) -> bool| booked.iter().filter(|one| fits(one)).count();
        Imported {
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

impl Refused {
    /// Lists of which not every line is understood, with what must be known of them.
    pub fn new(texts: &Texts, reads: &[Read], notes: &[Note]) -> Refused {
        Refused {
            imported: false,
            unread: unread(texts, reads),
            notes: notes.iter().map(|note| note.term(texts)).collect(),
        }
    }
}

fn unread(texts: &Texts, reads: &[Read]) -> Unread {
    let all = reads.iter().map(|read| read.unread(texts));
    all.reduce(Unread::and).unwrap_or_default()
}

impl Show for Imported {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::of(msg::collection_imported(
            texts,
            self.cards,
            self.copies,
            self.new,
            self.changed,
        ));
        page.say(now(texts, self.collection));
        Page::parts([
            page,
            self.unread.page(texts),
            self.unread.passed_over(texts),
        ])
    }
}

impl Show for Refused {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::of(msg::collection_not_imported(texts));
        for note in &self.notes {
            page.say(note);
        }
        Page::parts([
            page,
            self.unread.page(texts),
            self.unread.passed_over(texts),
        ])
    }
}
