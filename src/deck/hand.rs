//! A trial hand: the deck shuffled, the first cards drawn.

use std::rc::Rc;

use super::{Deck, Pile};
use crate::chance::shuffle;
use crate::model::CcgCard;

/// Cards of an opening hand ("Das Spiel vorbereiten").
pub const OPENING: usize = 7;

/// The first `size` cards of the deck, shuffled with a seed, in the order drawn; fewer if the deck has
/// fewer. The same deck in the same order and the same seed give the same cards.
pub fn hand(deck: &Deck, seed: u64, size: usize) -> Vec<Rc<CcgCard>> {
    let lines = deck.of(Pile::Deck);
    let mut cards: Vec<Rc<CcgCard>> = lines
        .flat_map(|line| (0..line.count).map(|_| Rc::clone(&line.card)))
        .collect();
    shuffle(&mut cards, seed, 0);
    cards.truncate(size);
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::sample::{card, deck};

    const LIST: &str = "3\tOdo\n2\tPhaser\n4\tWho\nMissions:\n1\tVoid\nAside:\n5\tOdo\n";

    fn drawn(seed: u64, size: usize) -> Vec<String> {
        let pool = [
            card("Odo", "personnel", |_| {}),
            card("Phaser", "equipment", |_| {}),
            card("Void", "mission", |_| {}),
        ];
        let cards = hand(&deck(LIST, &pool), seed, size);
        cards.iter().map(|card| card.full_name()).collect()
    }

    #[test]
    fn cards_of_the_deck_alone_are_drawn_each_copy_once() {
        let mut all = drawn(1, 100);
        all.sort();
        assert_eq!(all, ["Odo", "Odo", "Odo", "Phaser", "Phaser"]);
    }

    #[test]
    fn a_larger_hand_of_a_seed_begins_with_the_smaller() {
        for seed in 0..20 {
            assert_eq!(drawn(seed, 5)[..3], drawn(seed, 3));
        }
        assert!((0..20).any(|seed| drawn(seed, 5) != drawn(0, 5)));
    }
}
