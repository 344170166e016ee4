//! `tricorder deck note`: what is said about a version.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::deck::named_lists;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use keep::decks::DeckVersion;
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page};
use words::Problem;

/// What `tricorder deck note` takes: a version, and what is written on it.
#[derive(Debug, Default, Args)]
pub struct Note {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    words: Vec<String>,
    #[arg(long)]
    source: Option<String>,
}

impl Note {
    /// Words for the latest version of a deck.
    pub fn new(name: &str, words: &str) -> Note {
        Note { name: name.to_owned(), words: vec![words.to_owned()], ..Note::default() }
    }
}

impl RunCommand<VersionNote> for Note {
    fn run(self, session: &Session<'_>) -> Result<Found<VersionNote>, Problem> {
        let mut user = session.user()?;
        let version = named_lists::find_version(&mut user, &self.name)?;
        let note = (!self.words.is_empty()).then(|| self.words.join(" "));
        let source = self.source.as_deref();
        if note.is_some() || source.is_some() {
            user.with(|db| db.annotate_deck(&version, note.as_deref(), source))?;
        }
        let version = named_lists::find_version(&mut user, &self.name)?;
        Ok(Found::new(VersionNote::from_version(version)))
    }
}

/// `{"name","version","note","source"}`: what is said about a version.
#[derive(Debug, Serialize)]
pub struct VersionNote {
    name: String,
    version: usize,
    note: Option<String>,
    source: Option<String>,
}

impl VersionNote {
    /// What is said about a version.
    pub fn from_version(version: DeckVersion) -> VersionNote {
        VersionNote { name: version.deck, version: version.number, note: version.note, source: version.source }
    }
}

impl CommandReport for VersionNote {
    fn page(&self, texts: &Texts) -> Page {
        let facts = about(texts, self.note.as_deref(), self.source.as_deref());
        if facts.is_empty() {
            return Page::from_words(msg::deck_no_note(texts, &self.name));
        }
        let mut page = Page::new();
        page.title(&self.name);
        page.append(facts);
        page
    }
}

/// Note and source of a version; nothing if it has neither.
pub(super) fn about(texts: &Texts, note: Option<&str>, source: Option<&str>) -> Page {
    let mut facts = FactList::new(Labels::Short);
    facts.add(msg::deck_note(texts), note.unwrap_or_default());
    facts.add(msg::deck_source(texts), source.unwrap_or_default());
    let mut page = Page::new();
    page.facts(facts);
    page
}
