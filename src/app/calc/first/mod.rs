//! The board variant of the First Edition: dice tables, prices, recruiting, flights, control, points,
//! victory.
//!
//! What is a table in the printed rules is a table of an entry, and read from there; formulas stand
//! here, and a test compares their figures with the tables.

mod control;
pub mod flight;
pub mod guest;
pub mod nonaligned;
mod playing_field;
pub mod price;
mod recruit;
pub mod roll;
mod table_row;
pub mod turn;
pub mod victory;

use crate::commands::commands;
use model::{choices, codes};

pub use table_row::{TableRow, table_rows};

commands! {
    /// What cards bought in phase 2 cost.
    Price(price::PriceArgs),
    /// What it takes to recruit personnel of a Non-Aligned ship.
    Recruit(recruit::RecruitArgs),
    /// The points of a round.
    Turn(turn::TurnArgs),
    /// Who controls a mission.
    Control(control::ControlArgs),
    /// Way and Range of a flight over the playing field.
    Flight(flight::FlightArgs),
    /// How many missions it takes to win.
    Victory(victory::VictoryArgs),
}

codes!(
    /// Who plays, where the rules tell players apart: the Borg and the Dominion have columns of
    /// their own in the event card roll (phase 1), and the Borg neither recruit (phase 6) nor get
    /// bonus points (phase 10).
    Side {
        /// Anybody else.
        Normal => "normal",
        /// The Borg.
        Borg => "borg",
        /// The Dominion.
        Dominion => "dominion",
    }
);

choices! {
    /// The sides with the words for them.
    SIDES: Side = PEOPLE;
}

impl Side {
    /// Whether it may recruit Non-Aligned personnel (phase 6).
    fn may_recruit(self) -> bool {
        self != Side::Borg
    }

    /// Whether it gets bonus points (phase 10).
    fn has_bonus(self) -> bool {
        self != Side::Borg
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::text::vocabulary::meant;

    #[test]
    fn sides_are_meant_by_their_codes_and_by_words_of_both_languages() {
        for side in Side::ALL {
            assert_eq!(meant(side.code(), &SIDES), Some(side));
            assert_eq!(meant(&side.code().to_uppercase(), &SIDES), Some(side));
        }
        for (word, side) in &SIDES {
            for form in word.forms() {
                assert_eq!(meant(form, &SIDES), Some(*side), "{form}");
            }
        }
    }
}
