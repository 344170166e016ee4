//! `tricorder calc engagement`: who wins an engagement.

use clap::Args;

use super::cards::SHIP;
use super::sides::{Sides, Worth};
use crate::calc::Calculator;
use crate::calc::second::engagement;
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::second::contest as view;

#[derive(Debug, Args)]
pub struct Engagement {
    #[command(flatten)]
    sides: Sides,
}

impl Engagement {
    pub fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        let worth: [Worth; 2] = [engagement::weapons, engagement::shields];
        let contest = self.sides.contest(session, SHIP, worth)?;
        let basis = basis::of(session, Calculator::Engagement)?;
        Ok(Answer::found(match json {
            true => view::json(&contest, &basis),
            false => view::show(&session.screen, &contest, &basis),
        }))
    }
}
