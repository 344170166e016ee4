//! Records as they lie in a catalog: JSON with a checksum, so that damage shows.

use rusqlite::Row;
use serde::de::DeserializeOwned;
use xxhash_rust::xxh3::xxh3_64;

use crate::model::SystemFault;
use crate::store::fault::fault;

/// The catalog could not be read or written. Whoever sees this throws the catalog away.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("catalog database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("catalog record cannot be read: {0}")]
    Record(#[from] serde_json::Error),
    #[error("catalog register: {0}")]
    Register(#[from] std::io::Error),
    #[error("catalog record {0} does not match its checksum")]
    Checksum(String),
}

impl StoreError {
    /// What SQLite refused; records that do not fit are damage.
    pub fn fault(&self) -> SystemFault {
        match self {
            StoreError::Sqlite(error) => fault(error),
            StoreError::Register(error) => error.kind().into(),
            StoreError::Record(_) | StoreError::Checksum(_) => SystemFault::Damaged,
        }
    }
}

/// What a row holds that begins with id, record and checksum.
pub(in crate::store) fn record<T: DeserializeOwned>(row: &Row<'_>) -> Result<T, StoreError> {
    let text = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
    if checksum(text) != row.get::<_, i64>(2)? {
        return Err(StoreError::Checksum(row.get(0)?));
    }
    Ok(serde_json::from_str(text)?)
}

pub(in crate::store) fn checksum(text: impl AsRef<[u8]>) -> i64 {
    xxh3_64(text.as_ref()).cast_signed()
}
