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
