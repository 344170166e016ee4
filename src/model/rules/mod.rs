//! Nouns of every rules reference: entries with their kinds, rulings, tables and symbols.

pub mod entry;
pub mod kind;
pub mod symbol;
pub mod table;
