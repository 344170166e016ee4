//! The piles of a deck, and how many cards they have (rules of Second Edition, "Ein Deck bauen").

use crate::{CcgCard, codes};

/// Missions everybody brings.
pub const MISSIONS: u32 = 5;
/// Dilemmas at least.
pub const DILEMMAS: u32 = 20;
/// Cards of the deck at least.
pub const DECK: u32 = 35;
/// Cards at least, all in all.
pub const TOTAL: u32 = 60;
/// Copies of one title at most.
pub const COPIES: u32 = 3;

codes!(
    /// A part of what a player brings (rules of Second Edition, "Ein Deck bauen").
    Pile {
        /// The five missions, headquarters among them.
        Missions => "missions",
        /// The dilemma pile, which opponents face when they attempt missions.
        Dilemmas => "dilemmas",
        /// Personnel, ships, equipment, events and interrupts.
        Deck => "deck",
        /// Cards laid aside: not part of the deck.
        Aside => "aside",
    }
);

impl Pile {
    /// The pile a card belongs to by its type.
    pub fn of_card(card: &CcgCard) -> Pile {
        match card.card_type.as_str() {
            "mission" => Pile::Missions,
            "dilemma" => Pile::Dilemmas,
            _ => Pile::Deck,
        }
    }
}
