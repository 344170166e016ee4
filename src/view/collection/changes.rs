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

    /// Cards of which copies came in or went out, and these copies; one command does one of both.
    fn summed_up(&self, texts: &Texts) -> String {
        let of = |difference: fn(&Change) -> u32| {
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
            page.say(self.summed_up(texts));
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
    if totals.is_empty() {
        return msg::collection_now_empty(texts);
    }
    msg::collection_now(texts, totals.cards, totals.copies)
}
