//! Why a row goes on as it does: what a condition was held against, and what was lacking.

use serde::Serialize;

use crate::state::tabletop::Zone;
use model::{EntryId, Faceup, Preference, Specialty, Suit};

/// A condition and what it was held against.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ConditionCheck {
    /// Whether what was looked at is as it should be.
    pub holds: bool,
    /// What the condition was held against.
    #[serde(flatten)]
    pub what: CheckKind,
}

/// What was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "check", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum CheckKind {
    /// The suit of the card being resolved.
    Suit {
        /// The suit it should have.
        wanted: Suit,
        /// The card being resolved.
        card: EntryId,
    },
    /// The card of this suit or trait discarded last; `None` if the Discard pile has none.
    Discard {
        /// Slug of the suit or trait.
        wanted: String,
        /// The card found.
        card: Option<EntryId>,
    },
    /// A track on which the Bot should have reached a step.
    AtLeast {
        /// The track of the Bot that is looked at.
        track: Specialty,
        /// The lowest step that is enough.
        wanted: u8,
        /// The step the Bot has reached.
        step: u8,
    },
    /// A track on which the Bot should not be above a step.
    AtMost {
        /// The track of the Bot that is looked at.
        track: Specialty,
        /// The highest step allowed.
        wanted: u8,
        /// The step the Bot has reached.
        step: u8,
    },
    /// The Duty Officer, who should have a trait.
    Officer {
        /// Slug of the trait.
        wanted: String,
        /// The Duty Officer; `None` if there is none.
        card: Option<EntryId>,
    },
    /// The suit of the card the player discarded; nothing was discarded, or the player said.
    Discarded {
        /// The suit it should have.
        wanted: Suit,
        /// Whether the player discarded a card.
        discarded: bool,
    },
    /// Something about a single card.
    #[serde(untagged)]
    Card(CardCheck),
    /// Something about one side of the table.
    #[serde(untagged)]
    Side(SideCheck),
}

/// What was looked at on a single card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "check", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum CardCheck {
    /// A trait of a card, which may be missing.
    Trait {
        /// Slug of the trait.
        wanted: String,
        /// The card; `None` if there is none.
        card: Option<EntryId>,
    },
    /// The name of the card being resolved.
    Named {
        /// Slug of the card it should be.
        wanted: String,
        /// The card being resolved.
        card: EntryId,
    },
    /// Skill icons of the card being resolved.
    Skill {
        /// The card being resolved.
        card: EntryId,
    },
    /// Whether the card being resolved was taken over in the Control Step.
    ControlStep {
        /// The card being resolved.
        card: EntryId,
    },
    /// The suit of the card just gained; `None` if nothing was.
    Gained {
        /// The suit it should have.
        wanted: Suit,
        /// The card just gained.
        card: Option<EntryId>,
    },
    /// The card just discarded, and a trait it shares with the player's Captain.
    Shares {
        /// The card discarded; `None` if the row discarded none.
        card: Option<EntryId>,
        /// Slug of the first trait of the Captain's, Human left out, that the card has too; `None` if there is
        /// none.
        shared: Option<String>,
    },
}

/// What was looked at on one side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "check", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum SideCheck {
    /// The Duty Officer, who should not have a trait.
    OfficerWithout {
        /// Slug of the trait.
        wanted: String,
        /// The Duty Officer; `None` if there is none.
        card: Option<EntryId>,
    },
    /// There should be no Duty Officer.
    NoOfficer {
        /// The Duty Officer; `None` if there is none.
        card: Option<EntryId>,
    },
    /// The card discarded last with all of these suits and traits.
    DiscardAll {
        /// Slugs of all the suits and traits.
        wanted: Vec<String>,
        /// The card found; `None` if there is none.
        card: Option<EntryId>,
    },
    /// A card of this trait in the Log.
    Log {
        /// Slug of the trait.
        wanted: String,
        /// The card found; `None` if there is none.
        card: Option<EntryId>,
    },
    /// A card of this trait in play.
    InPlay {
        /// Slug of the trait.
        wanted: String,
        /// The card found, the Bot's Captain among those looked at; `None` if there is none.
        card: Option<EntryId>,
    },
    /// One track against another.
    Higher {
        /// The track that should be higher.
        track: Specialty,
        /// The step the Bot has reached on it.
        step: u8,
        /// The track it is compared with.
        than: Specialty,
        /// The step the Bot has reached on that one.
        other: u8,
    },
    /// Marks on the Bot's board.
    Marked {
        /// How many traits should be marked.
        wanted: u8,
        /// How many are marked.
        marked: u8,
    },
    /// A card with this trait the player has in play; the player said.
    PlayerHas {
        /// Slug of the trait.
        wanted: String,
    },
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
#[serde(tag = "lack", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Lack {
    /// No Market card fits.
    Market {
        /// What was looked for.
        prefer: Preference,
    },
    /// The Discard pile, of so many cards, has none of this suit.
    Discard {
        /// The suit that is lacking.
        wanted: Suit,
        /// Cards of the Discard pile.
        cards: usize,
    },
    /// The Discard pile, of so many cards, has none with any of these suits or traits and without another.
    Discarded {
        /// Slugs of the suits or traits of which one is enough; empty if any card will do.
        wanted: Vec<String>,
        /// Slug of the trait or suit it must not have.
        not: Option<String>,
        /// Cards of the Discard pile.
        cards: usize,
    },
    /// None of the cards just discarded is an Incident.
    NoIncident,
    /// No card fits in the Junk, or there and in the Market.
    Junk {
        /// What was looked for.
        prefer: Preference,
        /// Where it was looked for.
        from: Faceup,
    },
    /// No track is as high.
    Step {
        /// The step one of the Bot's tracks should have reached.
        step: u8,
    },
    /// No Location an Away Team could be sent to, or no Away Team.
    Destination,
    /// Fewer own Away Teams in the Neutral Zone than wanted.
    Teams {
        /// Away Teams the row takes.
        wanted: u8,
        /// Away Teams of the Bot in the Neutral Zone.
        away: u32,
    },
    /// An empty zone: the Supplement deck, the Ships or the Duty Officer.
    Nothing {
        /// The zone that is empty.
        zone: Zone,
    },
    /// No controlled Location, or none without this trait.
    Controlled {
        /// Slug of the trait it must not have; `None` if any Location will do.
        without: Option<String>,
        /// Locations the Bot controls.
        cards: usize,
    },
    /// No card in play has this suit or trait.
    InPlay {
        /// Slug of the suit or trait.
        wanted: String,
    },
}
