//! All of an owner's part, out of it and into it.

use ::postgres::{Client, Error, Row};

use super::logs::insert_events;
use super::statement::{Cells, Value, all, first, rows, run};
use super::{PostgresStore, decks, imports};
use crate::store::user::UserError;
use crate::store::user::archive::{
    Archive, DeckRecord, FileRecord, LogRecord, NoteRecord, OwnedRecord, Record, SettingRecord,
    StarRecord, VersionRecord, as_of_now,
};

/// What is kept in tables of its own; the rest hangs on these.
const TABLES: [&str; 7] = [
    "game",
    "deck",
    "import_file",
    "owned",
    "note",
    "star",
    "setting",
];

impl Archive for PostgresStore {
    fn records(&self) -> Result<Vec<Record>, UserError> {
        self.read(|client| {
            // One moment for all tables, though others go on writing.
            client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
            let records = everything(client, &self.owner);
            // Nothing was changed: it only ends the moment.
            client.batch_execute("ROLLBACK")?;
            records
        })
    }

    fn take_over(
        &mut self,
        records: &[Record],
        is_whole: bool,
        tell: &mut dyn FnMut(usize),
    ) -> Result<(), UserError> {
        self.write(|client, owner| {
            for table in TABLES {
                let sql = format!("SELECT 1 FROM tricorder_user.{table} WHERE owner = $1 LIMIT 1");
                if !is_whole && !rows(client, &sql, &[&owner])?.is_empty() {
                    return Err(UserError::Occupied);
                }
                let sql = format!("DELETE FROM tricorder_user.{table} WHERE owner = $1");
                run(client, &sql, &[&owner])?;
            }
            for (at, record) in (1..).zip(records) {
                insert(client, owner, record)?;
                tell(at);
            }
            Ok(())
        })
    }
}

fn everything(client: &mut Client, owner: &str) -> Result<Vec<Record>, Error> {
    let mut records = logs_of(client, owner)?;
    records.extend(decks_of(client, owner)?);
    records.extend(imports_of(client, owner)?);
    records.extend(single(client, owner)?);
    Ok(records)
}

/// The rows of a question, read.
fn asked<T>(
    client: &mut Client,
    sql: &str,
    of: &[&dyn Value],
    read: impl Fn(&Row) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    all(&rows(client, sql, of)?, read)
}

fn logs_of(client: &mut Client, owner: &str) -> Result<Vec<Record>, Error> {
    let sql = "SELECT id, kind, name, created, used, head FROM tricorder_user.game
        WHERE owner = $1 ORDER BY id";
    let events = "SELECT event FROM tricorder_user.game_event WHERE game = $1 ORDER BY seq";
    let logs = rows(client, sql, &[&owner])?;
    let log = |row: &Row| {
        let entries = asked(client, events, &[&row.number(0)?], |row| row.text(0))?;
        Ok(Record::Log(LogRecord {
            kind: row.text(1)?,
            name: row.text(2)?,
            created: row.number(3)?,
            used: row.number(4)?,
            head: row.number(5)?,
            entries,
        }))
    };
    logs.iter().map(log).collect()
}

fn decks_of(client: &mut Client, owner: &str) -> Result<Vec<Record>, Error> {
    let sql = "SELECT name FROM tricorder_user.deck WHERE owner = $1 ORDER BY name";
    let names = asked(client, sql, &[&owner], |row| row.text(0))?;
    let sql = "SELECT number, saved, source, note, body FROM tricorder_user.deck_version
        WHERE owner = $1 AND deck = $2 ORDER BY number";
    let version = |row: &Row| {
        Ok(VersionRecord {
            number: row.number(0)?,
            saved: row.number(1)?,
            source: row.perhaps(2)?,
            note: row.perhaps(3)?,
            body: row.text(4)?,
        })
    };
    let deck = |name: String| {
        let versions = asked(client, sql, &[&owner, &name], version)?;
        Ok(Record::Deck(DeckRecord { name, versions }))
    };
    names.into_iter().map(deck).collect()
}

