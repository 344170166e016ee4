//! The query language: from text to a tree and back.

mod fault;
pub mod fields;
mod parse;
#[cfg(test)]
mod tests;
mod tree;
mod value;

pub use fault::{Fault, QueryError, RegexFault};
pub use parse::parse;
pub(crate) use tree::is_within;
pub use tree::{Clause, NumberBounds, Query, QueryValue, Relation, Sum};
