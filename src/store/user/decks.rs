//! Saved deck lists in the user database, with every version there has been of each.

use rusqlite::{OptionalExtension, Row, Transaction, params};

use super::{UserDb, UserError, now, number};

const SELECT: &str = "SELECT deck, number, saved,
    strftime('%Y-%m-%d %H:%M', saved, 'unixepoch', 'localtime'), source, note, body FROM deck_version";

/// A version of a saved deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckVersion {
    pub deck: String,
    /// Counts from 1; the highest is the deck as it is now.
    pub number: usize,
    /// Seconds since 1970.
    pub saved: u64,
    /// The same in the time of this place, as in `2026-05-01 18:30`.
    pub when: String,
    /// Where the list is from.
    pub source: Option<String>,
    /// What its player has to say about it.
    pub note: Option<String>,
    /// The list as it was written.
    pub body: String,
}

/// A version to be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewVersion<'a> {
    pub source: Option<&'a str>,
    pub note: Option<&'a str>,
    pub body: &'a str,
}

impl UserDb {
    /// Saves the first version of a deck.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a deck has the name.
    pub fn save_deck(&mut self, name: &str, version: NewVersion<'_>) -> Result<(), UserError> {
        let transaction = self.write()?;
        let sql = "INSERT OR IGNORE INTO deck (name) VALUES (?1)";
        if transaction.execute(sql, [name])? == 0 {
            return Err(UserError::Taken);
        }
        insert(&transaction, name, 1, version)?;
        Ok(transaction.commit()?)
    }

    /// Saves a further version of a deck, which was made of its version `after`. Its number.
    ///
    /// # Errors
    /// [`UserError::Moved`] if that is not the latest any more.
    pub fn add_deck_version(
        &mut self,
        name: &str,
        after: usize,
        version: NewVersion<'_>,
    ) -> Result<usize, UserError> {
        let transaction = self.write()?;
        let sql = "SELECT coalesce(max(number), 0) FROM deck_version WHERE deck = ?1";
        let latest: i64 = transaction.query_row(sql, [name], |row| row.get(0))?;
        if latest != number(after) {
            return Err(UserError::Moved);
        }
        insert(&transaction, name, latest + 1, version)?;
        transaction.commit()?;
        Ok(after + 1)
    }

    /// Says something else about a version; `None` leaves what is said, an empty text says nothing.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn annotate_deck(
        &mut self,
        version: &DeckVersion,
        note: Option<&str>,
        source: Option<&str>,
    ) -> Result<(), UserError> {
        let transaction = self.write()?;
        let sql = "UPDATE deck_version
            SET note = nullif(coalesce(?3, note), ''), source = nullif(coalesce(?4, source), '')
            WHERE deck = ?1 AND number = ?2";
        let place = (&version.deck, number(version.number));
        transaction.execute(sql, params![place.0, place.1, note, source])?;
        Ok(transaction.commit()?)
    }

    /// The latest version of the deck of a name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn deck(&self, name: &str) -> Result<Option<DeckVersion>, UserError> {
        let sql = format!("{SELECT} WHERE deck = ?1 ORDER BY number DESC LIMIT 1");
        let found = self.connection.query_row(&sql, [name], version);
        Ok(found.optional()?)
    }

    /// All versions of a deck, first to last; none if there is no such deck.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn deck_versions(&self, name: &str) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!("{SELECT} WHERE deck = ?1 ORDER BY number");
        let mut statement = self.connection.prepare(&sql)?;
        let versions = statement.query_map([name], version)?;
        Ok(versions.collect::<Result<_, _>>()?)
    }

    /// The latest version of every deck, by name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn decks(&self) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!(
            "{SELECT} AS own WHERE number =
            (SELECT max(number) FROM deck_version WHERE deck = own.deck) ORDER BY deck"
        );
        let mut statement = self.connection.prepare(&sql)?;
        let decks = statement.query_map([], version)?;
        Ok(decks.collect::<Result<_, _>>()?)
    }

    /// Gives a deck another name; its versions go with it.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a deck has that name.
    pub fn rename_deck(&mut self, name: &str, to: &str) -> Result<(), UserError> {
        let transaction = self.write()?;
        let sql = "UPDATE OR IGNORE deck SET name = ?2 WHERE name = ?1";
        if transaction.execute(sql, [name, to])? == 0 {
            return Err(UserError::Taken);
        }
        Ok(transaction.commit()?)
    }

    /// Removes a deck with all its versions for good.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn remove_deck(&mut self, name: &str) -> Result<(), UserError> {
        let transaction = self.write()?;
        transaction.execute("DELETE FROM deck WHERE name = ?1", [name])?;
        Ok(transaction.commit()?)
    }
}

