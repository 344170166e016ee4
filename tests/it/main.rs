//! Everything that is tested from outside: screens, look-ups, faults, house rules.

#![allow(clippy::print_stdout)]

mod cadet;
mod calc;
mod calc_first;
mod campaign;
mod crews;
mod deck_lists;
mod deck_properties;
mod decks;
mod desk;
mod engine_player;
mod engine_reports;
mod engine_rows;
mod engine_turn;
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
mod scene;
mod score;
mod screens;
mod search;
mod search_cases;
mod sessions;
mod solo;
mod transcripts;
