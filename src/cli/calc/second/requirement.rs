//! `tricorder calc requirement`: a crew against what a mission, a dilemma or a player asks for.

use clap::Args;

use super::cards;
use super::cards::CHALLENGE;
use super::crew::Crew;
use super::everyone::Everyone;
use crate::calc::Calculator;
use crate::calc::second::requirement::{Demand, demand, hold};
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model;
use crate::model::{CcgCard, Place};
use crate::view::calc::second::requirement as view;

#[derive(Debug, Args)]
pub struct Requirement {
    asked: Option<CardWords>,
    #[command(flatten)]
    crew: Crew,
    #[command(flatten)]
    everyone: Everyone,
}

impl Requirement {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(asked) = self.asked.as_ref().filter(|_| !self.crew.is_empty()) else {
            return Err(CalcError::RequirementWho.into());
        };
        let (card, requirements) = read(session, asked)?;
        let aboard = self.crew.read(session)?;
        if aboard.unstopped.is_empty() {
            return Err(CalcError::RequirementNobody.into());
        }
        let shift = self.everyone.shift();
        let changed = aboard.unstopped.into_iter().map(|card| shift.of(card));
        let personnel: Vec<CcgCard> = changed.collect();
        let crew: Vec<&CcgCard> = personnel.iter().collect();
        let held = hold(requirements, &crew);
        let stopped = aboard.stopped.len();
        let sum = view::Requirement::new(card.as_ref(), &crew, stopped, shift, held);
        basis::answer(session, Calculator::Requirement, sum)
    }
}

/// What is asked: by a mission or a dilemma of this name, else in words like those of a mission.
fn read(
    session: &Session<'_>,
    asked: &str,
) -> Result<(Option<CcgCard>, Vec<model::Requirement>), Error> {
    let card = match cards::one(session, asked, CHALLENGE) {
        Ok(card) => card,
        Err(Error::Calc(unknown @ CalcError::UnknownCard { .. })) => {
            return match asked.parse() {
                Ok(requirement) => Ok((None, vec![requirement])),
                Err(_) => Err(unknown.into()),
            };
        }
        Err(error) => return Err(error),
    };
    let name = card.full_name();
    if card.place == Some(Place::Headquarters) {
        return Err(CalcError::Headquarters { name }.into());
    }
    match demand(&card) {
        Demand::Requirements(requirements) => Ok((Some(card), requirements)),
        Demand::Nothing => Err(CalcError::NoRequirement { name }.into()),
    }
}
