//! Which of several wins: program rows, card values, offers of the Market, Locations. Pure choices; what
//! then happens is the engine's.

pub mod locations;
pub mod market;
pub mod marks;
pub mod ranking;
pub mod row;
pub mod through;
pub mod wish;
pub mod worth;
