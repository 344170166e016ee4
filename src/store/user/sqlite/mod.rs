//! The user database: a file of SQLite on this machine.

mod archive;
mod collection;
mod deck_versions;
mod decks;
mod examine;
mod imports;
mod logs;
mod notebook;
mod schema;
mod settings;

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use super::UserError;
use super::clock::number;
use crate::model::SystemFault;
use schema::migrate;

pub(super) use schema::MIGRATIONS;

/// How long to wait for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it waits before it tries again what SQLite does not wait for: making a database takes some milliseconds.
const PAUSE: Duration = Duration::from_millis(2);

/// An opened user database.
pub struct SqliteStore {
    connection: Connection,
}

impl SqliteStore {
    /// Opens the database at a path; makes it, and its folder, if it does not exist.
    ///
    /// # Errors
    /// When it cannot be read or made, or a later version has written it.
    pub fn open(path: &Path) -> Result<SqliteStore, UserError> {
        match SqliteStore::open_to_write(path) {
            Err(error) if is_closed_to_writers(&error) && path.is_file() => {
                SqliteStore::open_to_read(path).map_err(|_| error)
            }
            opened => opened,
        }
    }

    fn open_to_write(path: &Path) -> Result<SqliteStore, UserError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        keep_journal_beside(&connection)?;
        // FULL, or a cut of the power takes the last moves with it. Foreign keys SQLite heeds only where told to.
        connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")?;
        migrate(&mut connection)?;
        Ok(SqliteStore { connection })
    }

    /// Opens a database that nothing may be written to. Nobody else writes there either, so that it is taken as
    /// it lies.
    pub(super) fn open_to_read(path: &Path) -> Result<SqliteStore, UserError> {
        let uri = format!("file:{}?immutable=1", escaped(path));
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let connection = Connection::open_with_flags(uri, flags)?;
        let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let known = number(MIGRATIONS.len());
        if found != known {
            return Err(UserError::Newer { found, known });
        }
        Ok(SqliteStore { connection })
    }

    /// A transaction that holds the only right to write from its start.
    fn write(&mut self) -> Result<Transaction<'_>, UserError> {
        let behavior = TransactionBehavior::Immediate;
        Ok(self.connection.transaction_with_behavior(behavior)?)
    }
}

/// Has changes written beside the database first (WAL). Of several who make a database at once SQLite lets one do so and
/// refuses the others on the spot, without the patience they were given.
fn keep_journal_beside(connection: &Connection) -> Result<(), UserError> {
    let end = Instant::now() + PATIENCE;
    loop {
        let kept = connection.execute_batch("PRAGMA journal_mode = WAL;");
        match kept.map_err(UserError::from) {
            Err(error) if error.fault() == SystemFault::Busy && Instant::now() < end => {
                thread::sleep(PAUSE);
            }
            done => return done,
        }
    }
}

/// Whether a database could be read though it cannot be written.
fn is_closed_to_writers(error: &UserError) -> bool {
    matches!(
        error.fault(),
        SystemFault::ReadOnly | SystemFault::Forbidden
    )
}

/// A path as part of an address of SQLite. It need not be UTF-8.
fn escaped(path: &Path) -> String {
    let bytes = path.as_os_str().as_encoded_bytes().iter();
    let written = |byte: &u8| match byte {
        b'%' | b'?' | b'#' => format!("%{byte:02x}"),
        ascii if ascii.is_ascii() => char::from(*ascii).to_string(),
        other => format!("%{other:02x}"),
    };
    bytes.map(written).collect()
}

/// SQLite's words for a moment, in seconds since 1970, in the time of this place: `2026-05-01 18:30`.
fn in_local_time(seconds: &str) -> String {
    format!("strftime('%Y-%m-%d %H:%M', {seconds}, 'unixepoch', 'localtime')")
}

/// A moment in the time of this place. Other engines ask here as well, so that all tell the same.
///
/// # Errors
/// When SQLite cannot be asked.
#[cfg(feature = "postgres")]
pub(super) fn local_time(seconds: i64) -> Result<String, UserError> {
    thread_local! {
        static CLOCK: Result<Connection, rusqlite::Error> = Connection::open_in_memory();
    }
    CLOCK.with(|clock| {
        let Ok(clock) = clock else {
            return Ok(String::new());
        };
        let sql = format!("SELECT {}", in_local_time("?1"));
        let told: Option<String> = clock
            .prepare_cached(&sql)?
            .query_row([seconds], |row| row.get(0))?;
        Ok(told.unwrap_or_default())
    })
}
