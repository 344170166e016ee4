//! Calculators of Second Edition (German rules).

pub mod attempt;
pub mod contest;
pub mod counters;
pub mod dilemmas;
pub mod modifier;
pub mod printed;
pub mod range;
pub mod requirement;
#[cfg(test)]
mod sample;
pub mod selection;
pub mod staffing;
pub mod winner;
