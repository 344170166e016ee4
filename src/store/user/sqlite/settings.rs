//! Settings in the user database.

use rusqlite::{OptionalExtension, params};

use super::SqliteStore;
use crate::store::user::UserError;
use crate::store::user::settings::Settings;

/// The step of the schema that makes room for settings.
pub(super) const TABLE: &str = "
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;
";

impl Settings for SqliteStore {
    fn setting(&self, name: &str) -> Result<Option<String>, UserError> {
        let sql = "SELECT body FROM setting WHERE name = ?1";
        let body = self.connection.query_row(sql, [name], |row| row.get(0));
        Ok(body.optional()?)
    }

    fn keep_setting(&mut self, name: &str, body: &str) -> Result<(), UserError> {
        let transaction = self.write()?;
        let sql = "INSERT OR REPLACE INTO setting (name, body) VALUES (?1, ?2)";
        transaction.execute(sql, params![name, body])?;
        Ok(transaction.commit()?)
    }
}
