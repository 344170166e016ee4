//! `tricorder calc staffing`: whether a ship is staffed.

use clap::Args;

use super::cards;
use super::cards::SHIP;
use super::crew::Crew;
use crate::calc::Calculator;
use crate::calc::second::staffing::staffing;
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::CcgCard;
use crate::view::calc::second::staffing as view;

#[derive(Debug, Args)]
pub struct Staffing {
    ship: Option<CardWords>,
    #[command(flatten)]
    crew: Crew,
}

impl Staffing {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(ship) = &self.ship else {
            return Err(CalcError::StaffingShip.into());
        };
        let ship = cards::one(session, ship, SHIP)?;
        let aboard = self.crew.read(session)?;
        let crew: Vec<&CcgCard> = aboard.unstopped.iter().collect();
        let seats = staffing(&ship, &crew);
        let sum = view::Staffing::new(&ship, &seats, &crew, &aboard.stopped);
        basis::answer(session, Calculator::Staffing, sum)
    }
}
