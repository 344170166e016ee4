//! `tricorder calc victory`: how many missions it takes to win ("Spielende").

use clap::Args;
use serde::Serialize;

use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis, no_table};
use crate::calc::table_row::{TableRow, table_rows};
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::RuleTable;
use model::order::Order;
use page::Page;
use page::locale::{Texts, msg, say};
use words::Problem;

/// The table of games without alliances.
const PLAYERS: &str = "victory-players";

/// A game without alliances.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSize {
    /// How many play, from 2.
    pub players: u64,
    /// Missions in a row and in a column of the playing field.
    pub field: (u64, u64),
    /// Needed by each player.
    pub missions: u64,
}

impl GameSize {
    /// The games of the table, by number of players.
    pub fn read_all(table: &RuleTable) -> Vec<GameSize> {
        let game = |row: TableRow<'_>| {
            let (width, height) = row.name("field")?.split_once('×')?;
            Some(GameSize {
                players: row.number("players")?,
                field: (width.trim().parse().ok()?, height.trim().parse().ok()?),
                missions: row.number("missions")?,
            })
        };
        table_rows(table).filter_map(game).collect()
    }

    /// The game of so many players.
    ///
    /// # Errors
    /// When a folder of data lacks it.
    pub fn find(basis: &RuleBasis, players: u64) -> Result<GameSize, Problem> {
        let mut games = GameSize::read_all(basis.table(PLAYERS)?).into_iter();
        let found = games.find(|game| game.players == players);
        found.ok_or_else(|| no_table(PLAYERS))
    }
}

/// A game with a Treaty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TreatyGame {
    /// How many play, on all sides together.
    pub players: u64,
    /// Players on each side, larger sides first: `2:1:1`.
    pub sides: String,
    /// Missions needed by a team together.
    pub team: u64,
    /// Missions needed by a player outside; absent where everybody has a partner.
    pub single: Option<u64>,
}

impl TreatyGame {
    /// The games of the table of Treaties, in printed order.
    pub fn read_all(table: &RuleTable) -> Vec<TreatyGame> {
        let treaty = |row: TableRow<'_>| {
            Some(TreatyGame {
                players: row.number("players")?,
                sides: row.name("sides")?.to_owned(),
                team: row.number("team")?,
                single: row.number("single"),
            })
        };
        table_rows(table).filter_map(treaty).collect()
    }

    /// The game with these sides, for as many players if their number was typed.
    fn find(basis: &RuleBasis, typed: &str, players: Option<u64>) -> Result<TreatyGame, Problem> {
        let known = TreatyGame::read_all(basis.table("victory-treaty")?);
        let wanted = normalize_sides(typed);
        let Some(game) = known.iter().find(|game| game.sides == wanted) else {
            return Err(Problem::unknown_value("--treaty", typed, known.into_iter().map(|game| game.sides)));
        };
        let (treaty, needed) = (game.sides.clone(), game.players);
        Err(match players {
            Some(2) => Problem::misuse(say::err_calc_no_treaty()).hint(say::hint_calc_no_treaty(treaty, needed)),
            Some(players) if players != needed => Problem::misuse(say::err_calc_treaty_players(&treaty))
                .hint(say::hint_calc_treaty_players(&treaty, needed)),
            Some(_) | None => return Ok(game.clone()),
        })
    }
}

/// Sides as the table writes them, however a player writes them: `1-2-1` is `2:1:1`.
fn normalize_sides(typed: &str) -> String {
    let mut digits: Vec<char> = typed.chars().filter(char::is_ascii_digit).collect();
    digits.order_by(|a, b| b.cmp(a));
    let players: Vec<String> = digits.iter().map(char::to_string).collect();
    players.join(":")
}

/// A game and what it takes to win it.
#[derive(Debug, Serialize)]
struct Victory {
    players: u64,
    /// The players of each side; null where every player is for themselves.
    treaty: Option<String>,
    /// Missions in a row and in a column.
    field: (u64, u64),
    missions: NeededMissions,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum NeededMissions {
    Alone {
        player: u64,
    },
    /// `single` is null where everybody has a partner.
    Treaty {
        team: u64,
        single: Option<u64>,
    },
}

impl Victory {
    /// Every player for themselves, or with a Treaty on the playing field of a game with as many players.
    fn new(game: &GameSize, treaty: Option<TreatyGame>) -> Victory {
        let missions = match &treaty {
            None => NeededMissions::Alone { player: game.missions },
            Some(treaty) => NeededMissions::Treaty { team: treaty.team, single: treaty.single },
        };
        Victory { players: game.players, treaty: treaty.map(|treaty| treaty.sides), field: game.field, missions }
    }

    /// Numbers of the rulings that bear on the answer: what decides the game, and with a Treaty the single player of
    /// three.
    fn rulings(&self) -> &'static [u16] {
        if self.treaty.is_some() && self.players == 3 { &[311, 312] } else { &[311] }
    }

    fn needed(&self, texts: &Texts) -> Vec<String> {
        match self.missions {
            NeededMissions::Alone { player } => {
                vec![msg::calc_victory_alone(texts, self.players, player)]
            }
            NeededMissions::Treaty { team, single } => {
                let sides = self.treaty.as_deref().unwrap_or_default();
                let single = match single {
                    Some(missions) => msg::calc_victory_single(texts, missions),
                    None => msg::calc_victory_no_single(texts),
                };
                vec![msg::calc_victory_team(texts, sides, team), single]
            }
        }
    }
}

impl Calculation for Victory {
    fn report(&self, texts: &Texts) -> Report {
        let (width, height) = self.field;
        let size = format!("{width} × {height} = {}", width.saturating_mul(height));
        let field = msg::calc_victory_field(texts, size);
        Report::new(Page::new(), self.needed(texts).into_iter().chain([field]))
    }
}

/// What `tricorder calc victory` takes: the number of players, and the sides of a Treaty.
#[derive(Debug, Args)]
pub struct VictoryArgs {
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(2..=4_u64))]
    players: Option<u64>,
    #[arg(long)]
    treaty: Option<String>,
}

impl RunCommand for VictoryArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let basis = RuleBasis::load(session, Calculator::Victory)?;
        let typed = self.treaty.as_deref();
        let treaty = typed.map(|typed| TreatyGame::find(&basis, typed, self.players)).transpose()?;
        let Some(players) = treaty.as_ref().map(|game| game.players).or(self.players) else {
            return basis.answer_tables(PLAYERS);
        };
        let victory = Victory::new(&GameSize::find(&basis, players)?, treaty);
        Ok(basis.with_rulings(victory.rulings()).answer(victory))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn sides_may_be_written_in_many_ways() {
        for typed in ["2:1:1", "1:2:1", "2-1-1", "2 : 1 : 1", "211"] {
            assert_eq!(normalize_sides(typed), "2:1:1");
        }
        assert_eq!(normalize_sides("x"), "");
    }

    proptest! {
        #[test]
        fn sides_are_read_once_and_for_all(typed in "\\PC{0,12}") {
            prop_assert_eq!(normalize_sides(&normalize_sides(&typed)), normalize_sides(&typed));
        }
    }
}
