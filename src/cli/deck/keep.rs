//! `tricorder deck save`, `list` and `remove`: decks in the user database.

use std::path::Path;

use clap::Args;

use super::convert::understood;
use super::source::{format_parser, refused};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{Counts, Format, one_line, read, write};
use crate::error::Error;
use crate::store::UserError;
use crate::text::closest;
use crate::view::deck::keep::{self as view, Kept};

/// At most this many names are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Save {
    #[arg(required = true)]
    list: String,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    replace: bool,
    #[arg(long, value_parser = format_parser())]
    format: Option<Format>,
}

#[derive(Debug, Args)]
pub struct List {
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub struct Remove {
    #[arg(required = true)]
    name: String,
}

impl Save {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (list, deck) = understood(session, &self.list, self.format)?;
        let name = one_line(&self.name.or(list.name).unwrap_or_default());
        if name.is_empty() {
            return Err(refused("deck-needs-name", Vec::new()));
        }
        if name.starts_with('-') {
            return Err(refused("deck-name-dash", vec![("name", name)]));
        }
        let body = write(&deck, Format::Json, |_| String::new());
        let saved = session
            .user()?
            .with(|db| match db.save_deck(&name, &body, self.replace) {
                Err(UserError::Taken) => Ok(false),
                saved => saved.map(|()| true),
            })?;
        if !saved {
            return Err(refused("deck-name-taken", vec![("name", name)]));
        }
        let counts = Counts::of(&deck);
        let is_file = Path::new(&name).is_file();
        let said = view::saved(&session.screen, &name, &counts, is_file);
        Ok(Answer::found(said))
    }
}

impl List {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let decks = session.user()?.with(|db| db.decks())?;
        let kept: Vec<Kept> = decks
            .iter()
            .map(|deck| Kept {
                name: deck.name.clone(),
                list: read(&deck.body, Some(Format::Json)).ok(),
            })
            .collect();
        Ok(Answer::found(match self.json {
            true => view::list_json(&kept),
            false => view::list(&session.screen, &kept),
        }))
    }
}

impl Remove {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let decks = user.with(|db| db.decks())?;
        if !decks.iter().any(|deck| deck.name == self.name) {
            let names = decks.iter().map(|deck| deck.name.as_str());
            let near = closest(&self.name, names, SUGGESTIONS).into_iter();
            return Err(Error::Refused {
                reason: "deck-unknown-name",
                suggestions: near.map(str::to_owned).collect(),
                words: vec![("name", self.name)],
            });
        }
        user.with(|db| db.remove_deck(&self.name))?;
        Ok(Answer::found(view::removed(&session.screen, &self.name)))
    }
}
