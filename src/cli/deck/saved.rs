//! `tricorder deck save`, `list` and `remove`: decks in the user database.

use std::path::Path;

use clap::Args;

use super::cards::Finder;
use super::convert::understood;
use super::examples;
use super::source::Source;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{Counts, Format, one_line};
use crate::deck::{read, write};
use crate::error::{DeckError, Error};
use crate::store::UserError;
use crate::text::closest;
use crate::view::deck::examples::Examples;
use crate::view::deck::keep::{Removed, Saved, SavedDeck, SavedDecks};

/// At most this many names are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Save {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    replace: bool,
}

#[derive(Debug, Args)]
pub struct List {
    #[arg(long)]
    examples: bool,
}

#[derive(Debug, Args)]
pub struct Remove {
    #[arg(required = true)]
    name: String,
}

impl Save {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (list, deck) = understood(&Finder::new(session), self.source.load(session)?)?;
        let name = one_line(&self.name.or(list.name).or(list.file).unwrap_or_default());
        if name.is_empty() {
            return Err(DeckError::NeedsName.into());
        }
        if name.starts_with('-') {
            return Err(DeckError::NameDash { name }.into());
        }
        let body = write(&deck, Format::Json, |_| String::new());
        let saved = session
            .user()?
            .with(|db| match db.save_deck(&name, &body, self.replace) {
                Err(UserError::Taken) => Ok(false),
                saved => saved.map(|()| true),
            })?;
        if !saved {
            return Err(DeckError::NameTaken { name }.into());
        }
        let counts = Counts::of(&deck);
        let is_file = Path::new(&name).is_file();
        session.show(&Saved {
            name,
            total: counts.total,
            is_file,
        })
    }
}

impl List {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.examples {
            let decks = examples::all(session)?;
            return session.show(&Examples::of(&decks));
        }
        let saved = session.user()?.with(|db| db.decks())?;
        let decks = saved.iter().map(|deck| {
            let list = read(&deck.body, Some(Format::Json)).ok();
            SavedDeck::new(&deck.name, list.as_ref())
        });
        session.show(&SavedDecks {
            decks: decks.collect(),
        })
    }
}

impl Remove {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let decks = user.with(|db| db.decks())?;
        if !decks.iter().any(|deck| deck.name == self.name) {
            let names = decks.iter().map(|deck| deck.name.as_str());
            let near = closest(&self.name, names, SUGGESTIONS).into_iter();
            return Err(DeckError::UnknownName {
                suggestions: near.map(str::to_owned).collect(),
                name: self.name,
            }
            .into());
        }
        user.with(|db| db.remove_deck(&self.name))?;
        session.show(&Removed { name: self.name })
    }
}
