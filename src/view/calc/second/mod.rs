//! The pages of the calculators of Second Edition.

pub mod attempt;
pub mod contest;
pub mod counters;
pub mod dilemmas;
mod parts;
pub mod printed;
pub mod range;
pub mod requirement;
pub mod selection;
pub mod staffing;
pub mod winner;
