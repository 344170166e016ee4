//! What a seat may keep at most at a server that many share: far more than anybody plays, and little enough that no
//! seat fills the disk of all. Whoever has the address of the database itself, the owner without a name, may keep all
//! there is room for.

use crate::UserError;
use crate::clock::number;
use crate::engine::Executor;
use crate::engine::Quota;
use crate::engine::first;
use crate::engine::values;

/// Games, trainings and campaigns: one a day for a year and a half.
const MOST_GAMES: i64 = 500;
/// Entries of a log; a long game has a tenth of it.
const MOST_EVENTS: i64 = 10_000;
/// Versions of decks: a hundred decks, changed a dozen times each.
const MOST_DECK_VERSIONS: i64 = 1_200;
/// Bytes of deck lists; one is some 2 KB.
const MOST_DECK_BYTES: i64 = 4 << 20;
/// Bytes of what was removed: more than any one thing has.
const MOST_TRASH_BYTES: i64 = 16 << 20;
/// Bytes of imported rows: twice what all printed cards of Second Edition take.
const MOST_IMPORT_BYTES: i64 = 16 << 20;

/// Refuses what a seat would then have too much of.
///
/// # Errors
/// [`UserError::Full`], or when the server cannot be asked.
pub(super) fn check(db: &mut dyn Executor, owner: &str, quota: Quota) -> Result<(), UserError> {
    if owner.is_empty() {
        return Ok(());
    }
    match quota {
        Quota::Logs => {
            let sql = "SELECT count(*) FROM @game WHERE owner = $1";
            within("games", MOST_GAMES, count(db, sql)? + 1)
        }
        Quota::Entries(entries) => within("events", MOST_EVENTS, entries),
        Quota::DeckVersion(bytes) => {
            let versions = "SELECT count(*) FROM @deck_version WHERE owner = $1";
            within("decks", MOST_DECK_VERSIONS, count(db, versions)? + 1)?;
            let kept = "SELECT coalesce(sum(octet_length(body)), 0)::bigint
                FROM @deck_version WHERE owner = $1";
            within("decks", MOST_DECK_BYTES, count(db, kept)? + number(bytes))
        }
        Quota::Trash => {
            let sql = "DELETE FROM @trash WHERE id IN (SELECT id FROM
                (SELECT id, sum(octet_length(body)) OVER (ORDER BY id DESC) AS bytes FROM @trash WHERE owner = $1)
                AS own WHERE bytes > $2)";
            db.run(sql, values![MOST_TRASH_BYTES]).map(drop)
        }
        Quota::Imports => {
            let kept = "SELECT coalesce(sum(octet_length(own.body)), 0)::bigint
                FROM @import_row AS own JOIN @import_file AS file ON file.id = own.file
                WHERE file.owner = $1";
            within("imports", MOST_IMPORT_BYTES, count(db, kept)?)
        }
    }
}

fn count(db: &mut dyn Executor, sql: &str) -> Result<i64, UserError> {
    Ok(first(db, sql, &[], |row| row.number(0))?.unwrap_or(0))
}

fn within(what: &'static str, most: i64, count: i64) -> Result<(), UserError> {
    if count > most {
        return Err(UserError::Full { what, most });
    }
    Ok(())
}
