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
mod route;
mod selection;
mod staffing;
mod winner;

use crate::commands::commands;

commands! {
    /// How much Range flights use, and how far a ship gets.
    Range(range::RangeArgs),
    /// Whether a ship is staffed, and who covers which icon.
    Staffing(staffing::StaffingArgs),
    /// A mission attempt: who may, how many dilemmas, what is missing.
    Attempt(attempt::AttemptArgs),
    /// A crew against a mission, a dilemma, or any requirement.
    Requirement(requirement::RequirementArgs),
    /// Which of the dilemmas drawn may be selected together.
    Dilemmas(dilemmas::DilemmasArgs),
    /// Random selection, and how likely it hits whom.
    Selection(selection::SelectionArgs),
    /// Who wins a combat.
    Combat(contest::CombatArgs),
    /// Who wins an engagement.
    Engagement(contest::EngagementArgs),
    /// What seven counters let a player play and draw.
    Counters(counters::CountersArgs),
    /// Who has won the game, also when all decks are empty.
    Winner(winner::WinnerArgs),
}
