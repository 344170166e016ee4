//! Notes and stars of the player, in the user database: by the ids of entries and cards, so that they outlive
//! imports and versions.

use rusqlite::{Row, Transaction, params};

use super::{UserDb, UserError, now};
use crate::model::{Memory, Note};

/// The tables of notes and stars.
pub(super) const SCHEMA: &str = "
CREATE TABLE note (
    id INTEGER PRIMARY KEY,
    entry TEXT NOT NULL,
    body TEXT NOT NULL,
    written INTEGER NOT NULL
) STRICT;
CREATE INDEX note_of ON note (entry);
CREATE TABLE star (
    entry TEXT PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

const SELECT: &str = "SELECT entry, body, written FROM note";

impl UserDb {
    /// All notes, by what they are on, in the order in which they were written.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn notes(&self) -> Result<Vec<Note>, UserError> {
        let mut statement = self
            .connection
            .prepare(&format!("{SELECT} ORDER BY entry, id"))?;
        let notes = statement.query_map([], note)?;
        Ok(notes.collect::<Result<_, _>>()?)
    }

    /// The notes on one entry or card.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn notes_on(&self, entry: &str) -> Result<Vec<Note>, UserError> {
        let sql = format!("{SELECT} WHERE entry = ?1 ORDER BY id");
        let mut statement = self.connection.prepare(&sql)?;
        let notes = statement.query_map([entry], note)?;
        Ok(notes.collect::<Result<_, _>>()?)
    }

    /// Adds a note; in place of all others on the same thing if wanted.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn add_note(&mut self, entry: &str, body: &str, alone: bool) -> Result<(), UserError> {
        let transaction = self.write()?;
        if alone {
            transaction.execute("DELETE FROM note WHERE entry = ?1", [entry])?;
        }
        let sql = "INSERT INTO note (entry, body, written) VALUES (?1, ?2, ?3)";
        transaction.execute(sql, params![entry, body, now()])?;
        Ok(transaction.commit()?)
    }

    /// Deletes notes on a thing: that with a number from 1, or all. Says how many.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn delete_notes(&mut self, entry: &str, number: Option<usize>) -> Result<usize, UserError> {
        let transaction = self.write()?;
        let at = number.map(|number| super::number(number) - 1);
        let sql = "DELETE FROM note WHERE id IN
            (SELECT id FROM note WHERE entry = ?1 ORDER BY id
             LIMIT CASE WHEN ?2 IS NULL THEN -1 ELSE 1 END OFFSET coalesce(?2, 0))";
        let deleted = transaction.execute(sql, params![entry, at])?;
        transaction.commit()?;
        Ok(deleted)
    }

    /// Hands over what has notes, each once, while nobody else can write.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn noted(&mut self, keep: impl FnOnce(&[String])) -> Result<(), UserError> {
        let transaction = self.write()?;
        let mut statement =
            transaction.prepare("SELECT DISTINCT entry FROM note ORDER BY entry")?;
        let entries = statement.query_map([], |row| row.get(0))?;
        keep(&entries.collect::<Result<Vec<String>, _>>()?);
        Ok(())
    }

    /// What bears a star, by its id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn stars(&self) -> Result<Vec<String>, UserError> {
        let mut statement = self
            .connection
            .prepare("SELECT entry FROM star ORDER BY entry")?;
        let stars = statement.query_map([], |row| row.get(0))?;
        Ok(stars.collect::<Result<_, _>>()?)
    }

    /// Gives a star or takes it away. Says whether that changed anything.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn star(&mut self, entry: &str, is_starred: bool) -> Result<bool, UserError> {
        let transaction = self.write()?;
        let changed = if is_starred {
            insert_star(&transaction, entry)?
        } else {
            transaction.execute("DELETE FROM star WHERE entry = ?1", [entry])?
        };
        transaction.commit()?;
        Ok(changed > 0)
    }

    /// Takes in notes and stars that are not there yet, all or none; `meanwhile` happens before they count, and
    /// takes them back if it fails. In place of all there are if wanted.
    ///
    /// # Errors
    /// When the database cannot be written, or `meanwhile` fails; then nothing has changed.
    pub fn take_in(
        &mut self,
        memory: &Memory,
        is_whole: bool,
        meanwhile: impl FnOnce() -> std::io::Result<()>,
    ) -> Result<(), UserError> {
        let transaction = self.write()?;
        if is_whole {
            transaction.execute_batch("DELETE FROM note; DELETE FROM star;")?;
        }
        for note in &memory.notes {
            insert_note(&transaction, note)?;
        }
        for entry in &memory.stars {
            insert_star(&transaction, entry)?;
        }
        meanwhile()?;
        Ok(transaction.commit()?)
    }
}

/// Adds a note that is not there word for word.
fn insert_note(transaction: &Transaction<'_>, note: &Note) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO note (entry, body, written) SELECT ?1, ?2, ?3
        WHERE NOT EXISTS (SELECT 1 FROM note WHERE entry = ?1 AND body = ?2)";
    let written = i64::try_from(note.written).unwrap_or(i64::MAX);
    let mut statement = transaction.prepare_cached(sql)?;
    statement.execute(params![note.entry, note.text, written])?;
    Ok(())
}

