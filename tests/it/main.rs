//! Everything that is tested from outside: screens, look-ups, faults, house rules.

#![allow(clippy::print_stdout)]

mod desk;
mod engine;
mod faults;
mod games;
mod house;
mod koloth;
mod locales;
mod opponent;
mod queries;
mod screens;
mod sessions;
mod solo;
