//! How the games of a player ended.

use crate::session::Session;
use crate::solo::game::replay_stored;
use keep::logs::{LogKind, StoredLog};
use model::order::Order;
use solo::stats::{FinishedGame, Progress};
use words::Problem;

/// So many games are played again before what they came to is kept: who ends the program meanwhile loses no more.
const BATCH: usize = 200;

/// How the stored games ended.
#[derive(Debug, Default)]
pub struct GameResults {
    /// The games won or lost; which went on last stands first.
    pub finished: Vec<FinishedGame>,
    /// Names of those that are over but not scored.
    pub unscored: Vec<String>,
    /// How many go on.
    pub running: usize,
}

impl GameResults {
    fn add(&mut self, log: &StoredLog, progress: Progress) {
        match progress {
            Progress::Running => self.running += 1,
            Progress::Unscored => self.unscored.push(log.name.clone()),
            Progress::Finished(game) => self.finished.push(game),
        }
    }
}

/// How the stored games ended. Games whose log cannot be read any more are left out.
///
/// A game is played again only if it has changed since that was done last.
///
/// # Errors
/// When the user database or the data cannot be read.
pub fn results(session: &Session<'_>) -> Result<GameResults, Problem> {
    let mut results = GameResults::default();
    let mut fresh = Vec::new();
    let mut logs = session.user()?.with(|db| db.list_with_summaries(LogKind::Solo))?;
    // Not by their last use: to look at an old game ends no streak.
    logs.order_by(|(one, _), (other, _)| other.moved.cmp(&one.moved));
    for (log, summary) in logs {
        let kept = summary.and_then(|summary| serde_json::from_str(&summary).ok());
        let progress = match kept {
            Some(progress) => progress,
            None => {
                let Some((book, state)) = replay_stored(session, &log)? else {
                    continue;
                };
                let progress = Progress::from_state(&book.setup, &state);
                fresh.push((log.clone(), crate::logs::written(&progress)?));
                progress
            }
        };
        results.add(&log, progress);
        if fresh.len() == BATCH {
            keep(session, &mut fresh)?;
        }
    }
    keep(session, &mut fresh)?;
    Ok(results)
}

/// Keeps what games came to. Where nothing can be written they are played again the next time.
fn keep(session: &Session<'_>, fresh: &mut Vec<(StoredLog, String)>) -> Result<(), Problem> {
    let summaries = std::mem::take(fresh);
    if summaries.is_empty() {
        return Ok(());
    }
    session.user()?.with(|db| match db.keep_summaries(&summaries) {
        Err(error) if error.is_closed_to_writers() => Ok(()),
        kept => kept,
    })
}
