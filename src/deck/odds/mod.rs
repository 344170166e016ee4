//! How likely it is: what a hand holds, and what a crew drawn from a deck can do.

pub(crate) mod attempt;
pub(crate) mod draw;
pub(crate) mod least;
pub(crate) mod measure;
pub(crate) mod opening_hand;
