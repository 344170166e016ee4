//! `tricorder deck save`: a list kept under a name; `merge`: piles of one deck in the place of those of another.

use std::path::Path;

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::deck::card_finder::CardFinder;
use crate::deck::convert::read_usable;
use crate::deck::named_lists;
use crate::deck::saved::report::SaveReport;
use crate::deck::saved::{About, body, save_version};
use crate::deck::source::{Source, load};
use crate::session::Session;
use crate::user::User;
use crate::{Found, RunCommand};
use deck::{DeckCounts, DeckList, Pile, one_line};
use keep::UserError;
use page::locale::say;
use words::Problem;

/// What `tricorder deck save` takes: the list, and under which name it is kept.
#[derive(Debug, Default, Args)]
pub struct Save {
    #[command(flatten)]
    list: Source,
    #[arg(long, add = ArgKind::Deck)]
    name: Option<String>,
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    about: About,
}

impl Save {
    /// The text that is handed over, under a name, with a note unless that is empty.
    pub fn new(name: &str, note: &str, replace: bool) -> Save {
        let note = (!note.is_empty()).then(|| note.to_owned());
        let about = About { note, ..About::default() };
        Save { list: Source::at("-"), name: Some(name.to_owned()), replace, about }
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

    /// Saves the first version, or with `--replace` the next one. What is there already is not saved
    /// again.
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
            Some(_) if !self.replace => Err(taken()),
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

#[derive(Debug, Args)]
pub struct Merge {
    #[arg(required = true, add = ArgKind::Deck)]
    name: String,
    #[arg(long, add = ArgKind::Deck)]
    missions_from: Option<String>,
    #[arg(long, add = ArgKind::Deck)]
    dilemmas_from: Option<String>,
    #[arg(long, add = ArgKind::Deck)]
    deck_from: Option<String>,
    #[arg(long, add = ArgKind::Deck)]
    aside_from: Option<String>,
    #[command(flatten)]
    about: About,
}

impl RunCommand for Merge {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let piles = [
            (Pile::Missions, &self.missions_from),
            (Pile::Dilemmas, &self.dilemmas_from),
            (Pile::Deck, &self.deck_from),
            (Pile::Aside, &self.aside_from),
        ];
        if piles.iter().all(|(_, from)| from.is_none()) {
            return Err(Problem::misuse(say::err_deck_nothing_to_merge()).hint(say::hint_deck_nothing_to_merge()));
        }
        let mut user = session.user()?;
        let latest = named_lists::find_latest(&mut user, &self.name)?;
        let finder = CardFinder::new(session);
        let mut deck = finder.deck(&named_lists::read_version(session, &latest)?)?;
        for (pile, from) in piles {
            if let Some(from) = from {
                let (_, other) = read_usable(&finder, load(session, from, None)?)?;
                deck.replace(pile, &other);
            }
        }
        let sources: Vec<&str> = piles.into_iter().filter_map(|(_, from)| from.as_deref()).collect();
        let origin = sources.join(", ");
        save_version(session, &mut user, &latest, &deck, &self.about, Some(&origin))
    }
}
