//! What happens that a captain's board or card watches for: cards that come to the Bot, and cards that leave its Supplement deck.

use crate::state::step::StepKind;
use crate::state::step::groups::GainStep;
use crate::state::step::groups::{AcquisitionStep, DeckStep, PileStep, TurnStep};
use crate::state::tabletop::Zone;
use model::EntryId;

/// What a captain's board or card answers to.
pub(super) enum Trigger {
    /// The Bot has gained a card, taken it or taken control of it.
    Comes(EntryId),
    /// A card has left the Supplement deck.
    LeavesSupplement,
}

impl Trigger {
    /// What a step is to them.
    pub(super) fn from_step(kind: &StepKind) -> Option<Trigger> {
        match kind {
            StepKind::Turn(TurnStep::TakesControl { card, .. }) => Some(Trigger::Comes(card.clone())),
            StepKind::Acquisition(step) => Trigger::from_acquisition(step),
            StepKind::Gain(step) => Trigger::from_gain(step),
            StepKind::Deck(step) => {
                let is_drawn = matches!(step, DeckStep::Reshuffles { supplement: true, .. });
                is_drawn.then_some(Trigger::LeavesSupplement)
            }
            StepKind::Pile(step) => {
                let is_turned_up = matches!(
                    step,
                    PileStep::DiscardsBottom { .. }
                        | PileStep::Discards { from: Zone::Supplement, .. }
                        | PileStep::Stages { from: Zone::Supplement, .. }
                );
                is_turned_up.then_some(Trigger::LeavesSupplement)
            }
            StepKind::Turn(_)
            | StepKind::CleanUp(_)
            | StepKind::Resolution(_)
            | StepKind::Growth(_)
            | StepKind::Movement(_)
            | StepKind::Player(_)
            | StepKind::Captain(_) => None,
        }
    }

    fn from_gain(step: &GainStep) -> Option<Trigger> {
        match step {
            GainStep::GainsFromJunk { card }
            | GainStep::GainsTop { card, .. }
            | GainStep::GainsIncident { card } => Some(Trigger::Comes(card.clone())),
            GainStep::NothingFitsThere { .. }
            | GainStep::NoTop { .. }
            | GainStep::MarketIsEmpty
            | GainStep::GainsResources { .. }
            | GainStep::NoResources
            | GainStep::JunksIncident => None,
        }
    }

    fn from_acquisition(step: &AcquisitionStep) -> Option<Trigger> {
        match step {
            AcquisitionStep::Gains { card, .. }
            | AcquisitionStep::Takes { card, .. }
            | AcquisitionStep::GainsEncounter { card } => Some(Trigger::Comes(card.clone())),
            AcquisitionStep::TakesIncident { card } | AcquisitionStep::TakesEncounter { card } => {
                card.clone().map(Trigger::Comes)
            }
            AcquisitionStep::TakesSupplement => Some(Trigger::LeavesSupplement),
            AcquisitionStep::NothingFits { .. }
            | AcquisitionStep::NoTokens { .. }
            | AcquisitionStep::Junks { .. }
            | AcquisitionStep::NothingToJunk
            | AcquisitionStep::IncidentsLeft { .. }
            | AcquisitionStep::NoEncounter
            | AcquisitionStep::NoSupplement => None,
        }
    }
}
