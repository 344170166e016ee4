//! `tricorder collection add`: single cards and whole sets into the collection.

use clap::Args;

use super::booking::{book, typed};
use super::find::OfSet;
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::deck::cards::Finder;
use crate::cli::session::Session;
use crate::error::Error;
use crate::store::Booking;
use crate::view::collection::changes::Changes;

#[derive(Debug, Args)]
pub struct Add {
    #[arg(required_unless_present = "set", add = Stands::SecondCard)]
    cards: Vec<String>,
    #[command(flatten)]
    of_set: OfSet,
}

impl Add {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let mut cards = typed(&finder, &self.cards)?;
        cards.extend(self.of_set.cards(session)?);
        let (booked, totals) = book(session, &finder, Booking::Add, &cards)?;
        session.show(&Changes::new(booked, totals))
    }
}
