//! The parts of a deck list.

use crate::model::{CcgCard, codes};

codes!(
    /// A part of what a player brings (rules of Second Edition, "Ein Deck bauen").
    Pile {
        Missions => "missions",
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
