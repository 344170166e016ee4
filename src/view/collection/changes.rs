//! What was booked.

use serde::Serialize;

use super::{Show, Totals};
use crate::locale::{Texts, msg};
use crate::page::Page;
use crate::store::Booked;

/// More cards than these are not named one by one.
const MOST_NAMED: usize = 20;

/// `{"changes":[{"name","before","after"}],"collection":{"cards","copies"}}`, in the order in which the cards
/// were named.
#[derive(Debug, Serialize)]
pub struct Changes {
    changes: Vec<Change>,
    collection: Totals,
}

#[derive(Debug, Serialize)]
struct Change {
    name: String,
    before: u32,
    after: u32,
}

impl Changes {
    /// What became of cards, and what is there now.
    pub fn new(booked: Vec<Booked>, collection: Totals) -> Changes {
        let change = |booked: Booked| Change {
            name: booked.name,
            before: booked.before,
            after: booked.after,
        };
        Changes {
            changes: booked.into_iter().map(change).collect(),
            collection,
        }
    }

    /// Copies that came in and that went out.
    fn sums(&self) -> (u64, u64) {
        let of = |more: fn(&Change) -> u32| self.changes.iter().map(more).map(u64::from).sum();
        (
            of(|change| change.after.saturating_sub(change.before)),
            of(|change| change.before.saturating_sub(change.after)),
        )
    }
}

impl Change {
    fn line(&self, texts: &Texts) -> String {
        if self.before == 0 && self.after == 0 {
            return msg::collection_not_owned(texts, &self.name);
        }
        format!("{}: {} → {}", self.name, self.before, self.after)
    }
}

impl Show for Changes {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        if self.changes.len() > MOST_NAMED {
            let (more, less) = self.sums();
            page.say(msg::collection_changed(
                texts,
                self.changes.len(),
                more,
                less,
            ));
        } else {
            self.changes
                .iter()
                .for_each(|change| page.point(change.line(texts)));
        }
        page.say(now(texts, self.collection));
        page
    }
}

/// What is in the collection now.
pub(super) fn now(texts: &Texts, totals: Totals) -> String {
    msg::collection_now(texts, totals.cards, totals.copies)
}
