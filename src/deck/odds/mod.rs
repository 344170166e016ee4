//! How likely it is: what a hand holds, and what a crew drawn from a deck can do.

pub mod attempt;
pub mod draw;
pub mod least;
pub mod measure;
pub mod opening_hand;
