//! `tricorder deck save`: a list kept under a name.

use std::path::Path;

use clap::Args;

use super::{About, body};
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::deck::cards::Finder;
use crate::cli::deck::convert::understood;
use crate::cli::deck::shelf;
use crate::cli::deck::source::Source;
use crate::cli::session::Session;
use crate::cli::user::User;
use crate::deck::{Counts, DeckList, one_line};
use crate::error::{DeckError, Error};
use crate::store::UserError;
use crate::view::deck::keep::Saved;

#[derive(Debug, Args)]
pub struct Save {
    #[command(flatten)]
    list: Source,
    #[arg(long, add = Stands::Deck)]
    name: Option<String>,
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    about: About,
}

impl Save {
    pub fn run(mut self, session: &Session<'_>) -> Result<Answer, Error> {
        let list = self.list.load(session)?;
        let (list, deck) = understood(&Finder::new(session), list)?;
        let name = self.named(&list);
        shelf::sound(&name)?;
        let body = body(&deck);
        let version = self.written(&mut session.user()?, &name, &body)?;
        session.show(&Saved {
            version,
            total: Counts::of(&deck).total,
            unknown: deck.unknown.len(),
            is_file: session.input.has_files() && Path::new(&name).is_file(),
            name,
        })
    }

    /// The name asked for, else that of the list; an earlier version is one of its deck.
    fn named(&mut self, list: &DeckList) -> String {
        let own = || {
            let written = list.name.as_deref().or(list.file.as_deref())?;
            let name = shelf::parted(written).map_or(written, |(name, _)| name);
            Some(name.to_owned())
        };
        one_line(&self.name.take().or_else(own).unwrap_or_default())
    }

    /// Saves the first version, or with `--replace` the next one. What is there already is not saved
    /// again.
    fn written(self, user: &mut User, name: &str, body: &str) -> Result<usize, Error> {
        let latest = user.with(|db| db.deck(name))?;
        let taken = || DeckError::NameTaken {
            name: name.to_owned(),
        };
        let is_silent = self.about.is_silent();
        let version = self.about.version(body, self.list.place());
        match latest {
            Some(_) if !self.replace => Err(taken().into()),
            Some(latest) if latest.body == body && is_silent => Ok(latest.number),
            Some(latest) => user.with(|db| db.add_deck_version(name, latest.number, version)),
            None => {
                let is_saved = user.with(|db| match db.save_deck(name, version) {
                    Err(UserError::Taken) => Ok(false),
                    saved => saved.map(|()| true),
                })?;
                Ok(is_saved.then_some(1).ok_or_else(taken)?)
            }
        }
    }
}
