//! What several screens are made of: prose, tables, bars, numbers, sums, lists of words.

pub mod foot;
pub mod lists;
pub mod numbers;
pub mod records;
pub mod sentences;
pub mod terms;
