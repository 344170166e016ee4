//! `tricorder deck stats`: what a deck is made of.

use clap::Args;

use super::cards::Finder;
use super::source::Source;
use super::unread::measured;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{AllMissions, Counts, Deck, Doors, Stats as Numbers};
use crate::error::Error;
use crate::view::deck::stats::Measured;

#[derive(Debug, Args)]
pub struct Stats {
    #[command(flatten)]
    source: Source,
}

impl Stats {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let read = finder.read(self.source.load(session)?)?;
        measured(session, &read, || {
            let (counts, mut numbers) = (Counts::of(&read.deck), Numbers::of(&read.deck));
            substitute(&finder, &read.deck, &mut numbers.all_missions)?;
            session.show(&Measured::new(session.texts, &read, counts, numbers))
        })
    }
}

/// Looks among all known cards for who else has what is missing.
fn substitute(finder: &Finder<'_>, deck: &Deck, all: &mut AllMissions) -> Result<(), Error> {
    let doors = Doors::of(deck);
    for missing in &mut all.missing {
        let cards = finder.personnel_with(&missing.skill)?;
        missing.look_among(&cards, deck, &doors);
    }
    Ok(())
}
