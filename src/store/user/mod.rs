//! The player's own data: logs of solo games and campaigns, imports, saved decks, the collection, notes and stars,
//! settings. It is precious: entries are only appended, an undo moves a mark, and what a process has written
//! survives its death. One contract, [`UserStore`], is held by two engines: a file of SQLite on this machine, and a
//! server of PostgreSQL on which many players have a part of their own.

pub mod archive;
mod clock;
pub mod collection;
pub mod decks;
pub mod holdings;
pub mod imports;
pub mod logs;
pub mod notebook;
#[cfg(feature = "postgres")]
pub mod postgres;
pub mod seats;
pub mod settings;
pub mod sqlite;
#[cfg(test)]
mod tests;

use crate::model::SystemFault;
use crate::store::fault::fault;
use archive::Archive;
use collection::Collection;
use decks::Decks;
use holdings::Examined;
use imports::Imports;
use logs::Logs;
use notebook::Notebook;
use seats::Seats;
use settings::Settings;

/// All that is kept for a player, in whatever engine.
pub trait UserStore:
    Logs + Decks + Collection + Imports + Notebook + Settings + Archive + Send
{
}

impl<T> UserStore for T where
    T: Logs + Decks + Collection + Imports + Notebook + Settings + Archive + Send
{
}

/// The player's own data could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum UserError {
    #[error("{0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("{0}")]
    Folder(#[from] std::io::Error),
    /// A server refused, or there is none.
    #[error("{words}")]
    Server { fault: SystemFault, words: String },
    /// A later version of the program has written it.
    #[error("its version {found} is newer than {known}")]
    Newer { found: i64, known: i64 },
    /// Another process has gone on with the log.
    #[error("the log has been continued elsewhere")]
    Moved,
    /// A log or deck of this name exists.
    #[error("the name is taken")]
    Taken,
    /// A seat at a shared server keeps as much as it may.
    #[error("more than {most} {what}")]
    Full { what: &'static str, most: i64 },
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
            UserError::Server { fault, .. } => *fault,
            UserError::Newer { .. }
            | UserError::Moved
            | UserError::Taken
            | UserError::Full { .. }
            | UserError::Occupied => SystemFault::Other,
        }
    }
}

/// The version of the tables that this program writes into files.
pub fn file_format() -> i64 {
    sqlite::SqliteStore::format()
}

/// The version of the tables that this program writes on servers; 0 if it writes on none.
pub fn server_format() -> i64 {
    #[cfg(feature = "postgres")]
    return postgres::PostgresStore::format();
    #[cfg(not(feature = "postgres"))]
    0
}

/// Opens the part of a player on a server; makes the tables where there are none.
///
/// # Errors
/// When the server cannot be reached or refuses, or a later version has written its tables.
#[cfg(feature = "postgres")]
pub fn on_server(address: &str, owner: &str) -> Result<Box<dyn UserStore>, UserError> {
    Ok(Box::new(postgres::PostgresStore::open(address, owner)?))
}

/// Looks at the part of a player on a server and changes nothing.
///
/// # Errors
/// When the server cannot be reached, or a later version has written its tables.
#[cfg(feature = "postgres")]
pub fn examine_server(address: &str, owner: &str) -> Result<Examined, UserError> {
    postgres::PostgresStore::examine(address, owner)
}

/// The seats of a server, and the links to games of one owner.
///
/// # Errors
/// As [`on_server`].
#[cfg(feature = "postgres")]
pub fn seats_on_server(address: &str, owner: &str) -> Result<Box<dyn Seats>, UserError> {
    Ok(Box::new(postgres::PostgresStore::open(address, owner)?))
}

/// Hears the marks of games that move at a server, until `hear` wants no more; an empty one whenever some may have
/// been missed.
///
/// # Errors
/// When it is no address.
#[cfg(feature = "postgres")]
pub fn hear_news(address: &str, hear: &mut dyn FnMut(&str) -> bool) -> Result<(), UserError> {
    postgres::news::hear(address, hear)
}

/// Refuses: the program was built without PostgreSQL.
///
/// # Errors
/// Always.
#[cfg(not(feature = "postgres"))]
pub fn seats_on_server(_address: &str, _owner: &str) -> Result<Box<dyn Seats>, UserError> {
    Err(left_out())
}

/// Refuses: the program was built without PostgreSQL.
///
/// # Errors
/// Always.
#[cfg(not(feature = "postgres"))]
pub fn hear_news(_address: &str, _hear: &mut dyn FnMut(&str) -> bool) -> Result<(), UserError> {
    Err(left_out())
}

/// Refuses: the program was built without PostgreSQL.
///
/// # Errors
/// Always.
#[cfg(not(feature = "postgres"))]
pub fn on_server(_address: &str, _owner: &str) -> Result<Box<dyn UserStore>, UserError> {
    Err(left_out())
}

/// Refuses: the program was built without PostgreSQL.
///
/// # Errors
/// Always.
#[cfg(not(feature = "postgres"))]
pub fn examine_server(_address: &str, _owner: &str) -> Result<Examined, UserError> {
    Err(left_out())
}

#[cfg(not(feature = "postgres"))]
fn left_out() -> UserError {
    let fault = SystemFault::LeftOut;
    let words = fault.code().to_owned();
    UserError::Server { fault, words }
}
