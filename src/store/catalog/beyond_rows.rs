//! How records of boxes the player does not have are written.

use rusqlite::{Connection, params};

use super::stored::{StoreError, checksum};
use crate::model::Record;

pub(super) const SCHEMA: &str = "
CREATE TABLE beyond (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// Writes records. Their names stand in the register.
pub(super) fn insert(connection: &Connection, records: &[Record]) -> Result<(), StoreError> {
    let mut rows = connection.prepare("INSERT INTO beyond VALUES (?1, ?2, ?3, ?4)")?;
    for record in records {
        let text = serde_json::to_string(record)?;
        let (id, kind) = (record.id().as_str(), record.kind().code());
        rows.execute(params![id, kind, text, checksum(&text)])?;
    }
    Ok(())
}
