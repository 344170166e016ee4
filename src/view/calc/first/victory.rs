//! The missions needed to win.

use serde::Serialize;

use crate::calc::first::victory::{Alone, Treaty};
use crate::locale::{Texts, msg};
use crate::page::Page;
use crate::view::calc::{Basis, Reckoning, Sum};

/// A game and what it takes to win it.
#[derive(Debug, Serialize)]
pub struct Victory {
    players: u64,
    /// The players of each side; null where every player is for themselves.
    treaty: Option<String>,
    /// Missions in a row and in a column.
    field: (u64, u64),
    missions: Missions,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Missions {
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
    /// Every player for themselves.
    pub fn alone(game: &Alone) -> Victory {
        Victory {
            players: game.players,
            treaty: None,
            field: game.field,
            missions: Missions::Alone {
                player: game.missions,
            },
        }
    }

    /// With a Treaty, on the playing field of a game with as many players.
    pub fn treaty(treaty: Treaty, game: &Alone) -> Victory {
        Victory {
            players: treaty.players,
            treaty: Some(treaty.sides),
            field: game.field,
            missions: Missions::Treaty {
                team: treaty.team,
                single: treaty.single,
            },
        }
    }

    fn needed(&self, texts: &Texts) -> Vec<String> {
        match self.missions {
            Missions::Alone { player } => {
                vec![msg::calc_victory_alone(texts, self.players, player)]
            }
            Missions::Treaty { team, single } => {
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

impl Sum for Victory {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let (width, height) = self.field;
        let size = format!("{width} × {height} = {}", width.saturating_mul(height));
        let field = msg::calc_victory_field(texts, size);
        Reckoning::new(Page::new(), self.needed(texts).into_iter().chain([field]))
    }
}
