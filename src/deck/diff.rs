//! What two decks have not in common.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Deck, Pile};

/// A card of which one deck has more copies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    pub pile: Pile,
    /// Full name, or the name as written if the card is not known.
    pub name: String,
    /// Copies in the first deck.
    pub first: u32,
    /// Copies in the second deck.
    pub second: u32,
}

/// All differences, pile by pile, by name within a pile. Cards both have alike are left out.
pub fn differences(first: &Deck, second: &Deck) -> Vec<Difference> {
    let mut counts: BTreeMap<(Pile, String), [u32; 2]> = BTreeMap::new();
    for (side, deck) in [first, second].into_iter().enumerate() {
        for (pile, name, count) in cards(deck) {
            let sum = &mut counts.entry((pile, name)).or_default()[side];
            *sum = sum.saturating_add(count);
        }
    }
    let differing = counts
        .into_iter()
        .filter(|(_, [first, second])| first != second);
    let difference = differing.map(|((pile, name), [first, second])| Difference {
        pile,
        name,
        first,
        second,
    });
    difference.collect()
}

fn cards(deck: &Deck) -> impl Iterator<Item = (Pile, String, u32)> {
    let known = deck
        .cards
        .iter()
        .map(|line| (line.pile, line.card.full_name(), line.count));
    let unknown = deck
        .unknown
        .iter()
        .map(|line| (line.pile(), line.name.clone(), line.count));
    known.chain(unknown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::sample::{card, deck};

    fn told(first: &str, second: &str) -> Vec<(Pile, String, u32, u32)> {
        let pool = [
            card("Odo|Curzon", "personnel", |_| {}),
            card("Void", "mission", |_| {}),
        ];
        let found = differences(&deck(first, &pool), &deck(second, &pool));
        let told = found
            .into_iter()
            .map(|found| (found.pile, found.name, found.first, found.second));
        told.collect()
    }

    #[test]
    fn copies_are_compared_not_lines() {
        assert_eq!(told("2\tOdo Curzon\n", "Odo, Curzon\nOdo, Curzon\n"), []);
        let odo = "Odo, Curzon".to_owned();
        assert_eq!(
            told("3\tOdo Curzon\n1\tWho\n", "1\tWho\n1\tOdo Curzon\n"),
            [(Pile::Deck, odo, 3, 1)]
        );
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
