//! Imported card files: their rows as they were read. What a row means is the reader's business, so that a later
//! version may understand more of it without a new import.

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::UserError;
use super::clock::{now, number};
use super::damage::KeptKind;
use super::engine::{Engine, Executor, Quota, SqlRow, first, readable, values};
use model::codes;

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
    /// Code of its layout, as in `2e-23`.
    pub layout: String,
    /// Its rows, line by line.
    pub rows: Vec<FileRow>,
}

/// A stored card file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredImport {
    /// The name it is known by, which no other file has.
    pub name: String,
    /// Code of its layout, as in `2e-23`.
    pub layout: String,
    /// How many rows it has.
    pub rows: usize,
    /// Seconds since 1970.
    pub imported: u64,
}

codes!(
    /// What storing a file has changed.
    Outcome {
        /// No file of this name was there.
        Added => "added",
        /// Other rows or another layout stood under this name.
        Replaced => "replaced",
        /// Equal rows in the same layout were there already.
        Unchanged => "unchanged",
    }
);

/// What a store does with imported card files.
pub trait ImportStore {
    /// Stores card files, all or none. A replaced file keeps its place among the others.
    ///
    /// # Errors
    /// When the store cannot be written; then nothing is stored.
    fn import(&mut self, files: &[NewFile]) -> Result<Vec<Outcome>, UserError>;

    /// The stored card files in the order of their first import.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn imports(&self) -> Result<Vec<StoredImport>, UserError>;

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

impl<S: Engine> ImportStore for S {
    fn import(&mut self, files: &[NewFile]) -> Result<Vec<Outcome>, UserError> {
        self.write(|db| {
            let stored = files.iter().map(|file| store(db, file));
            let outcomes = stored.collect::<Result<Vec<_>, _>>()?;
            db.check_quota(Quota::Imports)?;
            Ok(outcomes)
        })
    }

    fn imports(&self) -> Result<Vec<StoredImport>, UserError> {
        let sql = "SELECT name, layout, imported,
            (SELECT count(*) FROM @import_row WHERE file = own.id)
            FROM @import_file AS own [WHERE owner = $1] ORDER BY id";
        self.read(|db| {
            readable(db, KeptKind::Import, sql, &[], |_, row| {
                Ok(StoredImport {
                    name: row.text(0)?,
                    layout: row.text(1)?,
                    imported: row.count(2)?,
                    rows: row.count(3)?,
                })
            })
        })
    }

    fn imported_rows(&self) -> Result<Vec<NewFile>, UserError> {
        let sql = "SELECT file.id, file.name, file.layout, own.line, own.body
            FROM @import_file AS file JOIN @import_row AS own ON own.file = file.id
            [WHERE file.owner = $1] ORDER BY file.id, own.line";
        let row = |_: &mut dyn Executor, row: &SqlRow| {
            let file = (row.number(0)?, row.text(1)?, row.text(2)?);
            Ok((file, FileRow { line: row.count(3)?, body: row.text(4)? }))
        };
        Ok(files(self.read(|db| readable(db, KeptKind::Import, sql, &[], row))?))
    }

    fn import_stamp(&self) -> Result<u64, UserError> {
        let sql = "SELECT id, name, hash FROM @import_file [WHERE owner = $1] ORDER BY id";
        let files = self.read(|db| {
            readable(db, KeptKind::Import, sql, &[], |_, row| {
                let (id, name, hash) = (row.number(0)?, row.text(1)?, row.text(2)?);
                Ok(format!("{id} {name} {hash}"))
            })
        })?;
        if files.is_empty() {
            return Ok(0);
        }
        Ok(xxh3_64(files.join("\n").as_bytes()))
    }

    fn remove_import(&mut self, name: &str) -> Result<bool, UserError> {
        let sql = "DELETE FROM @import_file WHERE [owner = $1 AND] name = $2";
        Ok(self.write(|db| db.run(sql, values![name]))? > 0)
    }
}

/// Rows that stand file by file, as files.
fn files(rows: Vec<((i64, String, String), FileRow)>) -> Vec<NewFile> {
    let (mut files, mut last) = (Vec::<NewFile>::new(), None);
    for ((id, name, layout), row) in rows {
        if last != Some(id) {
            files.push(NewFile { name, layout, rows: Vec::new() });
            last = Some(id);
        }
        if let Some(file) = files.last_mut() {
            file.rows.push(row);
        }
    }
    files
}

fn store(db: &mut dyn Executor, file: &NewFile) -> Result<Outcome, UserError> {
    let hash = file.hash();
    let sql = "SELECT id, hash FROM @import_file WHERE [owner = $1 AND] name = $2";
    let known = first(db, sql, values![&file.name], |row| Ok((row.number(0)?, row.text(1)?)))?;
    match known {
        Some((_, stored)) if stored == hash => Ok(Outcome::Unchanged),
        Some((id, _)) => {
            db.run("DELETE FROM @import_row WHERE file = $2", values![id])?;
            let sql = "UPDATE @import_file SET layout = $3, hash = $4, imported = $5
                WHERE id = $2";
            db.run(sql, values![id, &file.layout, &hash, now()])?;
            insert_rows(db, id, file)?;
            Ok(Outcome::Replaced)
        }
        None => {
            insert_file(db, file, now())?;
            Ok(Outcome::Added)
        }
    }
}

/// Writes a file that is not there yet, with the moment it was imported.
pub(super) fn insert_file(db: &mut dyn Executor, file: &NewFile, imported: i64) -> Result<(), UserError> {
    let sql = "INSERT INTO @import_file ([owner,] name, layout, hash, imported)
        VALUES ([$1,] $2, $3, $4, $5) RETURNING id";
    let values = values![&file.name, &file.layout, &file.hash(), imported];
    let id = first(db, sql, values, |row| row.number(0))?.unwrap_or_default();
    insert_rows(db, id, file)
}

fn insert_rows(db: &mut dyn Executor, id: i64, file: &NewFile) -> Result<(), UserError> {
    let sql = "INSERT INTO @import_row (file, line, body)
        [SELECT $2, line, body FROM unnest($3, $4) AS new (line, body)|VALUES ($2, $3, $4)]";
    let numbered = file.rows.iter();
    let rows: Vec<_> = numbered.map(|row| (number(row.line), row.body.as_str())).collect();
    db.insert_numbered(sql, id, &rows).map(drop)
}
