//! Findings over all files of the data, one file a subject.

pub mod cards;
pub mod ccg;
pub mod entries;
pub mod names;
pub mod programs;
pub mod stardates;
mod texts;
