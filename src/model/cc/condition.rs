//! Conditions of rows of program cards.

use serde::{Deserialize, Serialize};

use super::suit::{Specialty, Suit};

/// A condition of a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Test {
    /// Suit of the card being resolved.
    ThisIs(Suit),
    /// Suit or trait of a card in the Bot Discard pile.
    InDiscard(String),
    /// A track of the Bot has reached a step.
    AtLeast {
        /// The track looked at.
        track: Specialty,
        /// The lowest step that will do.
        step: u8,
    },
    /// A track of the Bot has not gone beyond a step.
    AtMost {
        /// The track looked at.
        track: Specialty,
        /// The highest step that will do.
        step: u8,
    },
    /// Trait of the Bot's Duty Officer.
    OfficerIs(String),
    /// The card the player just discarded.
    DiscardedIs(Suit),
    /// Trait of the card being resolved.
    ThisHas(String),
    /// The card being resolved is the one with this slug.
    ThisNamed(String),
    /// The card being resolved has a Skill icon.
    ThisHasSkill,
    /// The card being resolved is a Location of which the Bot just took control in its Control Step.
    ThisFromControlStep,
    /// The Duty Officer lacks this trait.
    OfficerIsNot(String),
    /// The Bot has no Duty Officer.
    NoOfficer,
    /// A card in the Bot Discard pile with all these suits and traits.
    InDiscardAll(Vec<String>),
    /// Trait of a card in the Bot's Log.
    InLog(String),
    /// Trait of a card the Bot has in play, its Captain among them.
    InPlay(String),
    /// Trait of the top card of the Bot deck.
    TopIs(String),
    /// One track is higher than another.
    Higher {
        /// The track that must be the higher one; a tie will not do.
        track: Specialty,
        /// The track it is compared with.
        than: Specialty,
    },
    /// The card just gained.
    GainedIs(Suit),
    /// The card just discarded shares a trait, other than Human, with the player's Captain.
    DiscardedSharesTrait,
    /// So many traits are marked on the Bot's board.
    MarkedAtLeast(u8),
    /// Trait of a card the player has in play.
    PlayerHas(String),
    /// The player has a Ship at a neutral Location.
    PlayerShipInZone,
    /// Every one of these conditions.
    All(Vec<Test>),
}

/// Slugs of the cards that rows call by name ([`Test::ThisNamed`]).
pub const NAMED_CARDS: [&str; 2] = ["big-enough-helmet", "revenge-is-a-dish-best-served-cold"];
