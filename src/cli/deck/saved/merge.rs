//! `tricorder deck merge`: piles of one deck in the place of those of another.

use clap::Args;

use super::{About, go_on};
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::deck::cards::Finder;
use crate::cli::deck::convert::understood;
use crate::cli::deck::shelf;
use crate::cli::deck::source::load;
use crate::cli::session::Session;
use crate::deck::Pile;
use crate::error::{DeckError, Error};

#[derive(Debug, Args)]
pub struct Merge {
    #[arg(required = true, add = Stands::Deck)]
    name: String,
    #[arg(long, add = Stands::Deck)]
    missions_from: Option<String>,
    #[arg(long, add = Stands::Deck)]
    dilemmas_from: Option<String>,
    #[arg(long, add = Stands::Deck)]
    deck_from: Option<String>,
    #[arg(long, add = Stands::Deck)]
    aside_from: Option<String>,
    #[command(flatten)]
    about: About,
}

impl Merge {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let piles = [
            (Pile::Missions, &self.missions_from),
            (Pile::Dilemmas, &self.dilemmas_from),
            (Pile::Deck, &self.deck_from),
            (Pile::Aside, &self.aside_from),
        ];
        if piles.iter().all(|(_, from)| from.is_none()) {
            return Err(DeckError::NothingToMerge.into());
        }
        let mut user = session.user()?;
        let latest = shelf::latest(&mut user, &self.name)?;
        let finder = Finder::new(session);
        let mut deck = finder.deck(&shelf::list(session, &latest)?)?;
        for (pile, from) in piles {
            if let Some(from) = from {
                let (_, other) = understood(&finder, load(session, from, None)?)?;
                deck.replace(pile, &other);
            }
        }
        let sources: Vec<&str> = piles
            .into_iter()
            .filter_map(|(_, from)| from.as_deref())
            .collect();
        let origin = sources.join(", ");
        go_on(
            session,
            &mut user,
            &latest,
            &deck,
            &self.about,
            Some(&origin),
        )
    }
}
