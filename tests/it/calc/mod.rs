//! The calculators.

mod any_input;
mod first_edition;
mod imported_texts;
