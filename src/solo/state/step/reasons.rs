//! Why a row goes on as it does: what a condition was held against, and what was lacking.

use serde::Serialize;

use crate::state::tabletop::Zone;
use model::{EntryId, Faceup, Preference, Specialty, Suit};

/// A condition and what it was held against.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ConditionCheck {
    pub holds: bool,
    #[serde(flatten)]
    pub what: CheckKind,
}

/// What was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "check",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum CheckKind {
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
    #[serde(untagged)]
    Card(CardCheck),
    #[serde(untagged)]
    Side(SideCheck),
}

/// What was looked at on a single card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "check",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum CardCheck {
    /// A trait of a card, which may be missing.
    Trait {
        wanted: String,
        card: Option<EntryId>,
    },
    /// The name of the card being resolved.
    Named { wanted: String, card: EntryId },
    /// Skill icons of the card being resolved.
    Skill { card: EntryId },
    /// Whether the card being resolved was taken over in the Control Step.
    ControlStep { card: EntryId },
    /// The suit of the card just gained; `None` if nothing was.
    Gained { wanted: Suit, card: Option<EntryId> },
    /// The card just discarded, and a trait it shares with the player's Captain.
    Shares {
        card: Option<EntryId>,
        shared: Option<String>,
    },
}

/// What was looked at on one side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "check",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum SideCheck {
    /// The Duty Officer, who should not have a trait.
    OfficerWithout {
        wanted: String,
        card: Option<EntryId>,
    },
    /// There should be no Duty Officer.
    NoOfficer { card: Option<EntryId> },
    /// The card discarded last with all of these suits and traits.
    DiscardAll {
        wanted: Vec<String>,
        card: Option<EntryId>,
    },
    /// A card of this trait in the Log.
    Log {
        wanted: String,
        card: Option<EntryId>,
    },
    /// A card of this trait in play.
    InPlay {
        wanted: String,
        card: Option<EntryId>,
    },
    /// One track against another.
    Higher {
        track: Specialty,
        step: u8,
        than: Specialty,
        other: u8,
    },
    /// Marks on Khan's board.
    Marked { wanted: u8, marked: u8 },
    /// A card with this trait the player has in play; the player said.
    PlayerHas { wanted: String },
    /// A Ship of the player's at a neutral Location.
    PlayerShip,
}

impl From<CardCheck> for CheckKind {
    fn from(what: CardCheck) -> CheckKind {
        CheckKind::Card(what)
    }
}

impl From<SideCheck> for CheckKind {
    fn from(what: SideCheck) -> CheckKind {
        CheckKind::Side(what)
    }
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
    /// The Discard pile, of so many cards, has none with any of these suits or traits and without another.
    Discarded {
        wanted: Vec<String>,
        not: Option<String>,
        cards: usize,
    },
    /// None of the cards just discarded is an Incident.
    NoIncident,
    /// No card fits in the Junk, or there and in the Market.
    Junk { prefer: Preference, from: Faceup },
    /// No track is as high.
    Step { step: u8 },
    /// No Location an Away Team could be sent to, or no Away Team.
    Destination,
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
