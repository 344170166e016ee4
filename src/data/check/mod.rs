//! Findings over the entries, errata and rulings of a library: what a player's own rules are checked for as well.

mod by_hand;
pub(crate) mod entries;
mod errata;
mod texts;

pub use errata::errata_problems;
pub use texts::{text_problems, typesetting};
