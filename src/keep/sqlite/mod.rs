//! The user database: a file of SQLite on this machine.

mod examine;
mod memory;
mod schema;

use std::path::Path;
use std::thread;
use std::time::Duration;

use rusqlite::types::{Null, ValueRef};
use rusqlite::{CachedStatement, Connection, OpenFlags, Transaction, TransactionBehavior};
use web_time::Instant;

use super::UserError;
use super::clock::number;
use super::engine::{Engine, Executor, Quota, SqlRow, SqlValue, translate};
use model::SystemFault;
use schema::migrate;

pub use memory::MemoryDatabase;
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
    fn begin_write(&mut self) -> Result<Transaction<'_>, UserError> {
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
    matches!(error.fault(), SystemFault::ReadOnly | SystemFault::Forbidden)
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

impl Engine for SqliteStore {
    fn read<T>(&self, ask: impl Fn(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        ask(&mut FileExecutor(&self.connection))
    }

    fn read_snapshot<T>(&self, ask: impl Fn(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        // It ends unkept, for nothing was written.
        let snapshot = self.connection.unchecked_transaction()?;
        ask(&mut FileExecutor(&snapshot))
    }

    fn write<T>(&mut self, change: impl FnOnce(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        let transaction = self.begin_write()?;
        let changed = change(&mut FileExecutor(&transaction))?;
        transaction.commit()?;
        Ok(changed)
    }

    /// Nobody watches a file.
    fn announce(&self, _log: &str) {}
}

/// Carries statements out in a file.
struct FileExecutor<'a>(&'a Connection);

impl FileExecutor<'_> {
    fn prepare(&self, sql: &str) -> Result<CachedStatement<'_>, UserError> {
        Ok(self.0.prepare_cached(&translate(sql, false))?)
    }
}

impl Executor for FileExecutor<'_> {
    fn rows(&mut self, sql: &str, values: &[SqlValue]) -> Result<Vec<SqlRow>, UserError> {
        let mut statement = self.prepare(sql)?;
        bind(&mut statement, values)?;
        let (columns, mut found) = (statement.column_count(), Vec::new());
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next()? {
            let values = (0..columns).map(|at| value(row.get_ref(at)?, at));
            found.push(SqlRow(values.collect::<Result<_, _>>()?));
        }
        Ok(found)
    }

    fn run(&mut self, sql: &str, values: &[SqlValue]) -> Result<usize, UserError> {
        let mut statement = self.prepare(sql)?;
        bind(&mut statement, values)?;
        Ok(statement.raw_execute()?)
    }

    fn insert_numbered(&mut self, sql: &str, id: i64, texts: &[(i64, &str)]) -> Result<usize, UserError> {
        let mut statement = self.prepare(sql)?;
        let mut inserted = 0;
        for (number, text) in texts {
            statement.raw_bind_parameter(2, id)?;
            statement.raw_bind_parameter(3, number)?;
            statement.raw_bind_parameter(4, text)?;
            inserted += statement.raw_execute()?;
        }
        Ok(inserted)
    }

    /// Whoever has the file may keep all there is room for.
    fn check_quota(&mut self, _quota: Quota) -> Result<(), UserError> {
        Ok(())
    }
}

/// Binds values from `?2` on: `?1` is the owner, whom a file does not know.
fn bind(statement: &mut CachedStatement<'_>, values: &[SqlValue]) -> Result<(), rusqlite::Error> {
    (2..).zip(values).try_for_each(|(at, value)| match value {
        SqlValue::Null => statement.raw_bind_parameter(at, Null),
        SqlValue::Number(number) => statement.raw_bind_parameter(at, number),
        SqlValue::Text(text) => statement.raw_bind_parameter(at, text),
    })
}

fn value(value: ValueRef<'_>, at: usize) -> Result<SqlValue, rusqlite::Error> {
    match value {
        ValueRef::Null => Ok(SqlValue::Null),
        ValueRef::Integer(number) => Ok(SqlValue::Number(number)),
        ValueRef::Text(_) => Ok(SqlValue::Text(value.as_str()?.to_owned())),
        ValueRef::Real(_) | ValueRef::Blob(_) => {
            let found = value.data_type();
            Err(rusqlite::Error::InvalidColumnType(at, String::new(), found))
        }
    }
}
