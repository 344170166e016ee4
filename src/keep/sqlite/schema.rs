//! The tables of the user database, and the way from those of earlier versions to them.

use rusqlite::{Connection, TransactionBehavior};

use super::guard::check_schema;
use crate::UserError;
use crate::clock::number;

/// The schema, one step for each version. Steps are added, never changed.
pub(crate) const MIGRATIONS: [&str; 11] = [
    "
CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL,
    head INTEGER NOT NULL CHECK (head >= 1),
    UNIQUE (kind, name)
) STRICT;
CREATE TABLE entry (
    log INTEGER NOT NULL REFERENCES log (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    body TEXT NOT NULL,
    PRIMARY KEY (log, number)
) STRICT, WITHOUT ROWID;
",
    "
CREATE TABLE import_file (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    layout TEXT NOT NULL,
    hash TEXT NOT NULL,
    imported INTEGER NOT NULL
) STRICT;
CREATE TABLE import_row (
    file INTEGER NOT NULL REFERENCES import_file (id) ON DELETE CASCADE,
    line INTEGER NOT NULL CHECK (line >= 1),
    body TEXT NOT NULL,
    PRIMARY KEY (file, line)
) STRICT, WITHOUT ROWID;
",
    "
CREATE TABLE deck (
    name TEXT PRIMARY KEY,
    saved INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
",
    // The list a deck has had so far becomes its first version.
    "
CREATE TABLE deck_version (
    deck TEXT NOT NULL REFERENCES deck (name) ON DELETE CASCADE ON UPDATE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    saved INTEGER NOT NULL,
    source TEXT,
    note TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (deck, number)
) STRICT, WITHOUT ROWID;
INSERT INTO deck_version (deck, number, saved, body) SELECT name, 1, saved, body FROM deck;
ALTER TABLE deck DROP COLUMN saved;
ALTER TABLE deck DROP COLUMN body;
",
    "
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;
",
    "
CREATE TABLE owned (
    name TEXT PRIMARY KEY,
    count INTEGER NOT NULL CHECK (count >= 1)
) STRICT;
",
    "
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
",
    "
ALTER TABLE log ADD COLUMN changes INTEGER NOT NULL DEFAULT 1 CHECK (changes >= 1);
UPDATE log SET changes = head;
",
    // 0 of a log of earlier versions, of which nobody knows more than when it was begun.
    "
ALTER TABLE log ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
",
    "
CREATE TABLE trash (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    removed INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
",
    "
CREATE TABLE summary (
    log INTEGER PRIMARY KEY REFERENCES log (id) ON DELETE CASCADE,
    changes INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
",
];

/// The version of the tables of a database, which have been seen to be ours.
///
/// # Errors
/// When a later version has written it, or something in it is none of ours.
pub(super) fn checked_version(connection: &Connection) -> Result<usize, UserError> {
    let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let known = number(MIGRATIONS.len());
    if found > known {
        return Err(UserError::Newer { found, known });
    }
    let version = usize::try_from(found).unwrap_or(0);
    check_schema(connection, &MIGRATIONS[..version])?;
    Ok(version)
}

/// Brings a database to the schema of today.
///
/// # Errors
/// When a later version has written it, something in it is none of ours, or it cannot be written.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), UserError> {
    // Version and schema as they are at one moment: another process may be migrating. Nearly always nothing is to be
    // done, and nobody waits for the right to write.
    let snapshot = connection.unchecked_transaction()?;
    let found = checked_version(&snapshot)?;
    drop(snapshot);
    if found == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another process may have migrated while this one waited.
    let found = checked_version(&transaction)?;
    for step in MIGRATIONS.iter().skip(found) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", number(MIGRATIONS.len()))?;
    Ok(transaction.commit()?)
}
