//! `tricorder deck stats`, `hand` and `diff`: what is worked out of lists that are wholly understood.

use clap::Args;

use crate::argument_kinds::ArgKind;
use crate::choices::FAMILIES;
use crate::deck::card_finder::CardFinder;
use crate::deck::diff::DeckComparison;
use crate::deck::hand::HandReport;
use crate::deck::source::{CLIPBOARD, Source, load};
use crate::deck::stats::StatsReport;
use crate::deck::unrecognized::{ListNote, ReadList, UnreadDeck};
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand, imports};
use deck::{AllMissions, DeckCounts, DeckStats, Family, FoundDeck, OPENING, PlayPermissions, differences, hand};
use model::chance::fresh_seed;
use words::Problem;

/// From so many unknown names on the cards are likely to be missing, not misspelt.
const MANY: usize = 5;

/// What must be known of a list before its verdict; `is_open`: judgements are held back.
///
/// # Errors
/// When the imports cannot be read.
pub(crate) fn list_notes(session: &Session<'_>, read: &ReadList, is_open: bool) -> Result<Vec<ListNote>, Problem> {
    let is_import =
        read.deck.unknown.len() >= MANY && session.or_default_with_warning(imports::stamp(&session.folders)) == 0;
    let notes = [
        (read.list.is_of_first_edition(), ListNote::FirstEdition),
        (is_import, ListNote::Import),
        (read.deck.is_sorted, ListNote::Sorted),
        (read.deck.has_dilemmas_aside(), ListNote::DilemmasAside),
        (is_open, ListNote::HeldBack),
    ];
    Ok(notes.into_iter().filter(|(holds, _)| *holds).map(|(_, note)| note).collect())
}

/// The answer of a command that measures: only of a list that is wholly understood, else its lines.
///
/// # Errors
/// When the imports cannot be read, or what the command measures cannot be worked out.
pub(super) fn measure(
    session: &Session<'_>,
    read: &ReadList,
    measure: impl FnOnce() -> Result<Found, Problem>,
) -> Result<Found, Problem> {
    if read.is_understood() {
        return measure();
    }
    let notes = list_notes(session, read, false)?;
    Ok(Found::shown(UnreadDeck::new(session.texts, read, &notes)).ending(2))
}

/// The report on the numbers of a deck, which are worked out unless they are at hand.
///
/// # Errors
/// When the catalog cannot be read.
pub(super) fn stats(
    session: &Session<'_>,
    finder: &CardFinder<'_>,
    read: &ReadList,
    numbers: Option<DeckStats>,
) -> Result<Found, Problem> {
    measure(session, read, || {
        let mut numbers = numbers.unwrap_or_else(|| DeckStats::from_deck(&read.deck));
        find_substitutes(finder, &read.deck, &mut numbers.all_missions)?;
        let counts = DeckCounts::from_deck(&read.deck);
        Ok(Found::shown(StatsReport::new(session.texts, read, counts, numbers)))
    })
}

/// The trial hand of a seed, and so many cards behind it.
pub(super) fn draw_hand(session: &Session<'_>, read: &ReadList, seed: u64, draws: usize) -> HandReport {
    HandReport::new(session.texts, read, seed, hand(&read.deck, seed, OPENING + draws))
}

#[derive(Debug, Args)]
pub struct Stats {
    #[command(flatten)]
    source: Source,
}

impl RunCommand for Stats {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let finder = CardFinder::new(session);
        let read = finder.read(self.source.load(session)?)?;
        stats(session, &finder, &read, None)
    }
}

/// Looks among all known cards for who else has what is missing.
fn find_substitutes(finder: &CardFinder<'_>, deck: &FoundDeck, all: &mut AllMissions) -> Result<(), Problem> {
    let doors = PlayPermissions::from_deck(deck);
    for missing in &mut all.missing {
        let cards = finder.personnel_with(&missing.skill)?;
        missing.look_among(&cards, deck, &doors);
    }
    Ok(())
}

#[derive(Debug, Args)]
pub struct Hand {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, default_value_t = 0)]
    draws: u8,
}

impl RunCommand for Hand {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let read = CardFinder::new(session).read(self.source.load(session)?)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let draws = usize::from(self.draws);
        measure(session, &read, || Ok(Found::shown(draw_hand(session, &read, seed, draws))))
    }
}

/// What `tricorder deck diff` takes: two lists.
#[derive(Debug, Default, Args)]
pub struct Diff {
    #[arg(required = true, add = ArgKind::DeckOrFile)]
    first: String,
    #[arg(required_unless_present = "clipboard", conflicts_with = "clipboard", add = ArgKind::DeckOrFile)]
    second: Option<String>,
    #[arg(long)]
    clipboard: bool,
    #[arg(long, value_parser = OneOf(&FAMILIES))]
    from: Option<Family>,
}

impl Diff {
    /// Two decks by their names.
    pub fn new(first: &str, second: &str) -> Diff {
        Diff { first: first.to_owned(), second: Some(second.to_owned()), ..Diff::default() }
    }
}

impl RunCommand<DeckComparison> for Diff {
    fn run(self, session: &Session<'_>) -> Result<Found<DeckComparison>, Problem> {
        let finder = CardFinder::new(session);
        let read = |path: &str| finder.read(load(session, path, self.from)?);
        let (first, second) = (read(&self.first)?, read(self.second.as_deref().unwrap_or(CLIPBOARD))?);
        let lists = [&first, &second];
        if !lists.iter().all(|read| read.is_understood()) {
            return Ok(Found::new(DeckComparison::new(session.texts, lists, Vec::new())).ending(2));
        }
        let found = differences(&first.deck, &second.deck);
        let code = u8::from(!found.is_empty());
        Ok(Found::new(DeckComparison::new(session.texts, lists, found)).ending(code))
    }
}
