//! Findings over all files of the data, one file a subject.

mod boxes;
pub mod cards;
pub mod ccg;
pub mod entries;
mod errata;
pub mod examples;
pub mod names;
pub mod programs;
mod rulings;
pub mod stardates;
mod texts;
