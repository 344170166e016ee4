//! The versions of a saved deck.

use serde::Serialize;

use super::diff::rows;
use super::edited::about;
use crate::deck::Difference;
use crate::locale::{Texts, msg};
use crate::page::Page;
use crate::view::Show;

/// `{"name","versions":[{"version","saved","source","note","total","unknown","changes"}]}`, the latest
/// first. `saved` are seconds since 1970; the first version has no `changes`.
#[derive(Debug, Serialize)]
pub struct History {
    pub name: String,
    pub versions: Vec<Past>,
}

/// A version, and what in it differs from the one before.
#[derive(Debug, Serialize)]
pub struct Past {
    pub version: usize,
    pub saved: u64,
    /// The same in words.
    #[serde(skip)]
    pub when: String,
    pub source: Option<String>,
    pub note: Option<String>,
    /// Cards that count.
    pub total: u32,
    /// Names that no card is known by.
    pub unknown: usize,
    /// `None` of the first version.
    pub changes: Option<Vec<Difference>>,
}

impl Show for History {
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        head.head(&self.name, msg::deck_log_head(texts, self.versions.len()));
        let versions = self.versions.iter().map(|version| version.page(texts));
        Page::parts([head].into_iter().chain(versions))
    }
}

impl Past {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.heading(msg::deck_log_entry(
            texts,
            self.version,
            &self.when,
            self.total,
        ));
        page.append(about(texts, self.note.as_deref(), self.source.as_deref()));
        match &self.changes {
            None => page.say(msg::deck_log_first(texts)),
            Some(changes) if changes.is_empty() => page.say(msg::deck_log_same(texts)),
            Some(changes) => page.table(rows(texts, changes)),
        }
        page
    }
}
