//! From names in a list to cards. A name that is not surely one card is never taken for one.

use std::collections::HashMap;
use std::rc::Rc;

use crate::deck::list::CardLine;
use crate::deck::{DeckList, Pile};
use crate::model::CcgCard;
use crate::text;
use crate::text::{Candidate, Meaning, Policy, Way, key, unmarked};

/// A deck list with its cards found.
#[derive(Debug, Clone, PartialEq)]
pub struct Deck {
    pub name: Option<String>,
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
    /// The pile the list puts it in; without one it counts to the deck.
    pub pile: Pile,
    pub count: u32,
    /// The name as written.
    pub name: String,
    pub why: Why,
}

/// How a name was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// Letter by letter, with or without the comma before the subtitle.
    Exact,
    /// Without its printing mark.
    Mark,
    /// By a name the card had before.
    Renamed,
    /// But for case, dots, hyphens and accents.
    Folded,
}

impl How {
    fn of(way: Way) -> How {
        match way {
            Way::Exact => How::Exact,
            Way::OtherName => How::Renamed,
            Way::Number | Way::Folded | Way::Beginning | Way::Typo => How::Folded,
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
}

/// What a name led to.
type Found = Result<(Rc<CcgCard>, How), Why>;

/// Finds the card of every line. `named` gives all cards of Second Edition whose full name, title or
/// old name has a key ([`crate::text::key`]); it is asked once for each.
///
/// # Errors
/// Those of `named`.
pub fn resolve<E>(
    list: &DeckList,
    mut named: impl FnMut(&str) -> Result<Vec<Rc<CcgCard>>, E>,
) -> Result<Deck, E> {
    let mut known: HashMap<String, Found> = HashMap::new();
    let mut deck = Deck {
        name: list.name.clone(),
        cards: Vec::new(),
        unknown: Vec::new(),
    };
    for line in list.cards() {
        let found = match known.get(line.name) {
            Some(found) => found.clone(),
            None => {
                let found = find(line.name, &mut named)?;
                known.insert(line.name.to_owned(), found.clone());
                found
            }
        };
        deck.add(line, found);
    }
    Ok(deck)
}

impl Deck {
    fn add(&mut self, line: CardLine<'_, Pile>, found: Found) {
        let name = line.name.to_owned();
        match found {
            Ok((card, how)) => self.cards.push(Card {
                line: line.line,
                pile: line.place.unwrap_or_else(|| Pile::of_card(&card)),
                count: line.count,
                card,
                written: name,
                how,
            }),
            Err(why) => self.unknown.push(Unknown {
                line: line.line,
                pile: line.place.unwrap_or(Pile::Deck),
                count: line.count,
                name,
                why,
            }),
        }
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

/// The card of a name: as written, then without its printing mark.
fn find<E>(
    name: &str,
    named: &mut impl FnMut(&str) -> Result<Vec<Rc<CcgCard>>, E>,
) -> Result<Found, E> {
    let as_written = surely(name, &named(&key(name))?);
    let (bare, _) = unmarked(name, "");
    if as_written.is_ok() || bare == name {
        return Ok(as_written);
    }
    Ok(match surely(bare, &named(&key(bare))?) {
        Ok((card, How::Exact)) => Ok((card, How::Mark)),
        Err(Why::NoSuchCard) => as_written,
        found => found,
    })
}

/// The one card a name means, out of those it could mean. Subtitles may follow without the comma.
fn surely(name: &str, cards: &[Rc<CcgCard>]) -> Found {
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
