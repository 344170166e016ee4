//! From names in a crew list to cards. Crews share names: the own crew's card is meant before others.

use std::collections::BTreeMap;

use super::{CrewList, Place};
use crate::model::{Card, Deck, Suit};
use crate::text::{closest_things, key};

/// At most this many names are suggested for one that is not known.
const SUGGESTIONS: usize = 3;

/// A crew list with its cards found.
#[derive(Debug, Clone, PartialEq)]
pub struct Crew<'a> {
    pub captain: Deck,
    /// In the order of the list.
    pub cards: Vec<Named<'a>>,
    pub unnamed: Vec<Unnamed<'a>>,
}

/// Copies of a card on one line.
#[derive(Debug, Clone, PartialEq)]
pub struct Named<'a> {
    /// Number of the line, from 1.
    pub line: usize,
    /// Where the list puts it; `None` for a list without headings.
    pub place: Option<Place>,
    pub count: u32,
    pub card: &'a Card,
}

/// A line whose card is not known.
#[derive(Debug, Clone, PartialEq)]
pub struct Unnamed<'a> {
    /// Number of the line, from 1.
    pub line: usize,
    pub name: String,
    /// Cards that could be meant, best first.
    pub near: Vec<&'a Card>,
}

/// Finds the card of every line among all cards of the box, by title or other name in either language
/// or by the last part of its id. The captain is the one given, else the one listed, else the one most
/// of the cards belong to; without any of them there is no crew.
pub fn muster<'a>(list: &CrewList, captain: Option<Deck>, cards: &'a [Card]) -> Option<Crew<'a>> {
    let captain = captain
        .or_else(|| listed(list, cards))
        .or_else(|| most(list, cards))?;
    let mut crew = Crew {
        captain,
        cards: Vec::new(),
        unnamed: Vec::new(),
    };
    for (line, place, count, name) in list.cards() {
        match meant(name, captain, cards) {
            Ok(card) => crew.cards.push(Named {
                line,
                place,
                count,
                card,
            }),
            Err(near) => crew.unnamed.push(Unnamed {
                line,
                name: name.to_owned(),
                near,
            }),
        }
    }
    Some(crew)
}

/// The captain that stands among the cards without a mark.
fn listed(list: &CrewList, cards: &[Card]) -> Option<Deck> {
    let mut names = list.cards().filter(|card| card.1 == Some(Place::Unmarked));
    names.find_map(|(.., name)| {
        let found = candidates(name, cards);
        let is_unmarked = |card: &&&Card| Place::of_card(card) == Some(Place::Unmarked);
        let own = found.iter().find(is_unmarked).map(|card| card.deck);
        own.filter(|deck| *deck != Deck::Common)
    })
}

/// The crew with most of the cards that one crew alone has; on a tie the first.
fn most(list: &CrewList, cards: &[Card]) -> Option<Deck> {
    let mut votes: BTreeMap<Deck, usize> = BTreeMap::new();
    for (.., name) in list.cards() {
        if let [card] = candidates(name, cards)[..]
            && card.deck != Deck::Common
        {
            *votes.entry(card.deck).or_default() += 1;
        }
    }
    let best = votes.into_iter().rev().max_by_key(|(_, votes)| *votes);
    best.map(|(deck, _)| deck)
}

/// The card meant, or those that could be.
fn meant<'a>(name: &str, captain: Deck, cards: &'a [Card]) -> Result<&'a Card, Vec<&'a Card>> {
    let found = candidates(name, cards);
    for deck in [captain, Deck::Common] {
        if let [card] = found
            .iter()
            .filter(|card| card.deck == deck)
            .collect::<Vec<_>>()[..]
        {
            return Ok(card);
        }
    }
    match found[..] {
        [card] => Ok(card),
        [] => Err(near(name, cards)),
        _ => Err(found),
    }
}

/// Cards with a title or id of that name; if there are none, with another name that is so.
fn candidates<'a>(name: &str, cards: &'a [Card]) -> Vec<&'a Card> {
    let typed = key(name);
    let is_title = |card: &&Card| titles(card).any(|title| key(title) == typed);
    let is_alias = |card: &&Card| aliases(card).any(|alias| key(alias) == typed);
    let titled: Vec<&Card> = cards.iter().filter(is_title).collect();
    match titled.is_empty() {
        true => cards.iter().filter(is_alias).collect(),
        false => titled,
    }
}

fn near<'a>(name: &str, cards: &'a [Card]) -> Vec<&'a Card> {
    let named = |card: &'a Card| titles(card).map(|title| (title, card.id.as_str()));
    let near = closest_things(name, cards.iter().flat_map(named), SUGGESTIONS);
    let card = |near: &str| {
        cards
            .iter()
            .find(|card| titles(card).any(|title| title == near))
    };
    near.into_iter().filter_map(card).collect()
}

fn titles(card: &Card) -> impl Iterator<Item = &str> {
    [&card.title.de, &card.title.en]
        .into_iter()
        .map(String::as_str)
        .chain([card.id.slug()])
}

/// A Captain answers to the name of the crew too.
fn aliases(card: &Card) -> impl Iterator<Item = &str> {
    let both = card.aliases.de.iter().chain(&card.aliases.en);
    let crew = (card.suit == Suit::Captain).then(|| card.deck.code());
    both.map(String::as_str).chain(crew)
}
