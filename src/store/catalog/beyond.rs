//! Records of boxes the player does not have. No list and no search shows them: they answer to their whole
//! name and to their id, which the register knows, and games begun with their box read them.

use super::entries::CatalogDb;
use super::on_disk::{StoreError, record};
use crate::model::Record;

impl CatalogDb {
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
