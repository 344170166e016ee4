//! Own cards of the Bot that go from one place to another.

use serde::Serialize;

use crate::model::EntryId;
use crate::solo::state::tabletop::Zone;

/// Own cards that go from one place to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum PileStep {
    Discards {
        card: EntryId,
        from: Zone,
    },
    Logs {
        card: EntryId,
        from: Zone,
    },
    /// From the top of the deck; nobody need know which.
    DiscardsUnnamed {
        cards: u8,
    },
    LogsUnnamed {
        cards: u8,
    },
    /// An Incident goes under the Incident deck, instead of into the Log if it would be logged.
    Returns {
        card: EntryId,
        instead_of_log: bool,
        /// The pile it was turned up from, or the zone it lay in; for its sentence only.
        #[serde(skip)]
        from: Option<Zone>,
    },
    PutsOnDeck {
        card: EntryId,
    },
    /// A card leaves the game.
    Destroys {
        card: EntryId,
    },
    /// A card the player gives, facedown on top of the Bot deck.
    Receives {
        card: EntryId,
    },
    /// A card is picked up from the Bot Discard pile for what follows.
    Fetches {
        card: EntryId,
    },
    /// Another card is laid faceup in the Staging Area, to be resolved at once.
    Stages {
        card: EntryId,
        from: Zone,
    },
    /// The next card of the row is turned up, without a question: it can be no other.
    TurnsUp {
        card: EntryId,
    },
    /// Nothing of that kind lies there.
    NoneThere {
        zone: Zone,
    },
}

impl PileStep {
    pub(super) fn page(&self) -> &'static str {
        match self {
            PileStep::Discards { .. }
            | PileStep::Logs { .. }
            | PileStep::DiscardsUnnamed { .. }
            | PileStep::LogsUnnamed { .. } => "20",
            PileStep::Returns { .. }
            | PileStep::PutsOnDeck { .. }
            | PileStep::Destroys { .. }
            | PileStep::Fetches { .. }
            | PileStep::Stages { .. }
            | PileStep::NoneThere { .. } => "7",
            PileStep::Receives { .. } => "8",
            PileStep::TurnsUp { .. } => "5",
        }
    }
}
