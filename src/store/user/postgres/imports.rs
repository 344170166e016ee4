//! Imported card files on a server.

use ::postgres::{Client, Error, Row};

use super::PostgresStore;
use super::quota;
use super::statement::{Cells, all, first, rows, run};
use crate::store::user::UserError;
use crate::store::user::clock::{now, number};
use crate::store::user::imports::{
    FileRow, Imported, Imports, NewFile, Outcome, Placed, files, stamp,
};

impl Imports for PostgresStore {
    fn import(&mut self, files: &[NewFile]) -> Result<Vec<Outcome>, UserError> {
        self.write(|client, owner| {
            let stored = files
                .iter()
                .map(|file| store(client, owner, file))
                .collect::<Result<Vec<_>, _>>()?;
            quota::of_imports(client, owner)?;
            Ok(stored)
        })
    }

    fn imports(&self) -> Result<Vec<Imported>, UserError> {
        let sql = "SELECT name, layout, imported,
            (SELECT count(*) FROM tricorder_user.import_row WHERE file = own.id)
            FROM tricorder_user.import_file AS own WHERE owner = $1 ORDER BY id";
        self.read(|client| all(&rows(client, sql, &[&self.owner])?, imported))
    }

    fn imported_rows(&self) -> Result<Vec<NewFile>, UserError> {
        let sql = "SELECT file.id, file.name, file.layout, own.line, own.body
            FROM tricorder_user.import_file AS file
            JOIN tricorder_user.import_row AS own ON own.file = file.id
            WHERE file.owner = $1 ORDER BY file.id, own.line";
        let found = self.read(|client| all(&rows(client, sql, &[&self.owner])?, placed))?;
        Ok(files(found.into_iter()))
    }

    fn import_stamp(&self) -> Result<u64, UserError> {
        let sql = "SELECT id, name, hash FROM tricorder_user.import_file
            WHERE owner = $1 ORDER BY id";
        let told = |row: &Row| {
            Ok(format!(
                "{} {} {}",
                row.number(0)?,
                row.text(1)?,
                row.text(2)?
            ))
        };
        let files = self.read(|client| all(&rows(client, sql, &[&self.owner])?, told))?;
        Ok(stamp(&files.join("\n")))
    }

    fn remove_import(&mut self, name: &str) -> Result<bool, UserError> {
        self.write(|client, owner| {
            let sql = "DELETE FROM tricorder_user.import_file WHERE owner = $1 AND name = $2";
            Ok(run(client, sql, &[&owner, &name])? > 0)
        })
    }
}

fn imported(row: &Row) -> Result<Imported, Error> {
    Ok(Imported {
        name: row.text(0)?,
        layout: row.text(1)?,
        imported: row.count(2)?,
        rows: row.count(3)?,
    })
}

fn placed(row: &Row) -> Result<Placed, Error> {
    Ok(Placed {
        file: row.number(0)?,
        name: row.text(1)?,
        layout: row.text(2)?,
        row: FileRow {
            line: row.count(3)?,
            body: row.text(4)?,
        },
    })
}

fn store(client: &mut Client, owner: &str, file: &NewFile) -> Result<Outcome, Error> {
    let hash = file.hash();
    let sql = "SELECT id, hash FROM tricorder_user.import_file WHERE owner = $1 AND name = $2";
    let answer = rows(client, sql, &[&owner, &file.name])?;
    let known = first(&answer, |row| Ok((row.number(0)?, row.text(1)?)))?;
    match known {
        Some((_, stored)) if stored == hash => Ok(Outcome::Unchanged),
        Some((id, _)) => {
            replace(client, id, file, &hash)?;
            Ok(Outcome::Replaced)
        }
        None => {
            add(client, owner, file, (&hash, now()))?;
            Ok(Outcome::Added)
        }
    }
}

fn replace(client: &mut Client, id: i64, file: &NewFile, hash: &str) -> Result<(), Error> {
    run(
        client,
        "DELETE FROM tricorder_user.import_row WHERE file = $1",
        &[&id],
    )?;
    let sql = "UPDATE tricorder_user.import_file SET layout = $2, hash = $3, imported = $4
        WHERE id = $1";
    run(client, sql, &[&id, &file.layout, &hash, &now()])?;
    insert_rows(client, id, file)
}

/// Writes a file that is not there yet, with the hash of its content and the moment it was imported.
pub(super) fn add(
    client: &mut Client,
    owner: &str,
    file: &NewFile,
    (hash, imported): (&str, i64),
) -> Result<(), Error> {
    let sql = "INSERT INTO tricorder_user.import_file (owner, name, layout, hash, imported)
        VALUES ($1, $2, $3, $4, $5) RETURNING id";
    let made = rows(
        client,
        sql,
        &[&owner, &file.name, &file.layout, &hash, &imported],
    )?;
    let id = first(&made, |row| row.number(0))?.unwrap_or_default();
    insert_rows(client, id, file)
}

fn insert_rows(client: &mut Client, id: i64, file: &NewFile) -> Result<(), Error> {
    let sql = "INSERT INTO tricorder_user.import_row (file, line, body)
        SELECT $1, line, body FROM unnest($2, $3) AS new (line, body)";
    let lines: Vec<i64> = file.rows.iter().map(|row| number(row.line)).collect();
    let bodies: Vec<&str> = file.rows.iter().map(|row| row.body.as_str()).collect();
    run(client, sql, &[&id, &lines, &bodies]).map(drop)
}