fn imports_of(client: &mut Client, owner: &str) -> Result<Vec<Record>, Error> {
    let sql = "SELECT id, name, layout, imported FROM tricorder_user.import_file
        WHERE owner = $1 ORDER BY id";
    let lines = "SELECT line, body FROM tricorder_user.import_row WHERE file = $1 ORDER BY line";
    let files = rows(client, sql, &[&owner])?;
    let file = |row: &Row| {
        let line = |row: &Row| Ok((row.count(0)?, row.text(1)?));
        Ok(Record::Import(FileRecord {
            rows: asked(client, lines, &[&row.number(0)?], line)?,
            name: row.text(1)?,
            layout: row.text(2)?,
            imported: row.number(3)?,
        }))
    };
    files.iter().map(file).collect()
}

/// What is one row each.
fn single(client: &mut Client, owner: &str) -> Result<Vec<Record>, Error> {
    let sql = "SELECT name, count FROM tricorder_user.owned WHERE owner = $1 ORDER BY name";
    let mut records = asked(client, sql, &[&owner], |row| {
        let (name, count) = (row.text(0)?, row.number(1)?);
        Ok(Record::Owned(OwnedRecord { name, count }))
    })?;
    let sql = "SELECT entry, body, written FROM tricorder_user.note WHERE owner = $1 ORDER BY id";
    records.extend(asked(client, sql, &[&owner], |row| {
        let (entry, body, written) = (row.text(0)?, row.text(1)?, row.number(2)?);
        Ok(Record::Note(NoteRecord {
            entry,
            body,
            written,
        }))
    })?);
    let sql = "SELECT entry, since FROM tricorder_user.star WHERE owner = $1 ORDER BY entry";
    records.extend(asked(client, sql, &[&owner], |row| {
        let (entry, since) = (row.text(0)?, row.number(1)?);
        Ok(Record::Star(StarRecord { entry, since }))
    })?);
    let sql = "SELECT name, body FROM tricorder_user.setting WHERE owner = $1 ORDER BY name";
    records.extend(asked(client, sql, &[&owner], |row| {
        let (name, body) = (row.text(0)?, row.text(1)?);
        Ok(Record::Setting(SettingRecord { name, body }))
    })?);
    Ok(records)
}

fn insert(client: &mut Client, owner: &str, record: &Record) -> Result<(), Error> {
    match record {
        Record::Log(log) => insert_log(client, owner, log),
        Record::Deck(deck) => insert_deck(client, owner, deck),
        Record::Import(record) => {
            let file = record.file();
            imports::add(client, owner, &file, (&file.hash(), record.imported))
        }
        Record::Owned(OwnedRecord { name, count }) => {
            let sql = "INSERT INTO tricorder_user.owned (owner, name, count) VALUES ($1, $2, $3)";
            run(client, sql, &[&owner, name, count]).map(drop)
        }
        Record::Note(NoteRecord {
            entry,
            body,
            written,
        }) => {
            let sql = "INSERT INTO tricorder_user.note (owner, entry, body, written)
                VALUES ($1, $2, $3, $4)";
            run(client, sql, &[&owner, entry, body, written]).map(drop)
        }
        Record::Star(StarRecord { entry, since }) => {
            let sql = "INSERT INTO tricorder_user.star (owner, entry, since) VALUES ($1, $2, $3)";
            run(client, sql, &[&owner, entry, since]).map(drop)
        }
        Record::Setting(SettingRecord { name, body }) => {
            let sql = "INSERT INTO tricorder_user.setting (owner, name, body) VALUES ($1, $2, $3)";
            run(client, sql, &[&owner, name, body]).map(drop)
        }
    }
}

fn insert_log(client: &mut Client, owner: &str, log: &LogRecord) -> Result<(), Error> {
    let sql = "INSERT INTO tricorder_user.game (owner, kind, name, created, used, head, changes)
        VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
    let LogRecord { kind, name, .. } = log;
    let of: [&dyn Value; 7] = [
        &owner,
        kind,
        name,
        &log.created,
        &log.used,
        &log.head,
        &as_of_now(),
    ];
    let made = first(&rows(client, sql, &of)?, |row| row.number(0))?;
    let events: Vec<&str> = log.entries.iter().map(String::as_str).collect();
    insert_events(client, made.unwrap_or_default(), 1, &events)
}

fn insert_deck(client: &mut Client, owner: &str, deck: &DeckRecord) -> Result<(), Error> {
    let sql = "INSERT INTO tricorder_user.deck (owner, name) VALUES ($1, $2)";
    run(client, sql, &[&owner, &deck.name])?;
    for record in &deck.versions {
        let place = (record.number, record.saved);
        decks::insert(client, owner, &deck.name, place, record.version())?;
    }
    Ok(())
}
