//! Deck lists and crews.

mod any_list;
mod crew_verdicts;
mod examples;
mod forms;
mod judging;
mod number_columns;
mod pool;
mod saved;
mod second_checker;
mod shared;
mod sixty;
mod trekcc;
mod verdicts;
mod wild;
mod written;
