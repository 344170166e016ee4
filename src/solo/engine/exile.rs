//! What Khan watches for while anything happens: cards that come to the Bot mark a trait, and on the card he
//! starts on, cards that leave the Supplement deck bring Dilithium.

use super::run::{Flow, Run};
use super::trigger::Trigger;
use crate::solo::state::step::khan::KhanStep;

/// Dilithium with which Khan comes back from exile.
const ENOUGH: u8 = 5;

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
