//! How much a player can still build.

use serde::Serialize;

use crate::calc::catan::limits::{LARGE, Left, Pieces, STARSHIPS, STATIONS};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum};

/// What is on the board, and what is left.
#[derive(Debug, Serialize)]
pub struct Limits {
    on_board: Pieces,
    left: Left,
    /// Small space stations still put aside.
    aside: u8,
    /// Null, since the almanac does not state what building costs.
    costs: (),
}

impl Limits {
    /// What these pieces leave.
    pub fn new(on_board: Pieces) -> Limits {
        Limits {
            on_board,
            left: on_board.left(),
            aside: on_board.stations.aside(),
            costs: (),
        }
    }

    /// Each piece with what is left of it as a sum: `15 − 2 = 13`.
    fn pieces(&self, texts: &Texts) -> [Vec<String>; 4] {
        let (
            Pieces {
                starships,
                stations,
            },
            left,
        ) = (self.on_board, self.left);
        let (small, large) = (stations.small(), stations.large());
        let both = |most: u8, left: u8| format!("{most} − {small} − {large} = {left}");
        let one = |most: u8, own: u8, left: u8| format!("{most} − {own} = {left}");
        let small_ones = both(stations.received(), left.small);
        [
            (
                msg::calc_limits_of_starships(texts),
                one(STARSHIPS, starships, left.starships),
            ),
            (msg::calc_limits_of_small(texts), small_ones),
            (
                msg::calc_limits_of_upgrades(texts),
                one(LARGE, large, left.upgrades),
            ),
            (
                msg::calc_limits_of_stations(texts),
                both(STATIONS, left.stations),
            ),
        ]
        .map(|(piece, sum)| vec![piece, sum])
    }
}

impl Sum for Limits {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let header = [msg::calc_limits_piece(texts), msg::calc_limits_left(texts)];
        let mut told = Vec::new();
        if self.left.needs_upgrade() {
            told.push(msg::calc_limits_upgrade_first(texts));
        }
        if self.aside > 0 {
            told.push(msg::calc_limits_aside(texts, self.aside));
        }
        told.push(msg::calc_limits_costs(texts));
        Reckoning::new(Table::ruled(header, self.pieces(texts)), told)
    }
}
