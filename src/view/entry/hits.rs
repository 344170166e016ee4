//! What a look-up found: the answer, or a short numbered list of which the player chooses.

use serde::Serialize;

use super::{answer, ccg, json};
use crate::locale::{Texts, msg};
use crate::lookup::Found;
use crate::model::Record;
use crate::page::{Block, Hit, Page, faint, link};
use crate::view::kit::spell;
use crate::view::{Show, entry};

/// The hits of a query, best first.
#[derive(Serialize)]
pub struct Hits {
    pub query: String,
    #[serde(rename = "hits", serialize_with = "json::hits")]
    pub found: Vec<Found>,
    /// What may have been meant where nothing was found.
    pub suggestions: Vec<String>,
    /// The first hit is the answer, the others are worth a mention.
    #[serde(skip)]
    pub is_clear: bool,
}

impl Hits {
    /// Hits of which the first may be the answer.
    pub fn new(query: impl Into<String>, found: Vec<Found>, is_clear: bool) -> Hits {
        Hits {
            query: query.into(),
            found,
            suggestions: Vec::new(),
            is_clear,
        }
    }
}

impl Show for Hits {
    fn page(&self, texts: &Texts) -> Page {
        if self.is_clear {
            answer(texts, &self.query, &self.found)
        } else {
            list(texts, &self.query, &self.found)
        }
    }
}

/// The list, numbered from 1, with the first sentence of each entry.
fn list(texts: &Texts, query: &str, found: &[Found]) -> Page {
    let mut page = Page::of(msg::entry_hits_heading(texts, query, found.len()));
    page.gap();
    for (number, found) in (1..).zip(found) {
        page.push(Block::Hit(hit(texts, Some(number), &found.record)));
    }
    page.gap();
    page.say(faint(msg::entry_hits_hint(texts, query)));
    page
}

/// A record with its place and the first of what it says.
pub(in crate::view) fn hit(texts: &Texts, number: Option<usize>, record: &Record) -> Hit {
    let gist = match record {
        Record::Ccg(card) => ccg::gist(texts, &card.card),
        Record::Rule(_) | Record::Card(_) => spell::gist(texts, &record.text(texts.lang())),
    };
    Hit {
        number,
        title: link(record.id().as_str(), entry::title(texts, record)).into(),
        place: entry::place(texts, record).into(),
        gist: gist.into(),
    }
}
