//! How records of boxes the player does not have are written.

use rusqlite::{Connection, params};

use super::stored::{StoreError, checksum};
use crate::model::Record;

pub(super) const SCHEMA: &str = "
CREATE TABLE beyond (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    title_de TEXT NOT NULL,
    title_en TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// Writes records. Their names stand in the register.
pub(super) fn insert(connection: &Connection, records: &[Record]) -> Result<(), StoreError> {
    let mut rows = connection.prepare("INSERT INTO beyond VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for record in records {
        let text = serde_json::to_string(record)?;
        let (id, kind) = (record.id().as_str(), record.kind().code());
        let title = record.title();
        rows.execute(params![id, kind, title.de, title.en, text, checksum(&text)])?;
    }
    Ok(())
}
