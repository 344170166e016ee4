//! The calculators of Second Edition (German rules).

mod attempt;
mod cards;
mod contest;
mod counters;
mod crew;
mod dilemmas;
mod modifiers;
mod number_cards;
mod printed_values;
mod range;
mod requirement;
mod requirement_parts;
mod selection;
mod staffing;
mod winner;

use crate::commands::commands;

commands! {
    Range(range::RangeArgs),
    Staffing(staffing::StaffingArgs),
    Attempt(attempt::AttemptArgs),
    Requirement(requirement::RequirementArgs),
    Dilemmas(dilemmas::DilemmasArgs),
    Selection(selection::SelectionArgs),
    Combat(contest::CombatArgs),
    Engagement(contest::EngagementArgs),
    Counters(counters::CountersArgs),
    Winner(winner::WinnerArgs),
}
