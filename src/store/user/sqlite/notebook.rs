//! Notes and stars in the user database.

use std::io;

use rusqlite::{Row, Transaction, params};

use super::SqliteStore;
use crate::model::{Memory, Note};
use crate::store::user::UserError;
use crate::store::user::clock::{count, now, number};
use crate::store::user::notebook::Notebook;

/// The tables of notes and stars.
pub(super) const SCHEMA: &str = "
CREATE TABLE note (
    id INTEGER PRIMARY KEY,
    entry TEXT NOT NULL,
    body TEXT NOT NULL,
    written INTEGER NOT NULL
) STRICT;
CREATE INDEX note_of ON note (entry);
CREATE TABLE star (
    entry TEXT PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

const SELECT: &str = "SELECT entry, body, written FROM note";

impl Notebook for SqliteStore {
    fn notes(&self) -> Result<Vec<Note>, UserError> {
        let mut statement = self
            .connection
            .prepare(&format!("{SELECT} ORDER BY entry, id"))?;
        let notes = statement.query_map([], note)?;
        Ok(notes.collect::<Result<_, _>>()?)
    }

    fn notes_on(&self, entry: &str) -> Result<Vec<Note>, UserError> {
        let sql = format!("{SELECT} WHERE entry = ?1 ORDER BY id");
        let mut statement = self.connection.prepare(&sql)?;
        let notes = statement.query_map([entry], note)?;
        Ok(notes.collect::<Result<_, _>>()?)
    }

    fn add_note(&mut self, entry: &str, body: &str, alone: bool) -> Result<(), UserError> {
        let transaction = self.write()?;
        if alone {
            transaction.execute("DELETE FROM note WHERE entry = ?1", [entry])?;
        }
        let sql = "INSERT INTO note (entry, body, written) VALUES (?1, ?2, ?3)";
        transaction.execute(sql, params![entry, body, now()])?;
        Ok(transaction.commit()?)
    }

    fn delete_notes(&mut self, entry: &str, at: Option<usize>) -> Result<usize, UserError> {
        let transaction = self.write()?;
        let at = at.map(|at| number(at) - 1);
        let sql = "DELETE FROM note WHERE id IN
            (SELECT id FROM note WHERE entry = ?1 ORDER BY id
             LIMIT CASE WHEN ?2 IS NULL THEN -1 ELSE 1 END OFFSET coalesce(?2, 0))";
        let deleted = transaction.execute(sql, params![entry, at])?;
        transaction.commit()?;
        Ok(deleted)
    }

    fn noted(&mut self, keep: &mut dyn FnMut(&[String])) -> Result<(), UserError> {
        let transaction = self.write()?;
        let mut statement =
            transaction.prepare("SELECT DISTINCT entry FROM note ORDER BY entry")?;
        let entries = statement.query_map([], |row| row.get(0))?;
        // The transaction ends unkept: it only keeps others from writing meanwhile.
        keep(&entries.collect::<Result<Vec<String>, _>>()?);
        Ok(())
    }

    fn stars(&self) -> Result<Vec<String>, UserError> {
        let mut statement = self
            .connection
            .prepare("SELECT entry FROM star ORDER BY entry")?;
        let stars = statement.query_map([], |row| row.get(0))?;
        Ok(stars.collect::<Result<_, _>>()?)
    }

    fn star(&mut self, entry: &str, is_starred: bool) -> Result<bool, UserError> {
        let transaction = self.write()?;
        let changed = if is_starred {
            insert_star(&transaction, entry)?
        } else {
            transaction.execute("DELETE FROM star WHERE entry = ?1", [entry])?
        };
        transaction.commit()?;
        Ok(changed > 0)
    }

    fn take_in(
        &mut self,
        memory: &Memory,
        is_whole: bool,
        meanwhile: &mut dyn FnMut() -> io::Result<()>,
    ) -> Result<(), UserError> {
        let transaction = self.write()?;
        if is_whole {
            transaction.execute_batch("DELETE FROM note; DELETE FROM star;")?;
        }
        for note in &memory.notes {
            insert_note(&transaction, note)?;
        }
        for entry in &memory.stars {
            insert_star(&transaction, entry)?;
        }
        meanwhile()?;
        Ok(transaction.commit()?)
    }
}

/// Adds a note that is not there word for word.
fn insert_note(transaction: &Transaction<'_>, note: &Note) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO note (entry, body, written) SELECT ?1, ?2, ?3
        WHERE NOT EXISTS (SELECT 1 FROM note WHERE entry = ?1 AND body = ?2)";
    let written = number(note.written);
    let mut statement = transaction.prepare_cached(sql)?;
    statement.execute(params![note.entry, note.text, written])?;
    Ok(())
}

fn insert_star(transaction: &Transaction<'_>, entry: &str) -> Result<usize, rusqlite::Error> {
    let sql = "INSERT OR IGNORE INTO star (entry, since) VALUES (?1, ?2)";
    let mut statement = transaction.prepare_cached(sql)?;
    statement.execute(params![entry, now()])
}

fn note(row: &Row<'_>) -> Result<Note, rusqlite::Error> {
    Ok(Note {
        entry: row.get(0)?,
        text: row.get(1)?,
        written: count(row.get(2)?),
    })
}
