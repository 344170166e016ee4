//! Commands that answer with entries: a look-up, one entry, a list of them.

pub mod list;
pub mod lookup;
pub mod show;
