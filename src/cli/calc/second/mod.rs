//! The calculators of Second Edition.

mod attempt;
mod cards;
mod counters;
mod crew;
mod dilemmas;
mod everyone;
mod range;
mod requirement;
mod selection;
mod sides;
mod staffing;
mod winner;

use crate::cli::commands::commands;

commands! {
    Range(range::Range),
    Staffing(staffing::Staffing),
    Attempt(attempt::Attempt),
    Requirement(requirement::Requirement),
    Dilemmas(dilemmas::Dilemmas),
    Selection(selection::Selection),
    Combat(sides::Combat),
    Engagement(sides::Engagement),
    Counters(counters::Counters),
    Winner(winner::Winner),
}
