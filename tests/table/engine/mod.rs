//! Single rules of the engine, each on a table laid out for it.

mod attacks_and_choices;
mod bot_turn;
mod joined_questions;
mod khan;
mod other_boxes;
mod printings;
mod program_rows;
mod reactions;
mod refereed;
mod reports_and_corrections;
