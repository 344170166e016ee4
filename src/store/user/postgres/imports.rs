//! Imported card files on a server.

use ::postgres::{Client, Error, Row};

use super::PostgresStore;
use super::quota;
use super::value::{Cells, all, first, rows, run};
use crate::store::user::UserError;
use crate::store::user::clock::{now, number};
use crate::store::user::imports::{
    FileRow, Imported, Imports, NewFile, Outcome, Placed, files, stamp,
};

impl Imports for PostgresStore {
    fn import(&mut self, files: &[NewFile]) -> Result<Vec<Outcome>, UserError> {
        self.write(|client, owner| {
            let stored = files.iter().map(|file| store(client, owner, file));
            let stored = stored.collect::<Result<Vec<_>, _>>()?;
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
    let known = rows(client, sql, &[&owner, &file.name])?;
    let known = first(&known, |row| Ok((row.number(0)?, row.text(1)?)))?;
    let (id, outcome) = match known {
        Some((_, stored)) if stored == hash => return Ok(Outcome::Unchanged),
        Some((id, _)) => (replaced(client, id, file, &hash)?, Outcome::Replaced),
        None => (added(client, owner, file, &hash)?, Outcome::Added),
    };
    let sql = "INSERT INTO tricorder_user.import_row (file, line, body)
        SELECT $1, line, body FROM unnest($2, $3) AS new (line, body)";
    let lines: Vec<i64> = file.rows.iter().map(|row| number(row.line)).collect();
    let bodies: Vec<&str> = file.rows.iter().map(|row| row.body.as_str()).collect();
    run(client, sql, &[&id, &lines, &bodies])?;
    Ok(outcome)
}

fn replaced(client: &mut Client, id: i64, file: &NewFile, hash: &str) -> Result<i64, Error> {
    run(
        client,
        "DELETE FROM tricorder_user.import_row WHERE file = $1",
        &[&id],
    )?;
    let sql = "UPDATE tricorder_user.import_file SET layout = $2, hash = $3, imported = $4
        WHERE id = $1";
    run(client, sql, &[&id, &file.layout, &hash, &now()])?;
    Ok(id)
}

fn added(client: &mut Client, owner: &str, file: &NewFile, hash: &str) -> Result<i64, Error> {
    let sql = "INSERT INTO tricorder_user.import_file (owner, name, layout, hash, imported)
        VALUES ($1, $2, $3, $4, $5) RETURNING id";
    let made = rows(
        client,
        sql,
        &[&owner, &file.name, &file.layout, &hash, &now()],
    )?;
    Ok(first(&made, |row| row.number(0))?.unwrap_or(0))
}
