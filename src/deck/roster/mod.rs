//! Crew lists of Captain's Chair: read, cards found, and judged against the box (rules p. 6-7) and, for
//! a Reinforcement pile, against what may join one (solo rules p. 17).

mod find;
mod list;
mod rules;

pub use find::{Crew, Named, Unnamed, muster};
pub use list::{CrewContent, CrewLine, CrewList, read};
pub use rules::{Breach, CrewRule, Misfit, Recorded, breaches};

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::model::{Card, Position, codes};
use crate::text::key;

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

/// Headings of each place, German and English.
const HEADINGS: [(Place, &[&str]); 9] = [
    (
        Place::Unmarked,
        &[
            "Captain",
            "Status",
            "Status card",
            "Status-Karte",
            "Captain-Karte",
        ],
    ),
    (
        Place::Available,
        &[
            "Available",
            "Available cards",
            "Verfügbar",
            "Verfügbar-Karten",
            "Deck",
            "Draw deck",
            "Starting deck",
            "Start-Deck",
        ],
    ),
    (
        Place::Reserve,
        &["Reserve", "Reserve deck", "Reserve-Stapel", "Reserven"],
    ),
    (
        Place::Development,
        &[
            "Development",
            "Developments",
            "Development pile",
            "Entwicklung",
            "Entwicklungen",
            "Entwicklungs-Stapel",
        ],
    ),
    (
        Place::Deployed,
        &["Deployed", "Fleet zone", "Mobilisiert", "Flottenzone"],
    ),
    (
        Place::Discard,
        &["Discard", "Discard pile", "Ablage", "Ablagestapel"],
    ),
    (
        Place::ControlledLocation,
        &[
            "Controlled Location",
            "Controlled Locations",
            "Kontrollierter Ort",
            "Kontrollierte Orte",
        ],
    ),
    (
        Place::IncidentDeck,
        &[
            "Incident",
            "Incidents",
            "Incident deck",
            "Zwischenfall",
            "Zwischenfälle",
            "Zwischenfall-Stapel",
        ],
    ),
    (
        Place::Reinforcement,
        &[
            "Reinforcement",
            "Reinforcements",
            "Reinforcement pile",
            "Verstärkungen",
            "Verstärkungs-Stapel",
        ],
    ),
];

impl Place {
    /// The place a heading names, in German or English and any case.
    pub fn of_heading(heading: &str) -> Option<Place> {
        static PLACES: LazyLock<HashMap<String, Place>> = LazyLock::new(|| {
            let named = HEADINGS.iter().flat_map(|(place, headings)| {
                let keys = headings.iter().map(|heading| key(heading));
                keys.map(|key| (key, *place))
            });
            named.collect()
        });
        PLACES.get(&key(heading)).copied()
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
                Position::StartingLocation | Position::AdvancedLocation | Position::SoloChallenge,
            ) => None,
        }
    }
}
