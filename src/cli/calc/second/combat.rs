//! `tricorder calc combat`: who wins a combat.

use clap::Args;

use super::cards::PERSONNEL;
use super::rules;
use super::sides::{Sides, Worth};
use crate::calc::Calculator;
use crate::calc::second::combat;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::second::contest as view;

#[derive(Debug, Args)]
pub struct Combat {
    #[command(flatten)]
    sides: Sides,
    #[arg(long)]
    json: bool,
}

impl Combat {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let worth: [Worth; 2] = [combat::strength, combat::strength];
        let contest = self.sides.contest(session, PERSONNEL, worth)?;
        let calculator = Calculator::Combat;
        let rules = rules::of(session, calculator)?;
        Ok(Answer::found(match self.json {
            true => view::json(calculator, &contest, &rules),
            false => view::show(&session.screen, calculator, &contest, &rules),
        }))
    }
}
