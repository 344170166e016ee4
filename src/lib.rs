//! tricorder: a companion for Star Trek tabletop games on the command line, in German and English.
//!
//! The crate is a library with a thin binary. Arrows run one way: `cli` fetches through `store`,
//! `search` and `data`, hands the result to `view`, and everything speaks in the nouns of `model`
//! and the pure string functions of `text`. A test in `tests/it` holds this order.

pub mod calc;
pub mod catalog;
pub mod chance;
pub mod cli;
pub mod data;
pub mod deck;
pub mod error;
pub mod import;
pub mod locale;
pub mod lookup;
pub mod model;
pub mod paths;
pub mod search;
pub mod solo;
pub mod store;
pub mod text;
pub mod view;
