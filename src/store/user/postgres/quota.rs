//! What a seat may keep at most at a server that many share: far more than anybody plays, and little enough that no
//! seat fills the disk of all. Whoever has the address of the database itself, the owner without a name, may keep all
//! there is room for.

use ::postgres::{Client, Error};

use super::statement::{Cells, first, rows};
use crate::store::user::UserError;
use crate::store::user::clock::number;
use crate::store::user::logs::Log;

/// Games, trainings and campaigns: one a day for a year and a half.
const MOST_GAMES: i64 = 500;
/// Entries of a log; a long game has a tenth of it.
const MOST_EVENTS: i64 = 10_000;
/// Versions of decks: a hundred decks, changed a dozen times each.
const MOST_DECK_VERSIONS: i64 = 1_200;
/// Bytes of deck lists; one is some 2 KB.
const MOST_DECK_BYTES: i64 = 4 << 20;
/// Bytes of imported rows: twice what all printed cards of Second Edition take.
const MOST_IMPORT_BYTES: i64 = 16 << 20;

/// One more log.
pub(super) fn of_games(client: &mut Client, owner: &str) -> Result<(), UserError> {
    let sql = "SELECT count(*) FROM tricorder_user.game WHERE owner = $1";
    within(owner, "games", MOST_GAMES, || {
        Ok(counted(client, sql, owner)? + 1)
    })
}

/// One more entry.
pub(super) fn of_events(owner: &str, log: &Log) -> Result<(), UserError> {
    within(owner, "events", MOST_EVENTS, || Ok(number(log.head) + 1))
}

/// One more version of a deck, of so many bytes.
pub(super) fn of_decks(client: &mut Client, owner: &str, bytes: usize) -> Result<(), UserError> {
    let versions = "SELECT count(*) FROM tricorder_user.deck_version WHERE owner = $1";
    within(owner, "decks", MOST_DECK_VERSIONS, || {
        Ok(counted(client, versions, owner)? + 1)
    })?;
    let kept = "SELECT coalesce(sum(octet_length(body)), 0)::bigint
        FROM tricorder_user.deck_version WHERE owner = $1";
    within(owner, "decks", MOST_DECK_BYTES, || {
        Ok(counted(client, kept, owner)? + number(bytes))
    })
}

/// What is imported now, inside the transaction that would keep it.
pub(super) fn of_imports(client: &mut Client, owner: &str) -> Result<(), UserError> {
    let kept = "SELECT coalesce(sum(octet_length(own.body)), 0)::bigint
        FROM tricorder_user.import_row AS own
        JOIN tricorder_user.import_file AS file ON file.id = own.file WHERE file.owner = $1";
    within(owner, "imports", MOST_IMPORT_BYTES, || {
        counted(client, kept, owner)
    })
}

fn counted(client: &mut Client, sql: &str, owner: &str) -> Result<i64, Error> {
    let found = rows(client, sql, &[&owner])?;
    Ok(first(&found, |row| row.number(0))?.unwrap_or(0))
}

/// Refuses what a seat would then have too much of.
fn within(
    owner: &str,
    what: &'static str,
    most: i64,
    count: impl FnOnce() -> Result<i64, Error>,
) -> Result<(), UserError> {
    if !owner.is_empty() && count()? > most {
        return Err(UserError::Full { what, most });
    }
    Ok(())
}
