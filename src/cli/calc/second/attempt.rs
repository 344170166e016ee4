//! `tricorder calc attempt`: what counts in a mission attempt.

use clap::Args;

use super::cards;
use super::cards::MISSION;
use super::crew::Crew;
use super::everyone::Everyone;
use crate::calc::Calculator;
use crate::calc::second::attempt::{Leave, OVERCOME, prospect};
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::basis;
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::CcgCard;
use crate::view::calc;
use crate::view::calc::second::attempt as view;

#[derive(Debug, Args)]
pub struct Attempt {
    mission: Option<CardWords>,
    #[command(flatten)]
    crew: Crew,
    #[command(flatten)]
    everyone: Everyone,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(OVERCOME))]
    overcome: u16,
}

impl Attempt {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(mission) = self.mission.as_ref().filter(|_| !self.crew.is_empty()) else {
            return Err(CalcError::AttemptWho.into());
        };
        let mission = cards::one(session, mission, MISSION)?;
        let aboard = self.crew.read(session)?;
        let shift = self.everyone.shift();
        let changed = aboard.unstopped.into_iter().map(|card| shift.of(card));
        let personnel: Vec<CcgCard> = changed.collect();
        let crew: Vec<&CcgCard> = personnel.iter().collect();
        let prospect = prospect(&mission, &crew, self.overcome);
        if prospect.leave == Leave::Headquarters {
            let name = mission.full_name();
            return Err(CalcError::Headquarters { name }.into());
        }
        if crew.is_empty() {
            return Err(CalcError::AttemptNobody.into());
        }
        let basis = basis::of(session, Calculator::Attempt)?;
        let sum = view::Attempt::new(mission, &crew, aboard.stopped.len(), shift, &prospect);
        session.show(&calc::Answer::new(
            basis.with_rulings(prospect.dilemmas.rulings()),
            sum,
        ))
    }
}
