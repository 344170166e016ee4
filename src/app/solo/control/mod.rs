//! What the engine asks, as controls to fill in: what is known stands in them already, and of cards only those
//! are offered that may be meant. The name of a field is the path of
//! its value in what is sent (see [`fields`]).

mod answer_form;
mod controls;
mod entry_forms;
pub mod fields;
mod places;
mod words;

pub use answer_form::FormBuilder;
pub use controls::{Controls, Group, SUGGESTIONS, TablePlace, is_open};
pub use entry_forms::EntryForm;

pub use words::ZONES;
