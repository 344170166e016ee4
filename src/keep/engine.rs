//! What the two engines have in common: the statements of all subjects are written once and carried out by either.
//!
//! A statement is in the SQL of PostgreSQL, with three signs of its own:
//! - `$1` is the owner on a server and nothing in a file; the values that are handed over begin at `$2`.
//! - `@table` is a table of the user store.
//! - `[a]` stands on a server only, `[a|b]` is `a` on a server and `b` in a file.

use super::UserError;
use super::clock::count;
use super::damage::{DamagedItem, KeptKind};
use model::SystemFault;

/// A store that reads and writes by statements.
pub trait Engine {
    /// Reads; what is asked may be asked twice, if a connection turns out to be lost.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn read<T>(&self, ask: impl Fn(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError>;

    /// Reads what stands there at one moment, though others go on writing.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn read_snapshot<T>(&self, ask: impl Fn(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError>;

    /// Changes something, whole or not at all, while nobody else changes anything of the same owner.
    ///
    /// # Errors
    /// When the store cannot be written, or the change fails; then nothing has changed.
    fn write<T>(&mut self, change: impl FnOnce(&mut dyn Executor) -> Result<T, UserError>) -> Result<T, UserError>;

    /// Tells whoever watches a log that it has changed.
    fn announce(&self, log: &str);
}

/// What carries statements out.
pub trait Executor {
    /// The rows a statement answers with.
    ///
    /// # Errors
    /// When the engine refuses.
    fn rows(&mut self, sql: &str, values: &[SqlValue]) -> Result<Vec<SqlRow>, UserError>;

    /// Carries a statement out; how many rows it concerned.
    ///
    /// # Errors
    /// When the engine refuses.
    fn run(&mut self, sql: &str, values: &[SqlValue]) -> Result<usize, UserError>;

    /// Inserts numbered texts that belong to one row: its id is `$2`, and `$3` and `$4` are a number and its text in a
    /// file, all numbers and all texts on a server. How many were inserted.
    ///
    /// # Errors
    /// When the engine refuses.
    fn insert_numbered(&mut self, sql: &str, id: i64, texts: &[(i64, &str)]) -> Result<usize, UserError>;

    /// Refuses what the owner would have too much of.
    ///
    /// # Errors
    /// [`UserError::Full`].
    fn check_quota(&mut self, quota: Quota) -> Result<(), UserError>;

    /// Keeps in mind that something cannot be read.
    fn report(&mut self, damaged: DamagedItem);
}

/// What there may be so much of and no more.
#[derive(Debug, Clone, Copy)]
#[cfg_attr(not(feature = "postgres"), allow(dead_code))]
pub enum Quota {
    /// One more log.
    Logs,
    /// So many entries of a log.
    Entries(i64),
    /// One more version of a deck, of so many bytes.
    DeckVersion(usize),
    /// What is imported now, inside the transaction that would keep it.
    Imports,
    /// What has been removed; the oldest of it makes room and nothing is refused.
    Trash,
}

/// What stands in a row, or for a `$2` of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SqlValue {
    /// No text.
    Null,
    Number(i64),
    Text(String),
}

impl From<i64> for SqlValue {
    fn from(number: i64) -> SqlValue {
        SqlValue::Number(number)
    }
}

impl From<&str> for SqlValue {
    fn from(text: &str) -> SqlValue {
        SqlValue::Text(text.to_owned())
    }
}

impl From<&String> for SqlValue {
    fn from(text: &String) -> SqlValue {
        SqlValue::Text(text.clone())
    }
}

impl From<Option<&str>> for SqlValue {
    fn from(text: Option<&str>) -> SqlValue {
        text.map_or(SqlValue::Null, SqlValue::from)
    }
}

/// Values of a statement, from `$2` on.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        &[$($crate::engine::SqlValue::from($value)),*]
    };
}
pub(super) use values;

/// A row of an answer.
#[derive(Debug, Clone)]
pub struct SqlRow {
    pub(super) values: Vec<SqlValue>,
    /// Whether something in it is not what was written; of texts what can be read is there.
    pub(super) is_damaged: bool,
}

impl SqlRow {
    /// The text in a column.
    pub(super) fn text(&self, at: usize) -> Result<String, UserError> {
        match self.values.get(at) {
            Some(SqlValue::Text(text)) => Ok(text.clone()),
            Some(SqlValue::Null | SqlValue::Number(_)) | None => Err(self.damage()),
        }
    }

