//! `tricorder calc limits`: how much a player can still build.

use clap::Args;

use super::number::{number, stations};
use super::rules;
use crate::calc::Calculator;
use crate::calc::catan::limits::{LARGE, SMALL, STARSHIPS};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::catan::limits;

#[derive(Debug, Args)]
pub struct Limits {
    #[arg(long, default_value = "2", allow_negative_numbers = true)]
    small: String,
    #[arg(long, default_value = "0", allow_negative_numbers = true)]
    large: String,
    #[arg(long, default_value = "2", allow_negative_numbers = true)]
    starships: String,
    #[arg(long)]
    json: bool,
}

impl Limits {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let small = number("--small", &self.small, SMALL)?;
        let large = number("--large", &self.large, LARGE)?;
        let starships = number("--starships", &self.starships, STARSHIPS)?;
        let stations = stations(small, large)?;
        let rules = rules(session, Calculator::Limits)?;
        Ok(Answer::found(if self.json {
            limits::json(stations, starships, &rules)
        } else {
            limits::screen(&session.screen, stations, starships, &rules)
        }))
    }
}
