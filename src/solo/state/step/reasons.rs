//! Why a row goes on as it does: what a condition was held against, and what was lacking.

use serde::Serialize;

use crate::model::{EntryId, Preference, Specialty, Suit};
use crate::solo::state::table::Zone;

/// A condition and what it was held against.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Check {
    pub holds: bool,
    #[serde(flatten)]
    pub what: Checked,
}

/// What was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "check",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum Checked {
    /// The suit of the card being resolved.
    Suit { wanted: Suit, card: EntryId },
    /// The card of this suit or trait discarded last; `None` if the Discard pile has none.
    Discard {
        wanted: String,
        card: Option<EntryId>,
    },
    AtLeast {
        track: Specialty,
        wanted: u8,
        step: u8,
    },
    AtMost {
        track: Specialty,
        wanted: u8,
        step: u8,
    },
    /// The Duty Officer, who should have a trait.
    Officer {
        wanted: String,
        card: Option<EntryId>,
    },
    /// The suit of the card the player discarded; nothing was discarded, or the player said.
    Discarded { wanted: Suit, discarded: bool },
}

/// What was lacking for what a row names first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "lack",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum Lack {
    /// No Market card fits.
    Market { prefer: Preference },
    /// The Discard pile, of so many cards, has none of this suit.
    Discard { wanted: Suit, cards: usize },
    /// Fewer own Away Teams in the Neutral Zone than wanted.
    Teams { wanted: u8, away: u32 },
    /// An empty zone: the Supplement deck, the Ships or the Duty Officer.
    Nothing { zone: Zone },
    /// No controlled Location, or none without this trait.
    Controlled {
        without: Option<String>,
        cards: usize,
    },
    /// No card in play has this suit or trait.
    InPlay { wanted: String },
}
