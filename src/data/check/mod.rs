//! Findings over all files of the data, one file a subject.

pub(crate) mod boxes;
mod by_hand;
pub(crate) mod ccg;
pub(crate) mod entries;
mod errata;
pub(crate) mod examples;
pub(crate) mod names;
pub(crate) mod programs;
mod texts;
pub(crate) mod thesaurus;
