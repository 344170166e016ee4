//! Nouns of every rules reference: entries with their kinds, rulings, errata, tables and symbols; first lessons and cheat
//! sheets.

pub(crate) mod answer_unit;
pub(crate) mod cheat_sheet;
pub(crate) mod entry;
pub(crate) mod erratum;
pub(crate) mod kind;
pub(crate) mod lesson;
pub(crate) mod ruling;
pub(crate) mod statement;
pub(crate) mod symbol;
pub(crate) mod table;
