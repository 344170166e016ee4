//! The only place with SQL. The catalog database is derived from data, disposable, and read-only once
//! written; the user database is precious.

mod catalog;
mod export;
mod fault;
mod user;

pub use catalog::cards::CardDb;
pub use catalog::entries::{CatalogDb, Contents, NameMatch, Summary};
pub use catalog::keyed::Keyed;
pub use catalog::name_list::{ListedName, NameList};
pub use catalog::names::{Spelling, Tally};
pub use catalog::register::Register;
pub use catalog::stored::StoreError;
pub use export::{MARK, Script, is_schema};
pub use user::collection::{Booked, Booking, Copies};
pub use user::decks::{DeckVersion, NewVersion};
pub use user::examine::{Examined, Holdings};
pub use user::imports::{FileRow, Imported, NewFile, Outcome};
pub use user::{Log, LogKind, UserDb, UserError};

/// The version of SQLite.
pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}
