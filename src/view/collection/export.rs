//! The collection for spreadsheets, for scripts and to be read in again.

use serde::Serialize;

use super::Holdings;
use crate::deck::MOST_COPIES;
use crate::locale::Texts;
use crate::page::Page;
use crate::view::Show;
use crate::view::kit::records;

/// The columns, as `import` knows them.
const COLUMNS: [&str; 5] = ["count", "name", "set", "number", "rarity"];

/// `{"text","to"}`: the collection as a text to be kept.
#[derive(Debug, Serialize)]
pub struct Exported {
    pub text: String,
    pub to: &'static str,
}

impl Show for Exported {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }
}

/// A header and a row a card, with its first printing; copies beyond those a row can have take further rows.
pub fn csv(holdings: &Holdings) -> String {
    records::sheet(COLUMNS, rows(holdings))
}

/// The same without a header, parted by tabs.
pub fn lines(holdings: &Holdings) -> String {
    records::lines(rows(holdings))
}

/// One id a line.
pub fn ids(holdings: &Holdings) -> String {
    let ids = holdings.cards().map(|(card, _)| format!("{}\n", card.id));
    ids.collect()
}

/// `3x Odo, Curzon`, a card a line.
pub fn text(holdings: &Holdings) -> String {
    let named = rows(holdings).into_iter();
    let lines = named.map(|row| format!("{}x {}\n", row[0], row[1]));
    lines.collect()
}

fn rows(holdings: &Holdings) -> Vec<Vec<String>> {
    let known = holdings.cards().flat_map(|(card, count)| {
        let first = card.printings.first();
        let printed = first.map_or_else(Default::default, |printing| {
            [&printing.set, &printing.number, &printing.rarity].map(String::clone)
        });
        parts(*count).map(move |count| row(count, card.full_name(), printed.clone()))
    });
    let unknown = holdings.unknown.iter().flat_map(|(name, count)| {
        parts(*count).map(|count| row(count, name.clone(), Default::default()))
    });
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
