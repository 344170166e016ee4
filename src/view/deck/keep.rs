//! Saved decks.

use serde::Serialize;

use crate::deck::{DeckList, Pile};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::store::DeckVersion;
use crate::view::Show;

/// `{"decks":[{"name","missions","dilemmas","deck","version","saved","source","note"}]}`, by name.
#[derive(Debug, Serialize)]
pub struct SavedDecks {
    pub decks: Vec<SavedDeck>,
}

/// A saved deck with its counts, which are null if it cannot be read.
#[derive(Debug, Serialize)]
pub struct SavedDeck {
    name: String,
    missions: Option<u32>,
    dilemmas: Option<u32>,
    deck: Option<u32>,
    version: usize,
    /// Seconds since 1970.
    saved: u64,
    /// The same in words.
    #[serde(skip)]
    when: String,
    source: Option<String>,
    note: Option<String>,
}

/// `{"name","version","total","unknown"}`: a deck was saved.
#[derive(Debug, Serialize)]
pub struct Saved {
    pub name: String,
    pub version: usize,
    /// Cards that count.
    pub total: u32,
    /// Names that no card is known by.
    pub unknown: usize,
    /// Whether this folder has a file of the name, which is read ahead of the deck.
    #[serde(skip)]
    pub is_file: bool,
}

/// `{"name","versions"}`: a deck was removed.
#[derive(Debug, Serialize)]
pub struct Removed {
    pub name: String,
    /// How many it had.
    pub versions: usize,
}

impl SavedDeck {
    /// A deck with its counts; `None` if its list cannot be read.
    pub fn new(version: &DeckVersion, list: Option<&DeckList>) -> SavedDeck {
        let count = |pile| list.map(|list| count(list, pile));
        SavedDeck {
            name: version.deck.clone(),
            missions: count(Pile::Missions),
            dilemmas: count(Pile::Dilemmas),
            deck: count(Pile::Deck),
            version: version.number,
            saved: version.saved,
            when: version.when.clone(),
            source: version.source.clone(),
            note: version.note.clone(),
        }
    }

    fn row(&self) -> Vec<String> {
        let counts = [self.missions, self.dilemmas, self.deck]
            .map(|count| count.map_or("?".to_owned(), |count| count.to_string()));
        let saved = [self.version.to_string(), self.when.clone()];
        let cells = [self.name.clone()].into_iter().chain(counts);
        cells.chain(saved).collect()
    }
}

fn count(list: &DeckList, pile: Pile) -> u32 {
    let cards = list.cards().filter(|(_, card)| card.place == Some(pile));
    cards.fold(0, |sum, (_, card)| sum.saturating_add(card.count))
}

impl Show for SavedDecks {
    fn page(&self, texts: &Texts) -> Page {
        if self.decks.is_empty() {
            return Page::of(msg::deck_none_saved(texts));
        }
        let header = [
            msg::deck_column_list(texts),
            msg::deck_column_missions(texts),
            msg::deck_column_dilemmas(texts),
            msg::deck_column_deck(texts),
            msg::deck_column_version(texts),
            msg::deck_column_saved(texts),
        ];
        let mut page = Page::new();
        page.table(Table::open(header, self.decks.iter().map(SavedDeck::row)));
        page
    }
}

impl Show for Saved {
    fn page(&self, texts: &Texts) -> Page {
        let (name, total) = (&self.name, self.total);
        let mut page = Page::of(match (self.version, self.is_file) {
            (_, true) => msg::deck_saved_beside_file(texts, name, total),
            (1, false) => msg::deck_saved(texts, name, total),
            (version, false) => msg::deck_saved_version(texts, name, version, total),
        });
        if self.unknown > 0 {
            page.say(msg::deck_unknown_kept(texts, self.unknown));
        }
        page
    }
}

impl Show for Removed {
    fn page(&self, texts: &Texts) -> Page {
        Page::of(match self.versions {
            0 | 1 => msg::deck_removed(texts, &self.name),
            versions => msg::deck_removed_all(texts, &self.name, versions),
        })
    }
}
