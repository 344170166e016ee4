//! `tricorder deck check` and `missing`: whether a deck is legal, and if not, why; what decks need that the collection lacks.

pub mod report;

use clap::Args;
use serde_json::Value;

use crate::argument_kinds::{ArgKind, RarelyNeeded};
use crate::choices::{GAMES_WITH_DECKS, POOLS};
use crate::deck::card_finder::{CardFinder, OwnedCards};
use crate::deck::check::report::{DeckFindings, DeckVerdict, report};
use crate::deck::measure::list_notes;
use crate::deck::missing::{DeckShortages, MissingReport, UnreadDecks};
use crate::deck::own_cards::{find_shortages, find_substitutes, own_substitutes};
use crate::deck::report::answer_all;
use crate::deck::report::{CheckReport, ListMarks};
use crate::deck::roster;
use crate::deck::source::{CLIPBOARD, Lists, load_all};
use crate::deck::unrecognized::{Legality, ReadList, UnreadDeck};
use crate::options::OneOf;
use crate::session::Session;
use crate::{DynReport, Found, RunCommand};
use deck::{
    Advice, AdviceTopic, DeckCounts, DeckStats, FoundDeck, MissingSkill, advice, certain_violations, outside_pool,
    violations,
};
use model::{CardPool, Feature, Game};
use page::Page;
use page::locale::Texts;
use words::Problem;

/// What `tricorder deck check` takes.
#[derive(Debug, Default, Args)]
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

impl RunCommand for Check {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.is_about_a_crew()? {
            self.refuse_what_crews_lack()?;
            let lists = self.lists.paths();
            let campaign = self.campaign;
            return roster::run(session, &lists, campaign, self.explain, |results| answer_all(session, results));
        }
        let finder = CardFinder::new(session);
        let stock = self.missing.then(|| OwnedCards::load(session)).transpose()?;
        let lists = self.lists.paths().into_iter();
        let results = lists.flat_map(|path| self.reports(session, &finder, stock.as_ref(), &path));
        answer_all(session, results.collect())
    }
}

