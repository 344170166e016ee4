//! Conditions of rows of program cards, and what such rows make the player do.

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

/// What the player carries out (solo rules p. 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerPart {
    /// The top card of the Incident deck.
    TakeIncident,
    /// The top card of the Incident deck, which is discarded at once.
    TakeIncidentAndDiscard,
    /// An Away Team, from a neutral Location or one the player controls.
    RemoveTeam,
    /// An Away Team from a neutral Location.
    RemoveTeamInZone,
    /// A card of the player’s choice; conditions may look at it.
    DiscardCard,
    /// The top card of the player’s deck; conditions may look at it.
    DiscardTop,
    /// One of the player’s Duty Officers.
    DismissOfficer,
    /// One of the player’s Ships, at a neutral Location or elsewhere.
    DismissShip,
    /// A Location that the player controls goes to the Log.
    LogControlled,
    /// A benefit: the player may draw a card.
    MayDraw,
    /// A benefit: an Incident from the hand or the Discard pile may go back to the Incident deck.
    MayReturnIncident,
    /// An Incident and the card being resolved go under the player's deck (Conspiracy).
    TakeIncidentAndThis,
    /// A Location that the player controls is exhausted.
    ExhaustLocation,
    /// All Away Teams at one neutral Location where the Bot has a Ship.
    RemoveTeamsAtShip,
    /// An Away Team at a neutral Location where the Bot has a token.
    RemoveTeamAtToken,
    /// A Ship at a neutral Location.
    DismissShipInZone,
    /// A Ship from the hand, the Discard pile or play.
    LogShip,
    /// An Incident of the Bot Discard pile.
    TakeDiscardedIncident,
    /// A card of any kind is found and logged.
    FindAndLog,
    /// The card being resolved goes to the player's hand or deck, as cards are taken.
    TakeThis,
    /// The card being resolved goes to the player's Log.
    LogThis,
    /// The card being resolved goes to the player's Discard pile, and the player draws a card.
    DiscardThisAndDraw,
    /// No attack: the player draws a card and discards one.
    DrawAndDiscard,
    /// No attack: the player gains 2 Dilithium.
    GainTwoDilithium,
    /// No attack: one of the player’s Ships is recalled, if there is one.
    RecallShip,
    /// No attack: the player may warp a Ship.
    MayWarpShip,
}

impl PlayerPart {
    /// Whether a player may be unable to do it. An Incident can always be taken: when the last one is
    /// taken, the game is over.
    pub fn may_be_impossible(self) -> bool {
        !matches!(
            self,
            PlayerPart::TakeIncident
                | PlayerPart::TakeIncidentAndDiscard
                | PlayerPart::TakeIncidentAndThis
                | PlayerPart::TakeThis
                | PlayerPart::LogThis
        )
    }

    /// Whether an Away Team of the player's leaves a Location by it.
    pub fn takes_team(self) -> bool {
        self == PlayerPart::RemoveTeam || self.leaves_zone() && self != PlayerPart::DismissShipInZone
    }

    /// Whether the row says that what leaves stands at a neutral Location.
    pub fn leaves_zone(self) -> bool {
        matches!(
            self,
            PlayerPart::RemoveTeamInZone
                | PlayerPart::RemoveTeamsAtShip
                | PlayerPart::RemoveTeamAtToken
                | PlayerPart::DismissShipInZone
        )
    }

    /// Whether the Incident deck loses a card by it.
    pub fn takes_incident(self) -> bool {
        matches!(
            self,
            PlayerPart::TakeIncident | PlayerPart::TakeIncidentAndDiscard | PlayerPart::TakeIncidentAndThis
        )
    }

    /// Red on the card: an attack, which may be cancelled. The others are benefits, or stand on a
    /// card instead of a program card.
    pub fn is_attack(self) -> bool {
        !matches!(
            self,
            PlayerPart::MayDraw
                | PlayerPart::MayReturnIncident
                | PlayerPart::TakeIncidentAndThis
                | PlayerPart::DiscardThisAndDraw
                | PlayerPart::DrawAndDiscard
                | PlayerPart::GainTwoDilithium
                | PlayerPart::RecallShip
                | PlayerPart::MayWarpShip
        )
    }
}
