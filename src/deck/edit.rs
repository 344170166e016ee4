//! Changes of a deck: copies put in and taken out, and what two decks have not in common.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Serialize;

use super::{DeckEntry, FoundDeck, MatchFailure, MatchKind, Pile, UnknownEntry};
use model::text::key;
use model::{CcgCard, codes};

codes!(
    /// What is done to a deck.
    Action {
        /// Copies in.
        Add => "add",
        /// Copies out.
        Remove => "remove",
        /// Some copies out, as many others in.
        Swap => "swap",
        /// From one pile to another.
        Move => "move",
    }
);

/// What copies are of.
#[derive(Debug, Clone, PartialEq)]
pub enum CardRef {
    /// A card that is known.
    Card(Rc<CcgCard>),
    /// A name that no card is known by.
    Name(String),
}

impl CardRef {
    /// The full name, or the name as written.
    pub fn name(&self) -> String {
        match self {
            CardRef::Card(card) => card.full_name(),
            CardRef::Name(name) => name.clone(),
        }
    }

    /// The pile it goes to if nothing else is said.
    pub fn pile(&self) -> Pile {
        match self {
            CardRef::Card(card) => Pile::of_card(card),
            CardRef::Name(_) => Pile::Deck,
        }
    }

    fn is_card(&self, other: &DeckEntry) -> bool {
        matches!(self, CardRef::Card(card) if card.id == other.card.id)
    }

    fn is_name(&self, other: &UnknownEntry) -> bool {
        matches!(self, CardRef::Name(name) if key(name) == key(&other.name))
    }
}

impl FoundDeck {
    /// Copies in a pile.
    pub fn count(&self, kept: &CardRef, pile: Pile) -> u32 {
        let cards = self.pile_entries(pile).filter(|card| kept.is_card(card)).map(|card| card.count);
        let names =
            self.unknown.iter().filter(|name| name.pile() == pile && kept.is_name(name)).map(|name| name.count);
        cards.chain(names).fold(0, u32::saturating_add)
    }

    /// The pile that has copies: that of the type before others, which come as missions, dilemmas, deck,
    /// aside.
    pub fn pile_with(&self, kept: &CardRef) -> Option<Pile> {
        let piles = [kept.pile()].into_iter().chain(Pile::ALL.iter().copied());
        piles.into_iter().find(|pile| self.count(kept, *pile) > 0)
    }

    /// Puts copies into a pile.
    pub fn put(&mut self, kept: &CardRef, pile: Pile, count: u32) {
        match kept {
            CardRef::Card(card) => self.put_card(card, pile, count),
            CardRef::Name(name) => self.put_name(name, pile, count),
        }
    }

    fn put_card(&mut self, card: &Rc<CcgCard>, pile: Pile, count: u32) {
        let mut lines = self.cards.iter_mut();
        let same = lines.find(|line| line.pile == pile && line.card.id == card.id);
        match same {
            Some(line) => line.count = line.count.saturating_add(count),
            None => self.cards.push(DeckEntry {
                line: 0,
                pile,
                count,
                card: Rc::clone(card),
                written: card.full_name(),
                how: MatchKind::Exact,
            }),
        }
    }

    fn put_name(&mut self, name: &str, pile: Pile, count: u32) {
        let mut lines = self.unknown.iter_mut();
        let same = lines.find(|line| line.pile() == pile && key(&line.name) == key(name));
        match same {
            Some(line) => line.count = line.count.saturating_add(count),
            None => self.unknown.push(UnknownEntry {
                line: 0,
                place: Some(pile),
                count,
                name: name.to_owned(),
                number: None,
                why: MatchFailure::NoSuchCard,
            }),
        }
    }

    /// Takes copies out of a pile, from its last line on; all there are if it has no more.
    pub fn take(&mut self, kept: &CardRef, pile: Pile, count: u32) {
        let mut left = count;
        let mut taken = |from: &mut u32| {
            let part = left.min(*from);
            *from -= part;
            left -= part;
        };
        for line in self.cards.iter_mut().rev() {
            if line.pile == pile && kept.is_card(line) {
                taken(&mut line.count);
            }
        }
        for line in self.unknown.iter_mut().rev() {
            if line.pile() == pile && kept.is_name(line) {
                taken(&mut line.count);
            }
        }
        self.cards.retain(|line| line.count > 0);
        self.unknown.retain(|line| line.count > 0);
    }

    /// Puts a pile of another deck in the place of its own.
    pub fn replace(&mut self, pile: Pile, other: &FoundDeck) {
        self.cards.retain(|line| line.pile != pile);
        self.unknown.retain(|line| line.pile() != pile);
        self.cards.extend(other.pile_entries(pile).cloned());
        let names = other.unknown.iter().filter(|line| line.pile() == pile);
        self.unknown.extend(names.cloned());
    }
}

