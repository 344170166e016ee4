//! How records of boxes the player does not have are written.

use rusqlite::{Connection, params};

use super::contents::Filed;
use super::on_disk::StoreError;

pub(super) const SCHEMA: &str = "
CREATE TABLE beyond (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// Writes a record. Its names stand in the register.
pub(super) fn insert(connection: &Connection, filed: &Filed<'_>) -> Result<(), StoreError> {
    let mut rows = connection.prepare_cached("INSERT INTO beyond VALUES (?1, ?2, ?3, ?4)")?;
    let (id, kind) = (filed.record.id().as_str(), filed.record.kind().code());
    rows.execute(params![id, kind, filed.json, filed.checksum])?;
    Ok(())
}
