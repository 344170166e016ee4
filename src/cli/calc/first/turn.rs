//! `tricorder calc turn`: the points of a round.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::first::{Side, turn};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::choices::PEOPLES;
use crate::cli::options::{Numbers, OneOf};
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc;
use crate::view::calc::first::turn as view;

/// The most points of a mission, and the most bonus points at once.
const POINTS: u64 = 999;
/// The most people in Colonies.
const PEOPLE: u64 = 999;
/// Missions on the largest playing field: 7 × 7.
const FIELD: u64 = 49;

#[derive(Debug, Args)]
pub struct Turn {
    #[arg(long = "missions", id = "solved", value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=POINTS))]
    missions: Vec<u64>,
    #[arg(long = "bonus", id = "bonus_points", value_delimiter = ',',
        allow_negative_numbers = true, value_parser = Numbers(0..=POINTS))]
    bonus: Vec<u64>,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=PEOPLE))]
    personnel: u64,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=PEOPLE))]
    civilians: u64,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=FIELD))]
    owned: u64,
    #[arg(long = "phoenix", id = "phoenixes", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=FIELD))]
    phoenixes: u64,
    #[arg(long = "fees", id = "guests", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=PEOPLE))]
    guests: u64,
    #[arg(long, value_parser = OneOf(&PEOPLES), default_value = "normal")]
    side: Side,
}

impl Turn {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let turn = turn::Turn {
            side: self.side,
            missions: self.missions,
            bonus: self.bonus,
            personnel: self.personnel,
            civilians: self.civilians,
            owned: self.owned,
            phoenixes: self.phoenixes,
            guests: self.guests,
        };
        let basis =
            basis::asked(session, Calculator::Turn, &turn.entries())?.with_rulings(turn.rulings());
        session.show(&calc::Answer::new(basis, view::Turn::new(turn)))
    }
}
