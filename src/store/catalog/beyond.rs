//! Records of boxes the player does not have. No list and no search shows them: they answer to their whole
//! name and to their id, and games begun with their box read them.

use rusqlite::{Connection, params};

use super::entries::{CatalogDb, NameMatch};
use super::stored::{StoreError, checksum, record};
use crate::model::{Lang, Record};
use crate::text::key;

pub(super) const SCHEMA: &str = "
CREATE TABLE beyond (
    id TEXT PRIMARY KEY,
    is_card INTEGER NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE beyond_name (
    key TEXT NOT NULL,
    id TEXT NOT NULL,
    is_title INTEGER NOT NULL,
    PRIMARY KEY (key, id)
) STRICT, WITHOUT ROWID;
";

impl CatalogDb {
    /// All records of other boxes with a name that equals `query` when folded: rules before cards, titles before
    /// aliases.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn named_beyond(&self, query: &str) -> Result<Vec<NameMatch>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT beyond.id, beyond.record, beyond.checksum, beyond_name.is_title
             FROM beyond_name JOIN beyond USING (id) WHERE beyond_name.key = ?1
             ORDER BY beyond.is_card, beyond_name.is_title DESC, beyond.id",
        )?;
        let mut rows = statement.query([key(query)])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(NameMatch {
                record: record(row)?,
                is_title: row.get(3)?,
            });
        }
        Ok(found)
    }

    /// The record of another box with this id.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn record_beyond(&self, id: &str) -> Result<Option<Record>, StoreError> {
        let sql = "SELECT id, record, checksum FROM beyond WHERE id = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query([id])?;
        rows.next()?.map(record).transpose()
    }

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

/// Writes records with their names. Titles go in first: where a title and an alias share a key, the title
/// counts.
pub(super) fn insert(connection: &Connection, records: &[Record]) -> Result<(), StoreError> {
    let mut rows = connection.prepare("INSERT INTO beyond VALUES (?1, ?2, ?3, ?4)")?;
    let mut names = connection.prepare("INSERT OR IGNORE INTO beyond_name VALUES (?1, ?2, ?3)")?;
    for record in records {
        let id = record.id().as_str();
        let text = serde_json::to_string(record)?;
        let is_card = matches!(record, Record::Card(_));
        rows.execute(params![id, is_card, text, checksum(&text)])?;
        let titles = Lang::ALL.map(|lang| record.title().get(lang));
        for title in titles {
            names.execute(params![key(title), id, true])?;
        }
        for alias in record.aliases().iter().flat_map(|(_, names)| names) {
            names.execute(params![key(alias), id, false])?;
        }
    }
    Ok(())
}
