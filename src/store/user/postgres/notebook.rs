//! Notes and stars on a server.

use std::io;

use ::postgres::{Client, Error, Row};

use super::PostgresStore;
use super::statement::{Cells, all, rows, run};
use crate::model::{Memory, Note};
use crate::store::user::UserError;
use crate::store::user::clock::{count, now, number};
use crate::store::user::notebook::Notebook;

const SELECT: &str = "SELECT entry, body, written FROM tricorder_user.note";

impl Notebook for PostgresStore {
    fn notes(&self) -> Result<Vec<Note>, UserError> {
        let sql = format!("{SELECT} WHERE owner = $1 ORDER BY entry, id");
        self.read(|client| all(&rows(client, &sql, &[&self.owner])?, note))
    }

    fn notes_on(&self, entry: &str) -> Result<Vec<Note>, UserError> {
        let sql = format!("{SELECT} WHERE owner = $1 AND entry = $2 ORDER BY id");
        self.read(|client| all(&rows(client, &sql, &[&self.owner, &entry])?, note))
    }

    fn add_note(&mut self, entry: &str, body: &str, alone: bool) -> Result<(), UserError> {
        self.write(|client, owner| {
            if alone {
                let others = "DELETE FROM tricorder_user.note WHERE owner = $1 AND entry = $2";
                run(client, others, &[&owner, &entry])?;
            }
            let sql = "INSERT INTO tricorder_user.note (owner, entry, body, written)
                VALUES ($1, $2, $3, $4)";
            run(client, sql, &[&owner, &entry, &body, &now()])?;
            Ok(())
        })
    }

    fn delete_notes(&mut self, entry: &str, at: Option<usize>) -> Result<usize, UserError> {
        let most = at.map(|_| 1_i64);
        let before = at.map_or(0, |at| number(at.saturating_sub(1)));
        self.write(|client, owner| {
            let sql = "DELETE FROM tricorder_user.note WHERE id IN
                (SELECT id FROM tricorder_user.note WHERE owner = $1 AND entry = $2 ORDER BY id
                 LIMIT $3 OFFSET $4)";
            let deleted = run(client, sql, &[&owner, &entry, &most, &before])?;
            Ok(count(number(deleted)))
        })
    }

    fn noted(&mut self, keep: &mut dyn FnMut(&[String])) -> Result<(), UserError> {
        self.write(|client, owner| {
            let sql = "SELECT DISTINCT entry FROM tricorder_user.note WHERE owner = $1
                ORDER BY entry";
            keep(&all(&rows(client, sql, &[&owner])?, |row| row.text(0))?);
            Ok(())
        })
    }

    fn stars(&self) -> Result<Vec<String>, UserError> {
        let sql = "SELECT entry FROM tricorder_user.star WHERE owner = $1 ORDER BY entry";
        self.read(|client| all(&rows(client, sql, &[&self.owner])?, |row| row.text(0)))
    }

    fn star(&mut self, entry: &str, is_starred: bool) -> Result<bool, UserError> {
        self.write(|client, owner| {
            let sql = "DELETE FROM tricorder_user.star WHERE owner = $1 AND entry = $2";
            let changed = if is_starred {
                insert_star(client, owner, entry)?
            } else {
                run(client, sql, &[&owner, &entry])?
            };
            Ok(changed > 0)
        })
    }

    fn take_in(
        &mut self,
        memory: &Memory,
        is_whole: bool,
        meanwhile: &mut dyn FnMut() -> io::Result<()>,
    ) -> Result<(), UserError> {
        self.write(|client, owner| {
            if is_whole {
                for table in ["note", "star"] {
                    let all = format!("DELETE FROM tricorder_user.{table} WHERE owner = $1");
                    run(client, &all, &[&owner])?;
                }
            }
            for note in &memory.notes {
                insert_note(client, owner, note)?;
            }
            for entry in &memory.stars {
                insert_star(client, owner, entry)?;
            }
            Ok(meanwhile()?)
        })
    }
}

/// Adds a note that is not there word for word.
fn insert_note(client: &mut Client, owner: &str, note: &Note) -> Result<(), Error> {
    let sql = "INSERT INTO tricorder_user.note (owner, entry, body, written)
        SELECT $1, $2, $3, $4 WHERE NOT EXISTS
        (SELECT 1 FROM tricorder_user.note WHERE owner = $1 AND entry = $2 AND body = $3)";
    let written = number(note.written);
    run(client, sql, &[&owner, &note.entry, &note.text, &written])?;
    Ok(())
}

fn insert_star(client: &mut Client, owner: &str, entry: &str) -> Result<u64, Error> {
    let sql = "INSERT INTO tricorder_user.star (owner, entry, since) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING";
    run(client, sql, &[&owner, &entry, &now()])
}

fn note(row: &Row) -> Result<Note, Error> {
    Ok(Note {
        entry: row.text(0)?,
        text: row.text(1)?,
        written: row.count(2)?,
    })
}
