//! What a solo game is at any moment: the table, how it was set up, the log, and what was asked,
//! answered, reported and corrected.

mod answer;
pub mod captain;
pub mod correction;
mod engine_rules;
pub mod event;
pub mod limits;
pub mod log;
pub mod question;
mod question_origin;
pub mod refusal;
pub mod setup;
pub mod step;
pub mod tabletop;
mod zone;
