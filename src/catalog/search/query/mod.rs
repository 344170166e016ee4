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
pub use tree::{Clause, Query, QueryValue, Relation, Sum};
