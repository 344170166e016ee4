//! The computer opponent of Captain's Chair: which row counts, what cards are worth, which one it
//! takes, where it sends. Pure: no terminal, no files, no language.

pub mod market;
pub mod row;
pub mod worth;
pub mod zone;

pub use market::{Offer, Tokens};
pub use row::{Row, Side, row_for};
pub use worth::{Multipliers, Worth};
pub use zone::{Forces, Place};
