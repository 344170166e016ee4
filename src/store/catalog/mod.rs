//! The catalog's tables: derived from the data, thrown away and built anew at any time.

pub mod beyond;
pub mod beyond_rows;
pub mod cards;
pub mod entries;
pub mod keyed;
pub mod names;
pub mod stored;
pub mod values;
