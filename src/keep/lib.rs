//! The player's own data: logs of solo games and campaigns, imports, saved decks, the collection, notes and stars,
//! settings. It is precious: entries are only appended, an undo moves a mark, and what a process has written
//! survives its death. One contract, [`UserStore`], is held by two engines: a file of SQLite on this machine, and a
//! server of PostgreSQL on which many players have a part of their own.
//!
//! # To add something
//!
//! - **Something that is kept**: a method of the trait of its subject with its statement, which both engines carry
//!   out; a step of `sqlite/schema.rs` and one of `postgres/schema.rs`; its record in `archive.rs`, or a backup
//!   leaves it behind; its test in `tests/`, which runs on both.

pub mod archive;
mod clock;
pub mod collection;
pub mod damage;
pub mod decks;
mod engine;
pub mod holdings;
pub mod imports;
pub mod logs;
pub mod notebook;
#[cfg(feature = "postgres")]
pub mod postgres;
#[cfg(not(feature = "postgres"))]
#[path = "left_out.rs"]
pub mod postgres;
pub mod seats;
pub mod settings;
pub mod sqlite;
#[cfg(test)]
mod tests;
pub mod trash;

use archive::Archive;
use catalog::store::fault::fault;
use collection::CollectionStore;
use damage::StoreCondition;
use decks::Decks;
use imports::ImportStore;
use logs::Logs;
use model::SystemFault;
use notebook::Notebook;
use settings::SettingsStore;
use trash::Trash;

/// All that is kept for a player, in whatever engine.
pub trait UserStore:
    Logs + Decks + CollectionStore + ImportStore + Notebook + SettingsStore + Archive + Trash + StoreCondition + Send
{
}

impl<T> UserStore for T where
    T: Logs
        + Decks
        + CollectionStore
        + ImportStore
        + Notebook
        + SettingsStore
        + Archive
        + Trash
        + StoreCondition
        + Send
{
}

/// The player's own data could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum UserError {
    /// SQLite refused to open, read or write the file.
    #[error("{0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The system refused access to a file or folder.
    #[error("{0}")]
    Folder(#[from] std::io::Error),
    /// A server refused, or there is none.
    #[error("{words}")]
    Server {
        /// What kind of refusal it is.
        fault: SystemFault,
        /// The refusal in words, as they are shown.
        words: String,
    },
    /// A later version of the program has written it.
    #[error("its version {found} is newer than {known}")]
    Newer {
        /// The version of the tables that were found.
        found: i64,
        /// The latest version this program can read.
        known: i64,
    },
    /// Something kept is not what was written; what it is called, as far as that can be read.
    #[error("{0} is damaged")]
    Damaged(String),
    /// Something in the file is none of ours and could run; what it is called.
    #[error("{} is none of ours", .0.join(", "))]
    Foreign(Vec<String>),
    /// It was opened to be read only; why.
    #[error("{}", .0.code())]
    ReadOnly(SystemFault),
    /// Another process has gone on with the log, or it is deleted.
    #[error("the log has been continued elsewhere")]
    Moved,
    /// A log or deck of this name exists.
    #[error("the name is taken")]
    Taken,
    /// A seat at a shared server keeps as much as it may.
    #[error("more than {most} {what}")]
    Full {
        /// What there is too much of: `games`, `events`, `decks` or `imports`.
        what: &'static str,
        /// The most there may be: a number of them, or bytes of lists or imported rows.
        most: i64,
    },
    /// Something is kept that is not to be replaced.
    #[error("something is kept already")]
    Occupied,
}

impl UserError {
    /// What the system or the engine refused.
    pub fn fault(&self) -> SystemFault {
        match self {
            UserError::Sqlite(error) => fault(error),
            UserError::Folder(error) => error.kind().into(),
            UserError::Server { fault, .. } | UserError::ReadOnly(fault) => *fault,
            UserError::Damaged(_) => SystemFault::Damaged,
            UserError::Newer { .. }
            | UserError::Foreign(_)
            | UserError::Moved
            | UserError::Taken
            | UserError::Full { .. }
            | UserError::Occupied => SystemFault::Other,
        }
    }
    /// Whether nothing can be written, though it may be read.
    pub fn is_closed_to_writers(&self) -> bool {
        matches!(self.fault(), SystemFault::ReadOnly | SystemFault::Forbidden | SystemFault::Full)
    }
}
