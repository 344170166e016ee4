//! The database of the card search: every card by its position in the order of names.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension, params};

use super::catalog::{StoreError, checksum, open_read_only, record};
use crate::model::Record;

const SCHEMA: &str = "
CREATE TABLE card (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
";

/// An opened database of cards.
pub struct CardDb {
    connection: Connection,
}

impl CardDb {
    /// Writes a new database file with cards in their order. The file must not exist.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn create(path: &Path, cards: &[Record]) -> Result<(), StoreError> {
        let mut connection = Connection::open(path)?;
        connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")?;
        fill(&mut connection, cards)?;
        connection.close().map_err(|(_, error)| error)?;
        Ok(())
    }

    /// A database that lives and dies with the process.
    ///
    /// # Errors
    /// Only on faults inside SQLite.
    pub fn in_memory(cards: &[Record]) -> Result<CardDb, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        fill(&mut connection, cards)?;
        Ok(CardDb { connection })
    }

    /// Opens a finished database for reading only.
    ///
    /// # Errors
    /// When it is missing or damaged.
    pub fn open(path: &Path) -> Result<CardDb, StoreError> {
        let connection = open_read_only(path)?;
        Ok(CardDb { connection })
    }

    /// The card at a position, counted from 0.
    ///
    /// # Errors
    /// When there is none, or the database is damaged.
    pub fn card(&self, position: u32) -> Result<Record, StoreError> {
        let sql = "SELECT id, record, checksum FROM card WHERE position = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query([position])?;
        match rows.next()? {
            Some(row) => record(row),
            None => Err(rusqlite::Error::QueryReturnedNoRows.into()),
        }
    }

    /// The id of the card at a position.
    ///
    /// # Errors
    /// As [`CardDb::card`].
    pub fn id(&self, position: u32) -> Result<String, StoreError> {
        let sql = "SELECT id FROM card WHERE position = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let id = statement
            .query_row([position], |row| row.get(0))
            .optional()?;
        Ok(id.ok_or(rusqlite::Error::QueryReturnedNoRows)?)
    }
}

fn fill(connection: &mut Connection, cards: &[Record]) -> Result<(), StoreError> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(SCHEMA)?;
    {
        let mut statement = transaction.prepare("INSERT INTO card VALUES (?1, ?2, ?3, ?4)")?;
        for (position, card) in (0_i64..).zip(cards) {
            let text = serde_json::to_string(card)?;
            statement.execute(params![position, card.id().as_str(), text, checksum(&text)])?;
        }
    }
    transaction.commit()?;
    Ok(())
}
