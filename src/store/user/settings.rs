//! What the program remembers for a player: one value a name.

use super::UserError;

/// What a store does with values that have a name.
pub trait Settings {
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
