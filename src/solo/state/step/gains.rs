//! What comes to the Bot by rows of the other boxes: from the Junk, unseen, in resources, Incidents.

use serde::Serialize;

use crate::model::{EntryId, Faceup, Preference, Suit};
use crate::solo::Tokens;

/// Something comes to the Bot, or would have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum GainStep {
    /// A card of the Junk, to the Bot Discard pile.
    GainsFromJunk {
        card: EntryId,
    },
    /// No card fits where the row looks: in the Junk, or there and in the Market.
    NothingFitsThere {
        prefer: Preference,
        from: Faceup,
    },
    /// The top card of a Market deck, to the Bot Discard pile.
    GainsTop {
        card: EntryId,
        suit: Suit,
    },
    /// The Market deck of this suit has run out.
    NoTop {
        suit: Suit,
    },
    MarketIsEmpty,
    /// Resources of a Market card that stays.
    GainsResources {
        card: EntryId,
        tokens: Tokens,
    },
    NoResources,
    JunksIncident,
    /// An Incident, to the Bot Discard pile.
    GainsIncident {
        card: EntryId,
    },
}
