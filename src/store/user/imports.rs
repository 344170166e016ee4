//! Imported card files: their rows as they were read. What a row means is the reader's business, so that a later
//! version may understand more of it without a new import.

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::UserError;
use crate::model::codes;

/// A row of a card file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileRow {
    /// Line in the file, from 1; each line holds one row at most.
    pub line: usize,
    /// The row as JSON.
    pub body: String,
}

/// A card file to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewFile {
    /// The name it is known by; a file of this name is replaced.
    pub name: String,
    pub layout: String,
    pub rows: Vec<FileRow>,
}

/// A stored card file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    pub name: String,
    pub layout: String,
    pub rows: usize,
    /// Seconds since 1970.
    pub imported: u64,
}

codes!(
    /// What storing a file has changed.
    Outcome {
        Added => "added",
        Replaced => "replaced",
        /// The same rows were there already.
        Unchanged => "unchanged",
    }
);

/// What a store does with imported card files.
pub trait Imports {
    /// Stores card files, all or none. A replaced file keeps its place among the others.
    ///
    /// # Errors
    /// When the store cannot be written; then nothing is stored.
    fn import(&mut self, files: &[NewFile]) -> Result<Vec<Outcome>, UserError>;

    /// The stored card files in the order of their first import.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn imports(&self) -> Result<Vec<Imported>, UserError>;

    /// The rows of all stored card files: file by file in the order of their first import, then line
    /// by line.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn imported_rows(&self) -> Result<Vec<NewFile>, UserError>;

    /// A hash of all that is imported; 0 if nothing is. Costs one small query, no row is read.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn import_stamp(&self) -> Result<u64, UserError>;

    /// Removes a card file with its rows. `false` if there is none of this name.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn remove_import(&mut self, name: &str) -> Result<bool, UserError>;
}

impl NewFile {
    /// What tells its content from any other.
    pub(super) fn hash(&self) -> String {
        let mut hash = Xxh3::new();
        hash.update(self.layout.as_bytes());
        for row in &self.rows {
            hash.update(&row.line.to_le_bytes());
            hash.update(row.body.as_bytes());
            // Parts the rows: no two lists of them may run together to the same bytes.
            hash.update(b"\n");
        }
        format!("{:016x}", hash.digest())
    }
}

/// The hash of a list of files, each with its place, its name and the hash of its content; 0 of an empty list.
pub(super) fn stamp(list: &str) -> u64 {
    if list.is_empty() {
        return 0;
    }
    xxh3_64(list.as_bytes())
}

/// A row of a stored file, with the place of the file among the others.
pub(super) struct Placed {
    pub file: i64,
    pub name: String,
    pub layout: String,
    pub row: FileRow,
}

/// Rows that stand file by file, as files.
pub(super) fn files(rows: impl Iterator<Item = Placed>) -> Vec<NewFile> {
    let (mut files, mut last) = (Vec::<NewFile>::new(), None);
    for placed in rows {
        if last != Some(placed.file) {
            files.push(NewFile {
                name: placed.name,
                layout: placed.layout,
                rows: Vec::new(),
            });
            last = Some(placed.file);
        }
        if let Some(file) = files.last_mut() {
            file.rows.push(placed.row);
        }
    }
    files
}
