//! What the program remembers for a player: one value a name.

use super::UserError;
use super::damage::KeptKind;
use super::engine::{Engine, readable, values};

/// What a store does with values that have a name.
pub trait SettingsStore {
    /// The value kept under a name; one that is damaged is none.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn setting(&self, name: &str) -> Result<Option<String>, UserError>;

    /// Keeps a value under a name, in place of the one before.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn keep_setting(&mut self, name: &str, body: &str) -> Result<(), UserError>;
}

impl<S: Engine> SettingsStore for S {
    fn setting(&self, name: &str) -> Result<Option<String>, UserError> {
        let sql = "SELECT name, body FROM @setting WHERE [owner = $1 AND] name = $2";
        let found = self.read(|db| readable(db, KeptKind::Setting, sql, values![name], |_, row| row.text(1)))?;
        Ok(found.into_iter().next())
    }

    fn keep_setting(&mut self, name: &str, body: &str) -> Result<(), UserError> {
        let sql = "INSERT INTO @setting ([owner,] name, body) VALUES ([$1,] $2, $3)
            ON CONFLICT ([owner,] name) DO UPDATE SET body = excluded.body";
        self.write(|db| db.run(sql, values![name, body]).map(drop))
    }
}
