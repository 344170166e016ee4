//! Seats and links on a server.

use ::postgres::{Client, Error};

use super::statement::{Cells, all, first, rows, run};
use super::{PostgresStore, opened};
use crate::store::user::UserError;
use crate::store::user::clock::now;
use crate::store::user::logs::LogKind;
use crate::store::user::seats::{Seats, SharedGame};

/// Seconds after which it is written down anew that a seat is in use.
const DAY: i64 = 24 * 60 * 60;
/// Seconds after which a seat is given up at which nothing is kept: a month in which nobody sat there.
const UNUSED: i64 = 30 * DAY;

/// The seats of a server, and the links to games of one owner.
///
/// # Errors
/// When the server cannot be reached or refuses, or a later version has written its tables.
pub fn seats(address: &str, owner: &str) -> Result<Box<dyn Seats>, UserError> {
    Ok(Box::new(opened(address, owner)?))
}

impl Seats for PostgresStore {
    fn take_seat(&mut self, hash: &str, owner: &str) -> Result<(), UserError> {
        self.write(|client, _| {
            give_up_unused(client)?;
            let sql = "INSERT INTO tricorder_user.seat (hash, owner, made, seen)
                VALUES ($1, $2, $3, $3)";
            run(client, sql, &[&hash, &owner, &now()])?;
            Ok(())
        })
    }

    fn seated(&self, hash: &str) -> Result<Option<String>, UserError> {
        let sql = "SELECT owner, seen FROM tricorder_user.seat WHERE hash = $1";
        let used = "UPDATE tricorder_user.seat SET seen = $2 WHERE hash = $1";
        self.read(|client| {
            let answer = rows(client, sql, &[&hash])?;
            let found = first(&answer, |row| Ok((row.text(0)?, row.number(1)?)))?;
            let is_old = found.as_ref().is_some_and(|(_, seen)| seen + DAY < now());
            if is_old && run(client, used, &[&hash, &now()])? == 0 {
                // It was given up meanwhile.
                return Ok(None);
            }
            Ok(found.map(|(owner, _)| owner))
        })
    }

    fn renew_seat(&mut self, hash: &str, new: &str) -> Result<bool, UserError> {
        self.write(|client, _| {
            let sql = "UPDATE tricorder_user.seat SET hash = $2 WHERE hash = $1";
            Ok(run(client, sql, &[&hash, &new])? > 0)
        })
    }

    fn share(&mut self, game: &str, may_play: bool, hash: &str) -> Result<bool, UserError> {
        self.write(|client, owner| {
            let sql = "INSERT INTO tricorder_user.share (hash, game, may_play, made)
                SELECT $1, id, $4, $5 FROM tricorder_user.game
                WHERE owner = $2 AND kind = $6 AND name = $3
                ON CONFLICT (game, may_play) DO UPDATE
                SET hash = excluded.hash, made = excluded.made";
            let (may_play, kind) = (i64::from(may_play), LogKind::Solo.code());
            let made = run(
                client,
                sql,
                &[&hash, &owner, &game, &may_play, &now(), &kind],
            )?;
            Ok(made > 0)
        })
    }

    fn end_share(&mut self, game: &str, may_play: bool) -> Result<(), UserError> {
        self.write(|client, owner| {
            let sql = "DELETE FROM tricorder_user.share WHERE may_play = $3 AND game =
                (SELECT id FROM tricorder_user.game
                 WHERE owner = $1 AND kind = $4 AND name = $2)";
            let (may_play, kind) = (i64::from(may_play), LogKind::Solo.code());
            run(client, sql, &[&owner, &game, &may_play, &kind])?;
            Ok(())
        })
    }

    fn shares(&self, game: &str) -> Result<Vec<bool>, UserError> {
        let sql = "SELECT share.may_play FROM tricorder_user.share
            JOIN tricorder_user.game ON game.id = share.game
            WHERE game.owner = $1 AND game.kind = $3 AND game.name = $2";
        self.read(|client| {
            let kind = LogKind::Solo.code();
            let found = rows(client, sql, &[&self.owner, &game, &kind])?;
            all(&found, |row| Ok(row.number(0)? == 1))
        })
    }

    fn shared(&self, hash: &str) -> Result<Option<SharedGame>, UserError> {
        let sql = "SELECT game.owner, game.name, share.may_play FROM tricorder_user.share
            JOIN tricorder_user.game ON game.id = share.game WHERE share.hash = $1";
        self.read(|client| {
            let found = rows(client, sql, &[&hash])?;
            first(&found, |row| {
                Ok(SharedGame {
                    owner: row.text(0)?,
                    game: row.text(1)?,
                    may_play: row.number(2)? == 1,
                })
            })
        })
    }

    fn pulse(&self) -> Result<usize, UserError> {
        self.read(|client| -> Result<(), Error> {
            rows(client, "SELECT 1::bigint", &[])?;
            Ok(())
        })?;
        Ok(self.server.idle_count())
    }
}

/// Gives up seats at which nothing was ever kept. Whoever takes a seat makes room so: no node has to remember to.
fn give_up_unused(client: &mut Client) -> Result<(), Error> {
    let sql = "DELETE FROM tricorder_user.seat AS own WHERE seen < $1
        AND NOT EXISTS (SELECT FROM tricorder_user.game WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM tricorder_user.deck WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM tricorder_user.import_file WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM tricorder_user.owned WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM tricorder_user.note WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM tricorder_user.star WHERE owner = own.owner)
        AND NOT EXISTS (SELECT FROM tricorder_user.setting WHERE owner = own.owner)";
    run(client, sql, &[&(now() - UNUSED)])?;
    Ok(())
}
