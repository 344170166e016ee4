//! `tricorder calc staffing`: whether a ship is staffed.

use clap::Args;

use super::cards::{self, SHIP};
use super::crew::Crew;
use super::{refused, rules};
use crate::calc::Calculator;
use crate::calc::second::staffing::staffing;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::CcgCard;
use crate::view::calc::second::staffing as view;

#[derive(Debug, Args)]
pub struct Staffing {
    ship: Option<String>,
    #[command(flatten)]
    crew: Crew,
    #[arg(long)]
    json: bool,
}

impl Staffing {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(ship) = &self.ship else {
            return Err(refused("calc-staffing-ship", vec![]));
        };
        let ship = cards::one(session, ship, SHIP)?;
        let aboard = self.crew.read(session)?;
        let unstopped: Vec<&CcgCard> = aboard.unstopped.iter().collect();
        let shown = view::Shown {
            ship: &ship,
            staffing: &staffing(&ship, &unstopped),
            crew: &aboard.unstopped,
            stopped: &aboard.stopped,
            rules: &rules::of(session, Calculator::Staffing)?,
        };
        Ok(Answer::found(match self.json {
            true => view::json(&shown),
            false => view::show(&session.screen, &shown),
        }))
    }
}
