//! Saved deck lists, with every version there has been of each.

use super::UserError;
use super::clock::{local_time, now, number};
use super::damage::KeptKind;
use super::engine::{Engine, Executor, Quota, SqlRow, first, readable, values};

/// A version of a saved deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckVersion {
    /// Name of the deck it is a version of.
    pub deck: String,
    /// Counts from 1; the highest is the deck as it is now.
    pub number: usize,
    /// Seconds since 1970.
    pub saved: u64,
    /// When it was saved, in the time of this place: `2026-05-01 18:30`.
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
    /// Where the list is from; `None` where nobody has said so.
    pub source: Option<&'a str>,
    /// What its player has to say about it; `None` where that is nothing.
    pub note: Option<&'a str>,
    /// The list as it was written.
    pub body: &'a str,
}

/// What a store does with decks.
pub trait Decks {
    /// Saves the first version of a deck.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a deck has the name.
    fn save_deck(&mut self, name: &str, version: NewVersion<'_>) -> Result<(), UserError>;

    /// Saves a further version of a deck, which was made of its version `after`. Its number.
    ///
    /// # Errors
    /// [`UserError::Moved`] if that is not the latest any more, or another deck has its name by now.
    fn add_deck_version(&mut self, after: &DeckVersion, version: NewVersion<'_>) -> Result<usize, UserError>;

    /// Says something else about a version; `None` leaves what is said, an empty text says nothing.
    ///
    /// # Errors
    /// [`UserError::Moved`] if there is no such version any more.
    fn annotate_deck(
        &mut self,
        version: &DeckVersion,
        note: Option<&str>,
        source: Option<&str>,
    ) -> Result<(), UserError>;

    /// The latest version of the deck of a name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn deck(&self, name: &str) -> Result<Option<DeckVersion>, UserError>;

    /// All versions of a deck, first to last; none if there is no such deck.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn deck_versions(&self, name: &str) -> Result<Vec<DeckVersion>, UserError>;

    /// The latest version of every deck, by name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn decks(&self) -> Result<Vec<DeckVersion>, UserError>;

    /// Gives a deck another name; its versions go with it.
    ///
    /// # Errors
    /// [`UserError::Taken`] if a deck has that name.
    fn rename_deck(&mut self, name: &str, to: &str) -> Result<(), UserError>;
}

const SELECT: &str = "SELECT deck, number, saved, source, note, body FROM @deck_version";

impl<S: Engine> Decks for S {
    fn save_deck(&mut self, name: &str, version: NewVersion<'_>) -> Result<(), UserError> {
        let sql = "INSERT INTO @deck ([owner,] name) VALUES ([$1,] $2) ON CONFLICT DO NOTHING";
        self.write(|db| {
            db.check_quota(Quota::DeckVersion(version.body.len()))?;
            if db.run(sql, values![name])? == 0 {
                return Err(UserError::Taken);
            }
            insert_version(db, name, (1, now()), version)
        })
    }

    fn add_deck_version(&mut self, after: &DeckVersion, version: NewVersion<'_>) -> Result<usize, UserError> {
        let sql = "SELECT number, body FROM @deck_version WHERE [owner = $1 AND] deck = $2
            ORDER BY number DESC LIMIT 1";
        // Numbers are given again where a deck is removed and another gets its name.
        let expected = Some((number(after.number), after.body.clone()));
        self.write(|db| {
            db.check_quota(Quota::DeckVersion(version.body.len()))?;
            if first(db, sql, values![&after.deck], |row| Ok((row.number(0)?, row.text(1)?)))? != expected {
                return Err(UserError::Moved);
            }
            insert_version(db, &after.deck, (number(after.number) + 1, now()), version)?;
            Ok(after.number + 1)
        })
    }

    fn annotate_deck(
        &mut self,
        version: &DeckVersion,
        note: Option<&str>,
        source: Option<&str>,
    ) -> Result<(), UserError> {
        let sql = "UPDATE @deck_version
            SET note = nullif(coalesce($4, note), ''), source = nullif(coalesce($5, source), '')
            WHERE [owner = $1 AND] deck = $2 AND number = $3 AND body = $6";
        let values = values![&version.deck, number(version.number), note, source, &version.body];
        match self.write(|db| db.run(sql, values))? {
            0 => Err(UserError::Moved),
            _ => Ok(()),
        }
    }

    fn deck(&self, name: &str) -> Result<Option<DeckVersion>, UserError> {
        let sql = format!("{SELECT} WHERE [owner = $1 AND] deck = $2 ORDER BY number DESC LIMIT 1");
        self.read(|db| first(db, &sql, values![name], version))
    }

    fn deck_versions(&self, name: &str) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!("{SELECT} WHERE [owner = $1 AND] deck = $2 ORDER BY number");
        self.read(|db| readable(db, KeptKind::Deck, &sql, values![name], |_, row| version(row)))
    }

    fn decks(&self) -> Result<Vec<DeckVersion>, UserError> {
        let sql = format!(
            "{SELECT} AS own WHERE [owner = $1 AND] number = (SELECT max(number)
            FROM @deck_version WHERE [owner = $1 AND] deck = own.deck) ORDER BY deck"
        );
        self.read(|db| readable(db, KeptKind::Deck, &sql, &[], |_, row| version(row)))
    }

    fn rename_deck(&mut self, name: &str, to: &str) -> Result<(), UserError> {
        let sql = "UPDATE @deck SET name = $3 WHERE [owner = $1 AND] name = $2 AND ($2 = $3
            OR NOT EXISTS (SELECT 1 FROM @deck WHERE [owner = $1 AND] name = $3))";
        match self.write(|db| db.run(sql, values![name, to]))? {
            0 => Err(UserError::Taken),
            _ => Ok(()),
        }
    }
}

/// Writes a version with its number and the moment it was saved.
pub(super) fn insert_version(
    db: &mut dyn Executor,
    deck: &str,
    (number, saved): (i64, i64),
    version: NewVersion<'_>,
) -> Result<(), UserError> {
    let sql = "INSERT INTO @deck_version ([owner,] deck, number, saved, source, note, body)
        VALUES ([$1,] $2, $3, $4, $5, $6, $7)";
    let NewVersion { source, note, body } = version;
    let values = values![deck, number, saved, source, note, body];
    db.run(sql, values).map(drop)
}

fn version(row: &SqlRow) -> Result<DeckVersion, UserError> {
    Ok(DeckVersion {
        deck: row.text(0)?,
        number: row.count(1)?,
        saved: row.count(2)?,
        when: local_time(row.number(2)?)?,
        source: row.optional_text(3)?,
        note: row.optional_text(4)?,
        body: row.text(5)?,
    })
}
