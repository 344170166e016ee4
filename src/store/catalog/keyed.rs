//! What is read by a key of its own and is no entry: programs, boards and Stardates.

use rusqlite::{Connection, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::stored::{StoreError, checksum, record};
use crate::model::{Board, BoxFacts, Program, Stardates};

pub(super) const SCHEMA: &str = "
CREATE TABLE keyed (
    sort TEXT NOT NULL,
    key TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (sort, key)
) STRICT, WITHOUT ROWID;
";

/// A fact of which the data has one for each key.
pub trait Keyed: Serialize + DeserializeOwned {
    /// Tells this sort of facts from the others.
    const SORT: &'static str;

    /// The code of the captain or mode it belongs to.
    fn key(&self) -> &'static str;
}

impl Keyed for Program {
    const SORT: &'static str = "program";

    fn key(&self) -> &'static str {
        self.captain.code()
    }
}

impl Keyed for Board {
    const SORT: &'static str = "board";

    fn key(&self) -> &'static str {
        self.captain.code()
    }
}

impl Keyed for BoxFacts {
    const SORT: &'static str = "box";

    fn key(&self) -> &'static str {
        self.game_box.code()
    }
}

impl Keyed for Stardates {
    const SORT: &'static str = "stardates";

    fn key(&self) -> &'static str {
        self.mode.code()
    }
}

/// The fact with this key; no other is read.
pub(super) fn one<T: Keyed>(connection: &Connection, key: &str) -> Result<Option<T>, StoreError> {
    let sql = "SELECT key, record, checksum FROM keyed WHERE sort = ?1 AND key = ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([T::SORT, key])?;
    rows.next()?.map(record).transpose()
}

/// All facts of a sort, by their keys.
pub(super) fn all<T: Keyed>(connection: &Connection) -> Result<Vec<T>, StoreError> {
    let sql = "SELECT key, record, checksum FROM keyed WHERE sort = ?1 ORDER BY key";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([T::SORT])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(record(row)?);
    }
    Ok(found)
}

/// Writes facts of a sort. Of two with one key the first counts.
pub(super) fn insert<T: Keyed>(connection: &Connection, facts: &[T]) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO keyed VALUES (?1, ?2, ?3, ?4)";
    let mut statement = connection.prepare(sql)?;
    for fact in facts {
        let text = serde_json::to_string(fact)?;
        statement.execute(params![T::SORT, fact.key(), text, checksum(&text)])?;
    }
    Ok(())
}
