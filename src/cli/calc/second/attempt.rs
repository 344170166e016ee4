//! `tricorder calc attempt`: what counts in a mission attempt.

use clap::Args;

use super::cards::{self, MISSION};
use super::crew::Crew;
use super::{bounds, refused, rules};
use crate::calc::Calculator;
use crate::calc::second::attempt::{Dilemmas, Leave, OVERCOME, checks, leave};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::CcgCard;
use crate::view::calc::second::attempt as view;

#[derive(Debug, Args)]
pub struct Attempt {
    mission: Option<String>,
    #[command(flatten)]
    crew: Crew,
    #[arg(long, allow_negative_numbers = true)]
    overcome: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Attempt {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(mission) = self.mission.as_ref().filter(|_| !self.crew.is_empty()) else {
            return Err(refused("calc-attempt-who", vec![]));
        };
        let mission = cards::one(session, mission, MISSION)?;
        let overcome = self.overcome.as_deref().unwrap_or("0");
        let overcome = bounds::within("overcome", overcome, OVERCOME)?;
        let aboard = self.crew.read(session)?;
        let crew: Vec<&CcgCard> = aboard.unstopped.iter().collect();
        let leave = leave(&mission, &crew);
        if leave == Leave::Headquarters {
            let name = mission.full_name();
            return Err(refused("calc-headquarters", vec![("name", name)]));
        }
        if crew.is_empty() {
            return Err(refused("calc-attempt-nobody", vec![]));
        }
        let requirement = mission.requirement.as_ref();
        let shown = view::Shown {
            mission: &mission,
            crew: &crew,
            stopped: aboard.stopped.len(),
            leave: &leave,
            dilemmas: Dilemmas {
                personnel: u16::try_from(crew.len()).unwrap_or(u16::MAX),
                overcome,
            },
            outcome: requirement.map(|requirement| requirement.meets(&crew)),
            checks: requirement.map_or(Vec::new(), |requirement| checks(requirement, &crew)),
            rules: &rules::of(session, Calculator::Attempt)?,
        };
        Ok(Answer::found(match self.json {
            true => view::json(&shown),
            false => view::show(&session.screen, &shown),
        }))
    }
}
