//! Logs of solo games, trainings and campaigns.

use super::UserError;
use super::clock::{local_time, now, number};
use super::damage::KeptKind;
use super::engine::{Engine, Executor, Quota, SqlRow, all, first, readable, values};
use model::codes;
use xxhash_rust::xxh3::xxh3_64;

codes!(
    /// What a log is of.
    LogKind {
        /// A game against the Bot.
        Solo => "solo",
        /// A game of Cadet Training.
        Cadet => "cadet",
        /// A Five-Year Mission, from its first game to the last.
        Campaign => "campaign",
    }
);

/// Signs of the day in a moment as it is told.
const DAY: usize = "2026-05-01".len();

impl From<LogKind> for KeptKind {
    fn from(kind: LogKind) -> KeptKind {
        match kind {
            LogKind::Solo => KeptKind::Game,
            LogKind::Cadet => KeptKind::Training,
            LogKind::Campaign => KeptKind::Campaign,
        }
    }
}

/// The head of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredLog {
    pub(super) id: i64,
    /// No other log of its kind has it.
    pub name: String,
    /// Seconds since 1970.
    pub created: u64,
    /// Entries that count, from the first. Later ones have been undone.
    pub head: usize,
    /// All entries.
    pub entries: usize,
    /// Greater after every change, an undo as well: where the head only stands where it stood before, this does not.
    pub changes: usize,
    /// When it went on last, back and forth included, in the time of this place: `2026-05-01 18:30`.
    pub moved: String,
}

impl StoredLog {
    /// Its changes and its mark, as in `3-9f2c`: another one for every state, and for every log that has its name after
    /// it.
    pub fn version(&self) -> String {
        format!("{}-{:x}", self.changes, xxh3_64(&self.id.to_le_bytes()))
    }

    /// Whether it went on today, in the time of this place.
    pub fn is_of_today(&self) -> bool {
        let today = local_time(now()).unwrap_or_default();
        today.get(..DAY).is_some_and(|today| self.moved.starts_with(today))
    }

    /// Its changes, now and once its head stands elsewhere.
    pub(super) fn changes_after(&self, head: usize) -> [i64; 2] {
        let is_change = head != self.head;
        [self.changes, self.changes + usize::from(is_change)].map(number)
    }
}

/// What a store does with logs: entries are only appended, an undo moves a mark.
pub trait Logs {
    /// Begins a log with its entries: all of them are kept, or none.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a log of this kind has the name.
    fn create(&mut self, kind: LogKind, name: &str, bodies: &[&str]) -> Result<StoredLog, UserError>;

    /// The log of a kind that was used last.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn latest(&self, kind: LogKind) -> Result<Option<StoredLog>, UserError>;

    /// The log of a kind with this name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn find_by_name(&self, kind: LogKind, name: &str) -> Result<Option<StoredLog>, UserError>;

    /// All logs of a kind, last used first.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn list(&self, kind: LogKind) -> Result<Vec<StoredLog>, UserError>;

    /// All logs of a kind, last used first, each with its summary if one was kept and the log has not changed since.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn list_with_summaries(&self, kind: LogKind) -> Result<Vec<(StoredLog, Option<String>)>, UserError>;

    /// Keeps summaries of logs, each in place of the one before; none of a log that has changed since it was as it is
    /// handed over.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn keep_summaries(&mut self, summaries: &[(StoredLog, String)]) -> Result<(), UserError>;

    /// The entries of a log that count, first to last.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn entries(&self, log: &StoredLog) -> Result<Vec<String>, UserError>;

    /// Appends an entry behind the head of a log; entries undone before are lost with it.
    ///
    /// # Errors
    /// [`UserError::Moved`] if it has changed since it was as `log` says.
    fn append(&mut self, log: &StoredLog, body: &str) -> Result<StoredLog, UserError>;

    /// Moves the head of a log, for undo and redo.
    ///
    /// # Errors
    /// [`UserError::Moved`] if it has changed since it was as `log` says.
    fn rewind(&mut self, log: &StoredLog, head: usize) -> Result<StoredLog, UserError>;

