//! Everything that is tested from outside: screens, look-ups, faults, house rules.

#![allow(clippy::print_stdout)]

mod cadet;
mod campaign;
mod desk;
mod engine;
mod faults;
mod games;
mod house;
mod import;
mod invented;
mod koloth;
mod locales;
mod opponent;
mod premiere;
mod queries;
mod score;
mod screens;
mod search;
mod search_cases;
mod sessions;
mod solo;
mod transcripts;
