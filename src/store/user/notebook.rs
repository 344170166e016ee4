//! Notes and stars of the player: by the ids of entries and cards, so that they outlive imports and versions.

use std::io;

use super::UserError;
use crate::model::{Memory, Note};

/// What a store does with notes and stars.
pub trait Notebook {
    /// All notes, by what they are on, in the order in which they were written.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn notes(&self) -> Result<Vec<Note>, UserError>;

    /// The notes on one entry or card.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn notes_on(&self, entry: &str) -> Result<Vec<Note>, UserError>;

    /// Adds a note; in place of all others on the same thing if wanted.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn add_note(&mut self, entry: &str, body: &str, alone: bool) -> Result<(), UserError>;

    /// Deletes notes on a thing: that with a number from 1, or all. Says how many.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn delete_notes(&mut self, entry: &str, number: Option<usize>) -> Result<usize, UserError>;

    /// Hands over what has notes, each once, while nobody else can write.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn noted(&mut self, keep: &mut dyn FnMut(&[String])) -> Result<(), UserError>;

    /// What bears a star, by its id.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn stars(&self) -> Result<Vec<String>, UserError>;

    /// Gives a star or takes it away. Says whether that changed anything.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn star(&mut self, entry: &str, is_starred: bool) -> Result<bool, UserError>;

    /// Takes in notes and stars that are not there yet, all or none; `meanwhile` happens before they count, and
    /// takes them back if it fails. In place of all there are if wanted.
    ///
    /// # Errors
    /// When the store cannot be written, or `meanwhile` fails; then nothing has changed.
    fn take_in(
        &mut self,
        memory: &Memory,
        is_whole: bool,
        meanwhile: &mut dyn FnMut() -> io::Result<()>,
    ) -> Result<(), UserError>;
}
