//! From the nouns of `model` to a screen or JSON. The only place with tables, colour and width.
//! Decides nothing: what is shown was chosen before.

pub mod campaign;
pub mod campaign_json;
pub mod captains;
pub mod card;
pub mod check;
pub mod choice;
pub mod entry;
pub mod hits;
pub mod index;
pub mod json;
pub mod logbook;
pub mod problem;
pub mod program;
pub mod solo;
pub mod summaries;

mod grid;
mod paint;
mod prose;
mod screen;

pub use screen::{Color, Screen};
