//! Rules that are arithmetic: each calculator is a pure function that names the rule it follows.

mod calculator;
pub mod first;

pub use calculator::Calculator;
