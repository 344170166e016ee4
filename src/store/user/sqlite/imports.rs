//! Imported card files in the user database.

use rusqlite::{OptionalExtension, Row, Transaction, params};

use super::SqliteStore;
use crate::store::user::UserError;
use crate::store::user::clock::{count, now, number};
use crate::store::user::imports::{
    FileRow, Imported, Imports, NewFile, Outcome, Placed, files, stamp,
};

impl Imports for SqliteStore {
    fn import(&mut self, files: &[NewFile]) -> Result<Vec<Outcome>, UserError> {
        let transaction = self.write()?;
        let stored = files.iter().map(|file| store(&transaction, file));
        let outcomes = stored.collect::<Result<Vec<_>, _>>()?;
        transaction.commit()?;
        Ok(outcomes)
    }

    fn imports(&self) -> Result<Vec<Imported>, UserError> {
        let sql = "SELECT name, layout, imported,
            (SELECT count(*) FROM import_row WHERE file = import_file.id) FROM import_file ORDER BY id";
        let mut statement = self.connection.prepare(sql)?;
        let files = statement.query_map([], |row| {
            Ok(Imported {
                name: row.get(0)?,
                layout: row.get(1)?,
                imported: count(row.get(2)?),
                rows: count(row.get(3)?),
            })
        })?;
        Ok(files.collect::<Result<_, _>>()?)
    }

    fn imported_rows(&self) -> Result<Vec<NewFile>, UserError> {
        let sql = "SELECT file.id, file.name, file.layout, row.line, row.body
            FROM import_file AS file JOIN import_row AS row ON row.file = file.id
            ORDER BY file.id, row.line";
        let mut statement = self.connection.prepare(sql)?;
        let rows = statement
            .query_map([], placed)?
            .collect::<Result<Vec<_>, _>>()?;
        Ok(files(rows.into_iter()))
    }

    fn import_stamp(&self) -> Result<u64, UserError> {
        let sql = "SELECT coalesce(group_concat(id || ' ' || name || ' ' || hash, char(10)), '')
            FROM (SELECT id, name, hash FROM import_file ORDER BY id)";
        let all: String = self.connection.query_row(sql, [], |row| row.get(0))?;
        Ok(stamp(&all))
    }

    fn remove_import(&mut self, name: &str) -> Result<bool, UserError> {
        let transaction = self.write()?;
        let removed = transaction.execute("DELETE FROM import_file WHERE name = ?1", [name])?;
        transaction.commit()?;
        Ok(removed > 0)
    }
}

fn placed(row: &Row<'_>) -> Result<Placed, rusqlite::Error> {
    Ok(Placed {
        file: row.get(0)?,
        name: row.get(1)?,
        layout: row.get(2)?,
        row: FileRow {
            line: count(row.get(3)?),
            body: row.get(4)?,
        },
    })
}

fn store(transaction: &Transaction<'_>, file: &NewFile) -> Result<Outcome, rusqlite::Error> {
    let hash = file.hash();
    let sql = "SELECT id, hash FROM import_file WHERE name = ?1";
    let known = transaction.query_row(sql, [&file.name], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
    });
    match known.optional()? {
        Some((_, stored)) if stored == hash => Ok(Outcome::Unchanged),
        Some((id, _)) => {
            transaction.execute("DELETE FROM import_row WHERE file = ?1", [id])?;
            let sql = "UPDATE import_file SET layout = ?2, hash = ?3, imported = ?4 WHERE id = ?1";
            transaction.execute(sql, params![id, file.layout, hash, now()])?;
            insert_rows(transaction, id, file)?;
            Ok(Outcome::Replaced)
        }
        None => {
            add(transaction, file, (&hash, now()))?;
            Ok(Outcome::Added)
        }
    }
}

/// Writes a file that is not there yet, with the hash of its content and the moment it was imported.
pub(super) fn add(
    transaction: &Transaction<'_>,
    file: &NewFile,
    (hash, imported): (&str, i64),
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO import_file (name, layout, hash, imported) VALUES (?1, ?2, ?3, ?4)";
    let of = params![file.name, file.layout, hash, imported];
    transaction.execute(sql, of)?;
    insert_rows(transaction, transaction.last_insert_rowid(), file)
}

fn insert_rows(
    transaction: &Transaction<'_>,
    id: i64,
    file: &NewFile,
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO import_row (file, line, body) VALUES (?1, ?2, ?3)";
    let mut statement = transaction.prepare(sql)?;
    for row in &file.rows {
        statement.execute(params![id, number(row.line), row.body])?;
    }
    Ok(())
}
