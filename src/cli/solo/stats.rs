//! `tricorder solo stats`: how the finished games ended.

use clap::Args;

use super::game;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::solo::stats;
use crate::solo::stats::{Finished, Progress};

#[derive(Debug, Args)]
pub struct Stats {}

impl Stats {
    /// Games whose log cannot be read any more are left out.
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (mut finished, mut unscored, mut running) = (Vec::new(), Vec::new(), 0);
        for (log, setup) in game::stored(session)? {
            let Some((setup, (_, state))) = setup.zip(game::replayed(session, &log)?) else {
                continue;
            };
            match Progress::of(&state) {
                Progress::Running => running += 1,
                Progress::Unscored => unscored.push(log.name),
                Progress::Finished(verdict, scores) => {
                    finished.push(Finished::new(&setup, verdict, scores));
                }
            }
        }
        session.show(&stats::Stats::new(&finished, running, unscored))
    }
}
