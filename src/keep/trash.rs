//! What a player has removed: kept for thirty days, so that it can be brought back.

use std::io;

use super::UserError;
use super::archive::{ArchivedRecord, insert, read_deck, read_log};
use super::clock::{local_time, now};
use super::engine::{Engine, Executor, Quota, SqlRow, all, first, values};
use super::logs::{StoredLog, next_use};
use model::codes;

/// Seconds for which removed things are kept: the thirty days that the messages of `trash.ftl` promise.
const KEPT: i64 = 30 * 24 * 60 * 60;

codes!(
    /// What a removed thing is.
    TrashKind {
        /// A game against the Bot.
        Solo => "solo",
        /// A game of Cadet Training.
        Cadet => "cadet",
        /// A Five-Year Mission.
        Campaign => "campaign",
        /// A saved deck with all its versions.
        Deck => "deck",
    }
);

/// A thing that has been removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrashedItem {
    /// What it is.
    pub kind: TrashKind,
    /// The name it had; several may have had the same.
    pub name: String,
    /// When it was removed, in seconds since 1970.
    pub removed: i64,
    /// When it was removed, in the time of this place: `2026-05-01 18:30`.
    pub when: String,
}

/// What a store does with what is removed.
pub trait Trash {
    /// Removes a log.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn delete(&mut self, log: &StoredLog) -> Result<(), UserError>;

    /// Removes a deck with all its versions.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn remove_deck(&mut self, name: &str) -> Result<(), UserError>;

    /// What can be brought back, removed last first.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn trash(&self) -> Result<Vec<TrashedItem>, UserError>;

    /// Brings back what was removed last of a kind under a name. It gets this name again, or the first free of
    /// `name-2`,
    /// `name-3`, …; which one is handed back. `None` if there is nothing of this name.
    ///
    /// # Errors
    /// [`UserError::Full`] if there is no room for it, or when the store cannot be written.
    fn restore(&mut self, kind: TrashKind, name: &str) -> Result<Option<String>, UserError>;
}

impl<S: Engine> Trash for S {
    fn delete(&mut self, log: &StoredLog) -> Result<(), UserError> {
        let sql = "DELETE FROM @[game|log] WHERE [owner = $1 AND] id = $2";
        self.write(|db| {
            // What cannot be read any more is removed all the same; there is nothing to bring back.
            if let Ok(Some(ArchivedRecord::Log(record))) = read_log(db, log.id) {
                throw_away(db, &record.kind.clone(), &log.name, &ArchivedRecord::Log(record))?;
            }
            db.run(sql, values![log.id])
        })?;
        self.announce(&log.name);
        Ok(())
    }

    fn remove_deck(&mut self, name: &str) -> Result<(), UserError> {
        let sql = "DELETE FROM @deck WHERE [owner = $1 AND] name = $2";
        self.write(|db| {
            if let Ok(record) = read_deck(db, name.to_owned()) {
                throw_away(db, TrashKind::Deck.code(), name, &record)?;
            }
            db.run(sql, values![name]).map(drop)
        })
    }

    fn trash(&self) -> Result<Vec<TrashedItem>, UserError> {
        let sql = "SELECT kind, name, removed FROM @trash WHERE [owner = $1 AND] removed > $2 ORDER BY id DESC";
        let item = |row: &SqlRow| {
            let (kind, name, removed) = (row.text(0)?, row.text(1)?, row.number(2)?);
            let Some(kind) = TrashKind::from_code(&kind) else {
                return Ok(None);
            };
            Ok(Some(TrashedItem { kind, name, removed, when: local_time(removed)? }))
        };
        let items = self.read(|db| all(db, sql, values![now() - KEPT], item))?;
        Ok(items.into_iter().flatten().collect())
    }

    fn restore(&mut self, kind: TrashKind, name: &str) -> Result<Option<String>, UserError> {
        let sql = "SELECT id, body FROM @trash WHERE [owner = $1 AND] kind = $2 AND name = $3 AND removed > $4
            ORDER BY id DESC LIMIT 1";
        self.write(|db| {
            let found = values![kind.code(), name, now() - KEPT];
            let Some((id, body)) = first(db, sql, found, |row| Ok((row.number(0)?, row.text(1)?)))? else {
                return Ok(None);
            };
            let mut record: ArchivedRecord = serde_json::from_str(&body).map_err(io::Error::from)?;
            let free = free_name(db, kind, name)?;
            match &mut record {
                ArchivedRecord::Log(log) => {
                    db.check_quota(Quota::Logs)?;
                    (log.name, log.used) = (free.clone(), next_use(db)?);
                }
                ArchivedRecord::Deck(deck) => {
                    let bytes = deck.versions.iter().map(|version| version.body.len()).sum();
                    db.check_quota(Quota::DeckVersion(bytes))?;
                    deck.name.clone_from(&free);
                }
                ArchivedRecord::Import(_)
                | ArchivedRecord::Owned(_)
                | ArchivedRecord::Note(_)
                | ArchivedRecord::Star(_)
                | ArchivedRecord::Setting(_) => {}
            }
            insert(db, &record)?;
            db.run("DELETE FROM @trash WHERE [owner = $1 AND] id = $2", values![id])?;
            Ok(Some(free))
        })
    }
}

/// The first of `name`, `name-2`, `name-3`, … that nothing of the kind has.
fn free_name(db: &mut dyn Executor, kind: TrashKind, name: &str) -> Result<String, UserError> {
    let sql = match kind {
        TrashKind::Deck => "SELECT name FROM @deck WHERE [owner = $1 AND] name = $2",
        TrashKind::Solo | TrashKind::Cadet | TrashKind::Campaign => {
            "SELECT name FROM @[game|log] WHERE [owner = $1 AND] name = $2 AND kind = $3"
        }
    };
    let mut free = name.to_owned();
    let mut number = 1_u32;
    loop {
        let asked = values![&free, kind.code()];
        let count = if kind == TrashKind::Deck { 1 } else { 2 };
        if db.rows(sql, &asked[..count])?.is_empty() {
            return Ok(free);
        }
        number += 1;
        free = format!("{name}-{number}");
    }
}

/// Keeps a thing that is about to be removed. What has lain here for thirty days makes room.
///
/// # Errors
/// When the store cannot be written.
fn throw_away(db: &mut dyn Executor, kind: &str, name: &str, record: &ArchivedRecord) -> Result<(), UserError> {
    let body = serde_json::to_string(record).map_err(io::Error::from)?;
    db.run("DELETE FROM @trash WHERE [owner = $1 AND] removed <= $2", values![now() - KEPT])?;
    let sql = "INSERT INTO @trash ([owner,] kind, name, removed, body) VALUES ([$1,] $2, $3, $4, $5)";
    db.run(sql, values![kind, name, now(), &body])?;
    db.check_quota(Quota::Trash)
}
