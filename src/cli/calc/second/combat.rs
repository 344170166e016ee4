//! `tricorder calc combat`: who wins a combat.

use clap::Args;

use super::cards::PERSONNEL;
use super::sides::{Sides, Worth};
use crate::calc::Calculator;
use crate::calc::second::combat;
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::second::contest as view;

#[derive(Debug, Args)]
pub struct Combat {
    #[command(flatten)]
    sides: Sides,
}

impl Combat {
    pub fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        let worth: [Worth; 2] = [combat::strength, combat::strength];
        let contest = self.sides.contest(session, PERSONNEL, worth)?;
        let basis = basis::of(session, Calculator::Combat)?;
        Ok(Answer::found(match json {
            true => view::json(&contest, &basis),
            false => view::show(&session.screen, &contest, &basis),
        }))
    }
}
