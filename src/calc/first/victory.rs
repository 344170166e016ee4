//! How many missions it takes to win ("Spielende").

use super::{Row, rows};
use crate::model::Table;
use crate::order::Order;

/// A game without alliances.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alone {
    pub players: u64,
    /// Missions in a row and in a column of the playing field.
    pub field: (u64, u64),
    /// Needed by each player.
    pub missions: u64,
}

/// A game with a Treaty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Treaty {
    pub players: u64,
    /// Players on each side, larger sides first: `2:1:1`.
    pub sides: String,
    /// Missions needed by a team together.
    pub team: u64,
    /// Missions needed by a player outside; absent where everybody has a partner.
    pub single: Option<u64>,
}

impl Treaty {
    /// Numbers of the rulings that bear on the answer: what decides the game, and the single player
    /// of three.
    pub fn rulings(&self) -> &'static [u16] {
        if self.players == 3 {
            &[311, 312]
        } else {
            &[311]
        }
    }
}

impl Alone {
    /// Numbers of the rulings that bear on the answer: what decides the game.
    pub fn rulings(&self) -> &'static [u16] {
        &[311]
    }
}

/// All games without alliances, by number of players.
pub fn alone(table: &Table) -> Vec<Alone> {
    rows(table).filter_map(game).collect()
}

fn game(row: Row<'_>) -> Option<Alone> {
    let (width, height) = row.name("field")?.split_once('×')?;
    Some(Alone {
        players: row.number("players")?,
        field: (width.trim().parse().ok()?, height.trim().parse().ok()?),
        missions: row.number("missions")?,
    })
}

/// All games with a Treaty, in printed order.
pub fn treaties(table: &Table) -> Vec<Treaty> {
    rows(table).filter_map(treaty).collect()
}

fn treaty(row: Row<'_>) -> Option<Treaty> {
    Some(Treaty {
        players: row.number("players")?,
        sides: row.name("sides")?.to_owned(),
        team: row.number("team")?,
        single: row.number("single"),
    })
}

/// Sides as the table writes them, however a player writes them: `1-2-1` is `2:1:1`.
pub fn sides(typed: &str) -> String {
    let mut digits: Vec<char> = typed.chars().filter(char::is_ascii_digit).collect();
    digits.order_by(|a, b| b.cmp(a));
    let players: Vec<String> = digits.iter().map(char::to_string).collect();
    players.join(":")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn sides_may_be_written_in_many_ways() {
        for typed in ["2:1:1", "1:2:1", "2-1-1", "2 : 1 : 1", "211"] {
            assert_eq!(sides(typed), "2:1:1");
        }
        assert_eq!(sides("x"), "");
    }

    proptest! {
        #[test]
        fn sides_are_read_once_and_for_all(typed in "\\PC{0,12}") {
            prop_assert_eq!(sides(&sides(&typed)), sides(&typed));
        }
    }
}
