//! The collection on a server.

use ::postgres::{Client, Error};

use super::PostgresStore;
use super::statement::{Cells, all, first, rows, run};
use crate::store::user::UserError;
use crate::store::user::collection::{Booked, Booking, Collection, Copies};

impl Collection for PostgresStore {
    fn owned(&self) -> Result<Vec<(String, u32)>, UserError> {
        let sql = "SELECT name, count FROM tricorder_user.owned WHERE owner = $1 ORDER BY name";
        self.read(|client| {
            let cards = rows(client, sql, &[&self.owner])?;
            all(&cards, |row| Ok((row.text(0)?, row.count(1)?)))
        })
    }

    fn book(&mut self, booking: Booking, copies: &[Copies]) -> Result<Vec<Booked>, UserError> {
        self.write(|client, owner| {
            let mut booked = Vec::with_capacity(copies.len());
            // Taken out and counted first: where all is replaced, nothing of it is left afterwards.
            for copies in copies {
                booked.push(Booked {
                    name: copies.name.clone(),
                    before: take_out(client, owner, copies)?,
                    after: 0,
                });
            }
            if booking == Booking::Replace {
                let all = "DELETE FROM tricorder_user.owned WHERE owner = $1";
                run(client, all, &[&owner])?;
            }
            for (booked, copies) in booked.iter_mut().zip(copies) {
                booked.after = booking.after(booked.before, copies.count);
                put_in(client, owner, &booked.name, booked.after)?;
            }
            Ok(booked)
        })
    }
}

/// Takes a card out, under all its names, and says how many copies there were.
fn take_out(client: &mut Client, owner: &str, copies: &Copies) -> Result<u32, Error> {
    let sql = "DELETE FROM tricorder_user.owned WHERE owner = $1 AND name = $2 RETURNING count";
    let mut before = 0_u32;
    for name in std::iter::once(&copies.name).chain(&copies.former) {
        let found = rows(client, sql, &[&owner, name])?;
        let count = first(&found, |row| row.count::<u32>(0))?;
        before = before.saturating_add(count.unwrap_or(0));
    }
    Ok(before)
}

fn put_in(client: &mut Client, owner: &str, name: &str, count: u32) -> Result<(), Error> {
    if count > 0 {
        let sql = "INSERT INTO tricorder_user.owned (owner, name, count) VALUES ($1, $2, $3)
            ON CONFLICT (owner, name) DO UPDATE SET count = excluded.count";
        run(client, sql, &[&owner, &name, &i64::from(count)])?;
    }
    Ok(())
}
