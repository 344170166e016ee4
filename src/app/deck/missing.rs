//! What decks need that the collection lacks.

use serde::Serialize;

use crate::CommandReport;
use crate::collection::report;
use crate::deck::own_cards::suggested;
use crate::deck::page_parts::section;
use crate::deck::unrecognized::{ReadList, UnreadDeck};
use deck::CopyShortage;
use page::locale::{Texts, msg};
use page::{Page, PageTable};

/// `{"decks":[names],"complete","copies","missing":[{"name","needed","owned","missing","instead"}]}`: what
/// decks that stand at once lack, `copies` in all; `instead` are free cards of the collection, if there are any.
#[derive(Debug, Serialize)]
pub struct MissingReport {
    decks: Vec<String>,
    complete: bool,
    copies: u64,
    missing: Vec<CopyShortage>,
    #[serde(skip)]
    is_collection_empty: bool,
}

/// `{"decks":[{"name","measured","unknown","unreadable"}]}`: lists that were not understood.
#[derive(Debug, Serialize)]
pub struct UnreadDecks {
    /// The lists in the order in which they were named.
    pub decks: Vec<UnreadDeck>,
}

/// What one deck lacks, as a part of its report.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct DeckShortages {
    /// Cards with too few copies; empty if all are there.
    pub missing: Vec<CopyShortage>,
    /// Whether nothing is owned at all, so that the collection was perhaps never entered.
    #[serde(skip)]
    pub is_collection_empty: bool,
}

impl MissingReport {
    /// What decks that stand at once lack.
    pub fn new(
        texts: &Texts,
        reads: &[ReadList],
        missing: Vec<CopyShortage>,
        is_collection_empty: bool,
    ) -> MissingReport {
        MissingReport {
            decks: reads.iter().map(|read| read.title(texts)).collect(),
            complete: missing.is_empty(),
            copies: copies(&missing),
            missing,
            is_collection_empty,
        }
    }
}

impl CommandReport for MissingReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        head.title(self.decks.join(" + "));
        if self.is_collection_empty {
            head.append(report::empty(texts));
        }
        head.say(if self.complete {
            msg::collection_nothing_missing(texts, self.decks.len())
        } else {
            msg::collection_missing(texts, self.copies, self.missing.len())
        });
        Page::parts([head, table(texts, &self.missing)])
    }
}

impl CommandReport for UnreadDecks {
    fn page(&self, texts: &Texts) -> Page {
        Page::parts(self.decks.iter().map(|deck| deck.page(texts)))
    }
}

impl DeckShortages {
    /// Whether the deck can be built.
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    /// What is lacking below a heading; where nothing is owned, that alone is said.
    pub fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.heading(msg::collection_section_missing(texts));
        if self.is_collection_empty {
            page.append(report::empty(texts));
        } else if self.is_complete() {
            page.say(msg::collection_nothing_missing(texts, 1_usize));
        } else {
            page.say(msg::collection_missing(texts, copies(&self.missing), self.missing.len()));
            page.append(table(texts, &self.missing));
        }
        page
    }
}

fn copies(missing: &[CopyShortage]) -> u64 {
    missing.iter().map(|one| u64::from(one.missing)).sum()
}

/// Each card with what is to get, what is needed and what there is.
fn table(texts: &Texts, missing: &[CopyShortage]) -> Page {
    let header = [
        msg::collection_column_missing(texts),
        msg::collection_column_card(texts),
        msg::collection_column_needed(texts),
        msg::collection_column_owned(texts),
    ];
    let rows = missing
        .iter()
        .map(|one| vec![one.missing.to_string(), one.name.clone(), one.needed.to_string(), one.owned.to_string()]);
    let mut page = Page::new();
    if !missing.is_empty() {
        page.table(PageTable::open(header, rows));
    }
    let with_own = missing.iter().filter(|one| !one.instead.is_empty());
    let instead = with_own.map(|one| {
        let own = one.instead.iter().map(|own| suggested(texts, &own.id, &own.name, own.owned));
        msg::collection_own_instead(texts, &one.name, own.collect::<Vec<_>>().join(" · "))
    });
    page.part(section(&msg::collection_section_own(texts), instead.collect()));
    page
}
