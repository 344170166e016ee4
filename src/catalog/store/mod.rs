//! The catalog's tables: derived from the data, thrown away and built anew at any time.

pub mod cards;
pub mod contents;
pub mod entries;
pub mod fault;
pub mod keyed;
pub mod name_list;
pub mod names;
pub mod on_disk;
pub mod register;

use std::io::Write;
use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

use contents::CatalogContents;
use entries::CatalogDb;
use on_disk::StoreError;
use register::RegisterDraft;

use model::handover::handover;

/// Writes the database and the register of a catalog, of records that are put into words once for both. Neither file
/// may exist.
///
/// # Errors
/// When they cannot be written.
pub fn create(database: &Path, register: &Path, contents: &CatalogContents<'_>) -> Result<(), StoreError> {
    // Made first: where it lies already nothing is written at all.
    let register = register::file(register)?;
    thread::scope(|scope| {
        let (mut written, filed) = handover();
        let register = scope.spawn(move || {
            let mut register = RegisterDraft::of(register, contents, filed.map(Ok))?;
            Ok(register.flush()?)
        });
        let beside = |filed| {
            // A register that cannot go on says why itself.
            let _ = written.give(filed);
        };
        CatalogDb::create_beside(database, contents, beside)?;
        drop(written);
        register.join().unwrap_or_else(|fault| resume_unwind(fault))
    })
}

/// The version of `SQLite` the program is built with.
pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}
