//! From names in a crew list to cards. Crews share names: the own crew's card is meant before others.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{CrewList, Place};
use crate::model::{Card, Deck, Suit};
use crate::text::{key, things_called};

/// At most this many names are suggested for one that is not known.
const SUGGESTIONS: usize = 3;
/// Names are suggested for this many unknown cards at most: more of them are no crew list.
const MOST_SUGGESTED: usize = 100;

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
    let names = Names::of(cards);
    let captain = captain
        .or_else(|| listed(list, &names))
        .or_else(|| most(list, &names))?;
    let mut crew = Crew {
        captain,
        cards: Vec::new(),
        unnamed: Vec::new(),
    };
    for (line, place, count, name) in list.cards() {
        match meant(names.candidates(name), captain) {
            Ok(card) => crew.cards.push(Named {
                line,
                place,
                count,
                card,
            }),
            Err(could_be) => crew.unnamed.push(Unnamed {
                line,
                name: name.to_owned(),
                near: match could_be.is_empty() && crew.unnamed.len() < MOST_SUGGESTED {
                    true => near(name, cards),
                    false => could_be.to_vec(),
                },
            }),
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
        let found = self.titles.get(&typed);
        let found = found.or_else(|| self.aliases.get(&typed));
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
fn listed(list: &CrewList, names: &Names<'_>) -> Option<Deck> {
    let mut lines = list.cards().filter(|card| card.1 == Some(Place::Unmarked));
    lines.find_map(|(.., name)| {
        let mut found = names.candidates(name).iter();
        let is_unmarked = |card: &&&Card| Place::of_card(card) == Some(Place::Unmarked);
        let own = found.find(is_unmarked).map(|card| card.deck);
        own.filter(|deck| *deck != Deck::Common)
    })
}

/// The crew with most of the cards that one crew alone has; on a tie the first.
fn most(list: &CrewList, names: &Names<'_>) -> Option<Deck> {
    let mut votes: BTreeMap<Deck, usize> = BTreeMap::new();
    for (.., name) in list.cards() {
        if let [card] = names.candidates(name)
            && card.deck != Deck::Common
        {
            *votes.entry(card.deck).or_default() += 1;
        }
    }
    let best = votes.into_iter().rev().max_by_key(|(_, votes)| *votes);
    best.map(|(deck, _)| deck)
}

/// The card meant, or those that could be.
fn meant<'a, 'b>(found: &'b [&'a Card], captain: Deck) -> Result<&'a Card, &'b [&'a Card]> {
    for deck in [captain, Deck::Common] {
        let mut own = found.iter().filter(|card| card.deck == deck);
        if let (Some(card), None) = (own.next(), own.next()) {
            return Ok(card);
        }
    }
    match found {
        [card] => Ok(card),
        _ => Err(found),
    }
}

fn near<'a>(name: &str, cards: &'a [Card]) -> Vec<&'a Card> {
    let named = |card: &'a Card| titles(card).map(|title| (title, card.id.as_str()));
    let near = things_called(name, cards.iter().flat_map(named), SUGGESTIONS);
    let card = |id: &str| cards.iter().find(|card| card.id.as_str() == id);
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
