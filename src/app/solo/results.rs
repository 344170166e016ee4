//! How the games of a player ended.

use crate::session::Session;
use crate::solo::game::replay_stored;
use keep::logs::LogKind;
use solo::stats::{FinishedGame, Progress};
use words::Problem;

/// How the stored games ended.
#[derive(Debug, Default)]
pub struct GameResults {
    /// The games won or lost, last used first.
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
pub fn results(session: &Session<'_>) -> Result<GameResults, Problem> {
    let mut results = GameResults::default();
    let logs = session.user()?.with(|db| db.list(LogKind::Solo))?;
    for log in logs {
        let Some((book, state)) = replay_stored(session, &log)? else {
            continue;
        };
        match Progress::from_state(&state) {
            Progress::Running => results.running += 1,
            Progress::Unscored => results.unscored.push(log.name),
            Progress::Finished(verdict, scores) => {
                results.finished.push(FinishedGame::new(&book.setup, verdict, scores));
            }
        }
    }
    Ok(results)
}
