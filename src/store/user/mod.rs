//! The user database: logs of solo games and campaigns, imports, saved decks, the collection, notes and stars, settings. It is precious:
//! entries are only appended, an undo moves a mark, and what a process has written survives its death.

pub mod collection;
mod deck_versions;
pub mod decks;
pub mod examine;
pub mod imports;
mod memory;
mod schema;
pub mod settings;

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{
    Connection, OpenFlags, OptionalExtension, Row, Transaction, TransactionBehavior, params,
};

use crate::model::{SystemFault, codes};
use crate::store::fault::fault;
use schema::{MIGRATIONS, migrate};

/// How long to wait for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// The user database could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum UserError {
    #[error("{0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("{0}")]
    Folder(#[from] std::io::Error),
    /// A later version of the program has written it.
    #[error("its version {found} is newer than {known}")]
    Newer { found: i64, known: i64 },
    /// Another process has gone on with the log.
    #[error("the log has been continued elsewhere")]
    Moved,
    /// A log or deck of this name exists.
    #[error("the name is taken")]
    Taken,
}

impl UserError {
    /// What the system or SQLite refused.
    pub fn fault(&self) -> SystemFault {
        match self {
            UserError::Sqlite(error) => fault(error),
            UserError::Folder(error) => error.kind().into(),
            UserError::Newer { .. } | UserError::Moved | UserError::Taken => SystemFault::Other,
        }
    }
}

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
    id: i64,
    pub name: String,
    /// Seconds since 1970.
    pub created: u64,
    /// Entries that count, from the first. Later ones have been undone.
    pub head: usize,
    /// All entries.
    pub entries: usize,
}

/// An opened user database.
pub struct UserDb {
    pub(super) connection: Connection,
}

impl UserDb {
    /// Opens the database at a path; makes it, and its folder, if it does not exist.
    ///
    /// # Errors
    /// When it cannot be read or made, or a later version has written it.
    pub fn open(path: &Path) -> Result<UserDb, UserError> {
        match UserDb::open_to_write(path) {
            Err(error) if is_closed_to_writers(&error) && path.is_file() => {
                UserDb::open_to_read(path).map_err(|_| error)
            }
            opened => opened,
        }
    }

