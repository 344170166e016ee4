//! Two kinds of sentence: what the player does by hand, and what the program keeps or has found.

use super::Telling;
use crate::model::{EntryId, Position};
use crate::solo::state::setup::DeckMode;
use crate::solo::state::step::StepKind;
use crate::solo::state::step::gains::GainStep;
use crate::solo::state::step::groups::{
    AcquisitionStep, CleanUpStep, DeckStep, GrowthStep, MovementStep, PileStep, PlayerStep,
    ResolutionStep, TurnStep,
};
use crate::solo::state::step::khan::KhanStep;
use crate::solo::state::tabletop::Zone;

impl Telling<'_> {
    /// Whether the program holds the piles of the Bot.
    pub(in crate::view::solo) fn is_virtual(&self) -> bool {
        self.book.setup.deck == DeckMode::Virtual
    }

    /// Whether a card of the Bot's crew stays in the box, because the program holds the piles. What its captain brings to
    /// the Incident deck lies there.
    pub(super) fn is_boxed(&self, card: &EntryId) -> bool {
        let printed = self.book.card(card);
        let is_own = self.is_challenge(card)
            || printed.is_some_and(|card| {
                card.deck == self.book.setup.bot && card.position != Some(Position::IncidentDeck)
            });
        self.is_virtual() && is_own
    }

    /// Whether a card is the one the challenge adds to the Bot's.
    pub(super) fn is_challenge(&self, card: &EntryId) -> bool {
        let printed = self.book.card(card);
        printed.is_some_and(|card| card.position == Some(Position::SoloChallenge))
    }

    /// Whether a step has something moved at the table.
    pub(super) fn is_by_hand(&self, step: &StepKind) -> bool {
        match step {
            StepKind::Turn(step) => is_turn_by_hand(step),
            StepKind::Deck(step) => is_deck_by_hand(step) && !self.is_virtual(),
            StepKind::CleanUp(step) => self.is_clean_up_by_hand(step),
            StepKind::Resolution(
                ResolutionStep::Resolves { .. }
                | ResolutionStep::NeverResolved { .. }
                | ResolutionStep::NotAble { .. }
                | ResolutionStep::Tested { .. }
                | ResolutionStep::Repeats { .. }
                | ResolutionStep::RepeatsInPlay { .. }
                | ResolutionStep::GoesOn { .. },
            ) => false,
            StepKind::Growth(step) => is_growth_by_hand(step),
            StepKind::Acquisition(step) => self.is_acquisition_by_hand(step),
            StepKind::Gain(step) => is_gain_by_hand(step),
            StepKind::Pile(step) => self.is_pile_by_hand(step),
            StepKind::Movement(step) => self.is_movement_by_hand(step),
            StepKind::Player(step) => is_player_by_hand(step),
            StepKind::Khan(step) => is_khan_by_hand(step),
        }
    }

    fn is_clean_up_by_hand(&self, step: &CleanUpStep) -> bool {
        match step {
            CleanUpStep::Executes { .. }
            | CleanUpStep::PlacesGlory { .. }
            | CleanUpStep::PlacesDilithium { .. } => true,
            CleanUpStep::ZoneLoses { cards } => !cards.is_empty(),
            CleanUpStep::ClearsStaging { cards } => !cards.is_empty() && !self.is_virtual(),
            CleanUpStep::NoMarketCard | CleanUpStep::LeavesMarket => false,
        }
    }

    fn is_acquisition_by_hand(&self, step: &AcquisitionStep) -> bool {
        match step {
            AcquisitionStep::Gains { .. }
            | AcquisitionStep::Takes { .. }
            | AcquisitionStep::Junks { .. }
            | AcquisitionStep::TakesIncident { .. }
            | AcquisitionStep::GainsEncounter { .. }
            | AcquisitionStep::TakesEncounter { .. } => true,
            AcquisitionStep::TakesSupplement => !self.is_virtual(),
            AcquisitionStep::NothingFits { .. }
            | AcquisitionStep::NoTokens { .. }
            | AcquisitionStep::NothingToJunk
            | AcquisitionStep::NoEncounter
            | AcquisitionStep::IncidentsLeft { .. }
            | AcquisitionStep::NoSupplement => false,
        }
    }

    fn is_pile_by_hand(&self, step: &PileStep) -> bool {
        match step {
            PileStep::Discards { from, .. } => !self.is_virtual() || *from == Zone::Ships,
            PileStep::Logs { card, from } => {
                let is_on_table = *from == Zone::Controlled && !self.is_boxed(card);
                !self.is_virtual() || *from == Zone::Ships || is_on_table
            }
            PileStep::Destroys { card } => !self.is_boxed(card),
            PileStep::Returns { .. }
            | PileStep::Receives { .. }
            | PileStep::DiscardsUnnamed { .. }
            | PileStep::LogsUnnamed { .. } => true,
            PileStep::PutsOnDeck { .. }
            | PileStep::Fetches { .. }
            | PileStep::Stages { .. }
            | PileStep::TurnsUp { .. } => !self.is_virtual(),
            PileStep::NoneThere { .. } => false,
        }
    }

    fn is_movement_by_hand(&self, step: &MovementStep) -> bool {
        match step {
            MovementStep::Deploys { .. }
            | MovementStep::Promotes { .. }
            | MovementStep::Keeps { .. } => !self.is_virtual(),
            MovementStep::Warps { .. }
            | MovementStep::Sends { .. }
            | MovementStep::RemovesTeam { .. }
            | MovementStep::AddsTeam { .. } => true,
            MovementStep::NoDestination
            | MovementStep::NoTeam
            | MovementStep::NoTeamInSupply
            | MovementStep::JustSent => false,
        }
    }
}

