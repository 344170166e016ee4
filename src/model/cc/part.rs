//! What rows of program cards make the player do.

use serde::{Deserialize, Serialize};

/// What the player carries out (solo rules p. 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerPart {
    TakeIncident,
    TakeIncidentAndDiscard,
    RemoveTeam,
    DiscardCard,
    DiscardTop,
    DismissOfficer,
    DismissShip,
    LogControlled,
    MayDraw,
    MayReturnIncident,
    /// An Incident and the card being resolved go under the player's deck (Conspiracy).
    TakeIncidentAndThis,
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
    FindAndLog,
    /// The card being resolved goes to the player's hand or deck, as cards are taken.
    TakeThis,
    /// The card being resolved goes to the player's Log.
    LogThis,
    /// The card being resolved goes to the player's Discard pile, and the player draws a card.
    DiscardThisAndDraw,
    DrawAndDiscard,
    GainTwoDilithium,
    RecallShip,
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
        matches!(
            self,
            PlayerPart::RemoveTeam | PlayerPart::RemoveTeamsAtShip | PlayerPart::RemoveTeamAtToken
        )
    }

    /// Whether it is a Ship at a neutral Location that leaves, and no other.
    pub fn leaves_zone(self) -> bool {
        self == PlayerPart::DismissShipInZone
    }

    /// Whether the Incident deck loses a card by it.
    pub fn takes_incident(self) -> bool {
        matches!(
            self,
            PlayerPart::TakeIncident
                | PlayerPart::TakeIncidentAndDiscard
                | PlayerPart::TakeIncidentAndThis
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