    /// Makes a log the one used last, which is no change of it. Where nothing can be written it stays what it was.
    ///
    /// # Errors
    /// [`UserError::Moved`] if it has changed since it was as `log` says; none where the store is closed to writers.
    fn touch(&mut self, log: &StoredLog) -> Result<StoredLog, UserError> {
        match self.rewind(log, log.head) {
            Err(error) if error.is_closed_to_writers() => Ok(log.clone()),
            touched => touched,
        }
    }
}

/// The rows of logs, with more columns behind those of a [`StoredLog`].
fn select(more: &str) -> String {
    format!(
        "SELECT id, name, created, head,
        (SELECT count(*) FROM @[game_event|entry] WHERE [game|log] = own.id), changes,
        [greatest|max](created, moved){more} FROM @[game|log] AS own"
    )
}

/// The id of a new log in a file, which no log has had: above all there are, and by how much nobody can tell, so that
/// what was deleted is not met again whatever the clock says. A server has a sequence of its own.
macro_rules! new_id {
    () => {
        "(SELECT coalesce(max(id), 0) FROM log) + 1 + (random() & 0xffffffff)"
    };
}
pub(super) use new_id;

impl<S: Engine> Logs for S {
    fn create(&mut self, kind: LogKind, name: &str, bodies: &[&str]) -> Result<StoredLog, UserError> {
        let sql = concat!(
            "INSERT INTO @[game|log] ([owner|id], kind, name, created, used, head, changes)
            VALUES ([$1|",
            new_id!(),
            "], $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id"
        );
        self.write(|db| {
            db.check_quota(Quota::Logs)?;
            let (next, head) = (next_use(db)?, number(bodies.len()));
            let values = values![kind.code(), name, now(), next, head];
            let id = first(db, sql, values, |row| row.number(0))?.ok_or(UserError::Taken)?;
            insert_entries(db, id, 1, bodies)?;
            find_by_id(db, id)
        })
    }

    fn latest(&self, kind: LogKind) -> Result<Option<StoredLog>, UserError> {
        let sql = format!("{} WHERE [owner = $1 AND] kind = $2 ORDER BY used DESC LIMIT 1", select(""));
        match self.read(|db| first(db, &sql, values![kind.code()], log)) {
            Err(UserError::Damaged(_)) => Ok(self.list(kind)?.into_iter().next()),
            found => found,
        }
    }

    fn find_by_name(&self, kind: LogKind, name: &str) -> Result<Option<StoredLog>, UserError> {
        let sql = format!("{} WHERE [owner = $1 AND] kind = $2 AND name = $3", select(""));
        self.read(|db| first(db, &sql, values![kind.code(), name], log))
    }

    fn list(&self, kind: LogKind) -> Result<Vec<StoredLog>, UserError> {
        let sql = format!("{} WHERE [owner = $1 AND] kind = $2 ORDER BY used DESC", select(""));
        self.read(|db| readable(db, kind.into(), &sql, values![kind.code()], |_, row| log(row)))
    }

    fn list_with_summaries(&self, kind: LogKind) -> Result<Vec<(StoredLog, Option<String>)>, UserError> {
        let kept = ", (SELECT body FROM @summary AS kept
            WHERE kept.[game|log] = own.id AND kept.changes = own.changes)";
        let sql = format!("{} WHERE [owner = $1 AND] kind = $2 ORDER BY used DESC", select(kept));
        let read = |_: &mut dyn Executor, row: &SqlRow| Ok((log(row)?, row.optional_text(7)?));
        self.read(|db| readable(db, kind.into(), &sql, values![kind.code()], read))
    }

    fn keep_summaries(&mut self, summaries: &[(StoredLog, String)]) -> Result<(), UserError> {
        let sql = "INSERT INTO @summary ([game|log], changes, body)
            SELECT id, changes, $4 FROM @[game|log] WHERE [owner = $1 AND] id = $2 AND changes = $3
            ON CONFLICT ([game|log]) DO UPDATE SET changes = excluded.changes, body = excluded.body";
        self.write(|db| {
            for (log, body) in summaries {
                db.run(sql, values![log.id, number(log.changes), body])?;
            }
            Ok(())
        })
    }

    fn entries(&self, log: &StoredLog) -> Result<Vec<String>, UserError> {
        let sql = "SELECT [event|body] FROM @[game_event|entry]
            WHERE [game|log] = [(SELECT id FROM tricorder_user.game WHERE owner = $1 AND id = $2)|$2]
            AND [seq|number] <= $3 ORDER BY [seq|number]";
        let values = values![log.id, number(log.head)];
        self.read(|db| all(db, sql, values, |row| row.text(0)))
    }

    fn append(&mut self, log: &StoredLog, body: &str) -> Result<StoredLog, UserError> {
        let undone = "DELETE FROM @[game_event|entry] WHERE [game|log] = $2
            AND [seq|number] > $3";
        let head = number(log.head);
        move_head(self, log, log.head + 1, |db| {
            db.check_quota(Quota::Entries(head + 1))?;
            db.run(undone, values![log.id, head])?;
            insert_entries(db, log.id, head + 1, &[body])
        })
    }

    fn rewind(&mut self, log: &StoredLog, head: usize) -> Result<StoredLog, UserError> {
        // A damaged store may have lost all entries of a log.
        move_head(self, log, head.clamp(1, log.entries.max(1)), |_| Ok(()))
    }
}

/// Moves the head, if nothing has changed since; whoever comes second finds another log.
fn move_head(
    store: &mut impl Engine,
    log: &StoredLog,
    head: usize,
    change: impl FnOnce(&mut dyn Executor) -> Result<(), UserError>,
) -> Result<StoredLog, UserError> {
    let sql = "UPDATE @[game|log] SET head = $2, used = $3, changes = $4,
            moved = CASE WHEN changes = $4 THEN moved ELSE $8 END
        WHERE [owner = $1 AND] id = $5 AND head = $6 AND changes = $7 AND name = $9";
    let moved = store.write(|db| {
        let (next, [old, new]) = (next_use(db)?, log.changes_after(head));
        let values = values![number(head), next, new, log.id, number(log.head), old, now(), &log.name];
        if db.run(sql, values)? == 0 {
            return Err(UserError::Moved);
        }
        change(db)?;
        find_by_id(db, log.id)
    })?;
    store.announce(&log.name);
    Ok(moved)
}

fn find_by_id(db: &mut dyn Executor, id: i64) -> Result<StoredLog, UserError> {
    let sql = format!("{} WHERE [owner = $1 AND] id = $2", select(""));
    first(db, &sql, values![id], log)?.ok_or(UserError::Moved)
}

fn log(row: &SqlRow) -> Result<StoredLog, UserError> {
    Ok(StoredLog {
        id: row.number(0)?,
        name: row.text(1)?,
        created: row.count(2)?,
        head: row.count(3)?,
        entries: row.count(4)?,
        changes: row.count(5)?,
        moved: local_time(row.number(6)?)?,
    })
}

/// Writes entries from a number on. One that is there already was written by somebody else.
pub(super) fn insert_entries(db: &mut dyn Executor, log: i64, from: i64, bodies: &[&str]) -> Result<(), UserError> {
    let sql = "INSERT INTO @[game_event (game, seq, event)|entry (log, number, body)]
        [SELECT $2, seq, event FROM unnest($3, $4) AS new (seq, event)|VALUES ($2, $3, $4)]
        ON CONFLICT DO NOTHING";
    let entries: Vec<(i64, &str)> = (from..).zip(bodies.iter().copied()).collect();
    if db.insert_numbered(sql, log, &entries)? < entries.len() {
        return Err(UserError::Moved);
    }
    Ok(())
}

/// Counts uses, so that two within a second keep their order.
pub(super) fn next_use(db: &mut dyn Executor) -> Result<i64, UserError> {
    let sql = "SELECT coalesce(max(used), 0) + 1 FROM @[game|log] [WHERE owner = $1]";
    Ok(first(db, sql, &[], |row| row.number(0))?.unwrap_or(1))
}