impl Check {
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
            let report = finder.read(list).and_then(|read| self.check(session, finder, stock, &read));
            (path, report)
        };
        (1..).zip(lists).map(report).collect::<Vec<(String, _)>>()
    }

    /// Whether the lists are crews of Captain's Chair: only these have campaigns.
    fn is_about_a_crew(&self) -> Result<bool, Problem> {
        match (self.game, &self.campaign) {
            (Some(game), Some(_)) if !game.has(Feature::Crews) => Err(against("--campaign", game)),
            (game, campaign) => Ok(game.is_some_and(|game| game.has(Feature::Crews)) || campaign.is_some()),
        }
    }

    /// The form of a list of a crew is told by its signs, and the program knows all their cards.
    fn refuse_what_crews_lack(&self) -> Result<(), Problem> {
        let given = [
            (self.lists.from.is_some(), "--from"),
            (self.skip_unknown, "--skip-unknown"),
            (self.missing, "--missing"),
            (self.pool.is_some(), "--pool"),
        ];
        let refused = given.into_iter().find(|(is_given, _)| *is_given);
        refused.map_or(Ok(()), |(_, option)| Err(against(option, Game::with(Feature::Crews))))
    }

    fn check(
        &self,
        session: &Session<'_>,
        finder: &CardFinder<'_>,
        stock: Option<&OwnedCards>,
        read: &ReadList,
    ) -> Result<CheckReport<DeckVerdict>, Problem> {
        let deck = &read.deck;
        let is_open = !deck.unknown.is_empty() && !self.skip_unknown;
        let mut all = violations(deck);
        all.extend(self.pool.and_then(|pool| outside_pool(deck, pool)));
        let advice = self.advice(deck, is_open);
        let found = DeckFindings {
            own: own_help(session, finder, deck, &advice)?,
            counts: DeckCounts::from_deck(deck),
            notes: list_notes(session, read, is_open)?,
            violations: if is_open { certain_violations(deck, all) } else { all },
            advice,
            unknown_allowed: self.skip_unknown,
            lacking: stock.map(|stock| deck_shortages(finder, stock, deck)).transpose()?,
        };
        Ok(report(session.texts, read, found, self.explain))
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

/// An option that a game excludes.
fn against(option: &str, game: Game) -> Problem {
    Problem::conflict(option, &format!("--game {}", game.code()))
}

/// A list that was judged by the rules of its game.
pub struct CheckedList {
    /// Whether it breaks no rule; `None` of several lists.
    pub is_legal: Option<bool>,
    /// What is said about its lines; nothing of several lists.
    pub marks: ListMarks,
    /// Every line with what was made of it; nothing of several lists.
    pub lines: Page,
    /// The list as it was read, if it is one of Second Edition.
    pub read: Option<ReadList>,
    report: Box<dyn DynReport>,
}

impl DynReport for CheckedList {
    fn as_page(&self, texts: &Texts) -> Page {
        self.report.as_page(texts)
    }

    fn as_document(&self) -> serde_json::Result<Option<Value>> {
        self.report.as_document()
    }
}

impl CheckedList {
    /// Judges the list at a place by the rules of a game.
    ///
    /// # Errors
    /// When it cannot be read, or the catalog cannot.
    pub fn check(session: &Session<'_>, game: Game, place: &str) -> Result<Found<CheckedList>, Problem> {
        if game.has(Feature::Crews) {
            return CheckedList::of_crew(session, place);
        }
        let mut lists = load_all(session, place, None)?;
        match (lists.pop(), lists.is_empty()) {
            (Some(list), true) => {
                let finder = CardFinder::new(session);
                CheckedList::of_deck(session, &finder, finder.read(list)?)
            }
            (_, _) => {
                let found = Check { lists: Lists::at(place), ..Check::default() }.run(session)?;
                Ok(found.map(|report| CheckedList {
                    is_legal: None,
                    marks: ListMarks::default(),
                    lines: Page::new(),
                    read: None,
                    report,
                }))
            }
        }
    }

    /// Judges a deck.
    ///
    /// # Errors
    /// When the catalog cannot be read.
    pub(super) fn of_deck(
        session: &Session<'_>,
        finder: &CardFinder<'_>,
        read: ReadList,
    ) -> Result<Found<CheckedList>, Problem> {
        let explained = Check { explain: true, ..Check::default() };
        let mut report = explained.check(session, finder, None, &read)?;
        let lines = report.take_lines();
        let is_legal = Some(report.standing() == Legality::Legal);
        let several = read.list.lines.iter().filter(|line| line.content.cards().len() > 1);
        let crowded = several.map(|line| line.number).collect();
        let marks = ListMarks { crowded, ..report.take_marks() };
        Ok(Found::new(CheckedList { is_legal, marks, lines, read: Some(read), report: Box::new(report) }))
    }

    /// The numbers of the deck, with who would help it; `None` of a list that is not wholly understood.
    ///
    /// # Errors
    /// When the collection or the catalog cannot be read.
    pub fn measure(&self, session: &Session<'_>) -> Result<Option<DeckStats>, Problem> {
        let Some(read) = self.read.as_ref().filter(|read| read.is_understood()) else {
            return Ok(None);
        };
        let mut numbers = DeckStats::from_deck(&read.deck);
        let (finder, stock) = (CardFinder::new(session), OwnedCards::load(session)?);
        find_substitutes(&finder, &stock, &read.deck, &mut numbers.all_missions)?;
        Ok(Some(numbers))
    }

    fn of_crew(session: &Session<'_>, place: &str) -> Result<Found<CheckedList>, Problem> {
        roster::run(session, &[place.to_owned()], None, true, |mut results| {
            let mut report = results.swap_remove(0).1?;
            let lines = report.take_lines();
            let (is_legal, marks) = (Some(report.standing() == Legality::Legal), report.take_marks());
            let found = Found::drawn(&report, session.texts)?;
            Ok(found.map(|report| CheckedList { is_legal, marks, lines, read: None, report }))
        })
    }
}

/// Who in the collection has a skill that keeps missions beyond reach.
fn own_help(
    session: &Session<'_>,
    finder: &CardFinder<'_>,
    deck: &FoundDeck,
    advice: &[Advice],
) -> Result<Vec<MissingSkill>, Problem> {
    let is_beyond = advice.iter().any(|one| one.topic == AdviceTopic::OutOfReach);
    let stock = is_beyond.then(|| OwnedCards::load(session)).transpose()?;
    let Some(stock) = stock.filter(|stock| !stock.is_empty()) else {
        return Ok(Vec::new());
    };
    let mut all = DeckStats::from_deck(deck).all_missions;
    find_substitutes(finder, &stock, deck, &mut all)?;
    Ok(own_substitutes(&all))
}

/// What a deck needs that the collection lacks.
fn deck_shortages(finder: &CardFinder<'_>, stock: &OwnedCards, deck: &FoundDeck) -> Result<DeckShortages, Problem> {
    Ok(DeckShortages { missing: find_shortages(finder, stock, &[deck])?, is_collection_empty: stock.is_empty() })
}

/// A deck of a file with its report.
type Reported = (String, Result<CheckReport<DeckVerdict>, Problem>);

/// What `tricorder deck missing` takes.
#[derive(Debug, Args)]
pub struct MissingCards {
    #[command(flatten)]
    lists: Lists,
}

impl RunCommand for MissingCards {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let finder = CardFinder::new(session);
        let reads = self.reads(session, &finder)?;
        missing(session, &finder, &reads)
    }
}

/// What decks need together and the collection lacks; of lists that are not wholly understood their lines.
///
/// # Errors
/// When the collection or the catalog cannot be read.
pub(super) fn missing(
    session: &Session<'_>,
    finder: &CardFinder<'_>,
    reads: &[ReadList],
) -> Result<Found, Problem> {
    if !reads.iter().all(ReadList::is_understood) {
        return answer_unread(session, reads);
    }
    let stock = OwnedCards::load(session)?;
    let decks: Vec<&FoundDeck> = reads.iter().map(|read| &read.deck).collect();
    let short = find_shortages(finder, &stock, &decks)?;
    let code = u8::from(!short.is_empty());
    Ok(Found::shown(MissingReport::new(session.texts, reads, short, stock.is_empty())).ending(code))
}

impl MissingCards {
    /// All decks of all lists, the clipboard last.
    fn reads(&self, session: &Session<'_>, finder: &CardFinder<'_>) -> Result<Vec<ReadList>, Problem> {
        let mut reads = Vec::new();
        for path in self.lists.paths() {
            for list in load_all(session, &path, self.lists.from)? {
                reads.push(finder.read(list)?);
            }
        }
        Ok(reads)
    }
}

/// The lines of the lists that are not wholly understood.
fn answer_unread(session: &Session<'_>, reads: &[ReadList]) -> Result<Found, Problem> {
    let strange = reads.iter().filter(|read| !read.is_understood());
    let mut decks = strange
        .map(|read| Ok(UnreadDeck::new(session.texts, read, &list_notes(session, read, false)?)))
        .collect::<Result<Vec<UnreadDeck>, Problem>>()?;
    match (reads.len(), decks.pop()) {
        (1, Some(only)) => Ok(Found::shown(only).ending(2)),
        (_, last) => {
            decks.extend(last);
            Ok(Found::shown(UnreadDecks { decks }).ending(2))
        }
    }
}
