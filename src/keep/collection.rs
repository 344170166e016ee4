//! The cards the player owns: copies by the full name of a card of Second Edition, so that they outlive imports.

use super::UserError;
use super::damage::KeptKind;
use super::engine::{Engine, Executor, first, readable, values};

/// What becomes of the copies there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Booking {
    /// There are so many.
    Set,
    /// So many come in.
    Add,
    /// So many go out; never more than there are.
    Remove,
    /// All that is not named goes out; of what is named there are so many.
    Replace,
}

impl Booking {
    /// How many copies there are afterwards.
    pub(super) fn after(self, before: u32, count: u32) -> u32 {
        match self {
            Booking::Set | Booking::Replace => count,
            Booking::Add => before.saturating_add(count),
            Booking::Remove => before.saturating_sub(count),
        }
    }
}

/// Copies of a card to be booked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copies {
    /// The full name the card has today.
    pub name: String,
    /// Names it was kept under before; these rows are taken up into that of its name.
    pub former: Vec<String>,
    /// How many are booked; the [`Booking`] says whether they are set, added or taken away.
    pub count: u32,
}

/// How many copies of a card there were and are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CopyCount {
    /// The full name the card has today.
    pub name: String,
    /// Copies before the booking, those under former names among them.
    pub before: u32,
    /// Copies after the booking.
    pub after: u32,
}

/// What a store does with the collection.
pub trait CollectionStore {
    /// All cards by name, each with its copies, at least one.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn owned(&self) -> Result<Vec<(String, u32)>, UserError>;

    /// Books copies, all or none, and says what became of each card named, in their order.
    ///
    /// # Errors
    /// When the store cannot be written; then nothing has changed.
    fn book(&mut self, booking: Booking, copies: &[Copies]) -> Result<Vec<CopyCount>, UserError>;
}

impl<S: Engine> CollectionStore for S {
    fn owned(&self) -> Result<Vec<(String, u32)>, UserError> {
        let sql = "SELECT name, count FROM @owned [WHERE owner = $1] ORDER BY name";
        self.read(|db| readable(db, KeptKind::Owned, sql, &[], |_, row| Ok((row.text(0)?, row.count(1)?))))
    }

    fn book(&mut self, booking: Booking, copies: &[Copies]) -> Result<Vec<CopyCount>, UserError> {
        self.write(|db| {
            let mut booked = Vec::with_capacity(copies.len());
            // Taken out and counted first: where all is replaced, nothing of it is left afterwards.
            for copies in copies {
                booked.push(CopyCount { name: copies.name.clone(), before: take_out(db, copies)?, after: 0 });
            }
            if booking == Booking::Replace {
                db.run("DELETE FROM @owned [WHERE owner = $1]", &[])?;
            }
            for (booked, copies) in booked.iter_mut().zip(copies) {
                booked.after = booking.after(booked.before, copies.count);
                put_in(db, &booked.name, booked.after)?;
            }
            Ok(booked)
        })
    }
}

/// Takes a card out, under all its names, and says how many copies there were.
fn take_out(db: &mut dyn Executor, copies: &Copies) -> Result<u32, UserError> {
    let sql = "DELETE FROM @owned WHERE [owner = $1 AND] name = $2 RETURNING count";
    let mut before = 0_u32;
    for name in std::iter::once(&copies.name).chain(&copies.former) {
        let count = first(db, sql, values![name], |row| row.count::<u32>(0))?;
        before = before.saturating_add(count.unwrap_or(0));
    }
    Ok(before)
}

fn put_in(db: &mut dyn Executor, name: &str, count: u32) -> Result<(), UserError> {
    if count > 0 {
        let sql = "INSERT INTO @owned ([owner,] name, count) VALUES ([$1,] $2, $3)
            ON CONFLICT ([owner,] name) DO UPDATE SET count = excluded.count";
        db.run(sql, values![name, i64::from(count)])?;
    }
    Ok(())
}
