//! Personnel as a player names them: one by one, or in a list like that of a deck.

use std::ops::RangeInclusive;

use clap::Args;

use crate::argument_kinds::{CardWords, ListPath, Needed};
use crate::calc::numbers::{check_number, outside};
use crate::calc::second::cards::{CardSort, PERSONNEL, find_card};
use crate::session::Session;
use deck::DeckList;
use model::text::counted;
use model::{CcgCard, Uniqueness};
use page::locale::{Fact, say};
use words::Problem;

/// Bytes of a list that are read; a whole fleet takes a hundredth.
const MOST: u64 = 1 << 20;
/// Cards that may be named together.
const CARDS: RangeInclusive<usize> = 1..=99;

#[derive(Debug, Args)]
pub(super) struct CrewArgs {
    #[arg(add = Needed(&["file"]))]
    personnel: Vec<CardWords>,
    #[arg(long)]
    file: Option<ListPath>,
    #[arg(long)]
    stopped: Vec<CardWords>,
}

/// Personnel in one place.
#[derive(Debug)]
pub(super) struct Crew {
    pub unstopped: Vec<CcgCard>,
    pub stopped: Vec<CcgCard>,
}

impl CrewArgs {
    /// The personnel named. One given with `--stopped` is one of the others, or one more if the others
    /// do not hold it.
    ///
    /// # Errors
    /// When a list cannot be read, a name is not surely one of personnel, there are too many, or two
    /// are the same unique person.
    pub(super) fn read(&self, session: &Session<'_>) -> Result<Crew, Problem> {
        let mut unstopped = read_copies(session, words(&self.personnel), PERSONNEL)?;
        if let Some(path) = &self.file {
            unstopped.extend(read_list(session, path)?);
        }
        let stopped = read_copies(session, words(&self.stopped), PERSONNEL)?;
        for card in &stopped {
            if let Some(at) = unstopped.iter().position(|other| other.id == card.id) {
                unstopped.remove(at);
            }
        }
        let together: Vec<&CcgCard> = unstopped.iter().chain(&stopped).collect();
        check_count(together.len())?;
        check_unique(&together)?;
        Ok(Crew { unstopped, stopped })
    }

    /// Whether nobody was named.
    pub(super) fn is_empty(&self) -> bool {
        self.personnel.is_empty() && self.file.is_none() && self.stopped.is_empty()
    }
}

/// Refuses two cards of a title of which a player may command only one ("Einzigartigkeit").
///
/// # Errors
/// When there are two.
pub(super) fn check_unique(cards: &[&CcgCard]) -> Result<(), Problem> {
    let unique = |card: &CcgCard| card.uniqueness == Uniqueness::Unique;
    for (at, card) in cards.iter().enumerate() {
        let twin = |other: &&CcgCard| unique(other) && other.title == card.title;
        if unique(card) && cards[..at].iter().any(twin) {
            return Err(
                Problem::misuse(say::err_calc_unique_twice(&card.title)).hint(say::hint_calc_unique_twice())
            );
        }
    }
    Ok(())
}

fn words(names: &[CardWords]) -> impl Iterator<Item = &str> {
    names.iter().map(|name| &**name)
}

/// The cards of names, each with a count or without: `3x Davies`.
///
/// # Errors
/// When a name is not surely one card of the sort.
pub(super) fn read_copies<'a>(
    session: &Session<'_>,
    names: impl IntoIterator<Item = &'a str>,
    sort: CardSort,
) -> Result<Vec<CcgCard>, Problem> {
    let mut cards = Vec::new();
    for typed in names {
        let (count, name) = counted(typed.trim());
        let card = find_card(session, name.trim(), sort)?;
        add_copies(&mut cards, card, count.unwrap_or(1))?;
    }
    Ok(cards)
}

/// The personnel of a list: a file, or standard input for `-`.
fn read_list(session: &Session<'_>, path: &str) -> Result<Vec<CcgCard>, Problem> {
    let read = session.input.read(path, MOST);
    let bytes = read.map_err(|error| unreadable(path, error))?;
    let text = deck::decode(&bytes).map_err(|error| {
        Problem::misuse(say::err_calc_list_no_text(path, error.code())).hint(say::hint_calc_list())
    })?;
    let mut cards = Vec::new();
    for (count, name) in parse_list(session, &text, path)? {
        add_copies(&mut cards, find_card(session, &name, PERSONNEL)?, count)?;
    }
    Ok(cards)
}

/// Counts and names of a list.
fn parse_list(session: &Session<'_>, text: &str, path: &str) -> Result<Vec<(u32, String)>, Problem> {
    let read = deck::read(text, None, session.recognizer()?);
    let list: DeckList = read.map_err(|error| unreadable(path, error.fault))?;
    if let Some((line, _)) = list.faults().next() {
        return Err(Problem::misuse(say::err_calc_line(&line.text)).hint(say::hint_calc_line()));
    }
    let cards = list.cards().map(|(_, card)| (card.count, card.shown().to_owned()));
    Ok(cards.collect())
}

fn unreadable(path: &str, reason: impl Into<Fact>) -> Problem {
    Problem::unreadable(say::err_calc_list(path, reason)).hint(say::hint_calc_list())
}

fn add_copies(cards: &mut Vec<CcgCard>, card: CcgCard, count: u32) -> Result<(), Problem> {
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    check_number("cards", count, CARDS)?;
    check_count(cards.len().saturating_add(count))?;
    cards.extend(std::iter::repeat_n(card, count));
    Ok(())
}

fn check_count(count: usize) -> Result<(), Problem> {
    if count > *CARDS.end() {
        return Err(outside("cards", &count.to_string(), &CARDS));
    }
    Ok(())
}
