//! The parts of a deck list, and the headings under which lists put them.

use serde::{Deserialize, Serialize};

use crate::model::{CcgCard, codes};
use crate::text::key;

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

/// Folded headings of each pile, German and English. Headings of single card types belong to the pile
/// that holds the type.
const HEADINGS: [(Pile, &[&str]); 4] = [
    (
        Pile::Missions,
        &[
            "Mission",
            "Missions",
            "Missionen",
            "Headquarters",
            "Hauptquartier",
            "Hauptquartiere",
        ],
    ),
    (
        Pile::Dilemmas,
        &[
            "Dilemma",
            "Dilemmas",
            "Dilemma pile",
            "Dilemmapile",
            "Dilemma-Stapel",
            "Dilemmastapel",
        ],
    ),
    (
        Pile::Deck,
        &[
            "Deck",
            "Draw deck",
            "Main deck",
            "Hauptdeck",
            "Ziehdeck",
            "Ziehstapel",
            "Zugstapel",
            "Personnel",
            "Personal",
            "Personen",
            "Ship",
            "Ships",
            "Schiff",
            "Schiffe",
            "Equipment",
            "Ausrüstung",
            "Ausrüstungen",
            "Event",
            "Events",
            "Ereignis",
            "Ereignisse",
            "Interrupt",
            "Interrupts",
            "Unterbrechung",
            "Unterbrechungen",
        ],
    ),
    (
        Pile::Aside,
        &["Aside", "Sideboard", "Side deck", "Beiseite", "Reserve"],
    ),
];

impl Pile {
    /// The pile a heading names, in German or English and any case.
    pub fn of_heading(heading: &str) -> Option<Pile> {
        let typed = key(heading);
        let names = |headings: &[&str]| headings.iter().any(|heading| key(heading) == typed);
        let found = HEADINGS.iter().find(|(_, headings)| names(headings));
        found.map(|(pile, _)| *pile)
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

#[cfg(test)]
mod tests {
    use super::Pile;

    #[test]
    fn headings_of_both_languages_name_their_pile() {
        assert_eq!(Pile::of_heading("MISSIONEN"), Some(Pile::Missions));
        assert_eq!(Pile::of_heading("dilemma pile"), Some(Pile::Dilemmas));
        assert_eq!(Pile::of_heading("Ausruestung"), Some(Pile::Deck));
        assert_eq!(Pile::of_heading("Odo"), None);
    }
}
