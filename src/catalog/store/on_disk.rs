//! Catalog databases as they lie in their folder, and records as they lie in these: JSON with a checksum.

use std::ffi::CStr;
use std::io;
use std::path::Path;

use rusqlite::{Connection, MAIN_DB as MAIN, OpenFlags, Row, Rows};
use serde::Serialize;
use serde::de::DeserializeOwned;
use xxhash_rust::xxh3::xxh3_64;

use crate::checksums;
use crate::store::fault::fault;
use model::SystemFault;
use model::packed::{pack, unpack};

/// How many times as long JSON is at most, as a rule, as it is packed.
const SWELLING: usize = 4;

/// The catalog could not be read or written. Whoever sees this throws the catalog away.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite refused to open, write or read the database.
    #[error("catalog database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// A file beside the database could not be written or read.
    #[error("catalog file: {0}")]
    File(#[from] io::Error),
    /// A record could not be turned into JSON, or JSON into a record.
    #[error("catalog record cannot be read: {0}")]
    Record(#[from] serde_json::Error),
    /// A record or a file is not as it was written; names which.
    #[error("catalog record {0} does not match its checksum")]
    Checksum(String),
}

impl StoreError {
    /// What SQLite refused; records that do not fit are damage.
    pub fn fault(&self) -> SystemFault {
        match self {
            StoreError::Sqlite(error) => fault(error),
            StoreError::File(error) => error.kind().into(),
            StoreError::Record(_) | StoreError::Checksum(_) => SystemFault::Damaged,
        }
    }
}

/// Writes a new database file and seals it. The file must not exist.
pub(super) fn create(
    path: &Path,
    fill: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut connection = Connection::open(path)?;
    // A build that breaks off is thrown away whole: nothing of it has to survive.
    connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")?;
    fill(&mut connection)?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(checksums::seal(path)?)
}

/// The file system of SQLite that locks nothing: a finished database never changes.
const LOCKLESS: &CStr = if cfg!(windows) { c"win32-none" } else { c"unix-none" };

/// Opens a finished database for reading, once it has been compared with its checksum.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    checksums::check_file(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Connection::open_with_flags_and_vfs(path, flags, LOCKLESS)?)
}

/// A finished database that lies in memory. It is read as it was written there; whether it is whole, its seal says.
pub(super) fn open_bytes(bytes: &[u8]) -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    connection.deserialize_read_exact(MAIN, bytes, bytes.len(), true)?;
    Ok(connection)
}

/// The bytes of a new database.
pub(super) fn write_bytes(
    fill: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
) -> Result<Vec<u8>, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    fill(&mut connection)?;
    Ok(connection.serialize(MAIN)?.to_vec())
}

/// What a row holds that begins with id, record and checksum.
pub(crate) fn record<T: DeserializeOwned>(row: &Row<'_>) -> Result<T, StoreError> {
    let bytes = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
    if checksum(bytes) != row.get::<_, i64>(2)? {
        return Err(StoreError::Checksum(row.get(0)?));
    }
    parsed(bytes)
}

/// How records are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordForm {
    /// As JSON: for who waits until it is written.
    Plain,
    /// As JSON that is packed: for who fetches it.
    Packed,
}

/// Stands before packed JSON, as no JSON begins.
const PACKED: u8 = 0;

impl RecordForm {
    /// The bytes of a record.
    pub(super) fn bytes(self, record: &impl Serialize) -> Result<Vec<u8>, StoreError> {
        let json = serde_json::to_string(record)?;
        Ok(match self {
            RecordForm::Plain => json.into_bytes(),
            RecordForm::Packed => [vec![PACKED], pack(&json)?].concat(),
        })
    }
}

/// What JSON says, packed or not. Read as text, like everything else: each reader of JSON is a copy of all that is
/// read.
pub(super) fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, StoreError> {
    if let Some((&PACKED, packed)) = bytes.split_first() {
        return Ok(serde_json::from_str(&unpack(packed, SWELLING * packed.len())?)?);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| StoreError::Checksum("text".to_owned()))?;
    Ok(serde_json::from_str(text)?)
}

/// What all rows hold, in their order.
pub(super) fn records<T: DeserializeOwned>(mut rows: Rows<'_>) -> Result<Vec<T>, StoreError> {
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(record(row)?);
    }
    Ok(found)
}

/// Checksum of a record or a file, as the database keeps it: XXH3 with 64 bits, read as a signed number.
pub fn checksum(text: impl AsRef<[u8]>) -> i64 {
    xxh3_64(text.as_ref()).cast_signed()
}
