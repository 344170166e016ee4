//! What the catalogs keep beside their indexes: derived from the data, thrown away and built anew at any time.

pub mod cards;
pub mod contents;
pub mod fault;
pub mod keyed;
pub mod name_list;
pub mod names;
pub mod on_disk;
pub mod register;

/// The version of `SQLite` the program is built with.
pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}
