//! Saved decks in the user database.

use rusqlite::{OptionalExtension, Row, Transaction, params};

use super::{SqliteStore, in_local_time};
use crate::store::user::UserError;
use crate::store::user::clock::{count, now, number};
use crate::store::user::decks::{DeckVersion, Decks, NewVersion};

impl Decks for SqliteStore {
    fn save_deck(&mut self, name: &str, version: NewVersion<'_>) -> Result<(), UserError> {
        let transaction = self.write()?;
        let sql = "INSERT OR IGNORE INTO deck (name) VALUES (?1)";
        if transaction.execute(sql, [name])? == 0 {
            return Err(UserError::Taken);
        }
        insert(&transaction, name, (1, now()), version)?;
        Ok(transaction.commit()?)
    }

    fn add_deck_version(
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
        insert(&transaction, name, (latest + 1, now()), version)?;
        transaction.commit()?;
        Ok(after + 1)
    }

    fn annotate_deck(
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

    fn deck(&self, name: &str) -> Result<Option<DeckVersion>, UserError> {
        let sql = format!("{} WHERE deck = ?1 ORDER BY number DESC LIMIT 1", select());
        let found = self.connection.query_row(&sql, [name], version);
        Ok(found.optional()?)
    }

    fn deck_versions(&self, name: &str) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!("{} WHERE deck = ?1 ORDER BY number", select());
        let mut statement = self.connection.prepare(&sql)?;
        let versions = statement.query_map([name], version)?;
        Ok(versions.collect::<Result<_, _>>()?)
    }

    fn decks(&self) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!(
            "{} AS own WHERE number =
            (SELECT max(number) FROM deck_version WHERE deck = own.deck) ORDER BY deck",
            select()
        );
        let mut statement = self.connection.prepare(&sql)?;
        let decks = statement.query_map([], version)?;
        Ok(decks.collect::<Result<_, _>>()?)
    }

    fn rename_deck(&mut self, name: &str, to: &str) -> Result<(), UserError> {
        let transaction = self.write()?;
        let sql = "UPDATE OR IGNORE deck SET name = ?2 WHERE name = ?1";
        if transaction.execute(sql, [name, to])? == 0 {
            return Err(UserError::Taken);
        }
        Ok(transaction.commit()?)
    }

    fn remove_deck(&mut self, name: &str) -> Result<(), UserError> {
        let transaction = self.write()?;
        transaction.execute("DELETE FROM deck WHERE name = ?1", [name])?;
        Ok(transaction.commit()?)
    }
}

fn select() -> String {
    let when = in_local_time("saved");
    format!("SELECT deck, number, saved, {when}, source, note, body FROM deck_version")
}

/// Writes a version with its number and the moment it was saved.
pub(super) fn insert(
    transaction: &Transaction<'_>,
    deck: &str,
    (number, saved): (i64, i64),
    version: NewVersion<'_>,
) -> Result<(), rusqlite::Error> {
    let sql = "INSERT INTO deck_version (deck, number, saved, source, note, body)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let NewVersion { source, note, body } = version;
    let mut statement = transaction.prepare_cached(sql)?;
    statement.execute(params![deck, number, saved, source, note, body])?;
    Ok(())
}

fn version(row: &Row<'_>) -> Result<DeckVersion, rusqlite::Error> {
    Ok(DeckVersion {
        deck: row.get(0)?,
        number: count(row.get(1)?),
        saved: count(row.get(2)?),
        when: row.get::<_, Option<String>>(3)?.unwrap_or_default(),
        source: row.get(4)?,
        note: row.get(5)?,
        body: row.get(6)?,
    })
}
