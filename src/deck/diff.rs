//! What two decks have not in common.

use std::collections::BTreeMap;

use super::{Deck, Pile};

/// A card of which one deck has more copies.
#[derive(Debug, Clone, PartialEq, Eq)]
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
        .map(|line| (line.pile, line.name.clone(), line.count));
    known.chain(unknown)
}
