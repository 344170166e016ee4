//! `tricorder deck diff`: the differences of two decks.

use serde::Serialize;

use crate::CommandReport;
use crate::argument_kinds::{ArgKind, Needed};
use crate::choices::FAMILIES;
use crate::deck::card_finder::CardFinder;
use crate::deck::page_parts::below;
use crate::deck::source::{CLIPBOARD, load};
use crate::deck::unrecognized::{FaultyLine, ListFaults, ReadList, UnknownCard};
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand};
use clap::Args;
use deck::DeckDifference;
use deck::{Family, differences};
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use words::Problem;
use words::Term;

/// What `tricorder deck diff` takes: two lists.
#[derive(Debug, Default, Args)]
pub struct Diff {
    #[arg(required = true, add = ArgKind::DeckOrFile)]
    first: String,
    #[arg(required_unless_present = "clipboard", conflicts_with = "clipboard", add = Needed(&["clipboard"]), add = ArgKind::DeckOrFile)]
    second: Option<String>,
    #[arg(long)]
    clipboard: bool,
    #[arg(long, value_parser = OneOf(&FAMILIES))]
    from: Option<Family>,
}

impl Diff {
    /// Two decks by their names.
    pub fn new(first: &str, second: &str) -> Diff {
        Diff { first: first.to_owned(), second: Some(second.to_owned()), ..Diff::default() }
    }
}

impl RunCommand<DeckComparison> for Diff {
    fn run(self, session: &Session<'_>) -> Result<Found<DeckComparison>, Problem> {
        let finder = CardFinder::new(session);
        let read = |path: &str| finder.read(load(session, path, self.from)?);
        let (first, second) = (read(&self.first)?, read(self.second.as_deref().unwrap_or(CLIPBOARD))?);
        let lists = [&first, &second];
        if !lists.iter().all(|read| read.is_understood()) {
            return Ok(Found::new(DeckComparison::new(session.texts, lists, Vec::new())).ending(2));
        }
        let found = differences(&first.deck, &second.deck);
        let code = u8::from(!found.is_empty());
        Ok(Found::new(DeckComparison::new(session.texts, lists, found)).ending(code))
    }
}

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
