//! Nouns of the Star Trek CCG, Second and First Edition: cards and the small languages printed on them.

pub mod affiliations;
pub mod attempt;
mod bearing;
pub mod berth;
pub mod building;
pub mod card;
pub mod card_set;
pub mod collector_number;
pub mod example;
pub mod figure;
mod game_text;
mod other_way;
mod passage;
mod permit;
pub mod pile;
pub mod pool;
pub mod printed_value;
pub mod record;
pub mod reports_to;
pub mod requirement;
pub mod sentences;
pub mod skills;
pub mod slug_index;
pub mod species;
pub mod text_facts;
pub mod traits;
