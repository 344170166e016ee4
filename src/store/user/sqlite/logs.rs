//! Logs in the user database.

use rusqlite::{OptionalExtension, Row, Transaction, params};

use super::SqliteStore;
use crate::store::user::UserError;
use crate::store::user::clock::{count, now, number};
use crate::store::user::logs::{Log, LogKind, Logs};

impl Logs for SqliteStore {
    fn create(&mut self, kind: LogKind, name: &str, bodies: &[&str]) -> Result<Log, UserError> {
        let transaction = self.write()?;
        let next = next_use(&transaction)?;
        let made = transaction.execute(
            "INSERT OR IGNORE INTO log (kind, name, created, used, head, changes)
            VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
            params![kind.code(), name, now(), next, number(bodies.len())],
        )?;
        if made == 0 {
            return Err(UserError::Taken);
        }
        let id = transaction.last_insert_rowid();
        for (at, body) in (1..).zip(bodies) {
            insert(&transaction, id, at, body)?;
        }
        transaction.commit()?;
        self.by_id(id)
    }

    fn latest(&self, kind: LogKind) -> Result<Option<Log>, UserError> {
        let sql = format!("{SELECT} WHERE kind = ?1 ORDER BY used DESC LIMIT 1");
        let log = self.connection.query_row(&sql, [kind.code()], log);
        Ok(log.optional()?)
    }

    fn named(&self, kind: LogKind, name: &str) -> Result<Option<Log>, UserError> {
        let sql = format!("{SELECT} WHERE kind = ?1 AND name = ?2");
        let log = self.connection.query_row(&sql, [kind.code(), name], log);
        Ok(log.optional()?)
    }

    fn list(&self, kind: LogKind) -> Result<Vec<Log>, UserError> {
        let sql = format!("{SELECT} WHERE kind = ?1 ORDER BY used DESC");
        let mut statement = self.connection.prepare(&sql)?;
        let logs = statement.query_map([kind.code()], log)?;
        Ok(logs.collect::<Result<_, _>>()?)
    }

    fn entries(&self, log: &Log) -> Result<Vec<String>, UserError> {
        let sql = "SELECT body FROM entry WHERE log = ?1 AND number <= ?2 ORDER BY number";
        let mut statement = self.connection.prepare(sql)?;
        let bodies = statement.query_map(params![log.id, number(log.head)], |row| row.get(0))?;
        Ok(bodies.collect::<Result<_, _>>()?)
    }

    fn append(&mut self, log: &Log, body: &str) -> Result<Log, UserError> {
        self.move_head(log, log.head + 1, |transaction| {
            let head = number(log.head);
            let undone = "DELETE FROM entry WHERE log = ?1 AND number > ?2";
            transaction.execute(undone, params![log.id, head])?;
            insert(transaction, log.id, head + 1, body)
        })
    }

    fn rewind(&mut self, log: &Log, head: usize) -> Result<Log, UserError> {
        let head = head.clamp(1, log.entries);
        self.move_head(log, head, |_| Ok(()))
    }

    fn delete(&mut self, log: &Log) -> Result<(), UserError> {
        let transaction = self.write()?;
        transaction.execute("DELETE FROM log WHERE id = ?1", [log.id])?;
        Ok(transaction.commit()?)
    }
}

impl SqliteStore {
    fn move_head(
        &mut self,
        log: &Log,
        head: usize,
        change: impl FnOnce(&Transaction<'_>) -> Result<(), rusqlite::Error>,
    ) -> Result<Log, UserError> {
        let transaction = self.write()?;
        let next = next_use(&transaction)?;
        let [old, new] = log.counted(head);
        let moved = transaction.execute(
            "UPDATE log SET head = ?1, used = ?2, changes = ?5
            WHERE id = ?3 AND head = ?4 AND changes = ?6",
            params![number(head), next, log.id, number(log.head), new, old],
        )?;
        if moved == 0 {
            return Err(UserError::Moved);
        }
        change(&transaction)?;
        transaction.commit()?;
        self.by_id(log.id)
    }

    fn by_id(&self, id: i64) -> Result<Log, UserError> {
        let sql = format!("{SELECT} WHERE id = ?1");
        Ok(self.connection.query_row(&sql, [id], log)?)
    }
}

const SELECT: &str = "SELECT id, name, created, head,
    (SELECT count(*) FROM entry WHERE entry.log = log.id), changes FROM log";

fn log(row: &Row<'_>) -> Result<Log, rusqlite::Error> {
    Ok(Log {
        id: row.get(0)?,
        name: row.get(1)?,
        created: count(row.get(2)?),
        head: count(row.get(3)?),
        entries: count(row.get(4)?),
        changes: count(row.get(5)?),
    })
}

/// Writes an entry.
pub(super) fn insert(
    transaction: &Transaction<'_>,
    log: i64,
    number: i64,
    body: &str,
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO entry (log, number, body) VALUES (?1, ?2, ?3)";
    let mut statement = transaction.prepare_cached(sql)?;
    statement.execute(params![log, number, body])?;
    Ok(())
}

/// Counts uses, so that two within a second keep their order.
fn next_use(transaction: &Transaction<'_>) -> Result<i64, rusqlite::Error> {
    transaction.query_row("SELECT coalesce(max(used), 0) + 1 FROM log", [], |row| {
        row.get(0)
    })
}