fn insert(
    transaction: &Transaction<'_>,
    deck: &str,
    number: i64,
    version: NewVersion<'_>,
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO deck_version (deck, number, saved, source, note, body)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let NewVersion { source, note, body } = version;
    transaction.execute(sql, params![deck, number, now(), source, note, body])?;
    Ok(())
}

fn version(row: &Row<'_>) -> Result<DeckVersion, rusqlite::Error> {
    Ok(DeckVersion {
        deck: row.get(0)?,
        number: usize::try_from(row.get::<_, i64>(1)?).unwrap_or(0),
        saved: u64::try_from(row.get::<_, i64>(2)?).unwrap_or(0),
        when: row.get::<_, Option<String>>(3)?.unwrap_or_default(),
        source: row.get(4)?,
        note: row.get(5)?,
        body: row.get(6)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database() -> (tempfile::TempDir, UserDb) {
        let folder = tempfile::tempdir().expect("a folder");
        let db = UserDb::open(&folder.path().join("user.db")).expect("a database");
        (folder, db)
    }

    fn list(body: &str) -> NewVersion<'_> {
        NewVersion {
            source: None,
            note: None,
            body,
        }
    }

    fn bodies(db: &UserDb, name: &str) -> Vec<(usize, String)> {
        let versions = db.deck_versions(name).expect("read").into_iter();
        versions
            .map(|version| (version.number, version.body))
            .collect()
    }

    #[test]
    fn every_version_stays_and_the_last_is_the_deck() {
        let (_folder, mut db) = database();
        db.save_deck("a", list("1")).expect("saved");
        let again = db.save_deck("a", list("2"));
        assert!(matches!(again, Err(UserError::Taken)));
        assert_eq!(db.add_deck_version("a", 1, list("2")).expect("added"), 2);
        let late = db.add_deck_version("a", 1, list("3"));
        assert!(matches!(late, Err(UserError::Moved)));
        let none = db.add_deck_version("b", 1, list("3"));
        assert!(matches!(none, Err(UserError::Moved)));
        let expected = [(1, "1".to_owned()), (2, "2".to_owned())];
        assert_eq!(bodies(&db, "a"), expected);
        assert_eq!(db.deck("a").expect("read").expect("a deck").body, "2");
        assert_eq!(db.decks().expect("read").len(), 1);
        db.remove_deck("a").expect("removed");
        assert_eq!(db.deck("a").expect("read"), None);
        assert_eq!(bodies(&db, "a"), []);
    }

    #[test]
    fn a_name_given_takes_its_versions_with_it_and_no_other_place() {
        let (_folder, mut db) = database();
        db.save_deck("a", list("1")).expect("saved");
        db.add_deck_version("a", 1, list("2")).expect("added");
        db.save_deck("b", list("3")).expect("saved");
        assert!(matches!(db.rename_deck("a", "b"), Err(UserError::Taken)));
        db.rename_deck("a", "c").expect("renamed");
        assert_eq!(bodies(&db, "c").len(), 2);
        assert_eq!(bodies(&db, "a"), []);
        assert_eq!(bodies(&db, "b"), [(1, "3".to_owned())]);
    }

    #[test]
    fn notes_and_sources_are_set_kept_and_taken_away() {
        let (_folder, mut db) = database();
        let noted = NewVersion {
            note: Some("n"),
            ..list("1")
        };
        db.save_deck("a", noted).expect("saved");
        let told = |db: &UserDb| {
            let deck = db.deck("a").expect("read").expect("a deck");
            (deck.note, deck.source)
        };
        let deck = db.deck("a").expect("read").expect("a deck");
        db.annotate_deck(&deck, None, Some("s")).expect("said");
        assert_eq!(told(&db), (Some("n".to_owned()), Some("s".to_owned())));
        db.annotate_deck(&deck, Some(""), None).expect("said");
        assert_eq!(told(&db), (None, Some("s".to_owned())));
    }
}
