//! How the games of a player ended: how many were won, against whom, at which level, with which captain.

use serde::{Deserialize, Serialize};

use super::campaign::game::Scores;
use super::score::Verdict;
use super::state::log::LogState;
use super::state::setup::Setup;
use super::state::tabletop::Ending;
use model::{CrewDeck, Mode};

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// It goes on.
    Running,
    /// It is over, but nobody has counted the points.
    Unscored,
    /// Who has won; after the Burn without points.
    Finished(FinishedGame),
}

impl Progress {
    /// How far a game with these choices is. The Burn is lost without scoring (solo rules p. 4).
    pub fn from_state(setup: &Setup, state: &LogState) -> Progress {
        let finished = |verdict, scores| Progress::Finished(FinishedGame::new(setup, verdict, scores));
        match (state.table.ending, state.scores) {
            (None, _) => Progress::Running,
            (Some(Ending::Burn), scores) => finished(Verdict::Burn, scores),
            (Some(Ending::Credits), None) => Progress::Unscored,
            (Some(ending), Some(scores)) => {
                finished(Verdict::from_points(scores.player, scores.bot, Some(ending)), Some(scores))
            }
        }
    }
}

/// A game that has been won or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// Captain of the Bot.
    pub bot: CrewDeck,
    /// Level of the Bot.
    pub level: Mode,
    /// Captain of the player.
    pub captain: CrewDeck,
    /// Who has won.
    pub verdict: Verdict,
    /// Points of both sides; `None` after the Burn without them.
    pub scores: Option<Scores>,
}

impl FinishedGame {
    /// A finished game by its choices.
    fn new(setup: &Setup, verdict: Verdict, scores: Option<Scores>) -> FinishedGame {
        FinishedGame { bot: setup.bot, level: setup.difficulty, captain: setup.captain, verdict, scores }
    }
}

/// Some games together.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct GameTotal {
    /// How many there are.
    pub games: usize,
    /// How many the player won.
    pub won: usize,
    /// The player's most points; `None` if no game was scored.
    pub best: Option<i32>,
    /// The player's points on average, to one decimal.
    pub average: Option<f64>,
}

impl GameTotal {
    /// The sum over games. Points of games that ended without scoring do not count.
    pub fn from_games<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> GameTotal {
        let mut total = GameTotal::default();
        let mut points: Vec<i32> = Vec::new();
        for game in games {
            total.games += 1;
            total.won += usize::from(game.verdict.is_won());
            points.extend(game.scores.map(|scores| scores.player));
        }
        total.best = points.iter().copied().max();
        total.average = average(&points);
        total
    }
}

/// To one decimal.
fn average(points: &[i32]) -> Option<f64> {
    let count = u32::try_from(points.len()).ok().filter(|count| *count > 0)?;
    let sum: f64 = points.iter().copied().map(f64::from).sum();
    Some((sum * 10.0 / f64::from(count)).round() / 10.0)
}

/// The games of a captain of the player's at a level of the Bot.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CaptainAtLevel {
    /// Captain of the player.
    pub captain: CrewDeck,
    /// Level of the Bot.
    pub level: Mode,
    /// Those games together.
    #[serde(flatten)]
    pub total: GameTotal,
}

/// What a player can be proud of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Records {
    /// Games won in a row up to now; 0 after a loss.
    pub streak: usize,
    /// The most games ever won in a row.
    pub longest_streak: usize,
    /// The win at the hardest level; of several the one with the most points.
    pub hardest: Option<FinishedGame>,
}

impl Records {
    /// The records of games, of which the last one ended stands first.
    fn new(latest_first: &[FinishedGame]) -> Records {
        let runs = latest_first.split(|game| !game.verdict.is_won()).map(<[_]>::len);
        let won = latest_first.iter().filter(|game| game.verdict.is_won());
        Records {
            streak: latest_first.iter().take_while(|game| game.verdict.is_won()).count(),
            longest_streak: runs.max().unwrap_or_default(),
            hardest: won.max_by_key(|game| (game.level, game.scores.map(|scores| scores.player))).copied(),
        }
    }
}

/// The games of one captain or level.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Share<T> {
    /// The captain or level the games have in common.
    pub of: T,
    /// Those games together.
    #[serde(flatten)]
    pub total: GameTotal,
}

