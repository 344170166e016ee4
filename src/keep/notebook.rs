//! Notes and stars of the player: by the ids of entries and cards, so that they outlive imports and versions.

use super::UserError;
use super::clock::{now, number};
use super::damage::KeptKind;
use super::engine::{Engine, Executor, SqlRow, readable, values};
use model::PlayerNote;

/// What a store does with notes and stars.
pub trait Notebook {
    /// All notes, by what they are on, in the order in which they were written.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn notes(&self) -> Result<Vec<PlayerNote>, UserError>;

    /// The notes on one entry or card.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn notes_on(&self, entry: &str) -> Result<Vec<PlayerNote>, UserError>;

    /// Adds a note; in place of all others on the same thing if wanted.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn add_note(&mut self, entry: &str, body: &str, alone: bool) -> Result<(), UserError>;

    /// Deletes notes on a thing: that with a number from 1, or all. Says how many.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn delete_notes(&mut self, entry: &str, number: Option<usize>) -> Result<usize, UserError>;

    /// Hands over what has notes, each once, while nobody else can write.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn noted(&mut self, keep: &mut dyn FnMut(&[String])) -> Result<(), UserError>;

    /// What bears a star, by its id.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn stars(&self) -> Result<Vec<String>, UserError>;

    /// Gives a star or takes it away. Says whether that changed anything.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn set_star(&mut self, entry: &str, is_starred: bool) -> Result<bool, UserError>;
}

const SELECT: &str = "SELECT entry, body, written FROM @note";

impl<S: Engine> Notebook for S {
    fn notes(&self) -> Result<Vec<PlayerNote>, UserError> {
        let sql = format!("{SELECT} [WHERE owner = $1] ORDER BY entry, id");
        self.read(|db| readable(db, KeptKind::Note, &sql, &[], |_, row| note(row)))
    }

    fn notes_on(&self, entry: &str) -> Result<Vec<PlayerNote>, UserError> {
        let sql = format!("{SELECT} WHERE [owner = $1 AND] entry = $2 ORDER BY id");
        self.read(|db| readable(db, KeptKind::Note, &sql, values![entry], |_, row| note(row)))
    }

    fn add_note(&mut self, entry: &str, body: &str, alone: bool) -> Result<(), UserError> {
        self.write(|db| {
            if alone {
                let others = "DELETE FROM @note WHERE [owner = $1 AND] entry = $2";
                db.run(others, values![entry])?;
            }
            let sql = "INSERT INTO @note ([owner,] entry, body, written)
                VALUES ([$1,] $2, $3, $4)";
            db.run(sql, values![entry, body, now()]).map(drop)
        })
    }

    fn delete_notes(&mut self, entry: &str, at: Option<usize>) -> Result<usize, UserError> {
        let most = at.map_or(i64::MAX, |_| 1);
        let before = at.map_or(0, |at| number(at.saturating_sub(1)));
        let sql = "DELETE FROM @note WHERE id IN (SELECT id FROM @note
            WHERE [owner = $1 AND] entry = $2 ORDER BY id LIMIT $3 OFFSET $4)";
        self.write(|db| db.run(sql, values![entry, most, before]))
    }

    fn noted(&mut self, keep: &mut dyn FnMut(&[String])) -> Result<(), UserError> {
        let sql = "SELECT DISTINCT entry FROM @note [WHERE owner = $1] ORDER BY entry";
        self.write(|db| {
            keep(&readable(db, KeptKind::Note, sql, &[], |_, row| row.text(0))?);
            Ok(())
        })
    }

    fn stars(&self) -> Result<Vec<String>, UserError> {
        let sql = "SELECT entry FROM @star [WHERE owner = $1] ORDER BY entry";
        self.read(|db| readable(db, KeptKind::Star, sql, &[], |_, row| row.text(0)))
    }

    fn set_star(&mut self, entry: &str, is_starred: bool) -> Result<bool, UserError> {
        let sql = "DELETE FROM @star WHERE [owner = $1 AND] entry = $2";
        let changed =
            self.write(|db| if is_starred { insert_star(db, entry) } else { db.run(sql, values![entry]) })?;
        Ok(changed > 0)
    }
}

fn insert_star(db: &mut dyn Executor, entry: &str) -> Result<usize, UserError> {
    let sql = "INSERT INTO @star ([owner,] entry, since) VALUES ([$1,] $2, $3)
        ON CONFLICT DO NOTHING";
    db.run(sql, values![entry, now()])
}

fn note(row: &SqlRow) -> Result<PlayerNote, UserError> {
    Ok(PlayerNote { entry: row.text(0)?, text: row.text(1)?, written: row.count(2)? })
}
