//! Two kinds of sentence: what the player does by hand, and what the program keeps or has found.

use crate::steps::StepWriter;
use model::{EntryId, Position};
use solo::state::setup::DeckMode;
use solo::state::step::StepKind;
use solo::state::step::groups::{
    AcquisitionStep, CaptainStep, CleanUpStep, DeckStep, GainStep, GrowthStep, MovementStep, PileStep, PlayerStep,
    TurnStep,
};
use solo::state::tabletop::Zone;

impl StepWriter<'_> {
    /// Whether the program holds the piles of the Bot.
    pub fn is_virtual(&self) -> bool {
        self.book.setup.deck == DeckMode::Virtual
    }

    /// Whether a card of the Bot's crew stays in the box, because the program holds the piles. What its captain brings
    /// to the Incident deck lies there.
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
        let has_piles = !self.is_virtual();
        match step {
            StepKind::Turn(step) => {
                matches!(step, TurnStep::TakesControl { .. } | TurnStep::PlayerGlory { .. })
            }
            StepKind::Deck(step) => has_piles && !matches!(step, DeckStep::DeckIsOut),
            StepKind::CleanUp(step) => match step {
                CleanUpStep::ZoneLoses { cards } => !cards.is_empty(),
                CleanUpStep::ClearsStaging { cards } => !cards.is_empty() && has_piles,
                step => !matches!(step, CleanUpStep::NoMarketCard | CleanUpStep::LeavesMarket),
            },
            StepKind::Resolution(_) => false,
            StepKind::Growth(step) => !matches!(
                step,
                GrowthStep::Spends { amount: 0, .. }
                    | GrowthStep::GotGlory { .. }
                    | GrowthStep::CreditsBegin { .. }
            ),
            StepKind::Acquisition(step) => self.is_acquisition_by_hand(step),
            StepKind::Gain(step) => !matches!(
                step,
                GainStep::NothingFitsThere { .. }
                    | GainStep::NoTop { .. }
                    | GainStep::MarketIsEmpty
                    | GainStep::NoResources
            ),
            StepKind::Pile(step) => self.is_pile_by_hand(step),
            StepKind::Movement(step) => self.is_movement_by_hand(step),
            StepKind::Player(step) => matches!(
                step,
                PlayerStep::Part { .. }
                    | PlayerStep::LeavesSite { .. }
                    | PlayerStep::GoesToYou { .. }
                    | PlayerStep::Leaves { .. }
            ),
            // Markers, Dilithium and program cards lie on the table whoever turns the Bot's cards.
            StepKind::Captain(step) => !matches!(step, CaptainStep::NothingToMark | CaptainStep::NoRow { .. }),
        }
    }

    fn is_acquisition_by_hand(&self, step: &AcquisitionStep) -> bool {
        match step {
            AcquisitionStep::TakesSupplement => !self.is_virtual(),
            step => !matches!(
                step,
                AcquisitionStep::NothingFits { .. }
                    | AcquisitionStep::NoTokens { .. }
                    | AcquisitionStep::NothingToJunk
                    | AcquisitionStep::NoEncounter
                    | AcquisitionStep::IncidentsLeft { .. }
                    | AcquisitionStep::NoSupplement
            ),
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
            PileStep::DiscardsBottom { .. }
            | PileStep::PutsOnDeck { .. }
            | PileStep::Fetches { .. }
            | PileStep::Stages { .. }
            | PileStep::TurnsUp { .. } => !self.is_virtual(),
            step => !matches!(step, PileStep::NoneThere { .. }),
        }
    }

    fn is_movement_by_hand(&self, step: &MovementStep) -> bool {
        let moves_card = matches!(
            step,
            MovementStep::Deploys { .. } | MovementStep::Promotes { .. } | MovementStep::Keeps { .. }
        );
        let moves_token = matches!(
            step,
            MovementStep::Warps { .. }
                | MovementStep::Sends { .. }
                | MovementStep::RemovesTeam { .. }
                | MovementStep::AddsTeam { .. }
        );
        moves_token || moves_card && !self.is_virtual()
    }
}
