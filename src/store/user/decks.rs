//! Saved deck lists in the user database.

use rusqlite::{OptionalExtension, params};

use super::{UserDb, UserError, now};

/// A saved deck list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedDeck {
    pub name: String,
    /// Seconds since 1970.
    pub saved: u64,
    /// The list as it was written.
    pub body: String,
}

impl UserDb {
    /// Saves a list under a name; `replace` lets it take the place of one saved before.
    ///
    /// # Errors
    /// [`UserError::Taken`] if the name is taken and must not be replaced.
    pub fn save_deck(&mut self, name: &str, body: &str, replace: bool) -> Result<(), UserError> {
        let transaction = self.write()?;
        let insert = if replace {
            "INSERT OR REPLACE INTO deck (name, saved, body) VALUES (?1, ?2, ?3)"
        } else {
            "INSERT OR IGNORE INTO deck (name, saved, body) VALUES (?1, ?2, ?3)"
        };
        if transaction.execute(insert, params![name, now(), body])? == 0 {
            return Err(UserError::Taken);
        }
        Ok(transaction.commit()?)
    }

    /// The list saved under a name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn deck(&self, name: &str) -> Result<Option<SavedDeck>, UserError> {
        let sql = "SELECT name, saved, body FROM deck WHERE name = ?1";
        Ok(self.connection.query_row(sql, [name], saved).optional()?)
    }

    /// All saved lists by name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn decks(&self) -> Result<Vec<SavedDeck>, UserError> {
        let sql = "SELECT name, saved, body FROM deck ORDER BY name";
        let mut statement = self.connection.prepare(sql)?;
        let decks = statement.query_map([], saved)?;
        Ok(decks.collect::<Result<_, _>>()?)
    }

    /// Removes a saved list for good.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn remove_deck(&mut self, name: &str) -> Result<(), UserError> {
        let transaction = self.write()?;
        transaction.execute("DELETE FROM deck WHERE name = ?1", [name])?;
        Ok(transaction.commit()?)
    }
}

fn saved(row: &rusqlite::Row<'_>) -> Result<SavedDeck, rusqlite::Error> {
    Ok(SavedDeck {
        name: row.get(0)?,
        saved: u64::try_from(row.get::<_, i64>(1)?).unwrap_or(0),
        body: row.get(2)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_name_is_replaced_only_on_demand() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut db = UserDb::open(&folder.path().join("user.db")).expect("a database");
        db.save_deck("a", "1", false).expect("saved");
        let again = db.save_deck("a", "2", false);
        assert!(matches!(again, Err(UserError::Taken)));
        assert_eq!(db.deck("a").expect("read").expect("a deck").body, "1");
        db.save_deck("a", "2", true).expect("replaced");
        assert_eq!(db.decks().expect("read").len(), 1);
        db.remove_deck("a").expect("removed");
        assert_eq!(db.deck("a").expect("read"), None);
    }
}
