//! The rooms of the page.

use crate::locale::{Texts, msg};

/// The rooms a page belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Lookup,
    Cards,
    Solo,
    Decks,
    Calc,
}

impl Tab {
    /// All, in the order in which they stand on the page.
    pub const ALL: [Tab; 5] = [Tab::Lookup, Tab::Cards, Tab::Solo, Tab::Decks, Tab::Calc];

    /// Its first page.
    pub fn path(self) -> &'static str {
        match self {
            Tab::Lookup => "/",
            Tab::Cards => "/cards",
            Tab::Solo => "/solo",
            Tab::Decks => "/decks",
            Tab::Calc => "/calc",
        }
    }

    /// Its name.
    pub fn label(self, texts: &Texts) -> String {
        match self {
            Tab::Lookup => msg::page_tab_lookup(texts),
            Tab::Cards => msg::page_tab_cards(texts),
            Tab::Solo => msg::page_tab_solo(texts),
            Tab::Decks => msg::page_tab_decks(texts),
            Tab::Calc => msg::page_tab_calc(texts),
        }
    }
}
