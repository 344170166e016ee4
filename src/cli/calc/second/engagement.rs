//! `tricorder calc engagement`: who wins an engagement.

use clap::Args;

use super::cards::SHIP;
use super::rules;
use super::sides::{Sides, Worth};
use crate::calc::Calculator;
use crate::calc::second::engagement;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::second::contest as view;

#[derive(Debug, Args)]
pub struct Engagement {
    #[command(flatten)]
    sides: Sides,
    #[arg(long)]
    json: bool,
}

impl Engagement {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let worth: [Worth; 2] = [engagement::weapons, engagement::shields];
        let contest = self.sides.contest(session, SHIP, worth)?;
        let calculator = Calculator::Engagement;
        let rules = rules::of(session, calculator)?;
        Ok(Answer::found(match self.json {
            true => view::json(calculator, &contest, &rules),
            false => view::show(&session.screen, calculator, &contest, &rules),
        }))
    }
}
