//! The parts of a deck list, and the headings under which lists put them.

use super::of_heading;
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

/// Headings of each pile, German and English, as keys ([`crate::text::key`]). Headings of single card
/// types belong to the pile that holds the type.
const HEADINGS: [(Pile, &[&str]); 4] = [
    (
        Pile::Missions,
        &[
            "mission",
            "missions",
            "missionen",
            "headquarters",
            "hauptquartier",
            "hauptquartiere",
        ],
    ),
    (
        Pile::Dilemmas,
        &["dilemma", "dilemmas", "dilemmapile", "dilemmastapel"],
    ),
    (
        Pile::Deck,
        &[
            "deck",
            "drawdeck",
            "maindeck",
            "hauptdeck",
            "ziehdeck",
            "ziehstapel",
            "zugstapel",
            "personnel",
            "personal",
            "personen",
            "ship",
            "ships",
            "schiff",
            "schiffe",
            "equipment",
            "ausrustung",
            "ausrustungen",
            "event",
            "events",
            "ereignis",
            "ereignisse",
            "interrupt",
            "interrupts",
            "unterbrechung",
            "unterbrechungen",
        ],
    ),
    (
        Pile::Aside,
        &["aside", "sideboard", "sidedeck", "beiseite", "reserve"],
    ),
];

impl Pile {
    /// The pile a heading names, in German or English and any case.
    pub fn of_heading(heading: &str) -> Option<Pile> {
        of_heading(&HEADINGS, heading)
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
    use super::{HEADINGS, Pile};
    use crate::text::key;

    #[test]
    fn headings_are_written_as_keys() {
        for heading in HEADINGS.iter().flat_map(|(_, headings)| *headings) {
            assert_eq!(key(heading), *heading);
        }
    }

    #[test]
    fn headings_of_both_languages_name_their_pile() {
        assert_eq!(Pile::of_heading("MISSIONEN"), Some(Pile::Missions));
        assert_eq!(Pile::of_heading("dilemma pile"), Some(Pile::Dilemmas));
        assert_eq!(Pile::of_heading("Ausruestung"), Some(Pile::Deck));
        assert_eq!(Pile::of_heading("Odo"), None);
    }
}
