//! The collection in the user database.

use rusqlite::{OptionalExtension, Transaction, params};

use super::SqliteStore;
use crate::store::user::UserError;
use crate::store::user::collection::{Booked, Booking, Collection, Copies};

/// The table of the collection.
pub(super) const SCHEMA: &str = "
CREATE TABLE owned (
    name TEXT PRIMARY KEY,
    count INTEGER NOT NULL CHECK (count >= 1)
) STRICT;
";

impl Collection for SqliteStore {
    fn owned(&self) -> Result<Vec<(String, u32)>, UserError> {
        let sql = "SELECT name, count FROM owned ORDER BY name";
        let mut statement = self.connection.prepare(sql)?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn book(&mut self, booking: Booking, copies: &[Copies]) -> Result<Vec<Booked>, UserError> {
        let transaction = self.write()?;
        let mut booked = Vec::with_capacity(copies.len());
        // Taken out and counted first: where all is replaced, nothing of it is left afterwards.
        for copies in copies {
            booked.push(Booked {
                name: copies.name.clone(),
                before: take_out(&transaction, copies)?,
                after: 0,
            });
        }
        if booking == Booking::Replace {
            transaction.execute("DELETE FROM owned", [])?;
        }
        for (booked, copies) in booked.iter_mut().zip(copies) {
            booked.after = booking.after(booked.before, copies.count);
            put_in(&transaction, &booked.name, booked.after)?;
        }
        transaction.commit()?;
        Ok(booked)
    }
}

/// Takes a card out, under all its names, and says how many copies there were.
fn take_out(transaction: &Transaction<'_>, copies: &Copies) -> Result<u32, rusqlite::Error> {
    let sql = "DELETE FROM owned WHERE name = ?1 RETURNING count";
    let mut statement = transaction.prepare_cached(sql)?;
    let mut before = 0_u32;
    for name in std::iter::once(&copies.name).chain(&copies.former) {
        let count: Option<u32> = statement.query_row([name], |row| row.get(0)).optional()?;
        before = before.saturating_add(count.unwrap_or(0));
    }
    Ok(before)
}

fn put_in(transaction: &Transaction<'_>, name: &str, count: u32) -> Result<(), rusqlite::Error> {
    if count > 0 {
        let sql = "INSERT OR REPLACE INTO owned (name, count) VALUES (?1, ?2)";
        transaction
            .prepare_cached(sql)?
            .execute(params![name, count])?;
    }
    Ok(())
}
