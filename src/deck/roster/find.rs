//! From names in a crew list to cards. Crews share names: the own crew's card is meant before others.
//!
//! Names are looked up by their keys and not by `text::resolve`, for which a name letter by letter goes before all
//! others: there `worf` would always be the card of that id, never the Worf of the own crew, and the captain himself is
//! found by such names. What several cards mean is decided as everywhere, by `Meaning`.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{CrewList, Place};
use crate::model::{Card, CrewDeck, Suit};
use crate::text::{Meaning, key, things_called};

/// At most this many names are suggested for one that is not known.
const SUGGESTIONS: usize = 3;
/// Names are suggested for this many unknown cards at most: more of them are no crew list.
const MOST_SUGGESTED: usize = 100;

/// A crew list with its cards found.
#[derive(Debug, Clone, PartialEq)]
pub struct Crew<'a> {
    pub captain: CrewDeck,
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
pub fn muster<'a>(
    list: &CrewList,
    captain: Option<CrewDeck>,
    cards: &'a [Card],
) -> Option<Crew<'a>> {
    let names = Names::of(cards);
    let captain = captain
        .or_else(|| listed(list, &names))
        .or_else(|| most(list, &names))?;
    let mut crew = Crew {
        captain,
        cards: Vec::new(),
        unnamed: Vec::new(),
    };
    for (number, line) in list.cards() {
        match meant(names.candidates(&line.name), captain) {
            Ok(card) => crew.cards.push(Named {
                line: number,
                place: line.place,
                count: line.count,
                card,
            }),
            Err(could_be) => {
                let is_strange = could_be.is_empty() && crew.unnamed.len() < MOST_SUGGESTED;
                crew.unnamed.push(Unnamed {
                    line: number,
                    name: line.shown().to_owned(),
                    near: if is_strange {
                        near(&line.name, cards)
                    } else {
                        could_be.to_vec()
                    },
                });
            }
        }
    }
    Some(crew)
}

/// The cards of the box by the keys of their names, each once, in the order of the box.
struct Names<'a> {
    titles: HashMap<String, Vec<&'a Card>>,
    aliases: HashMap<String, Vec<&'a Card>>,
}

impl<'a> Names<'a> {
    fn of(cards: &'a [Card]) -> Names<'a> {
        Names {
            titles: by_key(cards, |card| titles(card).collect()),
            aliases: by_key(cards, |card| aliases(card).collect()),
        }
    }

    /// Cards with a title or id of that name; if there are none, with another name that is so.
    fn candidates(&self, name: &str) -> &[&'a Card] {
        let typed = key(name);
        let found = self.titles.get(&typed).or_else(|| self.aliases.get(&typed));
        found.map_or(&[], Vec::as_slice)
    }
}

fn by_key<'a>(
    cards: &'a [Card],
    names: impl Fn(&'a Card) -> Vec<&'a str>,
) -> HashMap<String, Vec<&'a Card>> {
    let mut all: HashMap<String, Vec<&Card>> = HashMap::new();
    for card in cards {
        let keys: BTreeSet<String> = names(card).into_iter().map(key).collect();
        for key in keys {
            all.entry(key).or_default().push(card);
        }
    }
    all
}

/// The captain that stands among the cards without a mark.
fn listed(list: &CrewList, names: &Names<'_>) -> Option<CrewDeck> {
    let mut lines = list
        .cards()
        .filter(|(_, line)| line.place == Some(Place::Unmarked));
    lines.find_map(|(_, line)| {
        let mut found = names.candidates(&line.name).iter();
        let is_unmarked = |card: &&&Card| Place::of_card(card) == Some(Place::Unmarked);
        let own = found.find(is_unmarked).map(|card| card.deck);
        own.filter(|deck| *deck != CrewDeck::Common)
    })
}

/// The crew with most of the cards that one crew alone has; on a tie the first.
fn most(list: &CrewList, names: &Names<'_>) -> Option<CrewDeck> {
    let mut votes: BTreeMap<CrewDeck, usize> = BTreeMap::new();
    for (_, line) in list.cards() {
        if let [card] = names.candidates(&line.name)
            && card.deck != CrewDeck::Common
        {
            *votes.entry(card.deck).or_default() += 1;
        }
    }
    // Turned round, because the last of several equals wins.
    let best = votes.into_iter().rev().max_by_key(|(_, votes)| *votes);
    best.map(|(deck, _)| deck)
}

/// The card meant, or those that could be: one of the own crew before a common one, this before others.
fn meant<'a, 'b>(found: &'b [&'a Card], captain: CrewDeck) -> Result<&'a Card, &'b [&'a Card]> {
    let meaning = Meaning::of(found.to_vec())
        .preferring(|card| card.deck == captain)
        .preferring(|card| card.deck == CrewDeck::Common);
    match meaning {
        Meaning::One(card, _) => Ok(card),
        Meaning::Several(_) | Meaning::Nothing => Err(found),
    }
}

fn near<'a>(name: &str, cards: &'a [Card]) -> Vec<&'a Card> {
    let named = |card: &'a Card| titles(card).map(|title| (title, card.id.as_str()));
    let near = things_called(name, cards.iter().flat_map(named), SUGGESTIONS);
    let card = |id: &str| cards.iter().find(|card| card.id.as_str() == id);
    near.into_iter().filter_map(card).collect()
}

/// All names of a card.
pub fn names(card: &Card) -> impl Iterator<Item = &str> {
    titles(card).chain(aliases(card))
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
