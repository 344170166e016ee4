//! Stored logs of games, trainings and campaigns: begun, found by name, read.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::kept_names;
use crate::user::User;
use keep::UserError;
use keep::logs::{LogKind, StoredLog};
use page::locale::say;
use words::Problem;

/// An entry as it is stored.
///
/// # Errors
/// Never in practice: entries are plain data.
pub fn written(entry: &impl Serialize) -> Result<String, Problem> {
    Ok(serde_json::to_string(entry).map_err(std::io::Error::from)?)
}

/// Begins a log with its first entry: under the name given, else under the first free of `plain`, `plain-2`,
/// `plain-3`, ...
///
/// # Errors
/// When the name given is taken, or the database cannot be written.
pub fn begin(
    user: &mut User,
    kind: LogKind,
    name: Option<&str>,
    plain: &str,
    first: &impl Serialize,
) -> Result<StoredLog, Problem> {
    let first = written(first)?;
    match name {
        Some(name) => begin_with(user, kind, name, &[&first]),
        None => begin_numbered(user, kind, plain, &first),
    }
}

/// Adds an entry.
///
/// # Errors
/// When another process has gone on with the log, or the database cannot be written.
pub fn append(user: &mut User, log: &StoredLog, entry: &impl Serialize) -> Result<StoredLog, Problem> {
    let body = written(entry)?;
    user.with(|db| db.append(log, &body))
}

/// Begins a log with all its entries, or not at all.
///
/// # Errors
/// When the name is taken, or the database cannot be written.
pub fn begin_with(user: &mut User, kind: LogKind, name: &str, bodies: &[&str]) -> Result<StoredLog, Problem> {
    let log = begin_if_free(user, kind, name, bodies)?;
    let taken =
        || Problem::misuse(say::err_name_taken(name)).hint(say::hint_name_taken()).tap(say::hint_name_taken_tap());
    log.ok_or_else(taken)
}

/// Begins a log under the first free of `name`, `name-2`, `name-3`, ...
fn begin_numbered(user: &mut User, kind: LogKind, name: &str, first: &str) -> Result<StoredLog, Problem> {
    let mut numbered = name.to_owned();
    let mut number = 1_u32;
    loop {
        if let Some(log) = begin_if_free(user, kind, &numbered, &[first])? {
            return Ok(log);
        }
        number += 1;
        numbered = format!("{name}-{number}");
    }
}

fn begin_if_free(
    user: &mut User,
    kind: LogKind,
    name: &str,
    bodies: &[&str],
) -> Result<Option<StoredLog>, Problem> {
    user.with(|db| match db.create(kind, name, bodies) {
        Err(UserError::Taken) => Ok(None),
        made => made.map(Some),
    })
}

/// The log of a name, in any spelling.
///
/// # Errors
/// When there is none; logs with names like it are suggested.
pub fn load_log(user: &mut User, kind: LogKind, name: &str) -> Result<StoredLog, Problem> {
    if let Some(log) = user.with(|db| db.find_by_name(kind, name))? {
        return Ok(log);
    }
    let logs = user.with(|db| db.list(kind))?;
    let names: Vec<&str> = logs.iter().map(|log| log.name.as_str()).collect();
    let meant = kept_names::meant(name, &names);
    let kept = meant.and_then(|meant| logs.iter().find(|log| log.name == meant));
    let unknown = || Problem::unknown_name(name).near(kept_names::near(name, &names));
    kept.cloned().ok_or_else(unknown)
}

/// The log of a name, or without one the log used last.
///
/// # Errors
/// When no log is called so, with the names like it; `none` when there is no log at all.
pub fn find(user: &mut User, kind: LogKind, name: Option<&str>, none: Problem) -> Result<StoredLog, Problem> {
    match name {
        Some(name) => load_log(user, kind, name),
        None => user.with(|db| db.latest(kind))?.ok_or(none),
    }
}

/// The entries of a log that count.
///
/// # Errors
/// When one of them cannot be read.
pub fn entries<T: DeserializeOwned>(user: &mut User, log: &StoredLog) -> Result<Vec<T>, Problem> {
    let kept = user.with(|db| match db.entries(log) {
        Err(UserError::Damaged(_)) => Ok(None),
        bodies => bodies.map(Some),
    })?;
    let bodies = kept.ok_or_else(|| unplayable(log, 0))?;
    let read = |(number, body): (usize, &String)| serde_json::from_str(body).map_err(|_| unplayable(log, number));
    bodies.iter().enumerate().map(read).collect()
}

/// A log that cannot be played from an entry on, counted from 0.
pub fn unplayable(log: &StoredLog, entry: usize) -> Problem {
    Problem::unreadable(say::err_unplayable(&log.name, entry + 1)).hint(say::hint_unplayable())
}
