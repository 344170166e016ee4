//! The calculators of Star Trek Catan. Places are headings of its almanac.

pub mod limits;
pub mod odds;
pub mod points;
pub mod robbery;
pub mod route;
pub mod special;
pub mod trade;

/// Players at most: there are pieces in four colors ("Spielmaterial").
pub const PLAYERS: usize = 4;