/// A card of which one deck has more copies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DeckDifference {
    /// The pile in which the numbers of copies differ.
    pub pile: Pile,
    /// Full name, or the name as written if the card is not known.
    pub name: String,
    /// Copies in the first deck.
    pub first: u32,
    /// Copies in the second deck.
    pub second: u32,
}

/// All differences, pile by pile, by name within a pile. Cards both have alike are left out.
pub fn differences(first: &FoundDeck, second: &FoundDeck) -> Vec<DeckDifference> {
    let mut counts: BTreeMap<(Pile, String), [u32; 2]> = BTreeMap::new();
    for (side, deck) in [first, second].into_iter().enumerate() {
        for (pile, name, count) in cards(deck) {
            let sum = &mut counts.entry((pile, name)).or_default()[side];
            *sum = sum.saturating_add(count);
        }
    }
    let differing = counts.into_iter().filter(|(_, [first, second])| first != second);
    let difference = differing.map(|((pile, name), [first, second])| DeckDifference { pile, name, first, second });
    difference.collect()
}

fn cards(deck: &FoundDeck) -> impl Iterator<Item = (Pile, String, u32)> {
    let known = deck.cards.iter().map(|line| (line.pile, line.card.full_name(), line.count));
    let unknown = deck.unknown.iter().map(|line| (line.pile(), line.name.clone(), line.count));
    known.chain(unknown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{card, deck};
    use crate::{Format, write};

    fn pool() -> [Rc<CcgCard>; 2] {
        [card("Odo|Curzon", "personnel", |_| {}), card("Void", "mission", |_| {})]
    }

    fn shown(deck: &FoundDeck) -> String {
        write(deck, Format::Lackey, |pile| pile.code().to_owned())
    }

    #[test]
    fn copies_go_in_and_out_and_no_line_is_left_empty() {
        let [odo, void] = pool().map(CardRef::Card);
        let mut own = deck("1\tOdo Curzon\n2\tOdo Curzon\n1\tWho\n", &pool());
        assert_eq!(own.count(&odo, Pile::Deck), 3);
        own.take(&odo, Pile::Deck, 2);
        own.put(&void, Pile::Missions, 1);
        own.put(&odo, Pile::Aside, 1);
        assert_eq!(shown(&own), "1\tOdo Curzon\n1\tWho\nMissions:\n1\tVoid\nAside:\n1\tOdo Curzon\n");
        own.take(&odo, Pile::Deck, 9);
        assert_eq!(own.pile_with(&odo), Some(Pile::Aside));
        own.take(&CardRef::Name("who".to_owned()), Pile::Deck, 1);
        assert_eq!(shown(&own), "Missions:\n1\tVoid\nAside:\n1\tOdo Curzon\n");
    }

    #[test]
    fn a_pile_is_replaced_whole() {
        let mut own = deck("1\tOdo Curzon\nAside:\n1\tOdo Curzon\n1\tWho\n", &pool());
        let other = deck("3\tOdo Curzon\nAside:\n1\tVoid\n2\tWhat\n", &pool());
        own.replace(Pile::Aside, &other);
        assert_eq!(shown(&own), "1\tOdo Curzon\nAside:\n1\tVoid\n2\tWhat\n");
    }
}

#[cfg(test)]
mod diff_tests {
    use super::*;
    use crate::sample::card;
    use crate::sample::deck;

    fn told(first: &str, second: &str) -> Vec<(Pile, String, u32, u32)> {
        let pool = [card("Odo|Curzon", "personnel", |_| {}), card("Void", "mission", |_| {})];
        let found = differences(&deck(first, &pool), &deck(second, &pool));
        let told = found.into_iter().map(|found| (found.pile, found.name, found.first, found.second));
        told.collect()
    }

    #[test]
    fn copies_are_compared_not_lines() {
        assert_eq!(told("2\tOdo Curzon\n", "Odo, Curzon\nOdo, Curzon\n"), []);
        let odo = "Odo, Curzon".to_owned();
        assert_eq!(told("3\tOdo Curzon\n1\tWho\n", "1\tWho\n1\tOdo Curzon\n"), [(Pile::Deck, odo, 3, 1)]);
    }

    #[test]
    fn piles_are_apart_and_unknown_names_count() {
        let first = "1\tOdo Curzon\nMissions:\n1\tVoid\n";
        let second = "1\tWho\nAside:\n1\tOdo Curzon\n";
        let expected = [
            (Pile::Missions, "Void", 1, 0),
            (Pile::Deck, "Odo, Curzon", 1, 0),
            (Pile::Deck, "Who", 0, 1),
            (Pile::Aside, "Odo, Curzon", 0, 1),
        ]
        .map(|(pile, name, one, two)| (pile, name.to_owned(), one, two));
        assert_eq!(told(first, second), expected);
    }
}
