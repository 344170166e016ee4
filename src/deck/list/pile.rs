//! The parts of a deck list.

use super::headings::Heading;
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
    /// The pile a heading names, in German or English and any case.
    pub fn of_heading(heading: &str) -> Option<Pile> {
        match Heading::of(heading)? {
            Heading::Pile(pile) => Some(pile),
            Heading::Any | Heading::Part => None,
        }
    }

    /// The pile a card belongs to by its type.
    pub fn of_card(card: &CcgCard) -> Pile {
        match card.card_type.as_str() {
            "mission" => Pile::Missions,
            "dilemma" => Pile::Dilemmas,
            _ => Pile::Deck,
        }
    }
}
