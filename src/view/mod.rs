//! From the nouns of `model` to a screen or JSON. The only place with tables, colour and width.
//! Decides nothing: what is shown was chosen before.

pub mod captains;
pub mod card;
pub mod check;
pub mod checklist;
pub mod choice;
pub mod entry;
pub mod hits;
pub mod index;
pub mod json;
pub mod problem;
pub mod program;
pub mod question;
pub mod solo;
pub mod summaries;
pub mod table;
pub mod trace;

pub mod games;
mod grid;
mod paint;
mod prose;
mod reported;
mod screen;
mod telling;

pub use screen::{Color, Screen};
