//! What the program remembers for a player: one value a name.

use super::UserError;
use super::engine::{Engine, first, values};

/// What a store does with values that have a name.
pub trait SettingsStore {
    /// The value kept under a name.
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
        let sql = "SELECT body FROM @setting WHERE [owner = $1 AND] name = $2";
        self.read(|db| first(db, sql, values![name], |row| row.text(0)))
    }

    fn keep_setting(&mut self, name: &str, body: &str) -> Result<(), UserError> {
        let sql = "INSERT INTO @setting ([owner,] name, body) VALUES ([$1,] $2, $3)
            ON CONFLICT ([owner,] name) DO UPDATE SET body = excluded.body";
        self.write(|db| db.run(sql, values![name, body]).map(drop))
    }
}
