//! Records of boxes the player does not have. No list and no search shows them: they answer to their whole
//! name and to their id, and games begun with their box read them.

use super::entries::{CatalogDb, NameMatch, Summary, summary};
use super::stored::{StoreError, record};
use crate::model::{Kind, Record};
use crate::text::key;

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
             ORDER BY beyond.kind = 'card', beyond_name.is_title DESC, beyond.id",
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

    /// The titles of what other boxes have of one of two kinds.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn titles_beyond(&self, kinds: [Kind; 2]) -> Result<Vec<Summary>, StoreError> {
        let sql = "SELECT id, title_de, title_en FROM beyond WHERE kind IN (?1, ?2)";
        let mut statement = self.connection.prepare(sql)?;
        let mut rows = statement.query(kinds.map(Kind::code))?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(summary(row)?);
        }
        Ok(found)
    }

    /// All cards of other boxes, by their ids.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn cards_beyond(&self) -> Result<Vec<Record>, StoreError> {
        let sql = "SELECT id, record, checksum FROM beyond WHERE kind = 'card' ORDER BY id";
        let mut statement = self.connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(record(row)?);
        }
        Ok(found)
    }
}
