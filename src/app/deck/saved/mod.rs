//! Decks in the user database: saved, changed, looked through, written to files.

pub mod report;

mod edit;
mod export;
mod keep;
mod save;

use clap::Args;
pub(super) use edit::Edit;
pub(super) use export::Export;
pub use export::file_ending;
pub(super) use save::Merge;
pub use save::Save;

use crate::Found;
use crate::deck::card_finder::CardFinder;
use crate::deck::named_lists;
use crate::deck::saved::report::EditReport;
use crate::session::Session;
use crate::user::User;
use ::keep::decks::{DeckVersion, NewVersion};
use deck::{DeckCounts, Format, FoundDeck, differences, write};
pub(super) use keep::{List, Move};
pub use keep::{Log, Note, Remove, Restore, With, load_saved, saved_decks};
use words::Problem;

/// What is said about a version.
#[derive(Debug, Default, Args)]
pub(super) struct About {
    #[arg(long)]
    note: Option<String>,
    #[arg(long)]
    source: Option<String>,
}

impl About {
    /// A version with this list, which is from `origin` if the player does not say otherwise.
    fn version<'a>(&'a self, body: &'a str, origin: Option<&'a str>) -> NewVersion<'a> {
        NewVersion { source: self.source.as_deref().or(origin), note: self.note.as_deref(), body }
    }

    fn is_silent(&self) -> bool {
        self.note.is_none() && self.source.is_none()
    }
}

/// A deck as it is stored. Its name stands beside it.
fn body(deck: &FoundDeck) -> String {
    let unnamed = FoundDeck { name: None, ..deck.clone() };
    write(&unnamed, Format::Json, |_| String::new())
}

/// Saves a deck as the version behind the latest, and tells what is changed. Where nothing is, nothing is
/// saved.
fn save_version(
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
