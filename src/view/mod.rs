//! From the nouns of `model` to a screen or JSON. The only place with tables, colour and width.
//! Decides nothing: what is shown was chosen before.

pub mod cadet;
pub mod calc;
pub mod campaign;
pub mod campaign_json;
pub mod captains;
pub mod card;
pub mod ccg;
pub mod check;
pub mod checklist;
pub mod choice;
pub mod deck;
pub mod entry;
pub mod hits;
pub mod import;
pub mod index;
pub mod json;
pub mod logbook;
pub mod problem;
pub mod program;
pub mod question;
pub mod requires;
pub mod score;
pub mod search;
pub mod solo;
pub mod summaries;
pub mod table;
pub mod trace;

mod chosen;
pub mod games;
mod grid;
mod moved;
mod paint;
mod prose;
mod reported;
#[cfg(test)]
mod sample;
mod screen;
mod sums;
mod telling;

pub use screen::{Color, Screen};
