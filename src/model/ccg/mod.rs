//! Nouns of the Star Trek CCG, Second and First Edition: cards and the small languages printed on them.

pub mod attempt;
mod bearing;
pub mod building;
pub mod card;
pub mod card_set;
pub mod example;
pub mod figure;
pub mod game_text;
pub mod play_places;
pub mod printed_value;
pub mod record;
pub mod reports_to;
pub mod requirement;
pub mod sentences;
pub mod terms;
pub mod text_facts;
pub mod traits;
