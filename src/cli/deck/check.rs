//! `tricorder deck check`: whether a deck is legal, and if not, why.

use clap::Args;

use super::cards::Finder;
use super::judge::judged;
use super::missing::lacking;
use super::roster;
use super::source::{CLIPBOARD, Lists, load_all};
use super::stock::Stock;
use super::unread::notes;
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::choices::{GAMES_WITH_DECKS, POOLS};
use crate::cli::options::OneOf;
use crate::cli::session::Session;
use crate::deck::advice;
use crate::deck::{Advice, Counts, Deck, DeckList, Topic, certain, outside_pool, violations};
use crate::error::{Error, UsageError};
use crate::model::{CardPool, Game};
use crate::view::deck::check::{DeckVerdict, Findings, report};
use crate::view::deck::missing::Lacking;
use crate::view::deck::report::Report;

#[derive(Debug, Args)]
pub struct Check {
    #[command(flatten)]
    lists: Lists,
    #[arg(long, value_parser = OneOf(&GAMES_WITH_DECKS))]
    game: Option<Game>,
    #[arg(long, add = Stands::Campaign)]
    campaign: Option<String>,
    #[arg(long)]
    allow_unknown: bool,
    #[arg(long)]
    owned: bool,
    #[arg(long, value_parser = OneOf(&POOLS))]
    pool: Option<CardPool>,
    #[arg(long)]
    explain: bool,
}

impl Check {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.is_about_a_crew()? {
            self.refuse_what_crews_lack()?;
            let lists = self.lists.paths();
            return roster::run(session, &lists, self.campaign, self.explain);
        }
        let finder = Finder::new(session);
        let stock = self.owned.then(|| Stock::load(session)).transpose()?;
        let lists = self.lists.paths().into_iter();
        let results = lists.flat_map(|path| self.reports(session, &finder, stock.as_ref(), &path));
        judged(session, results.collect())
    }

    /// A report for each deck of a file; the second is `FILE#2`.
    fn reports(
        &self,
        session: &Session<'_>,
        finder: &Finder<'_>,
        stock: Option<&Stock>,
        path: &str,
    ) -> Vec<Reported> {
        let shown = if path == CLIPBOARD {
            "--clipboard"
        } else {
            path
        };
        let lists = match load_all(session, path, self.lists.from) {
            Ok(lists) => lists,
            Err(error) => return vec![(shown.to_owned(), Err(error))],
        };
        let is_one = lists.len() == 1;
        let report = |(number, list)| {
            let path = if is_one {
                shown.to_owned()
            } else {
                format!("{shown}#{number}")
            };
            (path, self.check(session, finder, stock, list))
        };
        (1..).zip(lists).map(report).collect::<Vec<(String, _)>>()
    }

    /// Whether the lists are crews of Captain's Chair: only these have campaigns.
    fn is_about_a_crew(&self) -> Result<bool, Error> {
        match (self.game, &self.campaign) {
            (Some(Game::SecondEdition), Some(_)) => Err(UsageError::Conflict {
                option: "--campaign".to_owned(),
                other: "--game 2e".into(),
            }
            .into()),
            (game, campaign) => Ok(game == Some(Game::CaptainsChair) || campaign.is_some()),
        }
    }

    /// The form of a list of a crew is told by its signs, and the program knows all their cards.
    fn refuse_what_crews_lack(&self) -> Result<(), Error> {
        let given = [
            (self.lists.from.is_some(), "--from"),
            (self.allow_unknown, "--allow-unknown"),
            (self.owned, "--owned"),
            (self.pool.is_some(), "--pool"),
        ];
        match given.into_iter().find(|(is_given, _)| *is_given) {
            None => Ok(()),
            Some((_, option)) => Err(UsageError::Conflict {
                option: option.to_owned(),
                other: "--game cc".into(),
            }
            .into()),
        }
    }

    fn check(
        &self,
        session: &Session<'_>,
        finder: &Finder<'_>,
        stock: Option<&Stock>,
        list: DeckList,
    ) -> Result<Report<DeckVerdict>, Error> {
        let read = finder.read(list)?;
        let deck = &read.deck;
        let is_open = !deck.unknown.is_empty() && !self.allow_unknown;
        let mut all = violations(deck);
        all.extend(self.pool.and_then(|pool| outside_pool(deck, pool)));
        let found = Findings {
            counts: Counts::of(deck),
            notes: notes(session, &read, is_open)?,
            violations: if is_open { certain(deck, all) } else { all },
            advice: self.advice(deck, is_open),
            unknown_allowed: self.allow_unknown,
            lacking: stock.map(|stock| lacks(finder, stock, deck)).transpose()?,
        };
        Ok(report(session.texts, &read, found, self.explain))
    }
}

impl Check {
    /// What is worth a word; the retired list is one only while no pool says it in its verdict.
    fn advice(&self, deck: &Deck, is_open: bool) -> Vec<Advice> {
        if is_open {
            return Vec::new();
        }
        let mut advice = advice(deck);
        advice.retain(|one| self.pool.is_none() || one.topic != Topic::Retired);
        advice
    }
}

/// What a deck needs that the collection lacks.
fn lacks(finder: &Finder<'_>, stock: &Stock, deck: &Deck) -> Result<Lacking, Error> {
    Ok(Lacking {
        missing: lacking(finder, stock, [deck])?,
        is_collection_empty: stock.is_empty(),
    })
}

/// A deck of a file with its report.
type Reported = (String, Result<Report<DeckVerdict>, Error>);
