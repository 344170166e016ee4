//! The cards the player owns, in the user database: copies by the full name of a card of Second Edition, so
//! that they outlive imports.

use rusqlite::{OptionalExtension, Transaction, params};

use super::{UserDb, UserError};

/// The table of the collection.
pub(super) const SCHEMA: &str = "
CREATE TABLE owned (
    name TEXT PRIMARY KEY,
    count INTEGER NOT NULL CHECK (count >= 1)
) STRICT;
";

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

/// Copies of a card to be booked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copies {
    /// The full name the card has today.
    pub name: String,
    /// Names it was kept under before; these rows are taken up into that of its name.
    pub former: Vec<String>,
    pub count: u32,
}

/// How many copies of a card there were and are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Booked {
    pub name: String,
    pub before: u32,
    pub after: u32,
}

impl UserDb {
    /// All cards by name, each with its copies, at least one.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn owned(&self) -> Result<Vec<(String, u32)>, UserError> {
        let sql = "SELECT name, count FROM owned ORDER BY name";
        let mut statement = self.connection.prepare(sql)?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Books copies, all or none, and says what became of each card named, in their order.
    ///
    /// # Errors
    /// When the database cannot be written; then nothing has changed.
    pub fn book(&mut self, booking: Booking, copies: &[Copies]) -> Result<Vec<Booked>, UserError> {
        let transaction = self.write()?;
        let mut booked = Vec::with_capacity(copies.len());
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
            booked.after = match booking {
                Booking::Set | Booking::Replace => copies.count,
                Booking::Add => booked.before.saturating_add(copies.count),
                Booking::Remove => booked.before.saturating_sub(copies.count),
            };
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

#[cfg(test)]
mod tests {
    use super::*;

    fn database() -> (tempfile::TempDir, UserDb) {
        let folder = tempfile::tempdir().expect("a folder");
        let db = UserDb::open(&folder.path().join("user.db")).expect("a database");
        (folder, db)
    }

    fn copies(name: &str, count: u32) -> Copies {
        Copies {
            name: name.to_owned(),
            former: Vec::new(),
            count,
        }
    }

    fn book(db: &mut UserDb, booking: Booking, list: &[(&str, u32)]) -> Vec<(u32, u32)> {
        let list: Vec<Copies> = list.iter().map(|(name, n)| copies(name, *n)).collect();
        let booked = db.book(booking, &list).expect("booked");
        booked.iter().map(|one| (one.before, one.after)).collect()
    }

    fn owned(db: &UserDb) -> Vec<(String, u32)> {
        db.owned().expect("read")
    }

    #[test]
    fn copies_come_in_and_go_out_and_none_are_below_none() {
        let (_folder, mut db) = database();
        assert_eq!(
            book(&mut db, Booking::Add, &[("Odo", 2), ("Kira", 1)]),
            [(0, 2), (0, 1)]
        );
        assert_eq!(book(&mut db, Booking::Add, &[("Odo", 1)]), [(2, 3)]);
        assert_eq!(book(&mut db, Booking::Set, &[("Odo", 5)]), [(3, 5)]);
        assert_eq!(
            book(&mut db, Booking::Remove, &[("Odo", 1), ("Kira", 9)]),
            [(5, 4), (1, 0)]
        );
        assert_eq!(owned(&db), [("Odo".to_owned(), 4)]);
        assert_eq!(book(&mut db, Booking::Replace, &[("Kira", 2)]), [(0, 2)]);
        assert_eq!(owned(&db), [("Kira".to_owned(), 2)]);
    }

    #[test]
    fn a_card_that_was_renamed_is_kept_once() {
        let (_folder, mut db) = database();
        book(&mut db, Booking::Add, &[("Old", 2), ("New", 1)]);
        let renamed = Copies {
            former: vec!["Old".to_owned()],
            ..copies("New", 4)
        };
        let booked = db.book(Booking::Add, &[renamed]).expect("booked");
        assert_eq!((booked[0].before, booked[0].after), (3, 7));
        assert_eq!(owned(&db), [("New".to_owned(), 7)]);
    }
}
