//! What happens on Khan's board and on the card he starts on.

use serde::Serialize;

use crate::model::EntryId;

/// A step of Khan's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum KhanStep {
    /// A trait is marked, for a card or because a row says so.
    Marks {
        #[serde(rename = "trait")]
        slug: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<EntryId>,
        /// How many are marked then.
        marked: usize,
        /// Of how many; for its sentence only.
        #[serde(skip)]
        places: usize,
    },
    /// Every place of the board has its marker.
    NothingToMark,
    /// No row of the card Khan starts on fits.
    NoRow { card: EntryId },
    /// In exile a card has left the Supplement deck, or the turn ends.
    GainsDilithium { at_end: bool, dilithium: u8 },
    /// Khan has enough Dilithium to come back.
    SpendsAll { dilithium: u8 },
    /// The regular program cards count from now on.
    LeavesExile { with_officer: bool },
}

impl KhanStep {
    pub(super) fn page(&self) -> &'static str {
        match self {
            KhanStep::Marks { .. }
            | KhanStep::NothingToMark
            | KhanStep::NoRow { .. }
            | KhanStep::GainsDilithium { .. }
            | KhanStep::SpendsAll { .. }
            | KhanStep::LeavesExile { .. } => "5",
        }
    }
}
