//! Findings over all files of the data, one file a subject.

pub mod boxes;
pub mod ccg;
pub mod entries;
mod errata;
pub mod examples;
pub mod names;
pub mod programs;
mod texts;
