//! `tricorder deck check` and `missing`: whether a deck is legal, and if not, why; what decks need that the collection lacks.

use clap::Args;

use super::card_finder::{CardFinder, OwnedCards};
use super::measure::list_notes;
use super::roster;
use super::roster::answer_reports;
use super::source::{CLIPBOARD, Lists, load_all};
use crate::CommandAnswer;
use crate::argument_kinds::{ArgKind, RarelyNeeded};
use crate::choices::{GAMES_WITH_DECKS, POOLS};
use crate::options::OneOf;
use crate::session::Session;
use deck::{
    Advice, AdviceTopic, CopyShortage, DeckCounts, DeckList, FoundDeck, advice, certain_violations, needs,
    outside_pool, shortages, violations,
};
use model::{CardPool, Game};
use view::deck::check::{DeckFindings, DeckVerdict, report};
use view::deck::missing::{DeckShortages, MissingReport, UnreadDecks};
use view::deck::report::CheckReport;
use view::deck::unrecognized::{ReadList, UnreadDeck};
use view::error::{Error, UsageError};

#[derive(Debug, Args)]
pub struct Check {
    #[command(flatten)]
    lists: Lists,
    #[arg(long, value_parser = OneOf(&GAMES_WITH_DECKS))]
    game: Option<Game>,
    #[arg(long, add = ArgKind::Campaign, add = RarelyNeeded)]
    campaign: Option<String>,
    #[arg(long, add = RarelyNeeded)]
    skip_unknown: bool,
    #[arg(long)]
    missing: bool,
    #[arg(long, value_parser = OneOf(&POOLS))]
    pool: Option<CardPool>,
    #[arg(long)]
    explain: bool,
}

impl Check {
    pub fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        if self.is_about_a_crew()? {
            self.refuse_what_crews_lack()?;
            let lists = self.lists.paths();
            return roster::run(session, &lists, self.campaign, self.explain);
        }
        let finder = CardFinder::new(session);
        let stock = self.missing.then(|| OwnedCards::load(session)).transpose()?;
        let lists = self.lists.paths().into_iter();
        let results = lists.flat_map(|path| self.reports(session, &finder, stock.as_ref(), &path));
        answer_reports(session, results.collect())
    }

    /// A report for each deck of a file; the second is `FILE#2`.
    fn reports(
        &self,
        session: &Session<'_>,
        finder: &CardFinder<'_>,
        stock: Option<&OwnedCards>,
        path: &str,
    ) -> Vec<Reported> {
        let shown = if path == CLIPBOARD { "--clipboard" } else { path };
        let lists = match load_all(session, path, self.lists.from) {
            Ok(lists) => lists,
            Err(error) => return vec![(shown.to_owned(), Err(error))],
        };
        let is_one = lists.len() == 1;
        let report = |(number, list)| {
            let path = if is_one { shown.to_owned() } else { format!("{shown}#{number}") };
            (path, self.check(session, finder, stock, list))
        };
        (1..).zip(lists).map(report).collect::<Vec<(String, _)>>()
    }

    /// Whether the lists are crews of Captain's Chair: only these have campaigns.
    fn is_about_a_crew(&self) -> Result<bool, Error> {
        match (self.game, &self.campaign) {
            (Some(Game::SecondEdition), Some(_)) => Err(UsageError::conflict("--campaign", "--game 2e").into()),
            (game, campaign) => Ok(game == Some(Game::CaptainsChair) || campaign.is_some()),
        }
    }

    /// The form of a list of a crew is told by its signs, and the program knows all their cards.
    fn refuse_what_crews_lack(&self) -> Result<(), Error> {
        let given = [
            (self.lists.from.is_some(), "--from"),
            (self.skip_unknown, "--skip-unknown"),
            (self.missing, "--missing"),
            (self.pool.is_some(), "--pool"),
        ];
        match given.into_iter().find(|(is_given, _)| *is_given) {
            None => Ok(()),
            Some((_, option)) => Err(UsageError::conflict(option, "--game cc").into()),
        }
    }

    fn check(
        &self,
        session: &Session<'_>,
        finder: &CardFinder<'_>,
        stock: Option<&OwnedCards>,
        list: DeckList,
    ) -> Result<CheckReport<DeckVerdict>, Error> {
        let read = finder.read(list)?;
        let deck = &read.deck;
        let is_open = !deck.unknown.is_empty() && !self.skip_unknown;
        let mut all = violations(deck);
        all.extend(self.pool.and_then(|pool| outside_pool(deck, pool)));
        let found = DeckFindings {
            counts: DeckCounts::from_deck(deck),
            notes: list_notes(session, &read, is_open)?,
            violations: if is_open { certain_violations(deck, all) } else { all },
            advice: self.advice(deck, is_open),
            unknown_allowed: self.skip_unknown,
            lacking: stock.map(|stock| deck_shortages(finder, stock, deck)).transpose()?,
        };
        Ok(report(session.texts, &read, found, self.explain))
    }
}

impl Check {
    /// What is worth a word; the retired list is one only while no pool says it in its verdict.
    fn advice(&self, deck: &FoundDeck, is_open: bool) -> Vec<Advice> {
        if is_open {
            return Vec::new();
        }
        let mut advice = advice(deck);
        advice.retain(|one| self.pool.is_none() || one.topic != AdviceTopic::Retired);
        advice
    }
}

/// What a deck needs that the collection lacks.
fn deck_shortages(finder: &CardFinder<'_>, stock: &OwnedCards, deck: &FoundDeck) -> Result<DeckShortages, Error> {
    Ok(DeckShortages { missing: find_shortages(finder, stock, [deck])?, is_collection_empty: stock.is_empty() })
}

/// A deck of a file with its report.
type Reported = (String, Result<CheckReport<DeckVerdict>, Error>);

#[derive(Debug, Args)]
pub struct MissingCards {
    #[command(flatten)]
    lists: Lists,
}

impl MissingCards {
    pub fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let finder = CardFinder::new(session);
        let reads = self.reads(session, &finder)?;
        if !reads.iter().all(ReadList::is_understood) {
            return answer_unread(session, &reads);
        }
        let stock = OwnedCards::load(session)?;
        let short = find_shortages(&finder, &stock, reads.iter().map(|read| &read.deck))?;
        let code = u8::from(!short.is_empty());
        let missing = MissingReport::new(session.texts, &reads, short, stock.is_empty());
        session.judge(&missing, code)
    }

    /// All decks of all lists, the clipboard last.
    fn reads(&self, session: &Session<'_>, finder: &CardFinder<'_>) -> Result<Vec<ReadList>, Error> {
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
pub(super) fn find_shortages<'d>(
    finder: &CardFinder<'_>,
    stock: &OwnedCards,
    decks: impl IntoIterator<Item = &'d FoundDeck>,
) -> Result<Vec<CopyShortage>, Error> {
    shortages(&needs(decks), |card| stock.copies(finder, card))
}

/// The lines of the lists that are not wholly understood.
fn answer_unread(session: &Session<'_>, reads: &[ReadList]) -> Result<CommandAnswer, Error> {
    let strange = reads.iter().filter(|read| !read.is_understood());
    let mut decks = strange
        .map(|read| Ok(UnreadDeck::new(session.texts, read, &list_notes(session, read, false)?)))
        .collect::<Result<Vec<UnreadDeck>, Error>>()?;
    match (reads.len(), decks.pop()) {
        (1, Some(only)) => session.judge(&only, 2),
        (_, last) => {
            decks.extend(last);
            session.judge(&UnreadDecks { decks }, 2)
        }
    }
}
