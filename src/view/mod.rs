//! From the nouns of `model` to pages and documents: what is shown, in words. How it looks is decided in
//! `render`.

pub mod admin;
pub mod calc;
pub mod campaign;
pub mod collection;
pub mod deck;
pub mod entry;
mod kit;
pub mod memory;
pub mod problem;
pub mod search;
pub mod solo;

#[cfg(test)]
pub(crate) mod sample;

pub use kit::foot::ways;
pub use kit::terms::Term;
pub use kit::titles::captain_name;

use serde::Serialize;
use serde_json::Value;

use crate::locale::Texts;
use crate::page::Page;

/// What a command has found: to programs its fields, to players a page.
pub trait Show: Serialize {
    /// The page in the language of the texts.
    fn page(&self, texts: &Texts) -> Page;
}

/// The same of whatever has been found: what writes the answers of a hundred commands is compiled once.
pub trait Shown {
    /// The page in the language of the texts.
    fn as_page(&self, texts: &Texts) -> Page;

    /// The fields.
    ///
    /// # Errors
    /// When they have a shape JSON lacks.
    fn as_document(&self) -> serde_json::Result<Value>;
}

impl<S: Show> Shown for S {
    fn as_page(&self, texts: &Texts) -> Page {
        self.page(texts)
    }

    fn as_document(&self) -> serde_json::Result<Value> {
        serde_json::to_value(self)
    }
}
