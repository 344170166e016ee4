//! A version put behind the latest of a saved deck.

use clap::Args;
use serde::Serialize;

use crate::deck::card_finder::CardFinder;
use crate::deck::diff::piles;
use crate::deck::named_lists;
use crate::deck::page_parts::counts;
use crate::session::Session;
use crate::user::User;
use crate::{CommandReport, Found};
use deck::{DeckCounts, DeckDifference, Format, FoundDeck, differences, write};
use keep::decks::{DeckVersion, NewVersion};
use page::Page;
use page::locale::{Texts, msg};
use words::Problem;

/// What is said about a version.
#[derive(Debug, Default, Args)]
pub(super) struct About {
    #[arg(long)]
    pub(super) note: Option<String>,
    #[arg(long)]
    pub(super) source: Option<String>,
}

impl About {
    /// A version with this list, which is from `origin` if the player does not say otherwise.
    pub(super) fn version<'a>(&'a self, body: &'a str, origin: Option<&'a str>) -> NewVersion<'a> {
        NewVersion { source: self.source.as_deref().or(origin), note: self.note.as_deref(), body }
    }

    pub(super) fn is_silent(&self) -> bool {
        self.note.is_none() && self.source.is_none()
    }
}

/// A deck as it is stored. Its name stands beside it.
pub(super) fn body(deck: &FoundDeck) -> String {
    let unnamed = FoundDeck { name: None, ..deck.clone() };
    write(&unnamed, Format::Json, |_| String::new())
}

/// Saves a deck as the version behind the latest, and tells what is changed. Where nothing is, nothing is
/// saved.
pub(super) fn save_version(
    session: &Session<'_>,
    user: &mut User,
    latest: &DeckVersion,
    deck: &FoundDeck,
    about: &About,
    origin: Option<&str>,
) -> Result<Found, Problem> {
    let before = CardFinder::new(session).deck(&named_lists::read_version(session, latest)?)?;
    let changes = differences(&before, deck);
    let is_new = !(changes.is_empty() && about.is_silent());
    let number = if is_new {
        let body = body(deck);
        let version = about.version(&body, origin);
        user.with(|db| db.add_deck_version(latest, version))?
    } else {
        latest.number
    };
    Ok(Found::shown(EditReport {
        name: latest.deck.clone(),
        version: number,
        changes,
        counts: DeckCounts::from_deck(deck),
        unknown: deck.unknown.len(),
        is_new,
    }))
}

/// `{"name","version","changes":[{"pile","name","first","second"}],"counts","unknown"}`: what differs from
/// the version before. Without changes the version may be the one before.
#[derive(Debug, Serialize)]
pub struct EditReport {
    /// The name of the deck.
    pub name: String,
    /// The number of the latest version, which is the one before if nothing was saved.
    pub version: usize,
    /// What differs from the version before; may be empty.
    pub changes: Vec<DeckDifference>,
    /// Cards of each pile after the change.
    pub counts: DeckCounts,
    /// Names that no card is known by.
    pub unknown: usize,
    /// Whether it has been saved.
    #[serde(skip)]
    pub is_new: bool,
}

impl CommandReport for EditReport {
    fn page(&self, texts: &Texts) -> Page {
        let (name, version) = (&self.name, self.version);
        let mut foot = Page::from_words(counts(texts, &self.counts));
        if self.unknown > 0 {
            foot.say(msg::deck_unknown_kept(texts, self.unknown));
        }
        let head = match (self.changes.is_empty(), self.is_new) {
            (true, false) => return Page::from_words(msg::deck_unchanged(texts, name)),
            (true, true) => msg::deck_edited_nothing(texts, name, version),
            (false, _) => msg::deck_edited(texts, name, version),
        };
        let parts = [Page::from_words(head)];
        Page::parts(parts.into_iter().chain(piles(texts, &self.changes)).chain([foot]))
    }
}
