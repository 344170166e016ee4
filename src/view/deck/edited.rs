//! Saved decks after a change.

use serde::Serialize;

use super::counts;
use super::diff::piles;
use crate::deck::{Counts, Difference};
use crate::locale::{Texts, msg};
use crate::page::{Facts, Labels, Page};
use crate::store::DeckVersion;
use crate::view::Show;

/// `{"name","version","changes":[{"pile","name","first","second"}],"counts","unknown"}`: what differs from
/// the version before. Without changes the version may be the one before.
#[derive(Debug, Serialize)]
pub struct Edited {
    pub name: String,
    pub version: usize,
    pub changes: Vec<Difference>,
    pub counts: Counts,
    /// Names that no card is known by.
    pub unknown: usize,
    /// Whether it has been saved.
    #[serde(skip)]
    pub is_new: bool,
}

/// `{"from","name"}`: a deck has another name.
#[derive(Debug, Serialize)]
pub struct Renamed {
    pub from: String,
    pub name: String,
}

/// `{"name","version","note","source"}`: what is said about a version.
#[derive(Debug, Serialize)]
pub struct Noted {
    name: String,
    version: usize,
    note: Option<String>,
    source: Option<String>,
}

impl Noted {
    /// What is said about a version.
    pub fn of(version: DeckVersion) -> Noted {
        Noted {
            name: version.deck,
            version: version.number,
            note: version.note,
            source: version.source,
        }
    }
}

impl Show for Edited {
    fn page(&self, texts: &Texts) -> Page {
        let (name, version) = (&self.name, self.version);
        let mut foot = Page::of(counts(texts, &self.counts));
        if self.unknown > 0 {
            foot.say(msg::deck_unknown_kept(texts, self.unknown));
        }
        let head = match (self.changes.is_empty(), self.is_new) {
            (true, false) => return Page::of(msg::deck_unchanged(texts, name)),
            (true, true) => msg::deck_edited_nothing(texts, name, version),
            (false, _) => msg::deck_edited(texts, name, version),
        };
        let parts = [Page::of(head)];
        Page::parts(
            parts
                .into_iter()
                .chain(piles(texts, &self.changes))
                .chain([foot]),
        )
    }
}

impl Show for Renamed {
    fn page(&self, texts: &Texts) -> Page {
        Page::of(msg::deck_renamed(texts, &self.from, &self.name))
    }
}

impl Show for Noted {
    fn page(&self, texts: &Texts) -> Page {
        let facts = about(texts, self.note.as_deref(), self.source.as_deref());
        if facts.is_empty() {
            return Page::of(msg::deck_no_note(texts, &self.name));
        }
        let mut page = Page::new();
        page.title(&self.name);
        page.append(facts);
        page
    }
}

/// Note and source of a version; nothing if it has neither.
pub(super) fn about(texts: &Texts, note: Option<&str>, source: Option<&str>) -> Page {
    let mut facts = Facts::new(Labels::Short);
    facts.add(msg::deck_note(texts), note.unwrap_or_default());
    facts.add(msg::deck_source(texts), source.unwrap_or_default());
    let mut page = Page::new();
    page.facts(facts);
    page
}
