//! The pages of the calculators of Second Edition.

pub mod attempt;
pub mod contest;
pub mod counters;
pub mod range;
mod requirement;
pub mod staffing;
pub mod winner;
