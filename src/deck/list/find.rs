//! From names in a list to cards. A name that is not surely one card is never taken for one.

use std::collections::HashMap;
use std::rc::Rc;

use crate::deck::list::CardLine;
use crate::deck::list::readings::{Number, Reading};
use crate::deck::{Content, DeckList, Pile};
use crate::model::CcgCard;
use crate::text;
use crate::text::{Candidate, Meaning, Policy, Way, key, unmarked};

/// A deck list with its cards found.
#[derive(Debug, Clone, PartialEq)]
pub struct Deck {
    pub name: Option<String>,
    /// The line that is the name of the deck because no card is called so.
    pub title_line: Option<usize>,
    /// Whether the list names no piles, so that every card went to that of its type.
    pub is_sorted: bool,
    /// In the order of the list, one for each line that names a card.
    pub cards: Vec<Card>,
    /// Lines whose card is not known.
    pub unknown: Vec<Unknown>,
}

/// Copies of a card on one line.
#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    /// Number of the line, from 1.
    pub line: usize,
    pub pile: Pile,
    pub count: u32,
    pub card: Rc<CcgCard>,
    /// The name as written.
    pub written: String,
    pub how: How,
}

/// A line whose card is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// Number of the line, from 1.
    pub line: usize,
    /// The pile the list puts it in; `None`: the list does not say, so that it may be any.
    pub place: Option<Pile>,
    pub count: u32,
    /// The name as written.
    pub name: String,
    /// The collector's number that stands apart from the name, as written.
    pub number: Option<String>,
    pub why: Why,
}

impl Unknown {
    /// The pile it is written to; without one it goes with the deck.
    pub fn pile(&self) -> Pile {
        self.place.unwrap_or(Pile::Deck)
    }
}

/// How a name was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// Letter by letter, with or without the comma before the subtitle.
    Exact,
    /// Without its printing mark.
    Mark,
    /// By its collector's number.
    Number,
    /// By a name the card had before.
    Renamed,
    /// But for case, dots, hyphens and accents; or because somebody has settled what is meant.
    Folded,
}

impl How {
    fn of(way: Way) -> How {
        match way {
            Way::Exact => How::Exact,
            Way::OtherName => How::Renamed,
            Way::Number | Way::Folded | Way::Beginning | Way::Initials | Way::Typo => How::Folded,
        }
    }
}

/// Why a name is not surely a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// No card is called so.
    NoSuchCard,
    /// A title without its subtitle, or a name several cards have: the full names of all of them, in
    /// alphabetical order.
    Several(Vec<String>),
    /// The name is one card's and the collector's number another's: the full names of both.
    Disagree(Vec<String>),
}

impl Why {
    /// Of the reasons of several readings the one that says most is told.
    fn weight(&self) -> u8 {
        match self {
            Why::NoSuchCard => 0,
            Why::Several(_) => 1,
            Why::Disagree(_) => 2,
        }
    }
}

/// The cards that are known, by what lists call them.
pub trait Cards {
    /// Why cards cannot be looked up.
    type Error;

    /// All cards of Second Edition whose full name, title or old name has a key ([`crate::text::key`]).
    ///
    /// # Errors
    /// When they cannot be looked up.
    fn named(&mut self, key: &str) -> Result<Vec<Rc<CcgCard>>, Self::Error>;

    /// All cards of Second Edition that a collector's number fits.
    ///
    /// # Errors
    /// When they cannot be looked up.
    fn numbered(&mut self, number: &Number) -> Result<Vec<Rc<CcgCard>>, Self::Error>;
}

/// What a name led to.
type Named = Result<(Rc<CcgCard>, How), Why>;

/// What a line led to: the card, and the place of the reading that names it.
type Found = Result<(Rc<CcgCard>, How, usize), Why>;

/// Finds the card of every line.
///
/// # Errors
/// When cards cannot be looked up.
pub fn resolve<C: Cards>(list: &DeckList, mut cards: C) -> Result<Deck, C::Error> {
    let mut known: HashMap<&[Reading], Found> = HashMap::new();
    let mut deck = Deck {
        name: list.name.clone(),
        title_line: None,
        is_sorted: is_sorted(list),
        cards: Vec::new(),
        unknown: Vec::new(),
    };
    for line in list.cards() {
        let found = match known.get(line.readings) {
            Some(found) => found.clone(),
            None => {
                let found = find(line.readings, &mut cards)?;
                known.insert(line.readings, found.clone());
                found
            }
        };
        deck.add(line, found);
    }
    // Last, so that a title line, known only now, goes before the name of the file.
    deck.name = deck.name.or_else(|| list.file.clone());
    Ok(deck)
}

/// Whether a list has cards and puts none of them anywhere.
fn is_sorted(list: &DeckList) -> bool {
    let has_heading = list
        .lines
        .iter()
        .any(|line| matches!(line.content, Content::Heading(_)));
    let mut cards = list.cards().peekable();
    !has_heading && cards.peek().is_some() && cards.all(|line| line.place.is_none())
}

impl Deck {
    fn add(&mut self, line: CardLine<'_, Pile>, found: Found) {
        match found {
            Ok((card, how, at)) => self.cards.push(Card {
                line: line.line,
                pile: line.place.unwrap_or_else(|| Pile::of_card(&card)),
                count: line.readings[at].count,
                card,
                written: line.readings[at].shown().to_owned(),
                how,
            }),
            Err(Why::NoSuchCard) if line.is_title => {
                self.name = self.name.take().or_else(|| Some(line.name().to_owned()));
                self.title_line = self.title_line.or(Some(line.line));
            }
            Err(why) => self.unknown.push(Unknown {
                line: line.line,
                place: line.place,
                count: line.count(),
                name: line.name().to_owned(),
                number: line.number(),
                why,
            }),
        }
    }

