//! Records of boxes the player does not have. No list and no search shows them: they answer to their whole
//! name and to their id, which the register knows, and games begun with their box read them.

use super::entries::{CatalogDb, Summary, summary};
use super::stored::{StoreError, record};
use crate::model::{Kind, Record};

impl CatalogDb {
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
