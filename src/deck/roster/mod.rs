//! Crew lists of Captain's Chair: read, cards found, and judged against the box (rules p. 6-7) and, for
//! a Reinforcement pile, against what may join one (solo rules p. 17).

mod document;
mod find;
mod list;
mod read;
mod rules;

pub use find::{Crew, Named, Unnamed, muster};
pub use list::CrewList;
pub use read::read;
pub use rules::{Breach, CrewRule, Misfit, Recorded, breaches};

use crate::model::{Card, Position, codes};
use crate::text::vocabulary::{Typed, meant, words};

codes!(
    /// A place where cards of a crew begin the game, in the order of reports.
    Place {
        /// Beside the board: Captain and Status carry no mark (rules p. 6).
        Unmarked => "unmarked",
        Available => "available",
        Reserve => "reserve",
        Development => "development",
        Deployed => "deployed",
        Discard => "discard",
        ControlledLocation => "controlled-location",
        IncidentDeck => "incident-deck",
        /// The pile of a campaign (solo rules p. 17).
        Reinforcement => "reinforcement",
    }
);

/// Headings of each place.
const HEADINGS: [(Typed, Place); 9] = [
    (words::HEADING_UNMARKED, Place::Unmarked),
    (words::HEADING_AVAILABLE, Place::Available),
    (words::HEADING_RESERVE, Place::Reserve),
    (words::HEADING_DEVELOPMENT, Place::Development),
    (words::HEADING_DEPLOYED, Place::Deployed),
    (words::HEADING_DISCARD, Place::Discard),
    (words::HEADING_CONTROLLED, Place::ControlledLocation),
    (words::HEADING_INCIDENTS, Place::IncidentDeck),
    (words::HEADING_REINFORCEMENTS, Place::Reinforcement),
];

/// The place of a heading that can be nothing else: a pile there shares its name with a card.
fn headed(heading: &str) -> Option<Place> {
    if words::HEADING_REINFORCEMENT.is(heading) {
        Some(Place::Reinforcement)
    } else {
        Place::of_heading(heading)
    }
}

impl Place {
    /// The place a heading names, in German or English and any case.
    pub fn of_heading(heading: &str) -> Option<Place> {
        meant(heading, &HEADINGS)
    }

    /// Where a card of a crew begins the game, as marked at its lower edge (rules p. 6-7); none for
    /// cards that no crew brings.
    pub fn of_card(card: &Card) -> Option<Place> {
        match card.position {
            None => Some(Place::Unmarked),
            Some(Position::Available | Position::SoloCampaign) => Some(Place::Available),
            Some(Position::Reserve) => Some(Place::Reserve),
            Some(Position::Development) => Some(Place::Development),
            Some(Position::Deployed) => Some(Place::Deployed),
            Some(Position::Discard) => Some(Place::Discard),
            Some(Position::ControlledLocation) => Some(Place::ControlledLocation),
            Some(Position::IncidentDeck) => Some(Place::IncidentDeck),
            Some(
                Position::StartingLocation
                | Position::AdvancedLocation
                | Position::SoloChallenge
                | Position::Rewards,
            ) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{HEADINGS, Place};

    #[test]
    fn headings_name_one_place() {
        for (word, place) in HEADINGS {
            for heading in word.forms() {
                assert_eq!(Place::of_heading(heading), Some(place), "{heading}");
            }
        }
    }
}
