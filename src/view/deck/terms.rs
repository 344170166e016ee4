//! The words of decks and crews.

use super::standing::Standing;
use super::unrecognized::Note;
use crate::deck::roster::Place;
use crate::deck::{CardAttribute, Doubt, Pile};
use crate::view::kit::terms::terms;

terms! {
    Pile {
        Missions => deck_pile_missions,
        Dilemmas => deck_pile_dilemmas,
        Deck => deck_pile_deck,
        Aside => deck_pile_aside,
    }
    // Where cards of a crew begin, in the words of the card's own page.
    Place {
        Unmarked => deck_crew_place_unmarked,
        Available => entry_position_available,
        Reserve => entry_position_reserve,
        Development => entry_position_development,
        Deployed => entry_position_deployed,
        Discard => entry_position_discard,
        ControlledLocation => entry_position_controlled_location,
        IncidentDeck => entry_position_incident_deck,
        Reinforcement => deck_crew_place_reinforcement,
    }
    Doubt {
        UnknownHeading => deck_trouble_unknown_heading,
        Count => deck_trouble_count,
        NoName => deck_trouble_no_name,
        Change => deck_trouble_change,
        Numbering => deck_trouble_numbering,
        Strange => deck_trouble_strange,
        Contradiction => deck_trouble_contradiction,
    }
    Note {
        Import => deck_note_import,
        Sorted => deck_note_sorted,
        HeldBack => deck_note_held_back,
    }
    Standing {
        Legal => deck_standing_legal,
        Illegal => deck_standing_illegal,
        Unread => deck_standing_unread,
    }
    CardAttribute {
        Integrity => ccg_attribute_integrity,
        Cunning => ccg_attribute_cunning,
        Strength => ccg_attribute_strength,
        Range => ccg_attribute_range,
        Weapons => ccg_attribute_weapons,
        Shields => ccg_attribute_shields,
    }
}
