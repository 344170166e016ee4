//! How the games of a player ended.

use crate::session::Session;
use crate::solo::game::replay_stored;
use keep::logs::{LogKind, StoredLog};
use model::order::Order;
use page::locale::{Texts, msg};
use solo::campaign::game::Scores;
use solo::score::Verdict;
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

/// How the stored games ended. Games whose log cannot be read any more are left out.
///
/// # Errors
/// When the user database or the data cannot be read.
pub fn results(session: &Session<'_>) -> Result<GameResults, Problem> {
    let mut games = progress_of_games(session)?;
    // Not by their last use: to look at an old game ends no streak.
    games.order_by(|(one, _), (other, _)| other.moved.cmp(&one.moved));
    let mut results = GameResults::default();
    for (log, progress) in games {
        match progress {
            Progress::Running => results.running += 1,
            Progress::Unscored => results.unscored.push(log.name),
            Progress::Finished(game) => results.finished.push(game),
        }
    }
    Ok(results)
}

/// How far each stored game is, last used first. Games whose log cannot be read any more are left out.
///
/// A game is played again only if it has changed since that was done last.
///
/// # Errors
/// When the user database or the data cannot be read.
pub fn progress_of_games(session: &Session<'_>) -> Result<Vec<(StoredLog, Progress)>, Problem> {
    let mut games = Vec::new();
    let mut fresh = Vec::new();
    for (log, summary) in session.user()?.with(|db| db.list_with_summaries(LogKind::Solo))? {
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
        games.push((log, progress));
        if fresh.len() == BATCH {
            keep(session, &mut fresh)?;
        }
    }
    keep(session, &mut fresh)?;
    Ok(games)
}

/// Who has won, with the points; the Burn is lost without them.
pub fn describe_end(texts: &Texts, game: &FinishedGame) -> String {
    let Some(Scores { player, bot }) = game.scores.filter(|_| game.verdict != Verdict::Burn) else {
        return msg::solo_lost(texts);
    };
    let tell = if game.verdict.is_won() { msg::solo_state_won } else { msg::solo_state_lost };
    tell(texts, player.to_string(), bot.to_string())
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
