//! A trial hand: the deck shuffled, the first cards drawn; and what players like to see in it.

use std::rc::Rc;

use crate::legality::advice::missions;
use crate::stats::counts::{Copies, number};
use crate::stats::{TYPES, of_type};
use crate::{FoundDeck, Pile};
use model::CcgCard;
use model::chance::shuffle;
use model::order::Order;

/// Up to this cost personnel are cheap: three of them can be played in a turn of seven counters.
pub const CHEAP: u8 = 2;

/// Cards a player hopes to draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WishCount {
    /// What makes a card count.
    pub wish: HandWish,
    /// How many of them the deck has.
    pub count: u32,
}

/// What makes cards welcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandWish {
    /// A type, in kebab-case.
    Type(String),
    /// Personnel that a headquarters of the deck lets you play.
    PlayablePersonnel,
    /// Such personnel that cost no more than [`CHEAP`].
    CheapPersonnel,
    /// Ships that a headquarters of the deck lets you play.
    PlayableShip,
    /// A certain card of which the deck has so many copies.
    Copies(u32),
    /// What the player asked for, and the full names of the cards that fit.
    Named {
        /// As the player typed it.
        asked: String,
        /// Full names of the cards that fit.
        cards: Vec<String>,
    },
}

/// What can be wished for from a deck: its types, then what can be played from the first turn on, then
/// certain cards by their copies, most first. What the deck lacks is left out.
pub fn wishes(deck: &FoundDeck) -> Vec<WishCount> {
    let cards = deck.copies(Pile::Deck);
    let types = TYPES.iter().map(|card_type| WishCount {
        wish: HandWish::Type((*card_type).to_owned()),
        count: number(&of_type(&cards, card_type)),
    });
    let wishes = types.chain(playable(deck, &cards)).chain(copies(&cards));
    wishes.filter(|wished| wished.count > 0).collect()
}

/// Personnel and ships are played at a headquarters that names them ("Verschiedene Arten von Karten
/// spielen").
fn playable(deck: &FoundDeck, cards: &Copies) -> Vec<WishCount> {
    let missions = missions(deck);
    let doors: Vec<_> = missions.iter().filter_map(|mission| mission.welcome.as_ref()).collect();
    let is_playable = |card: &CcgCard| doors.iter().any(|door| door.admits(card));
    let is_cheap = |card: &CcgCard| card.cost.is_some_and(|cost| cost <= CHEAP);
    let wished = |wish, card_type: &str, fits: &dyn Fn(&CcgCard) -> bool| {
        let cards = of_type(cards, card_type).into_iter();
        let fitting = cards.filter(|(card, _)| is_playable(card) && fits(card));
        WishCount { wish, count: number(&fitting.collect()) }
    };
    vec![
        wished(HandWish::PlayablePersonnel, "personnel", &|_| true),
        wished(HandWish::CheapPersonnel, "personnel", &is_cheap),
        wished(HandWish::PlayableShip, "ship", &|_| true),
    ]
}

/// One wish for each number of copies a card of the deck has.
fn copies(cards: &Copies) -> Vec<WishCount> {
    let mut counts: Vec<u32> = cards.iter().map(|(_, copies)| *copies).collect();
    counts.order_by(|a, b| b.cmp(a));
    counts.dedup();
    let wished = |count| WishCount { wish: HandWish::Copies(count), count };
    counts.into_iter().map(wished).collect()
}

/// Cards of an opening hand ("Das Spiel vorbereiten").
pub const OPENING: usize = 7;

/// The first `size` cards of the deck, shuffled with a seed, in the order drawn; fewer if the deck has
/// fewer. The same deck in the same order and the same seed give the same cards.
pub fn hand(deck: &FoundDeck, seed: u64, size: usize) -> Vec<Rc<CcgCard>> {
    let lines = deck.pile_entries(Pile::Deck);
    let mut cards: Vec<Rc<CcgCard>> =
        lines.flat_map(|line| (0..line.count).map(|_| Rc::clone(&line.card))).collect();
    shuffle(&mut cards, seed, 0);
    cards.truncate(size);
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::card;
    use crate::sample::deck;

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
