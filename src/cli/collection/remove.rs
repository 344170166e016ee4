//! `tricorder collection remove`: single cards, whole sets or everything out of the collection.

use clap::Args;

use super::booking::{Counted, book, typed};
use super::find::OfSet;
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::deck::cards::Finder;
use crate::cli::session::Session;
use crate::error::{CollectionError, Error};
use crate::store::{Booked, Booking};
use crate::view::collection::Totals;
use crate::view::collection::changes::Changes;

#[derive(Debug, Args)]
pub struct Remove {
    #[arg(required_unless_present_any = ["set", "all"], add = Stands::SecondCard)]
    cards: Vec<String>,
    #[command(flatten)]
    of_set: OfSet,
    #[arg(long, conflicts_with = "count")]
    all: bool,
}

impl Remove {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let mut cards = typed(&finder, &self.cards)?;
        cards.extend(self.of_set.cards(session)?);
        let (booked, totals) = if self.all && cards.is_empty() {
            emptied(session)?
        } else {
            let cards = self.copies(cards);
            book(session, &finder, Booking::Remove, &cards)?
        };
        if totals.is_empty() && booked.is_empty() {
            return Err(CollectionError::Empty.into());
        }
        let is_nothing = booked.iter().all(|booked| booked.before == 0);
        session.judge(&Changes::new(booked, totals), u8::from(is_nothing))
    }

    /// The cards with the copies that go; with `--all` as many as there are.
    fn copies(&self, mut cards: Vec<Counted>) -> Vec<Counted> {
        if self.all {
            cards.iter_mut().for_each(|(_, count)| *count = u32::MAX);
        }
        cards
    }
}

/// Takes out everything.
fn emptied(session: &Session<'_>) -> Result<(Vec<Booked>, Totals), Error> {
    session.user()?.with(|db| {
        let rows = db.owned()?;
        db.book(Booking::Replace, &[])?;
        let gone = rows.into_iter().map(|(name, before)| Booked {
            name,
            before,
            after: 0,
        });
        Ok((gone.collect(), Totals::of(&db.owned()?)))
    })
}
