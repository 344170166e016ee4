//! The answers of `tricorder deck`.

mod advice;
mod all_missions;
pub mod check;
pub mod diff;
pub mod hand;
pub mod missing;
pub mod odds;
pub mod report;
pub mod roster;
pub mod saved;
pub mod stats;
pub mod unrecognized;
pub mod written;

use self::unrecognized::{Legality, ListNote};
use super::kit::terms::Term;
use crate::terms;
use deck::roster::StartPosition;
use deck::{CardAttribute, DeckCounts, Format, FoundDeck, LineFault, Pile, write};
use model::{CcgCard, Figure};
use page::Page;
use page::locale::{Texts, msg};

/// Cards named in one sentence at most; of more the middle is left out.
const MOST_CARDS: usize = 16;

/// A deck as a list in a form, under headings in the player's language.
pub fn write_deck(texts: &Texts, deck: &FoundDeck, format: Format) -> String {
    write(deck, format, |pile| pile.term(texts))
}

/// What a deck is called on a page.
fn title(texts: &Texts, name: Option<&String>) -> String {
    name.cloned().unwrap_or_else(|| msg::deck_unnamed(texts))
}

/// How many cards there are.
fn counts(texts: &Texts, counts: &DeckCounts) -> String {
    msg::deck_counts(texts, counts.missions, counts.dilemmas, counts.deck, counts.total)
}

/// A heading with a point for each item; nothing if there are none.
fn section(heading: &str, items: Vec<String>) -> Page {
    let mut page = Page::new();
    for item in items {
        if page.is_empty() {
            page.heading(heading);
        }
        page.point(item);
    }
    page
}

/// A heading with what stands below it; nothing if nothing does.
fn below(heading: String, below: Page) -> Page {
    let mut page = Page::new();
    if !below.is_empty() {
        page.heading(heading);
        page.append(below);
    }
    page
}

/// Where a mission is and what it is worth.
fn place_and_points(texts: &Texts, mission: &CcgCard) -> Vec<String> {
    let place = mission.place.map(|place| place.term(texts));
    let points = mission.points.as_ref().map(Figure::as_str).map(|points| msg::ccg_points(texts, points));
    place.into_iter().chain(points).collect()
}

terms! {
    Pile {
        Missions => deck_pile_missions,
        Dilemmas => deck_pile_dilemmas,
        Deck => deck_pile_deck,
        Aside => deck_pile_aside,
    }
    // Where cards of a crew begin, in the words of the card's own page.
    StartPosition {
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
    LineFault {
        UnknownHeading => deck_trouble_unknown_heading,
        Count => deck_trouble_count,
        NoName => deck_trouble_no_name,
        Change => deck_trouble_change,
        Numbering => deck_trouble_numbering,
        Strange => deck_trouble_strange,
        Contradiction => deck_trouble_contradiction,
        UnclearCount => deck_trouble_unclear_count,
    }
    ListNote {
        Import => deck_note_import,
        Sorted => deck_note_sorted,
        HeldBack => deck_note_held_back,
        FirstEdition => deck_note_first_edition,
        DilemmasAside => deck_note_dilemmas_aside,
    }
    Legality {
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
