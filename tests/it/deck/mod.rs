//! Deck lists and crews.

mod any_list;
mod crew_verdicts;
mod examples;
mod forms;
mod saved;
mod verdicts;
mod written;
