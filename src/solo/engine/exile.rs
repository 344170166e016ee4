//! What Khan watches for while anything happens: cards that come to the Bot mark a trait, and on the card he
//! starts on, cards that leave the Supplement deck bring Dilithium.

use crate::model::EntryId;

use super::run::{Flow, Run};
use crate::solo::state::step::StepKind;
use crate::solo::state::step::gains::GainStep;
use crate::solo::state::step::groups::{AcquisitionStep, DeckStep, PileStep, TurnStep};
use crate::solo::state::step::khan::KhanStep;
use crate::solo::state::table::Zone;

/// Dilithium with which Khan comes back from exile.
const ENOUGH: u8 = 5;

/// What Khan answers to.
pub(super) enum Trigger {
    /// The Bot has gained a card, taken it or taken control of it.
    Comes(EntryId),
    /// A card has left the Supplement deck.
    LeavesSupplement,
}

impl Trigger {
    /// What a step is to Khan.
    pub fn of(kind: &StepKind) -> Option<Trigger> {
        match kind {
            StepKind::Turn(TurnStep::TakesControl { card, .. }) => {
                Some(Trigger::Comes(card.clone()))
            }
            StepKind::Acquisition(step) => Trigger::of_acquisition(step),
            StepKind::Gain(step) => Trigger::of_gain(step),
            StepKind::Deck(step) => {
                let is_drawn = matches!(
                    step,
                    DeckStep::Reshuffles {
                        supplement: true,
                        ..
                    }
                );
                is_drawn.then_some(Trigger::LeavesSupplement)
            }
            StepKind::Pile(step) => {
                let is_turned_up = matches!(
                    step,
                    PileStep::Discards {
                        from: Zone::Supplement,
                        ..
                    } | PileStep::Stages {
                        from: Zone::Supplement,
                        ..
                    }
                );
                is_turned_up.then_some(Trigger::LeavesSupplement)
            }
            StepKind::Turn(_)
            | StepKind::CleanUp(_)
            | StepKind::Resolution(_)
            | StepKind::Growth(_)
            | StepKind::Movement(_)
            | StepKind::Player(_)
            | StepKind::Khan(_) => None,
        }
    }

    fn of_gain(step: &GainStep) -> Option<Trigger> {
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

    fn of_acquisition(step: &AcquisitionStep) -> Option<Trigger> {
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

impl Run<'_> {
    /// What follows for Khan from what has just been written down.
    pub(super) fn khan_answers(&mut self, trigger: Trigger) {
        match trigger {
            Trigger::Comes(card) => self.mark_for(&card),
            Trigger::LeavesSupplement => self.exile_dilithium(false),
        }
    }

    /// In exile 1 Dilithium from the supply.
    fn exile_dilithium(&mut self, at_end: bool) {
        if !self.table.is_exile() {
            return;
        }
        let supply = &mut self.table.supply;
        supply.dilithium = supply.dilithium.saturating_add(1);
        let dilithium = supply.dilithium;
        self.note(KhanStep::GainsDilithium { at_end, dilithium });
    }

    /// The end of Khan's turn in exile: 1 Dilithium, and with enough of it he comes back.
    pub fn end_of_exile_turn(&mut self) -> Flow {
        self.exile_dilithium(true);
        if !self.table.is_exile() || self.table.supply.dilithium < ENOUGH {
            return Ok(());
        }
        let dilithium = std::mem::take(&mut self.table.supply.dilithium);
        self.note(KhanStep::SpendsAll { dilithium });
        self.gain_encounter()?;
        if let Some(khan) = &mut self.table.khan {
            khan.exile = false;
        }
        let with_officer = self.table.officer.is_some();
        self.note(KhanStep::LeavesExile { with_officer });
        Ok(())
    }
}
