//! What rows of program cards make the player do.

use crate::codes;

codes!(
    /// What the player carries out (solo rules p. 10).
    PlayerPart {
        /// The top card of the Incident deck.
        TakeIncident => "take_incident",
        /// The top card of the Incident deck, which is discarded at once.
        TakeIncidentAndDiscard => "take_incident_and_discard",
        /// An Away Team, from a neutral Location or one the player controls.
        RemoveTeam => "remove_team",
        /// An Away Team from a neutral Location.
        RemoveTeamInZone => "remove_team_in_zone",
        /// A card of the player’s choice; conditions may look at it.
        DiscardCard => "discard_card",
        /// The top card of the player’s deck; conditions may look at it.
        DiscardTop => "discard_top",
        /// One of the player’s Duty Officers.
        DismissOfficer => "dismiss_officer",
        /// One of the player’s Ships, at a neutral Location or elsewhere.
        DismissShip => "dismiss_ship",
        /// A Location that the player controls goes to the Log.
        LogControlled => "log_controlled",
        /// A benefit: the player may draw a card.
        MayDraw => "may_draw",
        /// A benefit: an Incident from the hand or the Discard pile may go back to the Incident deck.
        MayReturnIncident => "may_return_incident",
        /// An Incident and the card being resolved go under the player's deck (Conspiracy).
        TakeIncidentAndThis => "take_incident_and_this",
        /// A Location that the player controls is exhausted.
        ExhaustLocation => "exhaust_location",
        /// All Away Teams at one neutral Location where the Bot has a Ship.
        RemoveTeamsAtShip => "remove_teams_at_ship",
        /// An Away Team at a neutral Location where the Bot has a token.
        RemoveTeamAtToken => "remove_team_at_token",
        /// A Ship at a neutral Location.
        DismissShipInZone => "dismiss_ship_in_zone",
        /// A Ship from the hand, the Discard pile or play.
        LogShip => "log_ship",
        /// An Incident of the Bot Discard pile.
        TakeDiscardedIncident => "take_discarded_incident",
        /// A card of any kind is found and logged.
        FindAndLog => "find_and_log",
        /// The card being resolved goes to the player's hand or deck, as cards are taken.
        TakeThis => "take_this",
        /// The card being resolved goes to the player's Log.
        LogThis => "log_this",
        /// The card being resolved goes to the player's Discard pile, and the player draws a card.
        DiscardThisAndDraw => "discard_this_and_draw",
        /// No attack: the player draws a card and discards one.
        DrawAndDiscard => "draw_and_discard",
        /// No attack: the player gains 2 Dilithium.
        GainTwoDilithium => "gain_two_dilithium",
        /// No attack: one of the player’s Ships is recalled, if there is one.
        RecallShip => "recall_ship",
        /// No attack: the player may warp a Ship.
        MayWarpShip => "may_warp_ship",
    }
);

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
