//! Everything that is tested from outside: screens, look-ups, faults, house rules.

#![allow(clippy::print_stdout)]

mod cadet;
mod desk;
mod faults;
mod house;
mod locales;
mod queries;
mod score;
mod screens;
mod solo;
