//! The name of [`Problem`] in signatures.

use crate::problem::Problem;

/// Why there is no answer.
pub type Error = Problem;