    /// Takes an unknown line for copies of a card.
    pub fn settle(&mut self, unknown: &Unknown, card: Rc<CcgCard>) {
        self.unknown.retain(|other| other.line != unknown.line);
        let at = self.cards.partition_point(|card| card.line < unknown.line);
        let settled = Card {
            line: unknown.line,
            pile: unknown.place.unwrap_or_else(|| Pile::of_card(&card)),
            count: unknown.count,
            card,
            written: unknown.name.clone(),
            how: How::Folded,
        };
        self.cards.insert(at, settled);
    }

    /// The lines of a pile whose cards are known.
    pub fn of(&self, pile: Pile) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| card.pile == pile)
    }

    /// Each card of a pile once with all its copies, in the order of the list.
    pub fn copies(&self, pile: Pile) -> Vec<(Rc<CcgCard>, u32)> {
        let mut copies: Vec<(Rc<CcgCard>, u32)> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for line in self.of(pile) {
            let place = *places.entry(line.card.id.as_str()).or_insert(copies.len());
            match copies.get_mut(place) {
                Some((_, count)) => *count = count.saturating_add(line.count),
                None => copies.push((Rc::clone(&line.card), line.count)),
            }
        }
        copies
    }
}

/// The card of the first reading that surely names one.
fn find<C: Cards>(readings: &[Reading], cards: &mut C) -> Result<Found, C::Error> {
    let mut worst = Why::NoSuchCard;
    for (at, reading) in readings.iter().enumerate() {
        match of_reading(reading, cards)? {
            Ok((card, how)) => return Ok(Ok((card, how, at))),
            Err(why) if why.weight() > worst.weight() => worst = why,
            Err(_) => {}
        }
    }
    Ok(Err(worst))
}

/// The card of a name and the number beside it, as far as both are given.
fn of_reading<C: Cards>(reading: &Reading, cards: &mut C) -> Result<Named, C::Error> {
    let Some(number) = &reading.number else {
        return of_name(&reading.name, cards);
    };
    if reading.name.is_empty() {
        let numbered = cards.numbered(number)?;
        return Ok(match &numbered[..] {
            [card] => Ok((Rc::clone(card), How::Number)),
            several => Err(why(several)),
        });
    }
    let named = of_name(&reading.name, cards)?;
    if let Ok((card, _)) = &named
        && card.printings.iter().any(|printing| number.fits(printing))
    {
        return Ok(named);
    }
    Ok(settled(
        &reading.name,
        number,
        named,
        &cards.numbered(number)?,
    ))
}

/// A name beside a number of other cards: one of several of this name may have it; a number that no card
/// has says nothing, unless it stands alone.
fn settled(name: &str, number: &Number, named: Named, numbered: &[Rc<CcgCard>]) -> Named {
    let has_name = |card: &&Rc<CcgCard>| {
        let could_be = |names: &[String]| names.contains(&card.full_name());
        matches!(&named, Err(Why::Several(names)) if could_be(names))
    };
    let both: Vec<&Rc<CcgCard>> = numbered.iter().filter(has_name).collect();
    if let [card] = both[..] {
        return Ok((Rc::clone(card), How::Number));
    }
    match (named, numbered.is_empty()) {
        (Ok(named), true) if number.names_a_set() => Ok(named),
        (Ok((card, _)), false) => {
            let others = numbered.iter().map(|other| other.full_name());
            Err(Why::Disagree(
                std::iter::once(card.full_name()).chain(others).collect(),
            ))
        }
        (Err(Why::NoSuchCard), false) if number.names_a_set() && !name.is_empty() => {
            Err(why(numbered))
        }
        (Ok(_), true) => Err(Why::NoSuchCard),
        (Err(why), _) => Err(why),
    }
}

/// The card of a name: as written, then without its printing mark.
fn of_name<C: Cards>(name: &str, cards: &mut C) -> Result<Named, C::Error> {
    let as_written = surely(name, &cards.named(&key(name))?);
    let (bare, _) = unmarked(name, "");
    if as_written.is_ok() || bare == name {
        return Ok(as_written);
    }
    Ok(match surely(bare, &cards.named(&key(bare))?) {
        Ok((card, How::Exact)) => Ok((card, How::Mark)),
        Err(Why::NoSuchCard) => as_written,
        found => found,
    })
}

/// The one card a name means, out of those it could mean. Subtitles may follow without the comma.
fn surely(name: &str, cards: &[Rc<CcgCard>]) -> Named {
    let without_comma = |card: &Rc<CcgCard>| {
        let subtitle = card.subtitle.as_deref().unwrap_or_default();
        format!("{} {subtitle}", card.title).trim_end().to_owned()
    };
    let names: Vec<[String; 2]> = cards
        .iter()
        .map(|card| [card.full_name(), without_comma(card)])
        .collect();
    let known = (0..).zip(cards.iter().zip(&names));
    let candidates: Vec<Candidate<'_, usize>> = known
        .map(|(at, (card, names))| Candidate {
            thing: at,
            full: names.iter().map(String::as_str).collect(),
            other: card.old_names.iter().map(String::as_str).collect(),
        })
        .collect();
    match text::resolve(name, &candidates, Policy::LIST) {
        Meaning::One(at, way) => Ok((Rc::clone(&cards[at]), How::of(way))),
        Meaning::Several(_) | Meaning::Nothing => Err(why(cards)),
    }
}

fn why(cards: &[Rc<CcgCard>]) -> Why {
    let mut names: Vec<String> = cards.iter().map(|card| card.full_name()).collect();
    names.sort();
    names.dedup();
    if names.is_empty() {
        Why::NoSuchCard
    } else {
        Why::Several(names)
    }
}

#[cfg(test)]
mod tests;
