//! Khan's board: the traits he marks. The state of the board is not kept yet: nothing is marked, and every
//! row that asks for marks goes on as if none were.

use super::run::{Flow, Run};
use crate::model::Preference;
use crate::solo::state::step::reasons::Checked;

impl Run<'_> {
    /// Marks a trait.
    pub fn mark_trait(&mut self) -> Flow {
        Ok(())
    }

    /// A preference with the traits that are not marked in the place of the word for them.
    pub fn with_unmarked(&self, prefer: &Preference) -> Preference {
        prefer.with_unmarked(&[])
    }

    /// Whether so many traits are marked.
    pub fn marked_at_least(&self, wanted: u8) -> (bool, Checked) {
        (false, Checked::Marked { wanted, marked: 0 })
    }
}
