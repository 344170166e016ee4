//! The calculators.

mod any_input;
mod first_edition;
