//! Why there is no answer.

pub use page::locale::Reason;

/// Why there is no answer.
pub type Error = crate::problem::Problem;
