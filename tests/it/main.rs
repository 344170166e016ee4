//! Everything that is tested from outside: screens, look-ups, faults, house rules.

#![allow(clippy::print_stdout)]

mod campaign;
mod desk;
mod faults;
mod house;
mod locales;
mod queries;
mod screens;
mod solo;
