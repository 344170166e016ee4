//! The computer opponent of Captain's Chair: which row counts, what cards are worth, which one it
//! takes, where it sends, and its whole turn. Pure: no terminal, no files, no language; all chance
//! comes from a seed.

pub mod cadet;
pub mod campaign;
pub mod engine;
pub mod rules;
pub mod score;
pub mod state;
pub mod stats;

pub use rules::locations::{Forces, Place};
pub use rules::market::Offer;
pub use rules::row::{Row, Side, print_matters, row_for};
pub use rules::tokens::Tokens;
pub use rules::worth::{Multipliers, Worth};
