//! The catalog's tables: derived from the data, thrown away and built anew at any time.

pub mod beyond;
pub mod beyond_rows;
pub mod cards;
pub mod contents;
pub mod entries;
pub mod keyed;
pub mod name_list;
pub mod names;
mod order;
mod pages;
pub mod register;
pub mod stored;
pub mod values;
mod vfs;

use std::io::Write;
use std::path::Path;

use contents::Contents;
use entries::CatalogDb;
use register::Draft;
use stored::StoreError;

/// Writes the database and the register of a catalog, of records that are put into words once for both. Neither file
/// may exist.
///
/// # Errors
/// When they cannot be written.
pub fn create(database: &Path, register: &Path, contents: &Contents<'_>) -> Result<(), StoreError> {
    let mut draft = Draft::new(register::file(register)?, contents);
    CatalogDb::create_beside(database, contents, |filed| draft.add(filed))?;
    Ok(draft.finish(contents)?.flush()?)
}
