//! What rows of program cards make the player do.

use serde::{Deserialize, Serialize};

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
