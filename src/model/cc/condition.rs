//! Conditions of rows of program cards.
//!
//! What rows of program cards make the player do.

use serde::{Deserialize, Serialize};

use super::suit::{Specialty, Suit};

/// A condition of a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Test {
    /// The card being resolved is of this suit.
    ThisIs(Suit),
    /// Suit or trait of a card in the Bot Discard pile.
    InDiscard(String),
    /// The marker of a track stands at a step or above.
    AtLeast {
        /// The track.
        track: Specialty,
        /// The step.
        step: u8,
    },
    /// The marker of a track stands at a step or below.
    AtMost {
        /// The track.
        track: Specialty,
        /// The step.
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
        /// The track that is compared.
        track: Specialty,
        /// The track it must be above.
        than: Specialty,
    },
    /// The card just gained.
    GainedIs(Suit),
    /// The card just discarded shares a trait, other than Human, with the player's Captain.
    DiscardedSharesTrait,
    /// So many traits are marked on Khan's board.
    MarkedAtLeast(u8),
    /// Trait of a card the player has in play.
    PlayerHas(String),
    /// The player has a Ship at a neutral Location.
    PlayerShipInZone,
    /// All of these hold.
    All(Vec<Test>),
}

/// Slugs of the cards that rows call by name ([`Test::ThisNamed`]).
pub const NAMED_CARDS: [&str; 2] = ["big-enough-helmet", "revenge-is-a-dish-best-served-cold"];

/// What the player carries out (solo rules p. 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerPart {
    /// The player takes an Incident.
    TakeIncident,
    /// The player takes an Incident and discards a card.
    TakeIncidentAndDiscard,
    /// An Away Team of the player is removed.
    RemoveTeam,
    /// The player discards a card from hand.
    DiscardCard,
    /// The player discards the top card of the deck.
    DiscardTop,
    /// The player dismisses a Duty Officer.
    DismissOfficer,
    /// The player dismisses a Ship.
    DismissShip,
    /// The player logs a controlled Location.
    LogControlled,
    /// The player may draw a card.
    MayDraw,
    /// The player may return an Incident.
    MayReturnIncident,
    /// An Incident and the card being resolved go under the player's deck (Conspiracy).
    TakeIncidentAndThis,
    /// The player exhausts a Location.
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
    /// The player finds a card and logs it.
    FindAndLog,
    /// The card being resolved goes to the player's hand or deck, as cards are taken.
    TakeThis,
    /// The card being resolved goes to the player's Log.
    LogThis,
    /// The card being resolved goes to the player's Discard pile, and the player draws a card.
    DiscardThisAndDraw,
    /// The player draws a card and discards one.
    DrawAndDiscard,
    /// The player gains 2 Dilithium.
    GainTwoDilithium,
    /// The player recalls a Ship.
    RecallShip,
    /// The player may warp a Ship.
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

    /// Whether an Away Team of the player's leaves a neutral Location by it.
    pub fn takes_team(self) -> bool {
        matches!(self, PlayerPart::RemoveTeam | PlayerPart::RemoveTeamsAtShip | PlayerPart::RemoveTeamAtToken)
    }

    /// Whether it is a Ship at a neutral Location that leaves, and no other.
    pub fn leaves_zone(self) -> bool {
        self == PlayerPart::DismissShipInZone
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
