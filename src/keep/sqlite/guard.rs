//! A file may come from somebody else, and a database may bring along what runs: triggers, views, tables that are
//! programs. None of that is ours, so none of it is asked for anything.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use crate::UserError;

/// Steps of SQLite's machine after which it is asked whether to go on.
const STRIDE: i32 = 100_000;
/// How often it goes on for one question: a thousand million steps, some seconds, of which all of a large store takes
/// a tenth. What is damaged so that pages lead back to themselves ends here.
pub(super) const MOST_STRIDES: u32 = 10_000;

/// How far the machine has gone for the question of the moment.
#[derive(Clone, Default)]
pub(crate) struct StepCount(Arc<AtomicU32>);

impl StepCount {
    /// Counts anew, for another question.
    pub(super) fn restart(&self) {
        self.0.store(0, Ordering::Relaxed);
    }
}

/// Makes a connection run nothing that its file brings along, and come to an end.
///
/// # Errors
/// Only on faults inside SQLite.
pub(crate) fn harden(connection: &mut Connection, most_strides: u32) -> Result<StepCount, UserError> {
    let switches = [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
    ];
    for (switch, is_on) in switches {
        connection.set_db_config(switch, is_on)?;
    }
    let steps = StepCount::default();
    let StepCount(count) = steps.clone();
    let is_enough = move || count.fetch_add(1, Ordering::Relaxed) >= most_strides;
    connection.progress_handler(STRIDE, Some(is_enough))?;
    Ok(steps)
}

/// Holds the schema of a file against the one that some steps make. Tables that others have added, and indexes of
/// theirs, cannot run and are left alone; anything else that is not ours is refused, and so is what is called as ours
/// and is not: a changed table may compute where ours keeps.
///
/// # Errors
/// [`UserError::Foreign`] with what is not ours.
pub(super) fn check_schema(connection: &Connection, steps: &[&str]) -> Result<(), UserError> {
    let (found, expected) = (objects(connection)?, objects_of(steps)?);
    let is_ours = |table: &str| expected.values().any(|known| known.table == table);
    let is_foreign = |(name, object): &(&String, &SchemaObject)| match expected.get(*name) {
        Some(known) => known != *object,
        None => object.can_run || is_ours(&object.table),
    };
    let foreign: Vec<String> = found.iter().filter(is_foreign).map(|(name, _)| name.clone()).collect();
    let missing = expected.keys().filter(|name| !found.contains_key(*name)).cloned();
    let wrong: Vec<String> = foreign.into_iter().chain(missing).collect();
    if wrong.is_empty() { Ok(()) } else { Err(UserError::Foreign(wrong)) }
}

/// Something a schema holds.
#[derive(PartialEq, Eq)]
struct SchemaObject {
    /// The table it is or belongs to.
    table: String,
    /// The statement that made it, its spelling apart.
    sql: String,
    can_run: bool,
}

/// What a schema holds, each with its kind and name, as in `table log`.
fn objects(connection: &Connection) -> Result<BTreeMap<String, SchemaObject>, UserError> {
    let mut statement = connection.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema")?;
    let mut rows = statement.query([])?;
    let mut found = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let text = |at| {
            let bytes = row.get_ref(at)?.as_bytes_or_null().ok().flatten().unwrap_or_default();
            Ok::<_, UserError>(String::from_utf8_lossy(bytes).into_owned())
        };
        let [kind, name, table, sql] = [text(0)?, text(1)?, text(2)?, plain(&text(3)?)];
        let keeps = kind == "index" || (kind == "table" && sql.starts_with("createtable"));
        let can_run = !keeps || sql.contains("references") || sql.contains("as(");
        found.insert(format!("{kind} {name}"), SchemaObject { table: table.to_lowercase(), sql, can_run });
    }
    Ok(found)
}

/// A statement without what may be spelled in more than one way.
fn plain(sql: &str) -> String {
    let is_meant = |sign: &char| !sign.is_whitespace() && !"\"`[]".contains(*sign);
    sql.chars().filter(is_meant).flat_map(char::to_lowercase).collect()
}

fn objects_of(steps: &[&str]) -> Result<BTreeMap<String, SchemaObject>, UserError> {
    let model = Connection::open_in_memory()?;
    for step in steps {
        model.execute_batch(step)?;
    }
    objects(&model)
}
