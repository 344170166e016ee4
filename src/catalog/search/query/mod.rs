//! The query language: from text to a tree and back.

mod condition;
mod fault;
pub mod fields;
mod parse;
mod sort;
#[cfg(test)]
mod tests;
mod tree;
mod value;

pub use fault::{Fault, QueryError, RegexFault};
pub use parse::{joins, parse, read};
pub use sort::{ListingWishes, SortKey};
pub(crate) use tree::is_within;
pub use tree::{Clause, NumberBounds, Query, QueryValue, Relation, Sum};