fn is_turn_by_hand(step: &TurnStep) -> bool {
    match step {
        TurnStep::TakesControl { .. } | TurnStep::PlayerGlory { .. } => true,
        TurnStep::TurnBegins { .. }
        | TurnStep::NothingSecured
        | TurnStep::TurnEnds
        | TurnStep::Ends { .. } => false,
    }
}

fn is_deck_by_hand(step: &DeckStep) -> bool {
    match step {
        DeckStep::Draws { .. } | DeckStep::Reshuffles { .. } => true,
        DeckStep::DeckIsOut => false,
    }
}

fn is_growth_by_hand(step: &GrowthStep) -> bool {
    match step {
        GrowthStep::GainsTrack { .. }
        | GrowthStep::GainsGlory { .. }
        | GrowthStep::YouGain { .. }
        | GrowthStep::Gets { .. }
        | GrowthStep::Spends { amount: 1.., .. }
        | GrowthStep::StardateLoses { .. }
        | GrowthStep::StardateEmpties { .. } => true,
        GrowthStep::Spends { amount: 0, .. }
        | GrowthStep::GotGlory { .. }
        | GrowthStep::CreditsBegin { .. } => false,
    }
}

/// Markers, Dilithium and program cards lie on the table whoever turns the Bot's cards.
fn is_khan_by_hand(step: &KhanStep) -> bool {
    match step {
        KhanStep::Marks { .. }
        | KhanStep::GainsDilithium { .. }
        | KhanStep::SpendsAll { .. }
        | KhanStep::LeavesExile { .. } => true,
        KhanStep::NothingToMark | KhanStep::NoRow { .. } => false,
    }
}

fn is_gain_by_hand(step: &GainStep) -> bool {
    match step {
        GainStep::GainsFromJunk { .. }
        | GainStep::GainsTop { .. }
        | GainStep::GainsResources { .. }
        | GainStep::JunksIncident
        | GainStep::GainsIncident { .. } => true,
        GainStep::NothingFitsThere { .. }
        | GainStep::NoTop { .. }
        | GainStep::MarketIsEmpty
        | GainStep::NoResources => false,
    }
}

fn is_player_by_hand(step: &PlayerStep) -> bool {
    match step {
        PlayerStep::Part { .. }
        | PlayerStep::LeavesSite { .. }
        | PlayerStep::GoesToYou { .. }
        | PlayerStep::Leaves { .. } => true,
        PlayerStep::Chooses { .. }
        | PlayerStep::ChoiceCancelled
        | PlayerStep::Reported { .. }
        | PlayerStep::NoEffect => false,
    }
}
