//! The computer opponent of Captain's Chair: which row counts, what cards are worth, which one it
//! takes, where it sends, and its whole turn. Pure: no terminal, no files, no language; all chance
//! comes from a seed.

pub mod ask;
pub mod assignment;
pub mod cadet;
pub mod campaign;
pub mod challenge;
pub mod correct;
mod crew;
mod effects;
pub mod estate;
pub mod event;
pub mod exec;
pub mod logbook;
pub mod market;
mod offers;
mod parts;
mod places;
pub mod rank;
mod report;
pub mod row;
pub mod score;
pub mod session;
pub mod setup;
pub mod step;
mod stock;
pub mod table;
mod turn;
pub mod upgrade;
pub mod worth;
pub mod zone;

pub use market::{Offer, Tokens};
pub use row::{Row, Side, row_for};
pub use worth::{Multipliers, Worth};
pub use zone::{Forces, Place};
