//! Saved decks that were written to files.

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::Show;

/// `{"folder","decks":[{"name","file","unknown"}]}`, in the order in which they were named.
#[derive(Debug, Serialize)]
pub struct Exported {
    pub folder: String,
    pub decks: Vec<ExportedDeck>,
}

/// A deck and its file in the folder.
#[derive(Debug, Serialize)]
pub struct ExportedDeck {
    pub name: String,
    pub file: String,
    /// Names that no card is known by; they stand in the file as they were written.
    pub unknown: usize,
}

impl Show for Exported {
    fn page(&self, texts: &Texts) -> Page {
        if self.decks.is_empty() {
            return Page::of(msg::deck_exported_none(texts));
        }
        let rows = self.decks.iter().map(|deck| {
            let unknown = match deck.unknown {
                0 => String::new(),
                count => msg::deck_exported_unknown(texts, count),
            };
            vec![deck.name.clone(), deck.file.clone(), unknown]
        });
        let mut page = Page::of(msg::deck_exported(texts, &self.folder));
        page.table(Table::bare(rows));
        page
    }
}
