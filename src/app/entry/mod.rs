//! Commands that answer with entries: a look-up, one entry, a list of them, their errata.

pub mod errata;
pub mod list;
pub mod lookup;
pub mod open;
pub mod random;
pub mod show;
