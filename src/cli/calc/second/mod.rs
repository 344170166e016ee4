//! The calculators of Second Edition.

mod attempt;
mod cards;
mod counters;
mod crew;
mod range;
mod sides;
mod staffing;
mod winner;

use crate::cli::commands::commands;

commands! {
    Range(range::Range),
    Staffing(staffing::Staffing),
    Attempt(attempt::Attempt),
    Combat(sides::Combat),
    Engagement(sides::Engagement),
    Counters(counters::Counters),
    Winner(winner::Winner),
}
