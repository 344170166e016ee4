//! The differences of two decks.

use serde::Serialize;

use crate::CommandReport;
use crate::deck::page_parts::below;
use crate::deck::unrecognized::{FaultyLine, ListFaults, ReadList, UnknownCard};
use deck::DeckDifference;
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use words::Term;

/// `{"same","differences":[{"pile","name","first","second"}],"unknown":{"first":[...],"second":[...]},
/// "unreadable":{"first":[...],"second":[...]}}`. Decks with lines that are not understood are not
/// compared and never the same.
#[derive(Debug, Serialize)]
pub struct DeckComparison {
    same: bool,
    differences: Vec<DeckDifference>,
    unknown: Pair<Vec<UnknownCard>>,
    unreadable: Pair<Vec<FaultyLine>>,
    #[serde(skip)]
    sides: [ComparedDeck; 2],
}

/// Something of either deck.
#[derive(Debug, Serialize)]
struct Pair<T> {
    first: T,
    second: T,
}

/// What a page says of one of the decks.
#[derive(Debug)]
struct ComparedDeck {
    title: String,
    unread: ListFaults,
}

impl DeckComparison {
    /// What two decks have not in common.
    pub fn new(texts: &Texts, lists: [&ReadList; 2], differences: Vec<DeckDifference>) -> DeckComparison {
        let sides = lists.map(|read| ComparedDeck { title: read.title(texts), unread: read.unread(texts) });
        let [first, second] = &sides;
        let is_read = sides.iter().all(|side| side.unread.count() == 0);
        DeckComparison {
            same: differences.is_empty() && is_read,
            differences,
            unknown: Pair { first: first.unread.unknown.clone(), second: second.unread.unknown.clone() },
            unreadable: Pair { first: first.unread.unreadable.clone(), second: second.unread.unreadable.clone() },
            sides,
        }
    }

    fn compared(&self, texts: &Texts) -> Page {
        if self.same {
            return Page::from_words(msg::deck_diff_none(texts));
        }
        if self.differences.is_empty() {
            return Page::from_words(msg::deck_unmeasured(texts));
        }
        let [first, second] = &self.sides;
        let heading = msg::deck_diff_heading(texts, &first.title, &second.title);
        let piles = piles(texts, &self.differences);
        Page::parts([Page::from_words(heading)].into_iter().chain(piles))
    }
}

impl CommandReport for DeckComparison {
    /// Pile by pile, with the change from the first deck to the second ahead of each name; then the lines
    /// of either list that could not be compared.
    fn page(&self, texts: &Texts) -> Page {
        let left_out = self.sides.iter().map(|side| {
            let mut page = Page::new();
            if side.unread.count() > 0 {
                page.title(&side.title);
                page.append(side.unread.page(texts));
            }
            page
        });
        Page::parts([self.compared(texts)].into_iter().chain(left_out))
    }
}

/// The changes of each pile below its name.
pub(super) fn piles(texts: &Texts, differences: &[DeckDifference]) -> Vec<Page> {
    let piles = differences.chunk_by(|a, b| a.pile == b.pile);
    let page = |differences: &[DeckDifference]| {
        let heading = differences.first().map(|first| first.pile.term(texts));
        let rows = differences.iter().map(row);
        let mut table = Page::new();
        table.table(PageTable::bare(rows));
        below(heading.unwrap_or_default(), table)
    };
    piles.map(page).collect()
}

/// The changes of all piles, each with the pile behind it.
pub(super) fn rows(texts: &Texts, differences: &[DeckDifference]) -> PageTable {
    PageTable::bare(differences.iter().map(|difference| {
        let mut cells = row(difference);
        cells.push(difference.pile.term(texts));
        cells
    }))
}

/// The change, the name, and the copies before and after.
fn row(difference: &DeckDifference) -> Vec<String> {
    let (first, second) = (difference.first, difference.second);
    let change = if second > first { format!("+{}", second - first) } else { format!("−{}", first - second) };
    vec![change, difference.name.clone(), format!("{first} → {second}")]
}
