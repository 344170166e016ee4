//! All of the user database, out of it and into it.

use rusqlite::{Connection, Params, Row, Transaction, params};

use super::{SqliteStore, decks, imports, logs};
use crate::store::user::UserError;
use crate::store::user::archive::{
    Archive, DeckRecord, FileRecord, LogRecord, NoteRecord, OwnedRecord, Record, SettingRecord,
    StarRecord, VersionRecord, as_of_now,
};
use crate::store::user::clock::count;

/// What is kept in tables of its own; the rest hangs on these.
const TABLES: [&str; 7] = [
    "log",
    "deck",
    "import_file",
    "owned",
    "note",
    "star",
    "setting",
];

impl Archive for SqliteStore {
    fn records(&self) -> Result<Vec<Record>, UserError> {
        // Holds one moment for all tables. It ends unkept, for nothing was written.
        let moment = self.connection.unchecked_transaction()?;
        let mut records = logs_of(&moment)?;
        records.extend(decks_of(&moment)?);
        records.extend(imports_of(&moment)?);
        records.extend(single(&moment)?);
        Ok(records)
    }

    fn take_over(
        &mut self,
        records: &[Record],
        is_whole: bool,
        tell: &mut dyn FnMut(usize),
    ) -> Result<(), UserError> {
        let transaction = self.write()?;
        for table in TABLES {
            let sql = format!("SELECT EXISTS (SELECT 1 FROM {table})");
            let is_there: bool = transaction.query_row(&sql, [], |row| row.get(0))?;
            if is_there && !is_whole {
                return Err(UserError::Occupied);
            }
            transaction.execute(&format!("DELETE FROM {table}"), [])?;
        }
        for (at, record) in (1..).zip(records) {
            insert(&transaction, record)?;
            tell(at);
        }
        Ok(transaction.commit()?)
    }
}

/// The rows of a question, read.
fn all<T>(
    from: &Connection,
    sql: &str,
    of: impl Params,
    read: impl FnMut(&Row<'_>) -> Result<T, rusqlite::Error>,
) -> Result<Vec<T>, rusqlite::Error> {
    let mut statement = from.prepare_cached(sql)?;
    statement.query_map(of, read)?.collect()
}

fn logs_of(from: &Connection) -> Result<Vec<Record>, rusqlite::Error> {
    let sql = "SELECT id, kind, name, created, used, head FROM log ORDER BY id";
    let entries = "SELECT body FROM entry WHERE log = ?1 ORDER BY number";
    all(from, sql, [], |row| {
        Ok(Record::Log(LogRecord {
            kind: row.get(1)?,
            name: row.get(2)?,
            created: row.get(3)?,
            used: row.get(4)?,
            head: row.get(5)?,
            entries: all(from, entries, [row.get::<_, i64>(0)?], |row| row.get(0))?,
        }))
    })
}

fn decks_of(from: &Connection) -> Result<Vec<Record>, rusqlite::Error> {
    let versions = "SELECT number, saved, source, note, body FROM deck_version
        WHERE deck = ?1 ORDER BY number";
    all(from, "SELECT name FROM deck ORDER BY name", [], |row| {
        let name: String = row.get(0)?;
        let versions = all(from, versions, [&name], |row| {
            Ok(VersionRecord {
                number: row.get(0)?,
                saved: row.get(1)?,
                source: row.get(2)?,
                note: row.get(3)?,
                body: row.get(4)?,
            })
        })?;
        Ok(Record::Deck(DeckRecord { name, versions }))
    })
}

fn imports_of(from: &Connection) -> Result<Vec<Record>, rusqlite::Error> {
    let sql = "SELECT id, name, layout, imported FROM import_file ORDER BY id";
    let rows = "SELECT line, body FROM import_row WHERE file = ?1 ORDER BY line";
    all(from, sql, [], |row| {
        let of = [row.get::<_, i64>(0)?];
        Ok(Record::Import(FileRecord {
            name: row.get(1)?,
            layout: row.get(2)?,
            imported: row.get(3)?,
            rows: all(from, rows, of, |row| Ok((count(row.get(0)?), row.get(1)?)))?,
        }))
    })
}

/// What is one row each.
fn single(from: &Connection) -> Result<Vec<Record>, rusqlite::Error> {
    let sql = "SELECT name, count FROM owned ORDER BY name";
    let mut records = all(from, sql, [], |row| {
        let (name, count) = (row.get(0)?, row.get(1)?);
        Ok(Record::Owned(OwnedRecord { name, count }))
    })?;
    let sql = "SELECT entry, body, written FROM note ORDER BY id";
    records.extend(all(from, sql, [], |row| {
        let (entry, body, written) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(Record::Note(NoteRecord {
            entry,
            body,
            written,
        }))
    })?);
    let sql = "SELECT entry, since FROM star ORDER BY entry";
    records.extend(all(from, sql, [], |row| {
        let (entry, since) = (row.get(0)?, row.get(1)?);
        Ok(Record::Star(StarRecord { entry, since }))
    })?);
    let sql = "SELECT name, body FROM setting ORDER BY name";
    records.extend(all(from, sql, [], |row| {
        let (name, body) = (row.get(0)?, row.get(1)?);
        Ok(Record::Setting(SettingRecord { name, body }))
    })?);
    Ok(records)
}

fn insert(to: &Transaction<'_>, record: &Record) -> Result<(), rusqlite::Error> {
    match record {
        Record::Log(log) => insert_log(to, log),
        Record::Deck(deck) => insert_deck(to, deck),
        Record::Import(record) => {
            let file = record.file();
            imports::add(to, &file, (&file.hash(), record.imported))
        }
        Record::Owned(OwnedRecord { name, count }) => {
            let sql = "INSERT INTO owned (name, count) VALUES (?1, ?2)";
            run(to, sql, params![name, count])
        }
        Record::Note(NoteRecord {
            entry,
            body,
            written,
        }) => {
            let sql = "INSERT INTO note (entry, body, written) VALUES (?1, ?2, ?3)";
            run(to, sql, params![entry, body, written])
        }
        Record::Star(StarRecord { entry, since }) => {
            let sql = "INSERT INTO star (entry, since) VALUES (?1, ?2)";
            run(to, sql, params![entry, since])
        }
        Record::Setting(SettingRecord { name, body }) => {
            let sql = "INSERT INTO setting (name, body) VALUES (?1, ?2)";
            run(to, sql, params![name, body])
        }
    }
}

fn run(to: &Transaction<'_>, sql: &str, of: impl Params) -> Result<(), rusqlite::Error> {
    to.prepare_cached(sql)?.execute(of)?;
    Ok(())
}

fn insert_log(to: &Transaction<'_>, log: &LogRecord) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO log (kind, name, created, used, head, changes)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let LogRecord { kind, name, .. } = log;
    let (created, used, head) = (log.created, log.used, log.head);
    run(
        to,
        sql,
        params![kind, name, created, used, head, as_of_now()],
    )?;
    let id = to.last_insert_rowid();
    let mut entries = (1_i64..).zip(&log.entries);
    entries.try_for_each(|(number, body)| logs::insert(to, id, number, body))
}

fn insert_deck(to: &Transaction<'_>, deck: &DeckRecord) -> Result<(), rusqlite::Error> {
    run(to, "INSERT INTO deck (name) VALUES (?1)", [&deck.name])?;
    deck.versions.iter().try_for_each(|record| {
        let place = (record.number, record.saved);
        decks::insert(to, &deck.name, place, record.version())
    })
}
