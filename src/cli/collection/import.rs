//! `tricorder collection import`: a list as collectors keep it into the collection.

use clap::Args;

use super::booking::{Counted, book};
use crate::cli::Answer;
use crate::cli::deck::cards::Finder;
use crate::cli::deck::source::Source;
use crate::cli::deck::unread::notes;
use crate::cli::session::Session;
use crate::error::{CollectionError, Error};
use crate::store::Booking;
use crate::view::collection::import::{Imported, Refused};
use crate::view::deck::unrecognized::{Note, Read};

#[derive(Debug, Args)]
pub struct Import {
    #[command(flatten)]
    source: Source,
    #[arg(long, conflicts_with = "replace")]
    add: bool,
    #[arg(long)]
    replace: bool,
    #[arg(long)]
    skip_unknown: bool,
}

impl Import {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let lists = self.source.load_collection(session)?.into_iter();
        let reads = lists
            .map(|list| finder.read(list))
            .collect::<Result<Vec<Read>, Error>>()?;
        if !self.skip_unknown && !reads.iter().all(Read::is_understood) {
            let refused = Refused::new(session.texts, &reads, &important(session, &reads)?);
            return session.judge(&refused, 2);
        }
        let cards = cards(&reads);
        if cards.is_empty() {
            return Err(CollectionError::NoCards.into());
        }
        let (booked, totals) = book(session, &finder, self.booking(), &cards)?;
        session.show(&Imported::new(session.texts, &reads, &booked, totals))
    }

    fn booking(&self) -> Booking {
        match (self.add, self.replace) {
            (true, _) => Booking::Add,
            (false, true) => Booking::Replace,
            (false, false) => Booking::Set,
        }
    }
}

/// All known cards of the lists: where they lie does not count.
fn cards(reads: &[Read]) -> Vec<Counted> {
    let lines = reads.iter().flat_map(|read| &read.deck.cards);
    lines
        .map(|line| (std::rc::Rc::clone(&line.card), line.count))
        .collect()
}

/// What must be known of the lists: that a collection has no piles need not.
fn important(session: &Session<'_>, reads: &[Read]) -> Result<Vec<Note>, Error> {
    let mut all = Vec::new();
    for read in reads {
        all.extend(notes(session, read, false)?);
    }
    all.retain(|note| *note == Note::Import);
    all.dedup();
    Ok(all)
}
