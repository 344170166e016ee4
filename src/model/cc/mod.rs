//! Nouns of Captain's Chair: cards, the programs of the computer's captains, Stardates, campaigns.

pub mod boxes;
pub mod campaign;
pub mod card;
pub mod condition;
pub mod effect;
mod flat;
pub mod preference;
pub mod program;
pub mod suit;
