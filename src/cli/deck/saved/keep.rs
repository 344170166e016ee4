//! `tricorder deck list`, `move`, `note` and `remove`.

use clap::Args;

use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::deck::{examples, shelf};
use crate::cli::session::Session;
use crate::deck::one_line;
use crate::error::{DeckError, Error};
use crate::store::UserError;
use crate::view::deck::edited::{Noted, Renamed};
use crate::view::deck::examples::Examples;
use crate::view::deck::keep::{Removed, SavedDeck, SavedDecks};

#[derive(Debug, Args)]
pub struct List {
    #[arg(long)]
    examples: bool,
}

#[derive(Debug, Args)]
pub struct Move {
    #[arg(required = true, add = Stands::Deck)]
    name: String,
    #[arg(required = true)]
    to: String,
}

#[derive(Debug, Args)]
pub struct Note {
    #[arg(required = true, add = Stands::Deck)]
    name: String,
    words: Vec<String>,
    #[arg(long)]
    source: Option<String>,
}

#[derive(Debug, Args)]
pub struct Remove {
    #[arg(required = true, add = Stands::Deck)]
    name: String,
}

impl List {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.examples {
            let decks = examples::all(session)?;
            return session.show(&Examples::of(&decks));
        }
        let saved = session.user()?.with(|db| db.decks())?;
        let decks = saved.iter().map(|version| {
            let list = shelf::list(session, version).ok();
            SavedDeck::new(version, list.as_ref())
        });
        session.show(&SavedDecks {
            decks: decks.collect(),
        })
    }
}

impl Move {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let from = shelf::latest(&mut user, &self.name)?.deck;
        let to = one_line(&self.to);
        shelf::sound(&to)?;
        let is_moved = user.with(|db| match db.rename_deck(&from, &to) {
            Err(UserError::Taken) => Ok(false),
            moved => moved.map(|()| true),
        })?;
        if !is_moved {
            return Err(DeckError::Occupied { name: to }.into());
        }
        session.show(&Renamed { from, name: to })
    }
}

impl Note {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let version = shelf::found(&mut user, &self.name)?;
        let note = (!self.words.is_empty()).then(|| self.words.join(" "));
        let source = self.source.as_deref();
        if note.is_some() || source.is_some() {
            user.with(|db| db.annotate_deck(&version, note.as_deref(), source))?;
        }
        let version = shelf::found(&mut user, &self.name)?;
        session.show(&Noted::of(version))
    }
}

impl Remove {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let latest = shelf::latest(&mut user, &self.name)?;
        user.with(|db| db.remove_deck(&latest.deck))?;
        session.show(&Removed {
            name: latest.deck,
            versions: latest.number,
        })
    }
}
