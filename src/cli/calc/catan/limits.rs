//! `tricorder calc limits`: how much a player can still build.

use clap::Args;

use super::stations::stations;
use crate::calc::Calculator;
use crate::calc::catan::limits::{LARGE, Pieces, SMALL, STARSHIPS};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::catan::limits as view;

#[derive(Debug, Args)]
pub struct Limits {
    #[arg(long, alias = "outposts", default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(0..=SMALL))]
    small: u8,
    #[arg(long, alias = "starbases", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=LARGE))]
    large: u8,
    #[arg(long, default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(0..=STARSHIPS))]
    starships: u8,
}

impl Limits {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let on_board = Pieces {
            starships: self.starships,
            stations: stations(self.small, self.large)?,
        };
        basis::answer(session, Calculator::Limits, view::Limits::new(on_board))
    }
}
