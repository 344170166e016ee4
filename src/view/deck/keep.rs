//! Saved decks.

use serde::Serialize;

use crate::deck::{DeckList, Pile};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::Show;

/// `{"decks":[{"name","missions","dilemmas","deck"}]}`, by name.
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
}

/// `{"name","total"}`: a deck was saved.
#[derive(Debug, Serialize)]
pub struct Saved {
    pub name: String,
    /// Cards that count.
    pub total: u32,
    /// Whether this folder has a file of the name, which is read ahead of the deck.
    #[serde(skip)]
    pub is_file: bool,
}

/// `{"name"}`: a deck was removed.
#[derive(Debug, Serialize)]
pub struct Removed {
    pub name: String,
}

impl SavedDeck {
    /// A deck by its name; `None` if its list cannot be read.
    pub fn new(name: &str, list: Option<&DeckList>) -> SavedDeck {
        let count = |pile| list.map(|list| count(list, pile));
        SavedDeck {
            name: name.to_owned(),
            missions: count(Pile::Missions),
            dilemmas: count(Pile::Dilemmas),
            deck: count(Pile::Deck),
        }
    }

    fn row(&self) -> Vec<String> {
        let counts = [self.missions, self.dilemmas, self.deck]
            .map(|count| count.map_or("?".to_owned(), |count| count.to_string()));
        [self.name.clone()].into_iter().chain(counts).collect()
    }
}

fn count(list: &DeckList, pile: Pile) -> u32 {
    let lines = list.cards().filter(|line| line.place == Some(pile));
    lines.fold(0, |sum, line| sum.saturating_add(line.count()))
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
        ];
        let mut page = Page::new();
        page.table(Table::open(header, self.decks.iter().map(SavedDeck::row)));
        page
    }
}

impl Show for Saved {
    fn page(&self, texts: &Texts) -> Page {
        Page::of(if self.is_file {
            msg::deck_saved_beside_file(texts, &self.name, self.total)
        } else {
            msg::deck_saved(texts, &self.name, self.total)
        })
    }
}

impl Show for Removed {
    fn page(&self, texts: &Texts) -> Page {
        Page::of(msg::deck_removed(texts, &self.name))
    }
}
