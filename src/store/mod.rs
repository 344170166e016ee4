//! The only place with SQL. The catalog database is derived from data, disposable, and read-only once
//! written; the user database is precious.

mod catalog;
mod export;
mod fault;
mod user;

pub use catalog::cards::CardDb;
pub use catalog::contents::{Beyond, Contents};
pub use catalog::create as create_catalog;
pub use catalog::entries::{CatalogDb, NameMatch, Summary};
pub use catalog::keyed::Keyed;
pub use catalog::name_list::{ListedName, NameList};
pub use catalog::names::{Spelling, Tally};
pub use catalog::on_disk::StoreError;
pub use catalog::register::Register;
pub use export::{MARK, Script, is_schema};
pub use user::archive::{LogRecord, Record as KeptRecord, SettingRecord};
pub use user::collection::{Booked, Booking, Copies};
pub use user::decks::{DeckVersion, NewVersion};
pub use user::holdings::{Examined, Holdings};
pub use user::imports::{FileRow, Imported, NewFile, Outcome};
pub use user::logs::{Log, LogKind, Logs};
pub use user::postgres::{
    examine as examine_server, format as server_format, hear as hear_news, open as on_server,
    seats as seats_on_server,
};
pub use user::seats::{Seats, SharedGame, mark};
pub use user::sqlite::SqliteStore;
pub use user::{UserError, UserStore};

/// The version of SQLite.
pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}
