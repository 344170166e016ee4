//! `tricorder deck missing`: what one or several decks need that the collection lacks.

use clap::Args;

use super::cards::Finder;
use super::source::{Lists, load_all};
use super::stock::Stock;
use super::unread::notes;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::deck::{Deck, Shortage, needs, shortages};
use crate::error::Error;
use crate::view::deck::missing::{Missing, UnmeasuredDecks};
use crate::view::deck::unrecognized::{Read, Unmeasured};

#[derive(Debug, Args)]
pub struct MissingCards {
    #[command(flatten)]
    lists: Lists,
}

impl MissingCards {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let finder = Finder::new(session);
        let reads = self.reads(session, &finder)?;
        if !reads.iter().all(Read::is_understood) {
            return unread(session, &reads);
        }
        let stock = Stock::load(session)?;
        let short = lacking(&finder, &stock, reads.iter().map(|read| &read.deck))?;
        let code = u8::from(!short.is_empty());
        let missing = Missing::new(session.texts, &reads, short, stock.is_empty());
        session.judge(&missing, code)
    }

    /// All decks of all lists, the clipboard last.
    fn reads(&self, session: &Session<'_>, finder: &Finder<'_>) -> Result<Vec<Read>, Error> {
        let mut reads = Vec::new();
        for path in self.lists.paths() {
            for list in load_all(session, &path, self.lists.from)? {
                reads.push(finder.read(list)?);
            }
        }
        Ok(reads)
    }
}

/// The cards that decks need together and the collection lacks.
///
/// # Errors
/// When the catalog cannot be read.
pub fn lacking<'d>(
    finder: &Finder<'_>,
    stock: &Stock,
    decks: impl IntoIterator<Item = &'d Deck>,
) -> Result<Vec<Shortage>, Error> {
    shortages(&needs(decks), |card| stock.copies(finder, card))
}

/// The lines of the lists that are not wholly understood.
fn unread(session: &Session<'_>, reads: &[Read]) -> Result<Answer, Error> {
    let strange = reads.iter().filter(|read| !read.is_understood());
    let mut decks = strange
        .map(|read| {
            Ok(Unmeasured::new(
                session.texts,
                read,
                &notes(session, read, false)?,
            ))
        })
        .collect::<Result<Vec<Unmeasured>, Error>>()?;
    match (reads.len(), decks.pop()) {
        (1, Some(only)) => session.judge(&only, 2),
        (_, last) => {
            decks.extend(last);
            session.judge(&UnmeasuredDecks { decks }, 2)
        }
    }
}
