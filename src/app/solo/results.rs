//! How the games of a player ended.

use super::game::{list_games, replay_stored};
use crate::session::Session;
use solo::stats::{FinishedGame, Progress};
use view::error::Error;

/// How the stored games ended.
#[derive(Debug, Default)]
pub struct GameResults {
    /// Those won or lost, last used first.
    pub finished: Vec<FinishedGame>,
    /// Names of those that are over but not scored.
    pub unscored: Vec<String>,
    /// How many go on.
    pub running: usize,
}

/// How the stored games ended. Games whose log cannot be read any more are left out.
///
/// # Errors
/// When the user database or the data cannot be read.
pub fn results(session: &Session<'_>) -> Result<GameResults, Error> {
    let mut results = GameResults::default();
    for (log, setup) in list_games(session)? {
        let Some((setup, (_, state))) = setup.zip(replay_stored(session, &log)?) else {
            continue;
        };
        match Progress::from_state(&state) {
            Progress::Running => results.running += 1,
            Progress::Unscored => results.unscored.push(log.name),
            Progress::Finished(verdict, scores) => {
                results.finished.push(FinishedGame::new(&setup, verdict, scores));
            }
        }
    }
    Ok(results)
}
