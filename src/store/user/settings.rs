//! What the program remembers for a player: one value a name.

use rusqlite::{OptionalExtension, params};

use super::{UserDb, UserError};

/// The step of the schema that makes room for settings.
pub(super) const TABLE: &str = "
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;
";

impl UserDb {
    /// The value kept under a name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn setting(&self, name: &str) -> Result<Option<String>, UserError> {
        let sql = "SELECT body FROM setting WHERE name = ?1";
        let body = self.connection.query_row(sql, [name], |row| row.get(0));
        Ok(body.optional()?)
    }

    /// Keeps a value under a name, in place of the one before.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn keep_setting(&mut self, name: &str, body: &str) -> Result<(), UserError> {
        let transaction = self.write()?;
        let sql = "INSERT OR REPLACE INTO setting (name, body) VALUES (?1, ?2)";
        transaction.execute(sql, params![name, body])?;
        Ok(transaction.commit()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut db = UserDb::open(&folder.path().join("user.db")).expect("a database");
        assert_eq!(db.setting("a").expect("read"), None);
        for body in ["1", "2"] {
            db.keep_setting("a", body).expect("kept");
        }
        assert_eq!(db.setting("a").expect("read").as_deref(), Some("2"));
    }
}