/// All finished games, and the same parted by Bot, level and captain: only what was played, in the order of
/// the captains and from easy to hard.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct GameStats {
    /// All finished games together.
    #[serde(flatten)]
    pub total: GameTotal,
    /// Games still being played.
    pub running: usize,
    /// Names of games that are over but not scored.
    pub unscored: Vec<String>,
    /// By captain of the Bot.
    pub by_bot: Vec<Share<CrewDeck>>,
    /// By level of the Bot.
    pub by_level: Vec<Share<Mode>>,
    /// By captain of the player.
    pub by_captain: Vec<Share<CrewDeck>>,
    /// By captain of the player and level of the Bot.
    pub by_captain_at_level: Vec<CaptainAtLevel>,
    /// Streaks and the hardest win.
    pub records: Records,
}

impl GameStats {
    /// Counts finished games, of which the last one ended stands first.
    pub fn new(games: &[FinishedGame], running: usize, unscored: Vec<String>) -> GameStats {
        GameStats {
            total: GameTotal::from_games(games),
            running,
            unscored,
            by_bot: shares(&CrewDeck::ALL, games, |game| game.bot),
            by_level: shares(&Mode::ALL, games, |game| game.level),
            by_captain: shares(&CrewDeck::ALL, games, |game| game.captain),
            by_captain_at_level: captains_at_levels(games),
            records: Records::new(games),
        }
    }
}

fn captains_at_levels(games: &[FinishedGame]) -> Vec<CaptainAtLevel> {
    let pairs = CrewDeck::ALL.into_iter().flat_map(|captain| Mode::ALL.map(|level| (captain, level)));
    let rows = pairs.map(|(captain, level)| {
        let total =
            GameTotal::from_games(games.iter().filter(|game| (game.captain, game.level) == (captain, level)));
        CaptainAtLevel { captain, level, total }
    });
    rows.filter(|row| row.total.games > 0).collect()
}

fn shares<T: Copy + PartialEq>(
    all: &[T],
    games: &[FinishedGame],
    key: impl Fn(&FinishedGame) -> T,
) -> Vec<Share<T>> {
    let share =
        |of: &T| Share { of: *of, total: GameTotal::from_games(games.iter().filter(|game| key(game) == *of)) };
    let shares = all.iter().map(share);
    shares.filter(|share| share.total.games > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(bot: CrewDeck, points: Option<(i32, i32)>) -> FinishedGame {
        let scores = points.map(|(player, bot)| Scores { player, bot });
        let verdict = scores.map_or(Verdict::Burn, |scores| Verdict::from_points(scores.player, scores.bot, None));
        FinishedGame { bot, level: Mode::Ensign, captain: CrewDeck::Picard, verdict, scores }
    }

    #[test]
    fn the_burn_counts_as_a_game_without_points() {
        let games = [
            game(CrewDeck::Sela, Some((80, 70))),
            game(CrewDeck::Sela, None),
            game(CrewDeck::Koloth, Some((61, 61))),
        ];
        let stats = GameStats::new(&games, 1, Vec::new());
        let expected = GameTotal { games: 3, won: 1, best: Some(80), average: Some(70.5) };
        assert_eq!(stats.total, expected);
        let bots: Vec<_> = stats.by_bot.iter().map(|share| (share.of, share.total.won)).collect();
        assert_eq!(bots, [(CrewDeck::Koloth, 0), (CrewDeck::Sela, 1)]);
    }

    #[test]
    fn streaks_are_counted_from_the_last_game_on() {
        let won = |level| FinishedGame { level, ..game(CrewDeck::Sela, Some((80, 70))) };
        let lost = game(CrewDeck::Sela, None);
        let games = [won(Mode::Ensign), lost, won(Mode::Commander), won(Mode::Ensign), won(Mode::Captain), lost];
        let stats = GameStats::new(&games, 0, Vec::new());
        let Records { streak, longest_streak, hardest } = stats.records;
        assert_eq!((streak, longest_streak, hardest.map(|game| game.level)), (1, 3, Some(Mode::Captain)));
        let rows: Vec<_> =
            stats.by_captain_at_level.iter().map(|row| (row.level, row.total.won, row.total.games)).collect();
        let expected = [(Mode::Ensign, 2, 4), (Mode::Commander, 1, 1), (Mode::Captain, 1, 1)];
        assert_eq!(rows, expected);
        assert_eq!(GameStats::new(&[], 0, Vec::new()).records, Records::default());
    }

    #[test]
    fn without_a_game_there_is_no_average() {
        assert_eq!(GameTotal::from_games(&[]).average, None);
    }
}
