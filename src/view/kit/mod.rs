//! What several screens are made of: numbers, lists of words, prose, terms, sentences, the foot of a page.

pub mod foot;
pub mod lists;
pub mod numbers;
pub mod records;
pub mod sentences;
pub mod terms;
