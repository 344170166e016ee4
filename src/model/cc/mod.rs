//! Nouns of Captain's Chair: cards, the programs of the computer's captains, Stardates, campaigns.

pub(crate) mod board;
pub(crate) mod boxes;
pub(crate) mod campaign;
pub(crate) mod card;
pub(crate) mod condition;
pub(crate) mod effect;
pub(crate) mod effect_object;
mod flat;
pub(crate) mod player_part;
pub(crate) mod preference;
pub(crate) mod program;
pub(crate) mod stardate;
pub(crate) mod suit;