    /// The text in a column that may have none.
    pub(super) fn optional_text(&self, at: usize) -> Result<Option<String>, UserError> {
        match self.values.get(at) {
            Some(SqlValue::Null) => Ok(None),
            Some(SqlValue::Text(_) | SqlValue::Number(_)) | None => self.text(at).map(Some),
        }
    }

    /// The number in a column.
    pub(super) fn number(&self, at: usize) -> Result<i64, UserError> {
        match self.values.get(at) {
            Some(SqlValue::Number(number)) => Ok(*number),
            Some(SqlValue::Null | SqlValue::Text(_)) | None => Err(self.damage()),
        }
    }

    /// The count in a column.
    pub(super) fn count<T: TryFrom<i64> + Default>(&self, at: usize) -> Result<T, UserError> {
        self.number(at).map(count)
    }

    /// What it is called: its first text.
    pub(super) fn label(&self) -> String {
        let text = self.values.iter().find_map(|value| match value {
            SqlValue::Text(text) => Some(text),
            SqlValue::Null | SqlValue::Number(_) => None,
        });
        text.map_or_else(String::new, |text| text.chars().take(LONGEST_LABEL).collect())
    }

    pub(super) fn damage(&self) -> UserError {
        UserError::Damaged(self.label())
    }

    fn whole(&self) -> Result<&SqlRow, UserError> {
        if self.is_damaged { Err(self.damage()) } else { Ok(self) }
    }
}

/// Signs by which something damaged is called at most.
const LONGEST_LABEL: usize = 40;

/// All rows a statement answers with, read.
pub(super) fn all<T>(
    db: &mut dyn Executor,
    sql: &str,
    values: &[SqlValue],
    read: impl Fn(&SqlRow) -> Result<T, UserError>,
) -> Result<Vec<T>, UserError> {
    db.rows(sql, values)?.iter().map(|row| read(row.whole()?)).collect()
}

/// Those rows a statement answers with that can be read; the others are reported.
pub(super) fn readable<T>(
    db: &mut dyn Executor,
    kind: KeptKind,
    sql: &str,
    values: &[SqlValue],
    read: impl Fn(&mut dyn Executor, &SqlRow) -> Result<T, UserError>,
) -> Result<Vec<T>, UserError> {
    readable_by(db, |_| kind, sql, values, read)
}

/// Those rows a statement answers with that can be read; the others are reported under the kind each of them is of.
pub(super) fn readable_by<T>(
    db: &mut dyn Executor,
    kind: impl Fn(&SqlRow) -> KeptKind,
    sql: &str,
    values: &[SqlValue],
    read: impl Fn(&mut dyn Executor, &SqlRow) -> Result<T, UserError>,
) -> Result<Vec<T>, UserError> {
    let mut found = Vec::new();
    for row in db.rows(sql, values)? {
        match row.whole().and_then(|row| read(db, row)) {
            Err(error) if error.fault() == SystemFault::Damaged => {
                db.report(DamagedItem { kind: kind(&row), name: row.label() });
            }
            item => found.push(item?),
        }
    }
    Ok(found)
}

/// The first row a statement answers with, read, if there is one.
pub(super) fn first<T>(
    db: &mut dyn Executor,
    sql: &str,
    values: &[SqlValue],
    read: impl Fn(&SqlRow) -> Result<T, UserError>,
) -> Result<Option<T>, UserError> {
    db.rows(sql, values)?.first().map(|row| read(row.whole()?)).transpose()
}

/// A statement as an engine takes it.
pub(super) fn translate(sql: &str, is_server: bool) -> String {
    let mut parts = sql.split('[');
    let mut translated = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (choice, rest) = part.split_once(']').unwrap_or((part, ""));
        let (server, file) = choice.split_once('|').unwrap_or((choice, ""));
        translated.push_str(if is_server { server } else { file });
        translated.push_str(rest);
    }
    if is_server {
        translated.replace('@', "tricorder_user.")
    } else {
        translated.replace('@', "").replace('$', "?")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_is_read_by_both_engines() {
        let sql = "SELECT a FROM @[game|log] WHERE [owner = $1 AND] b = $2";
        let server = "SELECT a FROM tricorder_user.game WHERE owner = $1 AND b = $2";
        assert_eq!(translate(sql, true), server);
        assert_eq!(translate(sql, false), "SELECT a FROM log WHERE  b = ?2");
    }
}
