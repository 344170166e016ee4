//! A list that is read once, of which several things are told.

use crate::Found;
use crate::deck::card_finder::CardFinder;
use crate::deck::check::{CheckedList, missing};
use crate::deck::hand::{AfterHand, HandReport, draw_hand};
use crate::deck::measure::measure;
use crate::deck::odds::Odds;
use crate::deck::source::{load, read_text};
use crate::deck::stats::stats;
use crate::deck::unrecognized::ReadList;
use crate::session::Session;
use deck::DeckStats;
use words::Problem;

/// A list that was read once, with its cards.
pub struct DeckReading<'a> {
    /// The session in which it was read.
    pub session: &'a Session<'a>,
    finder: CardFinder<'a>,
    /// The list as it was read.
    pub read: ReadList,
}

impl<'a> DeckReading<'a> {
    /// A list with its cards.
    pub fn new(session: &'a Session<'a>, read: ReadList) -> DeckReading<'a> {
        DeckReading { session, finder: CardFinder::new(session), read }
    }

    /// Reads a saved deck or an example by its name, or for `-` the text that is handed over.
    ///
    /// # Errors
    /// When the list or the catalog cannot be read, or the list is no deck list or several.
    pub fn load(session: &'a Session<'a>, place: &str) -> Result<DeckReading<'a>, Problem> {
        let finder = CardFinder::new(session);
        let read = finder.read(load(session, place, None)?)?;
        Ok(DeckReading { session, finder, read })
    }

    /// Judges the deck as it is written in a text, so that the report speaks of the lines of that; of an empty text, as it
    /// was read.
    ///
    /// # Errors
    /// When the text is no list, or the catalog cannot be read.
    pub fn check_as(&self, text: &str) -> Result<Found<CheckedList>, Problem> {
        let written = if text.is_empty() { None } else { read_text(self.session, text)?.pop() };
        let list = written.unwrap_or_else(|| self.read.list.clone());
        CheckedList::of_deck(self.session, &self.finder, self.finder.read(list)?)
    }

    /// The report on its numbers, or else the lines that are not understood.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub fn stats(&self, numbers: Option<DeckStats>) -> Result<Found, Problem> {
        stats(self.session, &self.finder, &self.read, numbers)
    }

    /// The trial hand of a seed, and what comes behind it.
    pub fn hand(&self, seed: u64, after: AfterHand) -> HandReport {
        draw_hand(self.session, &self.read, seed, after)
    }

    /// How likely wished cards are drawn, or how likely a crew solves a mission.
    ///
    /// # Errors
    /// When what is asked for is not there, or the catalog cannot be read.
    pub fn odds(&self, asked: &Odds) -> Result<Found, Problem> {
        measure(self.session, &self.read, || asked.of_list(self.session, &self.finder, &self.read))
    }

    /// The cards that the deck needs and the collection lacks.
    ///
    /// # Errors
    /// When the collection or the catalog cannot be read.
    pub fn missing(&self) -> Result<Found, Problem> {
        missing(self.session, &self.finder, std::slice::from_ref(&self.read))
    }
}