fn insert_star(transaction: &Transaction<'_>, entry: &str) -> Result<usize, rusqlite::Error> {
    let sql = "INSERT OR IGNORE INTO star (entry, since) VALUES (?1, ?2)";
    let mut statement = transaction.prepare_cached(sql)?;
    statement.execute(params![entry, now()])
}

fn note(row: &Row<'_>) -> Result<Note, rusqlite::Error> {
    Ok(Note {
        entry: row.get(0)?,
        text: row.get(1)?,
        written: u64::try_from(row.get::<_, i64>(2)?).unwrap_or(0),
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn database() -> (tempfile::TempDir, UserDb) {
        let folder = tempfile::tempdir().expect("a folder");
        let db = UserDb::open(&folder.path().join("user.db")).expect("a database");
        (folder, db)
    }

    fn told(db: &UserDb, entry: &str) -> Vec<String> {
        let notes = db.notes_on(entry).expect("read").into_iter();
        notes.map(|note| note.text).collect()
    }

    #[test]
    fn notes_are_added_replaced_and_deleted_one_by_one() {
        let (_folder, mut db) = database();
        for text in ["1", "2", "3"] {
            db.add_note("a", text, false).expect("added");
        }
        db.add_note("b", "x", false).expect("added");
        assert_eq!(db.delete_notes("a", Some(2)).expect("deleted"), 1);
        assert_eq!(db.delete_notes("a", Some(3)).expect("deleted"), 0);
        assert_eq!(told(&db, "a"), ["1", "3"]);
        db.add_note("a", "4", true).expect("replaced");
        assert_eq!(told(&db, "a"), ["4"]);
        assert_eq!(db.delete_notes("a", None).expect("deleted"), 1);
        assert_eq!(db.notes().expect("read").len(), 1);
    }

    #[test]
    fn a_star_is_given_once() {
        let (_folder, mut db) = database();
        assert!(db.star("b", true).expect("given"));
        assert!(!db.star("b", true).expect("given"));
        assert!(db.star("a", true).expect("given"));
        assert_eq!(db.stars().expect("read"), ["a", "b"]);
        assert!(db.star("a", false).expect("taken"));
        assert!(!db.star("a", false).expect("taken"));
    }

    #[test]
    fn what_is_taken_in_stands_there_once_or_not_at_all() {
        let (_folder, mut db) = database();
        let note = |text: &str| Note {
            entry: "a".to_owned(),
            text: text.to_owned(),
            written: 7,
        };
        let memory = Memory {
            notes: vec![note("1"), note("2")],
            stars: vec!["a".to_owned()],
            ..Memory::default()
        };
        let fails = || Err(std::io::ErrorKind::StorageFull.into());
        assert!(db.take_in(&memory, true, fails).is_err());
        assert_eq!(
            (db.notes().expect("read").len(), told(&db, "a").len()),
            (0, 0)
        );
        db.add_note("a", "2", false).expect("added");
        for _ in 0..2 {
            db.take_in(&memory, false, || Ok(())).expect("taken in");
        }
        assert_eq!(told(&db, "a"), ["2", "1"]);
        db.take_in(&Memory::default(), true, || Ok(()))
            .expect("emptied");
        assert_eq!(
            (db.notes().expect("read"), db.stars().expect("read")),
            (vec![], vec![])
        );
    }

    fn any_note() -> impl Strategy<Value = Note> {
        ("[a-c]{1}", any::<String>(), 0..u64::from(u32::MAX)).prop_map(|(entry, text, written)| {
            // A text of SQLite ends with the first zero only for other programs; players type none.
            let text = text.replace('\0', "");
            Note {
                entry,
                text,
                written,
            }
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        /// What is written out as a document and taken in is there, each note once, in its order.
        #[test]
        fn a_document_of_notes_and_stars_survives(
            notes in prop::collection::vec(any_note(), 0..6),
            stars in prop::collection::btree_set("[a-z/]{1,9}", 0..5),
        ) {
            let memory = Memory {
                version: Memory::VERSION,
                notes,
                stars: stars.into_iter().collect(),
                ..Memory::default()
            };
            let text = serde_yaml::to_string(&memory).expect("a document");
            let read: Memory = serde_yaml::from_str(&text).expect("the same");
            prop_assert_eq!(&read, &memory);
            let (_folder, mut db) = database();
            db.take_in(&read, true, || Ok(())).expect("taken in");
            let mut expected: Vec<Note> = Vec::new();
            for note in memory.notes {
                let is_there = |known: &Note| (&known.entry, &known.text) == (&note.entry, &note.text);
                if !expected.iter().any(is_there) {
                    expected.push(note);
                }
            }
            expected.sort_by(|a, b| a.entry.cmp(&b.entry));
            prop_assert_eq!(db.notes().expect("read"), expected);
            prop_assert_eq!(db.stars().expect("read"), memory.stars);
        }
    }
}
