//! The page at the table, from the outside.

mod calc;
mod cards;
mod deck;
