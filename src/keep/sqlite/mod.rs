//! The user database: a file of SQLite on this machine.

mod examine;
mod guard;
mod memory;
mod schema;

use std::cell::RefCell;
use std::path::Path;
use std::thread;
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::types::{Null, ValueRef};
use rusqlite::{CachedStatement, Connection, OpenFlags, Transaction, TransactionBehavior};
use web_time::Instant;

use super::UserError;
use super::damage::{DamagedItem, StoreCondition};
use super::engine::{Engine, Executor, Quota, SqlRow, SqlValue, translate};
use guard::{MOST_STRIDES, StepCount, harden};
use memory::ALL_PAGES;
use model::SystemFault;
use schema::migrate;

#[cfg(test)]
pub(super) use guard::harden as harden_connection;
pub use memory::MemoryDatabase;
#[cfg(test)]
pub(super) use schema::MIGRATIONS;

/// How an address says that no locks are taken.
const LOCKLESS: &str = if cfg!(unix) { "?vfs=unix-none" } else { "" };
/// How long to wait for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it waits before it tries again what SQLite does not wait for: making a database takes some milliseconds.
const PAUSE: Duration = Duration::from_millis(2);

/// An opened user database.
pub struct SqliteStore {
    connection: Connection,
    steps: StepCount,
    /// Why it is only read, if so.
    barrier: Option<SystemFault>,
    damage: RefCell<Vec<DamagedItem>>,
}

impl SqliteStore {
    /// Opens the database at a path; makes it, and its folder, if it does not exist. Where nothing can be written,
    /// what lies there is read.
    ///
    /// # Errors
    /// When it cannot be read or made, a later version has written it, or something in it is none of ours.
    pub fn open(path: &Path) -> Result<SqliteStore, UserError> {
        match SqliteStore::open_to_write(path) {
            Err(error) if error.is_closed_to_writers() && path.is_file() => {
                SqliteStore::open_to_read(path, error.fault())
            }
            opened => opened,
        }
    }

    fn open_to_write(path: &Path) -> Result<SqliteStore, UserError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        let mut store = SqliteStore::new(connection)?;
        keep_journal_beside(&store.connection)?;
        // FULL, or a cut of the power takes the last moves with it. Foreign keys SQLite heeds only where told to.
        store.connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")?;
        migrate(&mut store.connection)?;
        Ok(store)
    }

    /// Opens a copy in memory of a database that nothing can be written to, because of `barrier`.
    pub(super) fn open_to_read(path: &Path, barrier: SystemFault) -> Result<SqliteStore, UserError> {
        let mut store = SqliteStore::new(copy_in_memory(path)?)?;
        migrate(&mut store.connection)?;
        store.connection.pragma_update(None, "query_only", true)?;
        Ok(SqliteStore { barrier: Some(barrier), ..store })
    }

    /// A connection of which nothing was asked yet.
    fn new(mut connection: Connection) -> Result<SqliteStore, UserError> {
        let steps = harden(&mut connection, MOST_STRIDES)?;
        Ok(SqliteStore { connection, steps, barrier: None, damage: RefCell::default() })
    }

    /// A transaction that holds the only right to write from its start.
    fn begin_write(&self) -> Result<Transaction<'_>, UserError> {
        Ok(Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate)?)
    }

    /// What carries out the statements of the next question.
    fn executor<'a>(&'a self, connection: &'a Connection) -> FileExecutor<'a> {
        self.steps.restart();
        FileExecutor { connection, damage: &self.damage }
    }
}

/// Has changes written beside the database first (WAL). Of several who make a database at once SQLite lets one do so
/// and refuses the others on the spot, without the patience they were given.
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

/// A copy of what lies at a path, with what lies in the journal beside it. SQLite needs room for a third file to read a
/// journal that several may write; here nobody writes, so that it keeps that one in memory (`EXCLUSIVE`) and takes no
/// locks, which nobody grants in a closed folder. `immutable` would do without all of this, and without the journal:
/// what was written last would be missing.
fn copy_in_memory(path: &Path) -> Result<Connection, UserError> {
    let uri = format!("file:{}{LOCKLESS}", escaped(path));
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let source = Connection::open_with_flags(uri, flags)?;
    source.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    let mut copy = Connection::open_in_memory()?;
    Backup::new(&source, &mut copy)?.step(ALL_PAGES)?;
    Ok(copy)
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
        ask(&mut self.executor(&self.connection))
    }

    fn read_snapshot<T>(&self, ask: impl Fn(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        // It ends unkept, for nothing was written.
        let snapshot = self.connection.unchecked_transaction()?;
        ask(&mut self.executor(&snapshot))
    }

    fn write<T>(&mut self, change: impl FnOnce(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError> {
        if let Some(barrier) = self.barrier {
            return Err(UserError::ReadOnly(barrier));
        }
        let transaction = self.begin_write()?;
        let changed = change(&mut self.executor(&transaction))?;
        transaction.commit()?;
        Ok(changed)
    }

    /// Nobody watches a file.
    fn announce(&self, _log: &str) {}
}

impl StoreCondition for SqliteStore {
    fn take_damage(&self) -> Vec<DamagedItem> {
        let mut items: Vec<DamagedItem> = Vec::new();
        for item in self.damage.take() {
            if !items.contains(&item) {
                items.push(item);
            }
        }
        items
    }

    fn write_barrier(&self) -> Option<SystemFault> {
        self.barrier
    }
}

/// Carries statements out in a file.
struct FileExecutor<'a> {
    connection: &'a Connection,
    damage: &'a RefCell<Vec<DamagedItem>>,
}

impl FileExecutor<'_> {
    fn prepare(&self, sql: &str) -> Result<CachedStatement<'_>, UserError> {
        Ok(self.connection.prepare_cached(&translate(sql, false))?)
    }
}

impl Executor for FileExecutor<'_> {
    fn rows(&mut self, sql: &str, values: &[SqlValue]) -> Result<Vec<SqlRow>, UserError> {
        let mut statement = self.prepare(sql)?;
        bind(&mut statement, values)?;
        let (columns, mut found) = (statement.column_count(), Vec::new());
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next()? {
            let mut read = SqlRow { values: Vec::with_capacity(columns), is_damaged: false };
            for at in 0..columns {
                let (value, is_whole) = value(row.get_ref(at)?);
                read.values.push(value);
                read.is_damaged |= !is_whole;
            }
            found.push(read);
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

    fn report(&mut self, damaged: DamagedItem) {
        self.damage.borrow_mut().push(damaged);
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

/// A value, and whether it is whole. Our tables keep numbers and texts of UTF-8 and nothing else.
fn value(value: ValueRef<'_>) -> (SqlValue, bool) {
    match value {
        ValueRef::Null => (SqlValue::Null, true),
        ValueRef::Integer(number) => (SqlValue::Number(number), true),
        ValueRef::Text(bytes) => match std::str::from_utf8(bytes) {
            Ok(text) => (text.into(), true),
            Err(_) => (SqlValue::Text(String::from_utf8_lossy(bytes).into_owned()), false),
        },
        ValueRef::Real(_) | ValueRef::Blob(_) => (SqlValue::Null, false),
    }
}
