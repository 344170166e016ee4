//! Commands that answer with entries: a look-up, one entry, a list of them, their errata.

pub mod card;
pub mod ccg;
mod face;
pub mod head;
pub mod hits;
pub mod json;
pub mod printed;
pub mod record;
pub mod requires;

pub mod errata;
pub mod list;
pub mod lookup;
pub mod open;
pub mod random;
pub mod show;

pub use face::{CardFace, CardTag};
pub use hits::{Hits, brief};
