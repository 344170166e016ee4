//! Records of boxes the player does not have. No list and no search shows them: they answer to their whole
//! name and to their id, which the register knows, and games begun with their box read them.

use rusqlite::{Connection, params};

use super::entries::CatalogDb;
use super::stored::{StoreError, checksum, record};
use crate::model::Record;

pub(super) const SCHEMA: &str = "
CREATE TABLE beyond (
    id TEXT PRIMARY KEY,
    is_card INTEGER NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

impl CatalogDb {
    /// All cards of other boxes, by their ids.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn cards_beyond(&self) -> Result<Vec<Record>, StoreError> {
        let sql = "SELECT id, record, checksum FROM beyond WHERE is_card = 1 ORDER BY id";
        let mut statement = self.connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(record(row)?);
        }
        Ok(found)
    }
}

/// Writes records.
pub(super) fn insert(connection: &Connection, records: &[Record]) -> Result<(), StoreError> {
    let mut rows = connection.prepare("INSERT INTO beyond VALUES (?1, ?2, ?3, ?4)")?;
    for record in records {
        let text = serde_json::to_string(record)?;
        let is_card = matches!(record, Record::Card(_));
        let id = record.id().as_str();
        rows.execute(params![id, is_card, text, checksum(&text)])?;
    }
    Ok(())
}
