//! `tricorder deck log`: what a deck was before.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::deck::card_finder::CardFinder;
use crate::deck::diff::rows;
use crate::deck::named_lists;
use crate::deck::saved::note::about;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use deck::{DeckCounts, DeckDifference, FoundDeck, differences};
use keep::decks::DeckVersion;
use page::Page;
use page::locale::{Texts, msg};
use words::Problem;

/// What `tricorder deck log` takes: the deck.
#[derive(Debug, Default, Args)]
pub struct Log {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
}

impl Log {
    /// A deck by its name.
    pub fn new(name: &str) -> Log {
        Log { name: name.to_owned() }
    }
}

impl RunCommand<DeckHistory> for Log {
    fn run(self, session: &Session<'_>) -> Result<Found<DeckHistory>, Problem> {
        let mut user = session.user()?;
        let name = named_lists::find_version(&mut user, &self.name)?.deck;
        let versions = user.with(|db| db.deck_versions(&name))?;
        let finder = CardFinder::new(session);
        let mut past: Vec<VersionRecord> = Vec::new();
        let mut before: Option<FoundDeck> = None;
        for version in versions {
            let Some(list) = named_lists::read_if_whole(session, &version) else {
                continue;
            };
            let deck = finder.deck(&list)?;
            let changes = before.map(|before| differences(&before, &deck));
            past.push(version_record(version, &deck, changes));
            before = Some(deck);
        }
        past.reverse();
        Ok(Found::new(DeckHistory { name, versions: past }))
    }
}

fn version_record(version: DeckVersion, deck: &FoundDeck, changes: Option<Vec<DeckDifference>>) -> VersionRecord {
    VersionRecord {
        version: version.number,
        saved: version.saved,
        when: version.when,
        source: version.source,
        note: version.note,
        total: DeckCounts::from_deck(deck).total,
        unknown: deck.unknown.len(),
        changes,
    }
}

/// `{"name","versions":[{"version","saved","source","note","total","unknown","changes"}]}`, the latest
/// first. `saved` are seconds since 1970; the first version has no `changes`.
#[derive(Debug, Serialize)]
pub struct DeckHistory {
    /// The name of the deck.
    pub name: String,
    /// All versions, the latest first.
    pub versions: Vec<VersionRecord>,
}

/// A version, and what in it differs from the one before.
#[derive(Debug, Serialize)]
pub struct VersionRecord {
    /// Its number, from 1.
    pub version: usize,
    /// When it was saved, in seconds since 1970.
    pub saved: u64,
    /// When it was saved, in the time of this place: `2026-05-01 18:30`.
    #[serde(skip)]
    pub when: String,
    /// Where the list is from; `None` if nobody has said.
    pub source: Option<String>,
    /// What the player says about it; `None` if nothing.
    pub note: Option<String>,
    /// Cards that count.
    pub total: u32,
    /// Names that no card is known by.
    pub unknown: usize,
    /// `None` of the first version.
    pub changes: Option<Vec<DeckDifference>>,
}

impl CommandReport for DeckHistory {
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        head.head(&self.name, msg::deck_log_head(texts, self.versions.len()));
        let versions = self.versions.iter().map(|version| version.page(texts));
        Page::parts([head].into_iter().chain(versions))
    }
}

impl VersionRecord {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.heading(msg::deck_log_entry(texts, self.version, &self.when, self.total));
        page.append(about(texts, self.note.as_deref(), self.source.as_deref()));
        match &self.changes {
            None => page.say(msg::deck_log_first(texts)),
            Some(changes) if changes.is_empty() => page.say(msg::deck_log_same(texts)),
            Some(changes) => page.table(rows(texts, changes)),
        }
        page
    }
}
