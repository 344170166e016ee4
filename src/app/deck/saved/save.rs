//! `tricorder deck save`: a list kept under a name.

use std::path::Path;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ArgKind;
use crate::deck::card_finder::CardFinder;
use crate::deck::convert::read_usable;
use crate::deck::named_lists;
use crate::deck::saved::version::{About, body};
use crate::deck::source::Source;
use crate::session::Session;
use crate::user::User;
use crate::{CommandReport, Found, RunCommand};
use deck::{DeckCounts, DeckList, one_line};
use keep::UserError;
use page::Page;
use page::locale::{Texts, msg, say};
use words::Problem;

/// What `tricorder deck save` takes: the list, and under which name it is kept.
#[derive(Debug, Default, Args)]
pub struct Save {
    #[command(flatten)]
    list: Source,
    #[arg(long, add = ArgKind::Deck)]
    name: Option<String>,
    /// Whether a deck of the name may not be there yet, as where its versions are not in view.
    #[arg(skip)]
    is_new: bool,
    #[command(flatten)]
    about: About,
}

impl Save {
    /// The text that is handed over, under a name, with a note unless that is empty; a new deck unless it goes on with
    /// the one of the name.
    pub fn new(name: &str, note: &str, goes_on: bool) -> Save {
        let note = (!note.is_empty()).then(|| note.to_owned());
        let about = About { note, ..About::default() };
        Save { list: Source::at("-"), name: Some(name.to_owned()), is_new: !goes_on, about }
    }
}

impl RunCommand<SaveReport> for Save {
    fn run(mut self, session: &Session<'_>) -> Result<Found<SaveReport>, Problem> {
        let list = self.list.load(session)?;
        let (list, deck) = read_usable(&CardFinder::new(session), list)?;
        let name = self.name_deck(&list);
        named_lists::check_name(&name)?;
        let body = body(&deck);
        let version = self.written(&mut session.user()?, &name, &body)?;
        Ok(Found::new(SaveReport {
            version,
            total: DeckCounts::from_deck(&deck).total,
            unknown: deck.unknown.len(),
            is_file: session.input.has_files() && Path::new(&name).is_file(),
            name,
        }))
    }
}

impl Save {
    /// The name asked for, else that of the list; an earlier version is one of its deck.
    fn name_deck(&mut self, list: &DeckList) -> String {
        let own = || {
            let written = list.name.as_deref().or(list.file.as_deref())?;
            let name = named_lists::split_version(written).map_or(written, |(name, _)| name);
            Some(name.to_owned())
        };
        one_line(&self.name.take().or_else(own).unwrap_or_default())
    }

    /// Saves the first version or the next one. What is there already is not saved again.
    fn written(self, user: &mut User, name: &str, body: &str) -> Result<usize, Problem> {
        let latest = user.with(|db| db.deck(name))?;
        let taken = || {
            Problem::misuse(say::err_deck_name_taken(name))
                .hint(say::hint_deck_name_taken())
                .tap(say::hint_deck_name_taken_tap())
        };
        let is_silent = self.about.is_silent();
        let version = self.about.version(body, self.list.place());
        match latest {
            Some(_) if self.is_new => Err(taken()),
            Some(latest) if latest.body == body && is_silent => Ok(latest.number),
            Some(latest) => user.with(|db| db.add_deck_version(&latest, version)),
            None => {
                let is_saved = user.with(|db| match db.save_deck(name, version) {
                    Err(UserError::Taken) => Ok(false),
                    saved => saved.map(|()| true),
                })?;
                is_saved.then_some(1).ok_or_else(taken)
            }
        }
    }
}

/// `{"name","version","total","unknown"}`: a deck was saved.
#[derive(Debug, Serialize)]
pub struct SaveReport {
    /// The name of the deck.
    pub name: String,
    /// The number the version got, from 1.
    pub version: usize,
    /// Cards that count.
    pub total: u32,
    /// Names that no card is known by.
    pub unknown: usize,
    /// Whether this folder has a file of the name, which is read ahead of the deck.
    #[serde(skip)]
    pub is_file: bool,
}

impl CommandReport for SaveReport {
    fn page(&self, texts: &Texts) -> Page {
        let (name, total) = (&self.name, self.total);
        let mut page = Page::from_words(match (self.version, self.is_file) {
            (_, true) => msg::deck_saved_beside_file(texts, name, total),
            (1, false) => msg::deck_saved(texts, name, total),
            (version, false) => msg::deck_saved_version(texts, name, version, total),
        });
        if self.unknown > 0 {
            page.say(msg::deck_unknown_kept(texts, self.unknown));
        }
        page
    }
}
