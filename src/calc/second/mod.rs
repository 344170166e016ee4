//! Calculators of Second Edition (German rules).

pub mod attempt;
pub mod contest;
pub mod counters;
pub mod range;
#[cfg(test)]
mod sample;
pub mod staffing;
pub mod winner;
