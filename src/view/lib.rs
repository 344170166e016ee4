//! From the nouns of `model` to pages and documents: what is shown, in words. How it looks is decided in
//! `page::render`.
//!
//! # To add something
//!
//! - **An error**: its sentence in `locales/{de,en}/err.ftl` and, where there is a way out, in `hint.ftl`; then
//!   `Problem::missing(say::err_…(..)).hint(say::hint_…())` where it happens. What several places meet is a function in
//!   `problem/recurring.rs`.
//! - **A field of the export**: the line of an entry (`admin/export.rs`); what PostgreSQL makes of it,
//!   `catalog/export/tables.sql` and `fill.sql`. Both have a version: tables of another one are not touched.
//!   `data/EXPORT.md` describes them and is tested.

pub mod admin;
pub mod calculator;
pub mod campaign;
pub mod collection;
pub mod deck;
pub mod entry;
pub mod error;
pub mod kit;
pub mod memory;
pub mod notices;
pub mod problem;
pub mod search;
pub mod solo;
pub mod trash;

/// Tables and logs for tests.
#[cfg(any(test, feature = "testing"))]
#[allow(clippy::missing_panics_doc)]
pub mod sample;

pub use kit::foot::{sources, ways};
pub use kit::records::{captain_name, crew_name};
pub use kit::terms::Term;

use serde::Serialize;
use serde_json::Value;

use page::Page;
use page::locale::Texts;

/// What a command has found: to programs its fields, to players a page.
pub trait Show: Serialize {
    /// The page in the language of the texts.
    fn page(&self, texts: &Texts) -> Page;

    /// What of it is kept as a file, and stands in place of the page unless another form is asked for.
    fn text(&self) -> Option<&str> {
        None
    }
}

/// [`Show`] without its type: what writes the answers of a hundred commands is compiled once.
pub trait Shown {
    /// The page in the language of the texts.
    fn as_page(&self, texts: &Texts) -> Page;

    /// The fields; `None` of what programs have no use for.
    ///
    /// # Errors
    /// When they have a shape JSON lacks.
    fn as_document(&self) -> serde_json::Result<Option<Value>>;

    /// What of it is kept as a file, and stands in place of the page unless another form is asked for.
    fn as_text(&self) -> Option<&str> {
        None
    }
}

impl<S: Show> Shown for S {
    fn as_page(&self, texts: &Texts) -> Page {
        self.page(texts)
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        serde_json::to_value(self).map(Some)
    }

    fn as_text(&self) -> Option<&str> {
        self.text()
    }
}

/// A page alone, for what programs have no use for.
impl Shown for Page {
    fn as_page(&self, _: &Texts) -> Page {
        self.clone()
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        Ok(None)
    }
}

impl Shown for Box<dyn Shown> {
    fn as_page(&self, texts: &Texts) -> Page {
        (**self).as_page(texts)
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        (**self).as_document()
    }

    fn as_text(&self) -> Option<&str> {
        (**self).as_text()
    }
}
