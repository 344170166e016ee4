//! Nouns of every rules reference: entries with their kinds, rulings, errata, tables and symbols.

pub mod entry;
pub mod erratum;
pub mod kind;
pub mod ruling;
pub mod symbol;
pub mod table;
