//! How records of boxes the player does not have are written.

use rusqlite::{Connection, params};

use super::stored::{StoreError, checksum};
use crate::model::{Lang, Record};
use crate::text::key;

pub(super) const SCHEMA: &str = "
CREATE TABLE beyond (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    title_de TEXT NOT NULL,
    title_en TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE beyond_name (
    key TEXT NOT NULL,
    id TEXT NOT NULL,
    is_title INTEGER NOT NULL,
    PRIMARY KEY (key, id)
) STRICT, WITHOUT ROWID;
";

/// Writes records with their names. Titles go in first: where a title and an alias share a key, the title
/// counts.
pub(super) fn insert(connection: &Connection, records: &[Record]) -> Result<(), StoreError> {
    let mut rows = connection.prepare("INSERT INTO beyond VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    let mut names = connection.prepare("INSERT OR IGNORE INTO beyond_name VALUES (?1, ?2, ?3)")?;
    for record in records {
        let id = record.id().as_str();
        let text = serde_json::to_string(record)?;
        let (kind, title) = (record.kind().code(), record.title());
        rows.execute(params![id, kind, title.de, title.en, text, checksum(&text)])?;
        let titles = Lang::ALL.map(|lang| record.title().get(lang));
        for title in titles {
            names.execute(params![key(title), id, true])?;
        }
        for alias in record.aliases().iter().flat_map(|(_, names)| names) {
            names.execute(params![key(alias), id, false])?;
        }
    }
    Ok(())
}
