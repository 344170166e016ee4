//! Seats and links on a server.

use super::{PostgresStore, open_store};
use crate::UserError;
use crate::clock::now;
use crate::engine::Engine;
use crate::engine::Executor;
use crate::engine::SqlRow;
use crate::engine::all;
use crate::engine::first;
use crate::engine::values;
use crate::logs::LogKind;
use crate::seats::SeatStore;
use crate::seats::SharedGame;

/// Seconds after which it is written down anew that a seat is in use.
const DAY: i64 = 24 * 60 * 60;
/// Seconds after which a seat is given up at which nothing is kept: a month in which nobody sat there.
const UNUSED: i64 = 30 * DAY;

/// The seats of a server, and the links to games of one owner.
///
/// # Errors
/// When the server cannot be reached or refuses, or a later version has written its tables.
pub fn seats(address: &str, owner: &str) -> Result<Box<dyn SeatStore>, UserError> {
    Ok(Box::new(open_store(address, owner)?))
}

impl SeatStore for PostgresStore {
    fn take_seat(&mut self, hash: &str, owner: &str) -> Result<(), UserError> {
        let sql = "INSERT INTO @seat (hash, owner, made, seen) VALUES ($2, $3, $4, $4)";
        self.write(|db| {
            give_up_unused(db)?;
            db.run(sql, values![hash, owner, now()]).map(drop)
        })
    }

    fn seated(&self, hash: &str) -> Result<Option<String>, UserError> {
        let sql = "SELECT owner, seen FROM @seat WHERE hash = $2";
        let used = "UPDATE @seat SET seen = $3 WHERE hash = $2";
        self.read(|db| {
            let seat = |row: &SqlRow| Ok((row.text(0)?, row.number(1)?));
            let found = first(db, sql, values![hash], seat)?;
            let is_old = found.as_ref().is_some_and(|(_, seen)| seen + DAY < now());
            if is_old && db.run(used, values![hash, now()])? == 0 {
                // It was given up meanwhile.
                return Ok(None);
            }
            Ok(found.map(|(owner, _)| owner))
        })
    }

    fn renew_seat(&mut self, hash: &str, new: &str) -> Result<bool, UserError> {
        let sql = "UPDATE @seat SET hash = $3 WHERE hash = $2";
        Ok(self.write(|db| db.run(sql, values![hash, new]))? > 0)
    }

    fn share(&mut self, game: &str, may_play: bool, hash: &str) -> Result<bool, UserError> {
        let sql = "INSERT INTO @share (hash, game, may_play, made)
            SELECT $2, id, $3, $4 FROM @game WHERE owner = $1 AND kind = $5 AND name = $6
            ON CONFLICT (game, may_play) DO UPDATE
            SET hash = excluded.hash, made = excluded.made";
        let (may_play, kind) = (i64::from(may_play), LogKind::Solo.code());
        Ok(self.write(|db| db.run(sql, values![hash, may_play, now(), kind, game]))? > 0)
    }

    fn end_share(&mut self, game: &str, may_play: bool) -> Result<(), UserError> {
        let sql = "DELETE FROM @share WHERE may_play = $2 AND game =
            (SELECT id FROM @game WHERE owner = $1 AND kind = $3 AND name = $4)";
        let (may_play, kind) = (i64::from(may_play), LogKind::Solo.code());
        self.write(|db| db.run(sql, values![may_play, kind, game]).map(drop))
    }

    fn shares(&self, game: &str) -> Result<Vec<bool>, UserError> {
        let sql = "SELECT share.may_play FROM @share JOIN @game ON game.id = share.game
            WHERE game.owner = $1 AND game.kind = $2 AND game.name = $3";
        let values = values![LogKind::Solo.code(), game];
        self.read(|db| all(db, sql, values, |row| Ok(row.number(0)? == 1)))
    }

    fn shared(&self, hash: &str) -> Result<Option<SharedGame>, UserError> {
        let sql = "SELECT game.owner, game.name, share.may_play FROM @share
            JOIN @game ON game.id = share.game WHERE share.hash = $2";
        self.read(|db| {
            first(db, sql, values![hash], |row| {
                Ok(SharedGame { owner: row.text(0)?, game: row.text(1)?, may_play: row.number(2)? == 1 })
            })
        })
    }

    fn pulse(&self) -> Result<usize, UserError> {
        self.read(|db| db.rows("SELECT 1::bigint", &[]))?;
        Ok(self.server.idle_count())
    }
}

/// Gives up seats at which nothing was ever kept. Whoever takes a seat makes room so: no node has to remember to.
fn give_up_unused(db: &mut dyn Executor) -> Result<(), UserError> {
    // Removed things are kept as long; nobody else looks after those of seats where nobody sits any more.
    db.run("DELETE FROM @trash WHERE removed < $2", values![now() - UNUSED])?;
    let sql = "DELETE FROM @seat AS own WHERE seen < $2
        AND NOT EXISTS (SELECT FROM @game WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM @deck WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM @import_file WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM @owned WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM @note WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM @star WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM @setting WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM @trash WHERE owner = own.owner)";
    db.run(sql, values![now() - UNUSED]).map(drop)
}
