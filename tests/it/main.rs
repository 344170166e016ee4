//! Everything that is tested from outside: screens, look-ups, faults, house rules.

mod desk;
mod queries;
