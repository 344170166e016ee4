//! What players like to see in their first cards.

use crate::deck::legality::advice::missions;
use crate::deck::stats::counts::{Copies, number};
use crate::deck::stats::{TYPES, of_type};
use crate::deck::{Deck, Pile};
use crate::model::CcgCard;
use crate::order::Order;

/// Up to this cost personnel are cheap: three of them can be played in a turn of seven counters.
pub const CHEAP: u8 = 2;

/// Cards a player hopes to draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wished {
    pub wish: Wish,
    /// How many of them the deck has.
    pub count: u32,
}

/// What makes cards welcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
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
    Named { asked: String, cards: Vec<String> },
}

/// What can be wished for from a deck: its types, then what can be played from the first turn on, then
/// certain cards by their copies, most first. What the deck lacks is left out.
pub fn wishes(deck: &Deck) -> Vec<Wished> {
    let cards = deck.copies(Pile::Deck);
    let types = TYPES.iter().map(|card_type| Wished {
        wish: Wish::Type((*card_type).to_owned()),
        count: number(&of_type(&cards, card_type)),
    });
    let wishes = types.chain(playable(deck, &cards)).chain(copies(&cards));
    wishes.filter(|wished| wished.count > 0).collect()
}

/// Personnel and ships are played at a headquarters that names them ("Verschiedene Arten von Karten
/// spielen").
fn playable(deck: &Deck, cards: &Copies) -> Vec<Wished> {
    let missions = missions(deck);
    let doors: Vec<_> = missions
        .iter()
        .filter_map(|mission| mission.welcome.as_ref())
        .collect();
    let is_playable = |card: &CcgCard| doors.iter().any(|door| door.admits(card));
    let is_cheap = |card: &CcgCard| card.cost.is_some_and(|cost| cost <= CHEAP);
    let wished = |wish, card_type: &str, fits: &dyn Fn(&CcgCard) -> bool| {
        let cards = of_type(cards, card_type).into_iter();
        let fitting = cards.filter(|(card, _)| is_playable(card) && fits(card));
        Wished {
            wish,
            count: number(&fitting.collect()),
        }
    };
    vec![
        wished(Wish::PlayablePersonnel, "personnel", &|_| true),
        wished(Wish::CheapPersonnel, "personnel", &is_cheap),
        wished(Wish::PlayableShip, "ship", &|_| true),
    ]
}

/// One wish for each number of copies a card of the deck has.
fn copies(cards: &Copies) -> Vec<Wished> {
    let mut counts: Vec<u32> = cards.iter().map(|(_, copies)| *copies).collect();
    counts.order_by(|a, b| b.cmp(a));
    counts.dedup();
    let wished = |count| Wished {
        wish: Wish::Copies(count),
        count,
    };
    counts.into_iter().map(wished).collect()
}
