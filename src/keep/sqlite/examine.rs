//! A look at the user database that changes nothing in it: what it holds, whether it is whole, whether it can be
//! written to. It is neither made nor brought to the schema of today.

use std::io;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::schema::MIGRATIONS;
use super::{SqliteStore, escaped, is_closed_to_writers};
use crate::UserError;
use crate::clock::number;
use crate::holdings::StoreExamination;
use crate::holdings::StoreHoldings;

/// How long to wait for another process that is writing; who looks wants to know of it.
const PATIENCE: Duration = Duration::from_millis(500);
/// Flaws that are named; one is bad enough.
const FLAWS: u8 = 3;

impl SqliteStore {
    /// The version of the tables that this program writes.
    pub fn format() -> i64 {
        number(MIGRATIONS.len())
    }

    /// Looks at the database at a path.
    ///
    /// # Errors
    /// When it cannot be read, or a later version has written it.
    pub fn examine(path: &Path) -> Result<StoreExamination, UserError> {
        if !std::fs::metadata(path)?.is_file() {
            return Err(io::Error::other("not a regular file").into());
        }
        match inspect(&open_unchanged(path, true)?) {
            Err(error) if is_closed_to_writers(&error) => {
                let mut examined = inspect(&open_unchanged(path, false)?)?;
                examined.refusal = Some(error);
                Ok(examined)
            }
            examined => examined,
        }
    }

    /// Looks at a database in memory.
    ///
    /// # Errors
    /// When it cannot be read, or a later version has written it.
    pub fn examine_memory(name: &str) -> Result<StoreExamination, UserError> {
        inspect(&SqliteStore::open_in_memory(name)?)
    }
}

/// The database as it lies, or as nobody may write to it.
fn open_unchanged(path: &Path, is_writable: bool) -> Result<SqliteStore, UserError> {
    let (access, suffix) = if is_writable {
        (OpenFlags::SQLITE_OPEN_READ_WRITE, "")
    } else {
        (OpenFlags::SQLITE_OPEN_READ_ONLY, "?immutable=1")
    };
    let uri = format!("file:{}{suffix}", escaped(path));
    let connection = Connection::open_with_flags(uri, access | OpenFlags::SQLITE_OPEN_URI)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(SqliteStore { connection })
}

fn inspect(db: &SqliteStore) -> Result<StoreExamination, UserError> {
    let version = "PRAGMA user_version";
    let found = db.connection.query_row(version, [], |row| row.get(0))?;
    let known = SqliteStore::format();
    if found > known {
        return Err(UserError::Newer { found, known });
    }
    let flaws = flaws(&db.connection)?;
    let is_readable = found == known && flaws.is_empty();
    Ok(StoreExamination {
        engine: format!("SQLite {}", rusqlite::version()),
        format: found,
        refusal: refusal(&db.connection),
        holdings: is_readable.then(|| StoreHoldings::from_store(db)).transpose()?,
        flaws,
    })
}

/// What SQLite finds wrong with how a database lies there; nothing if it is whole.
pub(super) fn flaws(connection: &Connection) -> Result<Vec<String>, UserError> {
    let mut check = connection.prepare(&format!("PRAGMA quick_check({FLAWS})"))?;
    let said = check.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    // `ok` is the one line SQLite says of a whole database.
    Ok(said.into_iter().filter(|line| line != "ok").collect())
}

/// Takes the right to write and gives it back.
fn refusal(connection: &Connection) -> Option<UserError> {
    let asked = connection.execute_batch("BEGIN IMMEDIATE; ROLLBACK;");
    asked.err().map(UserError::from)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::logs::LogKind;
    use crate::logs::Logs;
    use model::SystemFault;

    fn database() -> (tempfile::TempDir, std::path::PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a?b.db");
        let mut db = SqliteStore::open(&path).expect("a database");
        db.create(LogKind::Solo, "a", &["0"]).expect("a log");
        (folder, path)
    }

    #[test]
    fn what_is_whole_is_counted_and_stays_as_it_is() {
        let (folder, path) = database();
        let before = fs::read(&path).expect("the file");
        let examined = SqliteStore::examine(&path).expect("a look");
        let holdings = examined.holdings.expect("its tables");
        assert_eq!((holdings.games, holdings.campaigns), (1, 0));
        assert!(examined.flaws.is_empty() && examined.refusal.is_none());
        assert_eq!(fs::read(&path).expect("the file"), before);
        let files = fs::read_dir(folder.path()).expect("the folder");
        assert_eq!(files.count(), 1, "nothing is left behind");
    }

    #[test]
    fn nothing_is_made_where_nothing_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("user.db");
        let error = SqliteStore::examine(&path).expect_err("nothing there");
        assert_eq!(error.fault(), SystemFault::Missing);
        assert!(!path.exists());
    }

    #[test]
    fn who_is_writing_is_noticed() {
        let (_folder, path) = database();
        let mut other = SqliteStore::open(&path).expect("a database");
        let transaction = other.begin_write().expect("the right to write");
        let examined = SqliteStore::examine(&path).expect("a look");
        let refusal = examined.refusal.expect("a refusal");
        assert_eq!(refusal.fault(), SystemFault::Busy);
        assert!(examined.holdings.is_some());
        drop(transaction);
    }

    #[test]
    fn a_page_of_rubbish_is_a_flaw() {
        let (_folder, path) = database();
        let mut bytes = fs::read(&path).expect("the file");
        bytes[4096..8192].fill(0xa5);
        fs::write(&path, bytes).expect("written");
        let is_well = SqliteStore::examine(&path)
            .is_ok_and(|examined| examined.flaws.is_empty() && examined.holdings.is_some());
        assert!(!is_well);
    }

    #[test]
    fn earlier_tables_are_left_to_the_next_command() {
        let (_folder, path) = database();
        let connection = Connection::open(&path).expect("a database");
        connection.pragma_update(None, "user_version", 1).expect("a version");
        drop(connection);
        let examined = SqliteStore::examine(&path).expect("a look");
        assert_eq!(examined.format, 1);
        assert!(examined.holdings.is_none());
    }
}
