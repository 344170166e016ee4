//! `tricorder deck stats`, `hand` and `diff`: what is worked out of lists that are wholly understood.

use clap::Args;

use super::card_finder::CardFinder;
use super::source::{CLIPBOARD, Source, load};
use crate::argument_kinds::ArgKind;
use crate::choices::FAMILIES;
use crate::options::OneOf;
use crate::session::Session;
use crate::{CommandAnswer, imports};
use deck::{AllMissions, DeckCounts, DeckStats, Family, FoundDeck, OPENING, PlayPermissions, differences, hand};
use model::chance::fresh_seed;
use view::deck::diff::DeckComparison;
use view::deck::hand::HandReport;
use view::deck::stats::StatsReport;
use view::deck::unrecognized::{ListNote, ReadList, UnreadDeck};
use view::error::Error;

/// From so many unknown names on the cards are likely to be missing, not misspelt.
const MANY: usize = 5;

/// What must be known of a list before its verdict; `is_open`: judgements are held back.
///
/// # Errors
/// When the imports cannot be read.
pub(crate) fn list_notes(session: &Session<'_>, read: &ReadList, is_open: bool) -> Result<Vec<ListNote>, Error> {
    let is_import = read.deck.unknown.len() >= MANY && session.or_without(imports::stamp(&session.folders)) == 0;
    let notes =
        [(is_import, ListNote::Import), (read.deck.is_sorted, ListNote::Sorted), (is_open, ListNote::HeldBack)];
    Ok(notes.into_iter().filter(|(holds, _)| *holds).map(|(_, note)| note).collect())
}

/// The answer of a command that measures: only of a list that is wholly understood, else its lines.
///
/// # Errors
/// Those of the command.
pub(crate) fn measure(
    session: &Session<'_>,
    read: &ReadList,
    measure: impl FnOnce() -> Result<CommandAnswer, Error>,
) -> Result<CommandAnswer, Error> {
    if read.is_understood() {
        return measure();
    }
    let notes = list_notes(session, read, false)?;
    session.judge(&UnreadDeck::new(session.texts, read, &notes), 2)
}

#[derive(Debug, Args)]
pub struct Stats {
    #[command(flatten)]
    source: Source,
}

impl Stats {
    pub fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let finder = CardFinder::new(session);
        let read = finder.read(self.source.load(session)?)?;
        measure(session, &read, || {
            let (counts, mut numbers) = (DeckCounts::from_deck(&read.deck), DeckStats::from_deck(&read.deck));
            find_substitutes(&finder, &read.deck, &mut numbers.all_missions)?;
            session.show(&StatsReport::new(session.texts, &read, counts, numbers))
        })
    }
}

/// Looks among all known cards for who else has what is missing.
fn find_substitutes(finder: &CardFinder<'_>, deck: &FoundDeck, all: &mut AllMissions) -> Result<(), Error> {
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

impl Hand {
    pub fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let list = self.source.load(session)?;
        let read = CardFinder::new(session).read(list)?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        measure(session, &read, || {
            let cards = hand(&read.deck, seed, OPENING + usize::from(self.draws));
            session.show(&HandReport::new(session.texts, &read, seed, cards))
        })
    }
}

#[derive(Debug, Args)]
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
    pub fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        let finder = CardFinder::new(session);
        let read = |path: &str| finder.read(load(session, path, self.from)?);
        let (first, second) = (read(&self.first)?, read(self.second.as_deref().unwrap_or(CLIPBOARD))?);
        let lists = [&first, &second];
        if !lists.iter().all(|read| read.is_understood()) {
            return session.judge(&DeckComparison::new(session.texts, lists, Vec::new()), 2);
        }
        let found = differences(&first.deck, &second.deck);
        let code = u8::from(!found.is_empty());
        session.judge(&DeckComparison::new(session.texts, lists, found), code)
    }
}