    fn open_to_write(path: &Path) -> Result<UserDb, UserError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        connection.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
        )?;
        migrate(&mut connection)?;
        Ok(UserDb { connection })
    }

    /// Opens a database that nothing may be written to. Nobody else writes there either, so that it is taken as
    /// it lies.
    fn open_to_read(path: &Path) -> Result<UserDb, UserError> {
        let uri = format!("file:{}?immutable=1", escaped(path));
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let connection = Connection::open_with_flags(uri, flags)?;
        let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let known = number(MIGRATIONS.len());
        if found != known {
            return Err(UserError::Newer { found, known });
        }
        Ok(UserDb { connection })
    }

    /// Begins a log with its entries: all of them are kept, or none.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a log of this kind has the name.
    pub fn create(&mut self, kind: LogKind, name: &str, bodies: &[&str]) -> Result<Log, UserError> {
        let transaction = self.write()?;
        let next = next_use(&transaction)?;
        let made = transaction.execute(
            "INSERT OR IGNORE INTO log (kind, name, created, used, head) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![kind.code(), name, now(), next, number(bodies.len())],
        )?;
        if made == 0 {
            return Err(UserError::Taken);
        }
        let id = transaction.last_insert_rowid();
        for (at, body) in (1..).zip(bodies) {
            insert(&transaction, id, at, body)?;
        }
        transaction.commit()?;
        self.by_id(id)
    }

    /// The log of a kind that was used last.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn latest(&self, kind: LogKind) -> Result<Option<Log>, UserError> {
        let sql = format!("{SELECT} WHERE kind = ?1 ORDER BY used DESC LIMIT 1");
        let log = self.connection.query_row(&sql, [kind.code()], log);
        Ok(log.optional()?)
    }

    /// The log of a kind with this name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn named(&self, kind: LogKind, name: &str) -> Result<Option<Log>, UserError> {
        let sql = format!("{SELECT} WHERE kind = ?1 AND name = ?2");
        let log = self.connection.query_row(&sql, [kind.code(), name], log);
        Ok(log.optional()?)
    }

    /// All logs of a kind, last used first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn list(&self, kind: LogKind) -> Result<Vec<Log>, UserError> {
        let sql = format!("{SELECT} WHERE kind = ?1 ORDER BY used DESC");
        let mut statement = self.connection.prepare(&sql)?;
        let logs = statement.query_map([kind.code()], log)?;
        Ok(logs.collect::<Result<_, _>>()?)
    }

    /// The entries of a log that count, first to last.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn entries(&self, log: &Log) -> Result<Vec<String>, UserError> {
        let sql = "SELECT body FROM entry WHERE log = ?1 AND number <= ?2 ORDER BY number";
        let mut statement = self.connection.prepare(sql)?;
        let bodies = statement.query_map(params![log.id, number(log.head)], |row| row.get(0))?;
        Ok(bodies.collect::<Result<_, _>>()?)
    }

    /// Appends an entry behind the head of a log; entries undone before are lost with it.
    ///
    /// # Errors
    /// [`UserError::Moved`] if the head is not where `log` says.
    pub fn append(&mut self, log: &Log, body: &str) -> Result<Log, UserError> {
        self.move_head(log, log.head + 1, |transaction| {
            let head = number(log.head);
            let undone = "DELETE FROM entry WHERE log = ?1 AND number > ?2";
            transaction.execute(undone, params![log.id, head])?;
            insert(transaction, log.id, head + 1, body)
        })
    }

    /// Moves the head of a log, for undo and redo.
    ///
    /// # Errors
    /// [`UserError::Moved`] if the head is not where `log` says.
    pub fn rewind(&mut self, log: &Log, head: usize) -> Result<Log, UserError> {
        let head = head.clamp(1, log.entries);
        self.move_head(log, head, |_| Ok(()))
    }

    /// Makes a log the one used last.
    ///
    /// # Errors
    /// As [`UserDb::rewind`].
    pub fn touch(&mut self, log: &Log) -> Result<Log, UserError> {
        self.rewind(log, log.head)
    }

    /// Deletes a log for good.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn delete(&mut self, log: &Log) -> Result<(), UserError> {
        let transaction = self.write()?;
        transaction.execute("DELETE FROM log WHERE id = ?1", [log.id])?;
        Ok(transaction.commit()?)
    }

    fn move_head(
        &mut self,
        log: &Log,
        head: usize,
        change: impl FnOnce(&Transaction<'_>) -> Result<(), rusqlite::Error>,
    ) -> Result<Log, UserError> {
        let transaction = self.write()?;
        let next = next_use(&transaction)?;
        change(&transaction)?;
        let moved = transaction.execute(
            "UPDATE log SET head = ?1, used = ?2 WHERE id = ?3 AND head = ?4",
            params![number(head), next, log.id, number(log.head)],
        )?;
        if moved == 0 {
            return Err(UserError::Moved);
        }
        transaction.commit()?;
        self.by_id(log.id)
    }

    /// A transaction that holds the only right to write from its start.
    pub(super) fn write(&mut self) -> Result<Transaction<'_>, UserError> {
        let behavior = TransactionBehavior::Immediate;
        Ok(self.connection.transaction_with_behavior(behavior)?)
    }

    fn by_id(&self, id: i64) -> Result<Log, UserError> {
        let sql = format!("{SELECT} WHERE id = ?1");
        Ok(self.connection.query_row(&sql, [id], log)?)
    }
}

/// Whether a database could be read though it cannot be written.
fn is_closed_to_writers(error: &UserError) -> bool {
    matches!(
        error.fault(),
        SystemFault::ReadOnly | SystemFault::Forbidden
    )
}

/// A path as part of an address of SQLite.
fn escaped(path: &Path) -> String {
    let text = path.display().to_string();
    text.replace('%', "%25")
        .replace('?', "%3f")
        .replace('#', "%23")
}

const SELECT: &str = "SELECT id, name, created, head,
    (SELECT count(*) FROM entry WHERE entry.log = log.id) FROM log";

fn log(row: &Row<'_>) -> Result<Log, rusqlite::Error> {
    let count = |at| {
        row.get::<_, i64>(at)
            .map(|n| usize::try_from(n).unwrap_or(0))
    };
    Ok(Log {
        id: row.get(0)?,
        name: row.get(1)?,
        created: u64::try_from(row.get::<_, i64>(2)?).unwrap_or(0),
        head: count(3)?,
        entries: count(4)?,
    })
}

fn insert(
    transaction: &Transaction<'_>,
    log: i64,
    number: i64,
    body: &str,
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO entry (log, number, body) VALUES (?1, ?2, ?3)";
    transaction.execute(sql, params![log, number, body])?;
    Ok(())
}

/// Counts uses, so that two within a second keep their order.
fn next_use(transaction: &Transaction<'_>) -> Result<i64, rusqlite::Error> {
    transaction.query_row("SELECT coalesce(max(used), 0) + 1 FROM log", [], |row| {
        row.get(0)
    })
}

