//! In which saved decks a card is.

use serde::Serialize;

use crate::deck::Pile;
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::Show;
use crate::view::kit::terms::Term;

/// `{"query","decks":[{"name","cards":[{"pile","name","count"}]}]}`, by name of the deck; there is one at
/// least.
#[derive(Debug, Serialize)]
pub struct Holders {
    pub query: String,
    pub decks: Vec<Holder>,
}

/// A deck that has the card.
#[derive(Debug, Serialize)]
pub struct Holder {
    pub name: String,
    /// Pile by pile; several cards share a title.
    pub cards: Vec<Holding>,
}

/// Copies in a pile.
#[derive(Debug, Serialize)]
pub struct Holding {
    pub pile: Pile,
    pub name: String,
    pub count: u32,
}

impl Show for Holders {
    fn page(&self, texts: &Texts) -> Page {
        let header = [
            msg::deck_column_list(texts),
            msg::deck_column_card(texts),
            msg::deck_column_pile(texts),
            msg::deck_column_copies(texts),
        ];
        let rows = self.decks.iter().flat_map(|deck| {
            let row = |held: &Holding| {
                let (pile, count) = (held.pile.term(texts), held.count.to_string());
                vec![deck.name.clone(), held.name.clone(), pile, count]
            };
            deck.cards.iter().map(row).collect::<Vec<_>>()
        });
        let mut page = Page::new();
        page.table(Table::open(header, rows));
        page
    }
}
