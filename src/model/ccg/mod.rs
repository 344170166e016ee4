//! Nouns of the Star Trek CCG, Second and First Edition: cards and the small languages printed on them.

pub(crate) mod attempt;
mod bearing;
pub mod building;
pub(crate) mod card;
pub(crate) mod card_pool;
pub(crate) mod card_set;
mod clause;
pub(crate) mod example;
pub(crate) mod figure;
pub(crate) mod game_text;
pub(crate) mod named_fact;
pub mod pattern;
pub(crate) mod play_places;
pub(crate) mod printed_value;
pub(crate) mod record;
pub(crate) mod reports_to;
pub(crate) mod requirement;
pub(crate) mod sentences;
pub(crate) mod slug_index;
pub(crate) mod terms;
pub(crate) mod text_facts;
pub(crate) mod traits;
