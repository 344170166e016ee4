//! The screens of the calculators of Second Edition.

pub mod attempt;
pub mod contest;
pub mod counters;
pub mod range;
pub mod staffing;
pub mod winner;

use crate::locale::{Arg, Texts};

/// A message with numbers.
fn numbers(texts: &Texts, id: &str, numbers: &[(&str, u64)]) -> String {
    let args: Vec<(&str, Arg<'_>)> = numbers
        .iter()
        .map(|(name, number)| (*name, Arg::from(*number)))
        .collect();
    texts.with(id, &args)
}
