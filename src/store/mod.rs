//! The only place with SQL. The catalog database is derived from data, disposable, and read-only once
//! written; the user database is precious.

mod cards;
mod catalog;
mod decks;
mod imports;
mod user;

pub use cards::CardDb;
pub use catalog::{CatalogDb, NameMatch, StoreError, Summary};
pub use decks::SavedDeck;
pub use imports::{FileRow, Imported, NewFile, Outcome};
pub use user::{Log, LogKind, UserDb, UserError};
