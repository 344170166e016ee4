//! The board variant of the First Edition: dice tables, prices, recruiting, flights, control, points,
//! victory.
//!
//! What is a table in the printed rules is a table of an entry, and read from there; formulas stand
//! here, and a test compares their figures with the tables.

pub mod control;
pub mod flight;
pub mod guest;
pub mod nonaligned;
pub mod price;
pub mod recruit;
pub mod roll;
mod rows;
pub mod turn;
pub mod victory;

use crate::model::codes;

pub use rows::{Row, rows};

codes!(
    /// Who plays, where the rules tell players apart: the Borg and the Dominion have columns of
    /// their own in the event card roll (phase 1), and the Borg neither recruit (phase 6) nor get
    /// bonus points (phase 10).
    Side {
        Normal => "normal",
        Borg => "borg",
        Dominion => "dominion",
    }
);

impl Side {
    /// Whether it may recruit Non-Aligned personnel (phase 6).
    pub fn recruits(self) -> bool {
        self != Side::Borg
    }

    /// Whether it gets bonus points (phase 10).
    pub fn has_bonus(self) -> bool {
        self != Side::Borg
    }
}
