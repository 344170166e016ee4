//! The numbers of deck building (rules of Second Edition, "Ein Deck bauen").

/// Missions everybody brings.
pub const MISSIONS: u32 = 5;
/// Dilemmas at least.
pub const DILEMMAS: u32 = 20;
/// Cards of the deck at least.
pub const DECK: u32 = 35;
/// Cards at least, all in all.
pub const TOTAL: u32 = 60;
/// Copies of one title at most.
pub const COPIES: u32 = 3;
