//! The pages of the calculators of Star Trek Catan.

pub mod dice;
pub mod limits;
pub mod odds;
pub mod points;
pub mod resources;
pub mod robbery;
pub mod route;
pub mod shortage;
pub mod trade;

use crate::locale::{Texts, msg};

/// A player by name, else by number from 1.
fn player(texts: &Texts, number: usize, name: Option<&String>) -> String {
    name.map_or_else(|| msg::calc_player_number(texts, number), String::clone)
}
