//! Logs of solo games, trainings and campaigns.

use super::UserError;
use super::clock::number;
use crate::model::codes;

codes!(
    /// What a log is of.
    LogKind {
        Solo => "solo",
        Cadet => "cadet",
        Campaign => "campaign",
    }
);

/// The head of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    pub(super) id: i64,
    pub name: String,
    /// Seconds since 1970.
    pub created: u64,
    /// Entries that count, from the first. Later ones have been undone.
    pub head: usize,
    /// All entries.
    pub entries: usize,
    /// Greater after every change, an undo as well: where the head only stands where it stood before, this does not.
    pub changes: usize,
}

impl Log {
    /// Its changes, now and once its head stands elsewhere.
    pub(super) fn counted(&self, head: usize) -> [i64; 2] {
        let is_change = head != self.head;
        [self.changes, self.changes + usize::from(is_change)].map(number)
    }
}

/// What a store does with logs: entries are only appended, an undo moves a mark.
pub trait Logs {
    /// Begins a log with its entries: all of them are kept, or none.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a log of this kind has the name.
    fn create(&mut self, kind: LogKind, name: &str, bodies: &[&str]) -> Result<Log, UserError>;

    /// The log of a kind that was used last.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn latest(&self, kind: LogKind) -> Result<Option<Log>, UserError>;

    /// The log of a kind with this name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn named(&self, kind: LogKind, name: &str) -> Result<Option<Log>, UserError>;

    /// All logs of a kind, last used first.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn list(&self, kind: LogKind) -> Result<Vec<Log>, UserError>;

    /// The entries of a log that count, first to last.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn entries(&self, log: &Log) -> Result<Vec<String>, UserError>;

    /// Appends an entry behind the head of a log; entries undone before are lost with it.
    ///
    /// # Errors
    /// [`UserError::Moved`] if it has changed since it was as `log` says.
    fn append(&mut self, log: &Log, body: &str) -> Result<Log, UserError>;

    /// Moves the head of a log, for undo and redo.
    ///
    /// # Errors
    /// As [`Logs::append`].
    fn rewind(&mut self, log: &Log, head: usize) -> Result<Log, UserError>;

    /// Makes a log the one used last, which is no change of it.
    ///
    /// # Errors
    /// As [`Logs::rewind`].
    fn touch(&mut self, log: &Log) -> Result<Log, UserError> {
        self.rewind(log, log.head)
    }

    /// Deletes a log for good.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn delete(&mut self, log: &Log) -> Result<(), UserError>;
}
