//! Rules that are arithmetic: each calculator is a pure function that names the rule it follows.

mod calculator;
pub mod catan;
pub mod first;
pub mod second;

pub use calculator::Calculator;
