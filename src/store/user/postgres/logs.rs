//! Logs on a server: `game` and its append-only `game_event`.

use ::postgres::{Client, Error, Row};

use super::PostgresStore;
use super::fault::is_doubled;
use super::quota;
use super::statement::{Cells, Value, all, first, rows, run};
use crate::store::user::UserError;
use crate::store::user::clock::{now, number};
use crate::store::user::logs::{Log, LogKind, Logs};

const SELECT: &str = "SELECT id, name, created, head,
    (SELECT count(*) FROM tricorder_user.game_event WHERE game = own.id), changes
    FROM tricorder_user.game AS own";

impl Logs for PostgresStore {
    fn create(&mut self, kind: LogKind, name: &str, bodies: &[&str]) -> Result<Log, UserError> {
        self.write(|client, owner| {
            quota::of_games(client, owner)?;
            let next = next_use(client, owner)?;
            let sql = "INSERT INTO tricorder_user.game
                (owner, kind, name, created, used, head, changes)
                VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id";
            let head = number(bodies.len());
            let made = rows(
                client,
                sql,
                &[&owner, &kind.code(), &name, &now(), &next, &head],
            )?;
            let id = first(&made, |row| row.number(0))?.ok_or(UserError::Taken)?;
            insert(client, id, 1, bodies)?;
            by_id(client, owner, id)
        })
    }

    fn latest(&self, kind: LogKind) -> Result<Option<Log>, UserError> {
        let sql = format!("{SELECT} WHERE owner = $1 AND kind = $2 ORDER BY used DESC LIMIT 1");
        self.read(|client| first(&rows(client, &sql, &[&self.owner, &kind.code()])?, log))
    }

    fn named(&self, kind: LogKind, name: &str) -> Result<Option<Log>, UserError> {
        let sql = format!("{SELECT} WHERE owner = $1 AND kind = $2 AND name = $3");
        self.read(|client| {
            first(
                &rows(client, &sql, &[&self.owner, &kind.code(), &name])?,
                log,
            )
        })
    }

    fn list(&self, kind: LogKind) -> Result<Vec<Log>, UserError> {
        let sql = format!("{SELECT} WHERE owner = $1 AND kind = $2 ORDER BY used DESC");
        self.read(|client| all(&rows(client, &sql, &[&self.owner, &kind.code()])?, log))
    }

    fn entries(&self, log: &Log) -> Result<Vec<String>, UserError> {
        let sql = "SELECT event FROM tricorder_user.game_event
            WHERE game = (SELECT id FROM tricorder_user.game WHERE owner = $1 AND id = $2)
            AND seq <= $3 ORDER BY seq";
        let head = number(log.head);
        self.read(|client| {
            let events = rows(client, sql, &[&self.owner, &log.id, &head])?;
            all(&events, |row| row.text(0))
        })
    }

    fn append(&mut self, log: &Log, body: &str) -> Result<Log, UserError> {
        self.move_head(log, log.head + 1, |client, owner| {
            quota::of_events(owner, log)?;
            let undone = "DELETE FROM tricorder_user.game_event WHERE game = $1 AND seq > $2";
            run(client, undone, &[&log.id, &number(log.head)])?;
            insert(client, log.id, number(log.head) + 1, &[body])
        })
    }

    fn rewind(&mut self, log: &Log, head: usize) -> Result<Log, UserError> {
        let head = head.clamp(1, log.entries);
        self.move_head(log, head, |_, _| Ok(()))
    }

    fn delete(&mut self, log: &Log) -> Result<(), UserError> {
        self.write(|client, owner| {
            let sql = "DELETE FROM tricorder_user.game WHERE owner = $1 AND id = $2";
            Ok(run(client, sql, &[&owner, &log.id])?)
        })?;
        self.tell(&log.name);
        Ok(())
    }
}

impl PostgresStore {
    /// Moves the head, if nothing has changed since; whoever comes second finds another log.
    fn move_head(
        &mut self,
        log: &Log,
        head: usize,
        change: impl FnOnce(&mut Client, &str) -> Result<(), UserError>,
    ) -> Result<Log, UserError> {
        let moved = self.write(|client, owner| {
            let next = next_use(client, owner)?;
            let sql = "UPDATE tricorder_user.game SET head = $1, used = $2, changes = $6
                WHERE owner = $3 AND id = $4 AND head = $5 AND changes = $7";
            let (before, [old, new]) = (number(log.head), log.counted(head));
            let head = number(head);
            let of: [&dyn Value; 7] = [&head, &next, &owner, &log.id, &before, &new, &old];
            if run(client, sql, &of)? == 0 {
                return Err(UserError::Moved);
            }
            change(client, owner)?;
            by_id(client, owner, log.id)
        })?;
        self.tell(&log.name);
        Ok(moved)
    }
}

fn by_id(client: &mut Client, owner: &str, id: i64) -> Result<Log, UserError> {
    let sql = format!("{SELECT} WHERE owner = $1 AND id = $2");
    let found = first(&rows(client, &sql, &[&owner, &id])?, log)?;
    found.ok_or(UserError::Moved)
}

fn log(row: &Row) -> Result<Log, Error> {
    Ok(Log {
        id: row.number(0)?,
        name: row.text(1)?,
        created: row.count(2)?,
        head: row.count(3)?,
        entries: row.count(4)?,
        changes: row.count(5)?,
    })
}

/// Writes events from a number on. One that is there already was written by somebody else.
fn insert(client: &mut Client, game: i64, from: i64, bodies: &[&str]) -> Result<(), UserError> {
    match insert_events(client, game, from, bodies) {
        Err(error) if is_doubled(&error) => Err(UserError::Moved),
        written => Ok(written?),
    }
}

/// Writes events from a number on.
pub(super) fn insert_events(
    client: &mut Client,
    game: i64,
    from: i64,
    bodies: &[&str],
) -> Result<(), Error> {
    let sql = "INSERT INTO tricorder_user.game_event (game, seq, event)
        SELECT $1, seq, event FROM unnest($2, $3) AS new (seq, event)";
    let numbers: Vec<i64> = (from..).take(bodies.len()).collect();
    run(client, sql, &[&game, &numbers, &bodies.to_vec()]).map(drop)
}

/// Counts uses, so that two within a second keep their order.
fn next_use(client: &mut Client, owner: &str) -> Result<i64, Error> {
    let sql = "SELECT coalesce(max(used), 0) + 1 FROM tricorder_user.game WHERE owner = $1";
    let next = first(&rows(client, sql, &[&owner])?, |row| row.number(0))?;
    Ok(next.unwrap_or(1))
}
