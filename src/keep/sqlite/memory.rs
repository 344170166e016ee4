//! A user database in memory, for where there are no files. It lies there under a name as long as somebody holds it,
//! and whoever holds it keeps its bytes elsewhere.

use rusqlite::backup::Backup;
use rusqlite::ffi::{self, SQLITE_CORRUPT};
use rusqlite::{Connection, MAIN_DB, OpenFlags};

use super::SqliteStore;
use super::examine::flaws;
use super::schema::migrate;
use crate::UserError;

/// All pages of a copy at once.
pub(super) const ALL_PAGES: i32 = -1;

/// A database in memory, held.
pub struct MemoryDatabase {
    connection: Connection,
}

impl MemoryDatabase {
    /// Makes a database of a name hold what was kept of it, or nothing yet.
    ///
    /// # Errors
    /// When what was kept is no database, or a damaged one.
    pub fn hold(name: &str, kept: Option<&[u8]>) -> Result<MemoryDatabase, UserError> {
        let mut connection = connect(name)?;
        if let Some(bytes) = kept {
            let mut source = Connection::open_in_memory()?;
            source.deserialize_read_exact(MAIN_DB, bytes, bytes.len(), true)?;
            check(&source)?;
            Backup::new(&source, &mut connection)?.step(ALL_PAGES)?;
        }
        Ok(MemoryDatabase { connection })
    }

    /// All bytes of the database, to be kept; none while nothing was written.
    ///
    /// # Errors
    /// Only on faults inside SQLite.
    pub fn bytes(&mut self) -> Result<Vec<u8>, UserError> {
        Ok(self.connection.serialize(MAIN_DB)?.to_vec())
    }
}

impl SqliteStore {
    /// Opens a database in memory; makes it if nobody holds one of this name.
    ///
    /// # Errors
    /// When a later version has written it.
    pub fn open_in_memory(name: &str) -> Result<SqliteStore, UserError> {
        let mut store = SqliteStore::new(connect(name)?)?;
        store.connection.execute_batch("PRAGMA foreign_keys = ON;")?;
        migrate(&mut store.connection)?;
        Ok(store)
    }
}

/// Looks at all of it before anything is asked: a damaged one may lead astray.
fn check(source: &Connection) -> Result<(), UserError> {
    let found = flaws(source)?;
    if found.is_empty() {
        return Ok(());
    }
    Err(rusqlite::Error::SqliteFailure(ffi::Error::new(SQLITE_CORRUPT), Some(found.join("; "))).into())
}

fn connect(name: &str) -> Result<Connection, UserError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(format!("file:/{name}?vfs=memdb"), flags)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::SettingsStore;

    #[test]
    fn what_is_written_is_in_its_bytes_and_comes_back() {
        let mut held = MemoryDatabase::hold("one", None).expect("a database");
        SqliteStore::open_in_memory("one").expect("a store").keep_setting("a", "1").expect("kept");
        let bytes = held.bytes().expect("bytes");
        drop(held);
        assert_eq!(SqliteStore::open_in_memory("one").expect("another").setting("a").expect("read"), None);
        let _held = MemoryDatabase::hold("one", Some(&bytes)).expect("the same");
        let store = SqliteStore::open_in_memory("one").expect("a store");
        assert_eq!(store.setting("a").expect("read").as_deref(), Some("1"));
    }

    #[test]
    fn what_is_no_database_is_refused() {
        let wrong = MemoryDatabase::hold("wrong", Some(&[7; 9000]));
        assert!(wrong.is_err());
    }

    #[test]
    fn a_database_with_a_page_of_rubbish_is_refused() {
        let mut held = MemoryDatabase::hold("whole", None).expect("a database");
        SqliteStore::open_in_memory("whole").expect("a store").keep_setting("a", "1").expect("kept");
        let bytes = held.bytes().expect("bytes");
        let page = 4096;
        let damaged = (1..bytes.len() / page).filter(|at| {
            let mut bytes = bytes.clone();
            bytes[at * page..(at + 1) * page].fill(0xa5);
            MemoryDatabase::hold("damaged", Some(&bytes)).is_err()
        });
        assert_eq!(damaged.count(), bytes.len() / page - 1);
    }
}
