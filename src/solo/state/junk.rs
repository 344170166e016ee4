//! The Junk, as far as it is known: what was told of it, and what the Bot has junked since.

use crate::model::EntryId;

use super::setup::Rulebook;
use super::tabletop::{Slot, Table};

impl Table {
    /// The Junk as told, with so many cards of the set-up that nobody has named. A card that was thought to
    /// lie in the Market has left it.
    pub fn lay_junk(&mut self, cards: &[EntryId], unnamed: u8) {
        for slot in &mut self.market {
            if matches!(slot, Slot::Card { card, .. } if cards.contains(card)) {
                *slot = Slot::Unknown;
            }
        }
        self.junk = cards.to_vec();
        self.unnamed_junk = unnamed;
        self.fresh.junk = unnamed == 0;
    }
}

impl Rulebook {
    /// Whether the Junk is followed: no Bot of the core box ever looks there.
    pub fn follows_junk(&self) -> bool {
        !self.setup.boxes.is_core_alone()
    }
}
