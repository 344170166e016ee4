//! Imported card files in the user database: their rows as they were read. What a row means is the
//! reader's business, so that a later version may understand more of it without a new import.

use rusqlite::{OptionalExtension, Transaction, params};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use crate::model::codes;

use super::{UserDb, UserError, now, number};

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

impl NewFile {
    fn hash(&self) -> String {
        let mut hash = Xxh3::new();
        hash.update(self.layout.as_bytes());
        for row in &self.rows {
            hash.update(&row.line.to_le_bytes());
            hash.update(row.body.as_bytes());
            hash.update(b"\n");
        }
        format!("{:016x}", hash.digest())
    }
}

impl UserDb {
    /// Stores card files, all or none. A replaced file keeps its place among the others.
    ///
    /// # Errors
    /// When the database cannot be written; then nothing is stored.
    pub fn import(&mut self, files: &[NewFile]) -> Result<Vec<Outcome>, UserError> {
        let transaction = self.write()?;
        let stored = files.iter().map(|file| store(&transaction, file));
        let outcomes = stored.collect::<Result<Vec<_>, _>>()?;
        transaction.commit()?;
        Ok(outcomes)
    }

    /// The stored card files in the order of their first import.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn imports(&self) -> Result<Vec<Imported>, UserError> {
        let sql = "SELECT name, layout, imported,
            (SELECT count(*) FROM import_row WHERE file = import_file.id) FROM import_file ORDER BY id";
        let mut statement = self.connection.prepare(sql)?;
        let files = statement.query_map([], |row| {
            Ok(Imported {
                name: row.get(0)?,
                layout: row.get(1)?,
                imported: u64::try_from(row.get::<_, i64>(2)?).unwrap_or(0),
                rows: usize::try_from(row.get::<_, i64>(3)?).unwrap_or(0),
            })
        })?;
        Ok(files.collect::<Result<_, _>>()?)
    }

    /// The rows of all stored card files: file by file in the order of their first import, then line
    /// by line.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn imported_rows(&self) -> Result<Vec<NewFile>, UserError> {
        let sql = "SELECT file.id, file.name, file.layout, row.line, row.body
            FROM import_file AS file JOIN import_row AS row ON row.file = file.id
            ORDER BY file.id, row.line";
        let mut statement = self.connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        let (mut files, mut last) = (Vec::<NewFile>::new(), None);
        while let Some(row) = rows.next()? {
            let id: i64 = row.get(0)?;
            if last != Some(id) {
                let (name, layout) = (row.get(1)?, row.get(2)?);
                files.push(NewFile {
                    name,
                    layout,
                    rows: Vec::new(),
                });
                last = Some(id);
            }
            let line = usize::try_from(row.get::<_, i64>(3)?).unwrap_or(0);
            let body = row.get(4)?;
            if let Some(file) = files.last_mut() {
                file.rows.push(FileRow { line, body });
            }
        }
        Ok(files)
    }

    /// A hash of all that is imported; 0 if nothing is. Costs one small query, no row is read.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn import_stamp(&self) -> Result<u64, UserError> {
        let sql = "SELECT coalesce(group_concat(id || ' ' || name || ' ' || hash, char(10)), '')
            FROM (SELECT id, name, hash FROM import_file ORDER BY id)";
        let all: String = self.connection.query_row(sql, [], |row| row.get(0))?;
        Ok(if all.is_empty() {
            0
        } else {
            xxh3_64(all.as_bytes())
        })
    }

    /// Removes a card file with its rows. `false` if there is none of this name.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn remove_import(&mut self, name: &str) -> Result<bool, UserError> {
        let transaction = self.write()?;
        let removed = transaction.execute("DELETE FROM import_file WHERE name = ?1", [name])?;
        transaction.commit()?;
        Ok(removed > 0)
    }
}

fn store(transaction: &Transaction<'_>, file: &NewFile) -> Result<Outcome, rusqlite::Error> {
    let hash = file.hash();
    let sql = "SELECT id, hash FROM import_file WHERE name = ?1";
    let known = transaction.query_row(sql, [&file.name], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
    });
    let (id, outcome) = match known.optional()? {
        Some((_, stored)) if stored == hash => return Ok(Outcome::Unchanged),
        Some((id, _)) => {
            transaction.execute("DELETE FROM import_row WHERE file = ?1", [id])?;
            let sql = "UPDATE import_file SET layout = ?2, hash = ?3, imported = ?4 WHERE id = ?1";
            transaction.execute(sql, params![id, file.layout, hash, now()])?;
            (id, Outcome::Replaced)
        }
        None => {
            let sql =
                "INSERT INTO import_file (name, layout, hash, imported) VALUES (?1, ?2, ?3, ?4)";
            transaction.execute(sql, params![file.name, file.layout, hash, now()])?;
            (transaction.last_insert_rowid(), Outcome::Added)
        }
    };
    let sql = "INSERT INTO import_row (file, line, body) VALUES (?1, ?2, ?3)";
    let mut statement = transaction.prepare(sql)?;
    for row in &file.rows {
        statement.execute(params![id, number(row.line), row.body])?;
    }
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, bodies: &[&str]) -> NewFile {
        let rows = bodies.iter().enumerate().map(|(at, body)| FileRow {
            line: at + 2,
            body: (*body).to_owned(),
        });
        NewFile {
            name: name.to_owned(),
            layout: "2e-23".to_owned(),
            rows: rows.collect(),
        }
    }

    fn database() -> (tempfile::TempDir, UserDb) {
        let folder = tempfile::tempdir().expect("a folder");
        let db = UserDb::open(&folder.path().join("user.db")).expect("a database");
        (folder, db)
    }

    #[test]
    fn the_same_content_again_changes_nothing() {
        let (_folder, mut db) = database();
        assert_eq!(db.import_stamp().expect("a stamp"), 0);
        let files = [file("a", &["[1]", "[2]"]), file("b", &["[3]"])];
        assert_eq!(db.import(&files).expect("stored"), [Outcome::Added; 2]);
        let stamp = db.import_stamp().expect("a stamp");
        assert_eq!(db.import(&files).expect("stored"), [Outcome::Unchanged; 2]);
        assert_eq!(db.import_stamp().expect("a stamp"), stamp);
        assert_eq!(db.imported_rows().expect("rows"), files);
    }

    #[test]
    fn a_replaced_file_keeps_its_place() {
        let (_folder, mut db) = database();
        db.import(&[file("a", &["[1]"]), file("b", &["[3]"])])
            .expect("stored");
        let stamp = db.import_stamp().expect("a stamp");
        let outcome = db.import(&[file("a", &["[5]", "[6]"])]).expect("stored");
        assert_eq!(outcome, [Outcome::Replaced]);
        assert_ne!(db.import_stamp().expect("a stamp"), stamp);
        let files = db.imports().expect("files");
        let names: Vec<_> = files.iter().map(|f| (f.name.as_str(), f.rows)).collect();
        assert_eq!(names, [("a", 2), ("b", 1)]);
        assert!(db.remove_import("a").expect("removed"));
        assert!(!db.remove_import("a").expect("nothing"));
        assert_eq!(db.imported_rows().expect("rows"), [file("b", &["[3]"])]);
    }

    #[test]
    fn all_or_nothing() {
        let (_folder, mut db) = database();
        let mut twice = file("b", &["[1]", "[2]"]);
        twice.rows[1].line = 2;
        assert!(db.import(&[file("a", &["[1]"]), twice]).is_err());
        assert!(db.imports().expect("files").is_empty());
    }
}
