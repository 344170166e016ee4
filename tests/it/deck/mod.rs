//! Deck lists and crews.

mod crew_verdicts;
mod forms;
mod judging;
mod saved;
mod shared;
mod trekcc;
mod verdicts;
mod wild;
mod written;
