//! The answers of `tricorder collection`.

use std::rc::Rc;

use serde::{Serialize, Serializer};

use crate::CommandReport;
use crate::entry::ccg;
use crate::tables;
use deck::MOST_COPIES;
use model::CcgCard;
use page::locale::{Texts, msg};
use page::{Page, PageTable, faint, link};

/// A card with its copies.
type OwnedCard = (Rc<CcgCard>, u32);

/// How much there is in all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Totals {
    /// Different cards.
    pub cards: usize,
    /// Copies of all of them together.
    pub copies: u64,
}

/// How many of the cards of a set there are.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct SetShare {
    /// The code of the set.
    pub set: String,
    /// Different cards of the set that are in the collection.
    pub owned: usize,
    /// Different cards of the set.
    pub cards: usize,
}

/// `{"query","cards":[{"id","name","type","sets","count"}],"total":{"cards","copies"},"sets":[{"set","owned",
/// "cards"}],"unknown":[{"name","count"}]}`: cards in the order of a search; sets and names no card bears any
/// more only where no query asks.
#[derive(Debug, Serialize)]
pub struct CollectionReport {
    /// The query the cards fit, as it was typed; `None` for the whole collection.
    pub query: Option<String>,
    #[serde(serialize_with = "documents")]
    cards: Vec<OwnedCard>,
    total: Totals,
    /// The sets of which there is something, in the order of their numbers.
    pub sets: Vec<SetShare>,
    /// Names that no card of today bears, each with its copies.
    #[serde(serialize_with = "strangers")]
    pub unknown: Vec<(String, u32)>,
    /// Whether nothing is owned at all, so that no query could find anything.
    #[serde(skip)]
    pub is_collection_empty: bool,
}

/// A card as programs read it.
#[derive(Serialize)]
struct Document<'a> {
    id: &'a str,
    name: String,
    #[serde(rename = "type")]
    card_type: &'a str,
    /// Codes of the sets it is printed in.
    sets: Vec<&'a str>,
    count: u32,
}

#[derive(Serialize)]
struct UnknownName<'a> {
    name: &'a str,
    count: u32,
}

fn documents<S: Serializer>(cards: &[OwnedCard], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(|(card, count)| Document {
        id: card.id.as_str(),
        name: card.full_name(),
        card_type: &card.card_type,
        sets: sets(card),
        count: *count,
    }))
}

fn strangers<S: Serializer>(names: &[(String, u32)], serializer: S) -> Result<S::Ok, S::Error> {
    let names = names.iter();
    serializer.collect_seq(names.map(|(name, count)| UnknownName { name, count: *count }))
}

/// The sets a card is printed in, each once.
fn sets(card: &CcgCard) -> Vec<&str> {
    let mut sets: Vec<&str> = Vec::new();
    for printing in &card.printings {
        if !sets.contains(&printing.set.as_str()) {
            sets.push(&printing.set);
        }
    }
    sets
}

impl Totals {
    /// The sums of rows with a card each.
    pub fn from_rows(rows: &[(String, u32)]) -> Totals {
        Totals { cards: rows.len(), copies: rows.iter().map(|(_, count)| u64::from(*count)).sum() }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.cards == 0
    }
}

impl CollectionReport {
    /// Cards that fit a query, or all.
    pub fn new(query: Option<&str>, cards: Vec<OwnedCard>) -> CollectionReport {
        let copies = cards.iter().map(|(_, count)| u64::from(*count)).sum();
        CollectionReport {
            query: query.map(str::to_owned),
            total: Totals { cards: cards.len(), copies },
            cards,
            sets: Vec::new(),
            unknown: Vec::new(),
            is_collection_empty: false,
        }
    }

