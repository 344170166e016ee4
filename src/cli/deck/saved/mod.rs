//! Decks in the user database: saved, changed, looked through, written to files.

mod edit;
mod export;
mod history;
mod keep;
mod merge;
mod save;
mod with;

use clap::Args;

pub use edit::Edit;
pub use export::{Export, ending};
pub use history::{Log, Restore};
pub use keep::{List, Move, Note, Remove};
pub use merge::Merge;
pub use save::Save;
pub use with::With;

use super::cards::Finder;
use super::shelf;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::cli::user::User;
use crate::deck::{Counts, Deck, Format, differences, write};
use crate::error::Error;
use crate::store::{DeckVersion, NewVersion};
use crate::view::deck::edited::Edited;

/// What is said about a version.
#[derive(Debug, Args)]
pub struct About {
    #[arg(long)]
    note: Option<String>,
    #[arg(long)]
    source: Option<String>,
}

impl About {
    /// A version with this list, which is from `origin` if the player does not say otherwise.
    fn version<'a>(&'a self, body: &'a str, origin: Option<&'a str>) -> NewVersion<'a> {
        NewVersion {
            source: self.source.as_deref().or(origin),
            note: self.note.as_deref(),
            body,
        }
    }

    fn is_silent(&self) -> bool {
        self.note.is_none() && self.source.is_none()
    }
}

/// A deck as it is stored. Its name stands beside it.
fn body(deck: &Deck) -> String {
    let unnamed = Deck {
        name: None,
        ..deck.clone()
    };
    write(&unnamed, Format::Json, |_| String::new())
}

/// Saves a deck as the version behind the latest, and tells what is changed. Where nothing is, nothing is
/// saved.
fn go_on(
    session: &Session<'_>,
    user: &mut User,
    latest: &DeckVersion,
    deck: &Deck,
    about: &About,
    origin: Option<&str>,
) -> Result<Answer, Error> {
    let before = Finder::new(session).deck(&shelf::list(session, latest)?)?;
    let changes = differences(&before, deck);
    let is_new = !(changes.is_empty() && about.is_silent());
    let number = if is_new {
        let body = body(deck);
        let version = about.version(&body, origin);
        user.with(|db| db.add_deck_version(&latest.deck, latest.number, version))?
    } else {
        latest.number
    };
    session.show(&Edited {
        name: latest.deck.clone(),
        version: number,
        changes,
        counts: Counts::of(deck),
        unknown: deck.unknown.len(),
        is_new,
    })
}