pub(super) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database() -> (tempfile::TempDir, UserDb) {
        let folder = tempfile::tempdir().expect("a folder");
        let db = UserDb::open(&folder.path().join("deep/user.db")).expect("a database");
        (folder, db)
    }

    /// A database as the program left it that knew so many steps.
    fn earlier(path: &Path, steps: usize) -> Connection {
        let connection = Connection::open(path).expect("a database");
        for step in &MIGRATIONS[..steps] {
            connection.execute_batch(step).expect("a step");
        }
        let version = number(steps);
        connection
            .pragma_update(None, "user_version", version)
            .expect("a version");
        connection
    }

    #[test]
    fn what_may_not_be_written_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a?b#c%20.db");
        let mut db = UserDb::open(&path).expect("a database");
        db.create(LogKind::Solo, "a", &["0", "1"]).expect("a log");
        drop(db);
        let mut db = UserDb::open_to_read(&path).expect("the same");
        let log = db
            .named(LogKind::Solo, "a")
            .expect("a row")
            .expect("the log");
        assert_eq!(db.entries(&log).expect("rows"), ["0", "1"]);
        let refused = db.append(&log, "2").expect_err("no writing");
        assert_eq!(refused.fault(), SystemFault::ReadOnly);
    }

    #[test]
    fn decks_saved_before_there_were_versions_are_the_first_of_theirs() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("user.db");
        let old = earlier(&path, 3);
        old.execute_batch(
            "INSERT INTO deck VALUES ('a', 7, 'x'), ('b', 8, 'y');
            INSERT INTO log (kind, name, created, used, head) VALUES ('solo', 'g', 1, 1, 1);
            INSERT INTO entry VALUES (1, 1, 'first');",
        )
        .expect("what was kept");
        drop(old);
        for _ in 0..2 {
            let db = UserDb::open(&path).expect("a database of today");
            let decks = db.decks().expect("decks").into_iter();
            let told: Vec<_> = decks
                .map(|deck| (deck.deck, deck.number, deck.saved, deck.body))
                .collect();
            let expected = [("a", 1, 7, "x"), ("b", 1, 8, "y")]
                .map(|(name, number, saved, body)| (name.into(), number, saved, body.into()));
            assert_eq!(told, expected);
            let log = db.named(LogKind::Solo, "g").expect("read").expect("a log");
            assert_eq!(db.entries(&log).expect("entries"), ["first"]);
        }
    }

    #[test]
    fn undo_and_redo_move_the_head() {
        let (_folder, mut db) = database();
        let log = db.create(LogKind::Solo, "a", &["0"]).expect("a log");
        let log = db.append(&log, "1").expect("appended");
        let back = db.rewind(&log, 1).expect("moved");
        assert_eq!(db.entries(&back).expect("entries"), ["0"]);
        assert_eq!((back.head, back.entries), (1, 2));
        let forth = db.rewind(&back, 2).expect("moved");
        assert_eq!(db.entries(&forth).expect("entries"), ["0", "1"]);
        let back = db.rewind(&forth, 1).expect("moved");
        let other = db.append(&back, "2").expect("appended");
        assert_eq!(db.entries(&other).expect("entries"), ["0", "2"]);
        assert_eq!(other.entries, 2);
    }

    #[test]
    fn who_lags_behind_is_refused_and_nothing_is_lost() {
        let (folder, mut db) = database();
        let log = db.create(LogKind::Solo, "a", &["0"]).expect("a log");
        let mut other = UserDb::open(&folder.path().join("deep/user.db")).expect("a database");
        other.append(&log, "theirs").expect("appended");
        assert!(matches!(db.append(&log, "mine"), Err(UserError::Moved)));
        let log = db.named(LogKind::Solo, "a").expect("read").expect("a log");
        assert_eq!(db.entries(&log).expect("entries"), ["0", "theirs"]);
    }

    #[test]
    fn names_are_unique_within_a_kind() {
        let (_folder, mut db) = database();
        db.create(LogKind::Solo, "a", &["0"]).expect("a log");
        let again = db.create(LogKind::Solo, "a", &["0"]);
        assert!(matches!(again, Err(UserError::Taken)));
        let other = db
            .create(LogKind::Campaign, "a", &["0"])
            .expect("another kind");
        db.delete(&other).expect("deleted");
        assert!(db.named(LogKind::Campaign, "a").expect("read").is_none());
        assert_eq!(db.list(LogKind::Solo).expect("read").len(), 1);
    }
}
