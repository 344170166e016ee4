//! The catalog database: every entry and card with its names, words and traits, for lists and searches. What a record
//! says stands in the register.

use std::path::Path;

use rusqlite::{Connection, Row, params};

use super::contents::{CatalogContents, EncodedRecord, list_order};
use super::on_disk;
use super::on_disk::StoreError;
use model::text::{key, words};
use model::{EntryId, Game, Kind, Lang, Localized, Record};

/// Short, for every look-up reads it: `position` is that of `entry` throughout.
const SCHEMA: &str = "
CREATE TABLE entry (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    title_de TEXT NOT NULL,
    title_en TEXT NOT NULL
) STRICT;
CREATE TABLE name (
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    spelled TEXT NOT NULL,
    lang TEXT,
    PRIMARY KEY (key, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE card_word (
    word TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (word, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE card_trait (
    slug TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (slug, position)
) STRICT, WITHOUT ROWID;
";

/// An opened catalog database.
pub struct CatalogDb {
    pub(super) connection: Connection,
}

/// A record one of whose names equals a query.
#[derive(Debug, Clone, PartialEq)]
pub struct NameMatch {
    /// The entry or card that bears the name.
    pub record: Record,
    /// The name is the title in one of the languages, not an alias.
    pub is_title: bool,
}

impl NameMatch {
    /// Where it stands among others: rules before cards, titles before aliases, then in list order.
    pub(crate) fn order(&self) -> impl Ord + '_ {
        (self.record.kind() == Kind::Card, !self.is_title, list_order(self.record.id()))
    }
}

/// A line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Id of the record the line stands for.
    pub id: EntryId,
    /// Title in both languages.
    pub title: Localized<String>,
}

impl CatalogDb {
    /// Writes a new database file. The file must not exist.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn create(path: &Path, contents: &CatalogContents<'_>) -> Result<(), StoreError> {
        CatalogDb::create_beside(path, contents, |_| ())
    }

    /// Writes a new database file and hands every encoded record to `beside` as well.
    pub(super) fn create_beside<'c>(
        path: &Path,
        contents: &'c CatalogContents<'_>,
        beside: impl FnMut(EncodedRecord<'c>),
    ) -> Result<(), StoreError> {
        on_disk::create(path, |connection| fill(connection, contents, beside))
    }

    /// The bytes of a database.
    ///
    /// # Errors
    /// Only on faults inside SQLite.
    pub fn write_bytes(contents: &CatalogContents<'_>) -> Result<Vec<u8>, StoreError> {
        on_disk::write_bytes(|connection| fill(connection, contents, |_| ()))
    }

    /// Opens a finished database. It is taken to never change, so nothing is locked.
    ///
    /// # Errors
    /// When the file is missing. Damage shows when it is read.
    pub fn open(path: &Path) -> Result<CatalogDb, StoreError> {
        let connection = on_disk::open(path)?;
        Ok(CatalogDb { connection })
    }

    /// Opens a finished database that lies in memory.
    ///
    /// # Errors
    /// When the bytes are none. Damage shows when it is read.
    pub fn from_bytes(bytes: &[u8]) -> Result<CatalogDb, StoreError> {
        Ok(CatalogDb { connection: on_disk::open_bytes(bytes)? })
    }

    /// All entries of a game and a kind that carry a trait, in list order: game, kind, id. What is
    /// `None` is not asked for.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn list(
        &self,
        game: Option<Game>,
        kind: Option<Kind>,
        trait_slug: Option<&str>,
    ) -> Result<Vec<Summary>, StoreError> {
        let mut statement = self.connection.prepare(
            "SELECT id, title_de, title_en FROM entry
             WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR kind = ?2)
               AND (?3 IS NULL OR position IN (SELECT position FROM card_trait WHERE slug = ?3))
             ORDER BY position",
        )?;
        let mut rows = statement.query(params![game.map(Game::code), kind.map(Kind::code), trait_slug])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(summary(row)?);
        }
        Ok(found)
    }
}

/// The line of a row that begins with id and both titles.
fn summary(row: &Row<'_>) -> Result<Summary, StoreError> {
    let id: String = row.get(0)?;
    Ok(Summary {
        id: EntryId::try_from(id).map_err(|error| StoreError::Checksum(error.0))?,
        title: Localized { de: row.get(1)?, en: row.get(2)? },
    })
}

fn fill<'c>(
    connection: &mut Connection,
    contents: &'c CatalogContents<'_>,
    mut beside: impl FnMut(EncodedRecord<'c>),
) -> Result<(), StoreError> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(SCHEMA)?;
    let mut positions = 1_i64..;
    for filed in contents.filed() {
        let filed = filed?;
        // Lists and searches show the player's boxes alone.
        if let Some(position) = positions.next().filter(|_| filed.is_own && (contents.is_listed)(filed.record)) {
            insert(&transaction, position, filed.record)?;
        }
        beside(filed);
    }
    transaction.commit()?;
    Ok(())
}

fn insert(connection: &Connection, position: i64, record: &Record) -> Result<(), StoreError> {
    insert_entry(connection, position, record)?;
    insert_names(connection, position, record)?;
    insert_traits(connection, position, record)?;
    insert_words(connection, position, record)
}

fn insert_entry(connection: &Connection, position: i64, record: &Record) -> Result<(), StoreError> {
    let title = record.title();
    connection.prepare_cached("INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?.execute(params![
        position,
        record.id().as_str(),
        record.game().code(),
        record.kind().code(),
        title.de,
        title.en,
    ])?;
    Ok(())
}

/// Titles go in first: where a title and an alias share a key, the title counts.
fn insert_names(connection: &Connection, position: i64, record: &Record) -> Result<(), StoreError> {
    let titles = Lang::ALL.map(|lang| (lang, record.title().get(lang)));
    let by_lang = record.aliases().iter();
    let aliases = by_lang.flat_map(|(lang, names)| names.iter().map(move |name| (lang, name)));
    // A name that is the same in both languages belongs to neither of them.
    let mut statement = connection.prepare_cached(
        "INSERT INTO name VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT DO UPDATE SET lang = NULL WHERE lang != excluded.lang",
    )?;
    for (lang, name) in titles.into_iter().chain(aliases) {
        statement.execute(params![key(name), position, name, lang.code()])?;
    }
    Ok(())
}

fn insert_traits(connection: &Connection, position: i64, record: &Record) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached("INSERT OR IGNORE INTO card_trait VALUES (?1, ?2)")?;
    for slug in record.traits() {
        statement.execute(params![slug, position])?;
    }
    Ok(())
}

/// The words of the names of cards.
fn insert_words(connection: &Connection, position: i64, record: &Record) -> Result<(), StoreError> {
    if record.kind() != Kind::Card {
        return Ok(());
    }
    let sql = "INSERT OR IGNORE INTO card_word VALUES (?1, ?2)";
    let mut statement = connection.prepare_cached(sql)?;
    for lang in Lang::ALL {
        for word in record.names(lang).flat_map(words) {
            statement.execute(params![word, position])?;
        }
    }
    Ok(())
}
