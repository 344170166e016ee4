//! The catalog's tables: derived from the data, thrown away and built anew at any time.

pub mod beyond;
pub mod beyond_rows;
pub mod cards;
pub mod entries;
pub mod keyed;
pub mod name_list;
pub mod names;
mod order;
mod pages;
pub mod register;
pub mod stored;
pub mod values;
mod vfs;
