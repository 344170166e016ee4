//! `tricorder calc limits`: how much a player can still build.

use clap::Args;

use super::stations::stations;
use crate::calc::Calculator;
use crate::calc::catan::limits::{LARGE, SMALL, STARSHIPS};
use crate::cli::Answer;
use crate::cli::args::Numbers;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::catan::limits;

#[derive(Debug, Args)]
pub struct Limits {
    #[arg(long, default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(0..=SMALL))]
    small: u8,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=LARGE))]
    large: u8,
    #[arg(long, default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(0..=STARSHIPS))]
    starships: u8,
}

impl Limits {
    pub fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        let stations = stations(self.small, self.large)?;
        let basis = basis::of(session, Calculator::Limits)?;
        Ok(Answer::found(if json {
            limits::json(stations, self.starships, &basis)
        } else {
            limits::show(&session.screen, stations, self.starships, &basis)
        }))
    }
}
