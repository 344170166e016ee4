//! Saved decks on a server.

use ::postgres::{Client, Error, Row};

use super::PostgresStore;
use super::quota;
use super::statement::{Cells, all, first, rows, run};
use crate::store::user::UserError;
use crate::store::user::clock::{count, now, number};
use crate::store::user::decks::{DeckVersion, Decks, NewVersion};
use crate::store::user::sqlite::local_time;

const SELECT: &str =
    "SELECT deck, number, saved, source, note, body FROM tricorder_user.deck_version";

impl Decks for PostgresStore {
    fn save_deck(&mut self, name: &str, version: NewVersion<'_>) -> Result<(), UserError> {
        self.write(|client, owner| {
            quota::of_decks(client, owner, version.body.len())?;
            let sql = "INSERT INTO tricorder_user.deck (owner, name) VALUES ($1, $2)
                ON CONFLICT DO NOTHING";
            if run(client, sql, &[&owner, &name])? == 0 {
                return Err(UserError::Taken);
            }
            Ok(insert(client, owner, name, (1, now()), version)?)
        })
    }

    fn add_deck_version(
        &mut self,
        name: &str,
        after: usize,
        version: NewVersion<'_>,
    ) -> Result<usize, UserError> {
        self.write(|client, owner| {
            quota::of_decks(client, owner, version.body.len())?;
            let sql = "SELECT coalesce(max(number), 0) FROM tricorder_user.deck_version
                WHERE owner = $1 AND deck = $2";
            let latest = first(&rows(client, sql, &[&owner, &name])?, |row| row.number(0))?;
            let after = number(after);
            if latest != Some(after) {
                return Err(UserError::Moved);
            }
            insert(client, owner, name, (after + 1, now()), version)?;
            Ok(count(after + 1))
        })
    }

    fn annotate_deck(
        &mut self,
        version: &DeckVersion,
        note: Option<&str>,
        source: Option<&str>,
    ) -> Result<(), UserError> {
        self.write(|client, owner| {
            let sql = "UPDATE tricorder_user.deck_version
                SET note = nullif(coalesce($4, note), ''),
                    source = nullif(coalesce($5, source), '')
                WHERE owner = $1 AND deck = $2 AND number = $3";
            let number = number(version.number);
            run(
                client,
                sql,
                &[&owner, &version.deck, &number, &note, &source],
            )?;
            Ok(())
        })
    }

    fn deck(&self, name: &str) -> Result<Option<DeckVersion>, UserError> {
        let sql = format!("{SELECT} WHERE owner = $1 AND deck = $2 ORDER BY number DESC LIMIT 1");
        let found = self.read(|client| rows(client, &sql, &[&self.owner, &name]))?;
        Ok(versions(&found)?.pop())
    }

    fn deck_versions(&self, name: &str) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!("{SELECT} WHERE owner = $1 AND deck = $2 ORDER BY number");
        let found = self.read(|client| rows(client, &sql, &[&self.owner, &name]))?;
        versions(&found)
    }

    fn decks(&self) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!(
            "{SELECT} AS own WHERE owner = $1 AND number =
            (SELECT max(number) FROM tricorder_user.deck_version
             WHERE owner = $1 AND deck = own.deck) ORDER BY deck"
        );
        let found = self.read(|client| rows(client, &sql, &[&self.owner]))?;
        versions(&found)
    }

    fn rename_deck(&mut self, name: &str, to: &str) -> Result<(), UserError> {
        self.write(|client, owner| {
            let sql = "UPDATE tricorder_user.deck SET name = $3 WHERE owner = $1 AND name = $2
                AND ($2 = $3 OR NOT EXISTS
                    (SELECT 1 FROM tricorder_user.deck WHERE owner = $1 AND name = $3))";
            match run(client, sql, &[&owner, &name, &to])? {
                0 => Err(UserError::Taken),
                _ => Ok(()),
            }
        })
    }

    fn remove_deck(&mut self, name: &str) -> Result<(), UserError> {
        self.write(|client, owner| {
            let sql = "DELETE FROM tricorder_user.deck WHERE owner = $1 AND name = $2";
            run(client, sql, &[&owner, &name])?;
            Ok(())
        })
    }
}

/// Writes a version with its number and the moment it was saved.
pub(super) fn insert(
    client: &mut Client,
    owner: &str,
    deck: &str,
    (number, saved): (i64, i64),
    version: NewVersion<'_>,
) -> Result<(), Error> {
    let sql = "INSERT INTO tricorder_user.deck_version
        (owner, deck, number, saved, source, note, body) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let NewVersion { source, note, body } = version;
    run(
        client,
        sql,
        &[&owner, &deck, &number, &saved, &source, &note, &body],
    )?;
    Ok(())
}

fn versions(rows: &[Row]) -> Result<Vec<DeckVersion>, UserError> {
    let mut versions = all(rows, version)?;
    for version in &mut versions {
        version.when = local_time(number(version.saved))?;
    }
    Ok(versions)
}

/// A version without its moment in the time of this place, which the server does not know.
fn version(row: &Row) -> Result<DeckVersion, Error> {
    Ok(DeckVersion {
        deck: row.text(0)?,
        number: row.count(1)?,
        saved: row.count(2)?,
        when: String::new(),
        source: row.perhaps(3)?,
        note: row.perhaps(4)?,
        body: row.text(5)?,
    })
}