    /// The cards with their copies, in order.
    pub fn cards(&self) -> impl Iterator<Item = &OwnedCard> {
        self.cards.iter()
    }

    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.unknown.is_empty()
    }

    fn table(&self, texts: &Texts) -> Page {
        let header = [
            msg::collection_column_count(texts),
            msg::collection_column_card(texts),
            msg::collection_column_type(texts),
        ];
        let rows = self.cards.iter().map(|(card, count)| {
            vec![count.to_string(), link(card.id.as_str(), card.full_name()), ccg::kind(texts, card)]
        });
        let mut page = Page::new();
        if !self.cards.is_empty() {
            page.table(PageTable::open(header, rows));
        }
        page
    }

    /// How much there is, and of which sets.
    fn sums(&self, texts: &Texts) -> Page {
        let Totals { cards, copies } = self.total;
        let mut page = Page::from_words(faint(msg::collection_total(texts, cards, copies)));
        let told = |share: &SetShare| {
            let set = ccg::set_name(&share.set);
            msg::collection_share(texts, set, share.owned, share.cards)
        };
        let shares: Vec<String> = self.sets.iter().map(told).collect();
        if !shares.is_empty() {
            page.say(faint(shares.join(" · ")));
        }
        page
    }

    fn strangers(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        for (name, count) in &self.unknown {
            if page.is_empty() {
                page.heading(msg::collection_section_unknown(texts));
            }
            page.point(format!("{count} × {name}"));
        }
        page
    }
}

impl CommandReport for CollectionReport {
    fn page(&self, texts: &Texts) -> Page {
        if self.is_collection_empty {
            return empty(texts);
        }
        Page::parts([self.table(texts), self.sums(texts), self.strangers(texts)])
    }
}

/// That nothing is owned yet, and how that changes.
pub(crate) fn empty(texts: &Texts) -> Page {
    let mut page = Page::from_words(msg::collection_empty(texts));
    page.say(msg::collection_fill(texts));
    page
}

/// The columns, as `import` knows them.
const COLUMNS: [&str; 5] = ["count", "name", "set", "number", "rarity"];

/// `{"text","to"}`: the collection as a text to be kept.
#[derive(Debug, Serialize)]
pub struct CollectionExport {
    /// The whole list in that form; people are shown it alone.
    pub text: String,
    /// The code of the form: `text` or `csv`.
    pub to: &'static str,
}

impl CommandReport for CollectionExport {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }

    fn text(&self) -> Option<&str> {
        Some(&self.text)
    }
}

/// A header and a row a card, with its first printing; copies beyond those a row can have take further rows.
pub fn to_csv(report: &CollectionReport) -> String {
    tables::to_csv(COLUMNS, rows(report))
}

/// A row a card, its cells parted by tabs, without a header; copies beyond those a row can have take further rows.
pub fn to_tsv(report: &CollectionReport) -> String {
    tables::to_tsv(rows(report))
}

/// One id a line.
pub fn ids(report: &CollectionReport) -> String {
    let ids = report.cards().map(|(card, _)| format!("{}\n", card.id));
    ids.collect()
}

/// `3x Odo, Curzon`, a card a line.
pub fn text(report: &CollectionReport) -> String {
    let named = rows(report).into_iter();
    let lines = named.map(|row| format!("{}x {}\n", row[0], row[1]));
    lines.collect()
}

fn rows(report: &CollectionReport) -> Vec<Vec<String>> {
    let known = report.cards().flat_map(|(card, count)| {
        let first = card.printings.first();
        let printed = first.map_or_else(Default::default, |printing| {
            [&printing.set, &printing.number, &printing.rarity].map(String::clone)
        });
        parts(*count).map(move |count| row(count, card.full_name(), printed.clone()))
    });
    let unknown = report
        .unknown
        .iter()
        .flat_map(|(name, count)| parts(*count).map(|count| row(count, name.clone(), Default::default())));
    known.chain(unknown).collect()
}

fn row(count: u32, name: String, printed: [String; 3]) -> Vec<String> {
    let start = [count.to_string(), name];
    start.into_iter().chain(printed).collect()
}

/// Copies in parts that a row can have.
fn parts(count: u32) -> impl Iterator<Item = u32> {
    let rows = count.div_ceil(MOST_COPIES);
    (0..rows).map(move |row| (count - row * MOST_COPIES).min(MOST_COPIES))
}
