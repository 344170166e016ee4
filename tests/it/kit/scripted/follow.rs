//! What steps do at the player's table.

use model::{Effect, EntryId, PlayerPart, StardateEffect};
use solo::state::question::PartOutcome;
use solo::state::step::groups::{AcquisitionStep, CleanUpStep, PlayerStep, ResolutionStep, TurnStep};
use solo::state::step::{Step, StepKind};
use solo::state::tabletop::Slot;
use solo::{Forces, TokenCounts};

use super::Scripted;

impl Scripted {
    /// Does at the table what a step says.
    pub(super) fn follow(&mut self, step: &Step) {
        match &step.kind {
            StepKind::Acquisition(
                AcquisitionStep::Gains { card, .. }
                | AcquisitionStep::Takes { card, .. }
                | AcquisitionStep::Junks { card },
            ) => {
                if let Some(place) = self.place_of(card) {
                    self.refill(place);
                }
            }
            StepKind::CleanUp(clean_up) => self.follow_clean_up(clean_up),
            StepKind::Turn(TurnStep::TakesControl { card, .. }) => self.location_leaves(card),
            StepKind::Resolution(ResolutionStep::Resolves { card, .. }) => {
                self.card = Some(card.clone());
            }
            StepKind::Player(PlayerStep::Part { part, outcome: PartOutcome::Done, .. }) => {
                self.token_leaves(*part);
            }
            StepKind::Player(PlayerStep::Chooses { option: Some(at), .. }) => {
                for effect in self.options[*at].clone() {
                    if let Effect::You(part) = effect {
                        self.token_leaves(part);
                    }
                }
            }
            _ => {}
        }
    }

    fn follow_clean_up(&mut self, step: &CleanUpStep) {
        match step {
            CleanUpStep::Executes {
                effect: StardateEffect::WipeMarket | StardateEffect::WipeMarketAndZone,
                ..
            } => (0..4).for_each(|place| self.refill(place)),
            CleanUpStep::ZoneLoses { cards } => {
                cards.iter().for_each(|card| self.location_leaves(card));
            }
            CleanUpStep::PlacesGlory { card, .. } => {
                if let Some(tokens) = self.tokens_on(card) {
                    tokens.glory += 1;
                }
            }
            CleanUpStep::PlacesDilithium { card, amount } => {
                if let Some(tokens) = self.tokens_on(card) {
                    tokens.dilithium += amount;
                }
            }
            _ => {}
        }
    }

    fn place_of(&self, wanted: &EntryId) -> Option<usize> {
        let is_it = |slot: &Slot| matches!(slot, Slot::Card { card, .. } if card == wanted);
        self.market.iter().position(is_it)
    }

    fn tokens_on(&mut self, wanted: &EntryId) -> Option<&mut TokenCounts> {
        let place = self.place_of(wanted)?;
        match &mut self.market[place] {
            Slot::Card { tokens, .. } => Some(tokens),
            Slot::Unknown | Slot::Empty => None,
        }
    }

    fn location_leaves(&mut self, card: &EntryId) {
        if let Some(at) = self.zone.iter().position(|(other, _)| other == card) {
            self.replace(at);
        }
    }

    /// A token of the player's leaves the leftmost place that has one.
    fn token_leaves(&mut self, part: PlayerPart) {
        let Some(of) = token(part) else { return };
        let mut places = 0..self.zone.len();
        self.left = places.find(|at| *of(&mut self.zone[*at].1.clone()) > 0);
        if let Some(at) = self.left {
            *of(&mut self.zone[at].1) -= 1;
        }
    }
}

/// The tokens of the player's that a part takes away.
pub(super) fn token(part: PlayerPart) -> Option<fn(&mut Forces) -> &mut u8> {
    match part {
        PlayerPart::RemoveTeam | PlayerPart::RemoveTeamInZone => Some(|forces| &mut forces.teams),
        PlayerPart::DismissShip => Some(|forces| &mut forces.ships),
        PlayerPart::TakeIncident
        | PlayerPart::TakeIncidentAndDiscard
        | PlayerPart::DiscardCard
        | PlayerPart::DiscardTop
        | PlayerPart::DismissOfficer
        | PlayerPart::LogControlled
        | PlayerPart::MayDraw
        | PlayerPart::MayReturnIncident
        | PlayerPart::TakeIncidentAndThis
        | PlayerPart::ExhaustLocation
        | PlayerPart::RemoveTeamsAtShip
        | PlayerPart::RemoveTeamAtToken
        | PlayerPart::DismissShipInZone
        | PlayerPart::LogShip
        | PlayerPart::TakeDiscardedIncident
        | PlayerPart::FindAndLog
        | PlayerPart::TakeThis
        | PlayerPart::LogThis
        | PlayerPart::DiscardThisAndDraw
        | PlayerPart::DrawAndDiscard
        | PlayerPart::GainTwoDilithium
        | PlayerPart::RecallShip
        | PlayerPart::MayWarpShip => None,
    }
}
