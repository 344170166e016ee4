//! The nouns of the games in words: terms, numbers, lists, sentences of effects and steps, and what keeps the program
//! from answering. A page of one command stands beside that command (`app`).
//!
//! # To add something
//!
//! - **An error**: its sentence in `locales/{de,en}/err.ftl` and, where there is a way out, in `hint.ftl`; then
//!   `Problem::missing(say::err_…(..)).hint(say::hint_…())` where it happens. What several places meet is a function in
//!   `problem/recurring.rs`.

pub mod effects;
pub mod findings;
pub mod foot;
pub mod lists;
pub mod names;
pub mod numbers;
pub mod problem;
pub mod prose;
pub mod sentences;
pub mod steps;
pub mod terms;

/// Tables and logs for tests.
#[cfg(any(test, feature = "testing"))]
#[allow(clippy::missing_panics_doc)]
pub mod sample;

pub use problem::Problem;
pub use terms::Term;
