//! Crew lists of Captain's Chair: read, cards found, and judged against the box (rules p. 6-7) and, for
//! a Reinforcement pile, against what may join one (solo rules p. 17).

mod find;
mod rules;

pub use find::{Crew, Named, Unnamed, muster};
pub use rules::{Breach, CrewRule, Misfit, Recorded, breaches};

use super::list::headings::Heading;
use super::list::read::Part;
use super::{List, NameIndex, NoList, Recognizer};
use crate::model::{Card, Position, codes};
use crate::text::key;
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

/// A crew list, read but with its cards not yet looked up.
pub type CrewList = List<Place>;

/// The names of the cards of a box.
pub fn name_index<'a>(cards: impl IntoIterator<Item = &'a Card>) -> NameIndex {
    let names = cards.into_iter().flat_map(find::names);
    NameIndex::new(names.map(key))
}

/// Reads a crew in any shape.
///
/// # Errors
/// When a document cannot be read. Lists of lines can always be read: a line that cannot be used says
/// so.
pub fn read(text: &str, names: &NameIndex) -> Result<CrewList, NoList> {
    super::read(text, None, Recognizer::new(names))
}

impl Part for Place {
    const BEFORE: Option<Place> = None;
    const ASIDE: Option<Place> = None;

    /// The Reinforcement pile shares its short name with a card, which has no sign of a heading.
    fn heading(words: &str, is_marked: bool) -> Option<Heading<Place>> {
        let place = if is_marked {
            headed(words)
        } else {
            Place::of_heading(words)
        };
        place.map(Heading::Pile)
    }
}

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
