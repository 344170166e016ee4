//! The catalog database: every record, and the key of every name.

use std::path::Path;

use rusqlite::{Connection, Row, params};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::contents::{CatalogContents, EncodedRecord};
use super::on_disk;
use super::on_disk::{StoreError, record, records};
use model::text::{key, words};
use model::{Card, EntryId, Game, Kind, Lang, Localized, Record};

/// Short, for every look-up reads it: `position` is that of `entry` throughout.
const SCHEMA: &str = "
CREATE TABLE entry (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    title_de TEXT NOT NULL,
    title_en TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX title ON entry (game, kind, position, id, title_de, title_en);
CREATE TABLE name (
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    is_title INTEGER NOT NULL,
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

/// Records of boxes the player does not have. No list and no search shows them: they answer to their whole name and to
/// their id, which the register knows, and games begun with their box read them.
const UNOWNED_SCHEMA: &str = "
CREATE TABLE beyond (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    record TEXT NOT NULL,
    checksum INTEGER NOT NULL
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

    /// The same for who writes the records elsewhere as well.
    pub(super) fn create_beside<'c>(
        path: &Path,
        contents: &'c CatalogContents<'_>,
        beside: impl FnMut(EncodedRecord<'c>),
    ) -> Result<(), StoreError> {
        on_disk::create(path, |connection| fill(connection, contents, beside))
    }

    /// A database that lives and dies with the process.
    ///
    /// # Errors
    /// Only on faults inside SQLite.
    pub fn in_memory(contents: &CatalogContents<'_>) -> Result<CatalogDb, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        fill(&mut connection, contents, |_| ())?;
        Ok(CatalogDb { connection })
    }

    /// Opens a finished database. It is taken to never change, so nothing is locked.
    ///
    /// # Errors
    /// When the file is missing. Damage shows when it is read.
    pub fn open(path: &Path) -> Result<CatalogDb, StoreError> {
        let connection = on_disk::open(path)?;
        Ok(CatalogDb { connection })
    }

    /// All records with a name that equals `query` when folded: rules before cards, titles before
    /// aliases, then in list order. One query.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn find_by_name(&self, query: &str, game: Option<Game>) -> Result<Vec<NameMatch>, StoreError> {
        let mut statement = self.connection.prepare(
            "SELECT entry.id, entry.record, entry.checksum, name.is_title
             FROM name JOIN entry USING (position)
             WHERE name.key = ?1 AND (?2 IS NULL OR entry.game = ?2)
             ORDER BY entry.kind = 'card', name.is_title DESC, entry.position",
        )?;
        let mut rows = statement.query(params![key(query), game.map(Game::code)])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(NameMatch { record: record(row)?, is_title: row.get(3)? });
        }
        Ok(found)
    }

    /// The record with this id.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn record(&self, id: &str) -> Result<Option<Record>, StoreError> {
        let sql = "SELECT id, record, checksum FROM entry WHERE id = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query([id])?;
        rows.next()?.map(record).transpose()
    }

    /// All records of a game and a kind, in list order.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn of_kind(&self, game: Game, kind: Kind) -> Result<Vec<Record>, StoreError> {
        let mut statement = self
            .connection
            .prepare("SELECT id, record, checksum FROM entry WHERE game = ?1 AND kind = ?2 ORDER BY position")?;
        records(statement.query([game.code(), kind.code()])?)
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
    transaction.execute_batch(UNOWNED_SCHEMA)?;
    let mut positions = 1_i64..;
    for filed in contents.filed() {
        let filed = filed?;
        match positions.next().filter(|_| filed.is_own) {
            Some(position) => insert(&transaction, position, &filed)?,
            None => insert_unowned(&transaction, &filed)?,
        }
        beside(filed);
    }
    transaction.commit()?;
    Ok(())
}

fn insert(connection: &Connection, position: i64, filed: &EncodedRecord<'_>) -> Result<(), StoreError> {
    let record = filed.record;
    insert_record(connection, position, filed)?;
    insert_names(connection, position, record)?;
    insert_traits(connection, position, record)?;
    insert_words(connection, position, record)
}

fn insert_record(connection: &Connection, position: i64, filed: &EncodedRecord<'_>) -> Result<(), StoreError> {
    let record = filed.record;
    let title = record.title();
    connection.prepare_cached("INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?.execute(params![
        position,
        record.id().as_str(),
        record.game().code(),
        record.kind().code(),
        title.de,
        title.en,
        filed.json,
        filed.checksum,
    ])?;
    Ok(())
}

/// Titles go in first: where a title and an alias share a key, the title counts.
fn insert_names(connection: &Connection, position: i64, record: &Record) -> Result<(), StoreError> {
    let titles = Lang::ALL.map(|lang| (lang, record.title().get(lang), true));
    let by_lang = record.aliases().iter();
    let aliases = by_lang.flat_map(|(lang, names)| names.iter().map(move |name| (lang, name, false)));
    // A name that is the same in both languages belongs to neither of them.
    let mut statement = connection.prepare_cached(
        "INSERT INTO name VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET lang = NULL WHERE lang != excluded.lang",
    )?;
    for (lang, name, is_title) in titles.into_iter().chain(aliases) {
        statement.execute(params![key(name), position, is_title, name, lang.code()])?;
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

/// Writes a record. Its names stand in the register.
fn insert_unowned(connection: &Connection, filed: &EncodedRecord<'_>) -> Result<(), StoreError> {
    let mut rows = connection.prepare_cached("INSERT INTO beyond VALUES (?1, ?2, ?3, ?4)")?;
    let (id, kind) = (filed.record.id().as_str(), filed.record.kind().code());
    rows.execute(params![id, kind, filed.json, filed.checksum])?;
    Ok(())
}

/// A record of a card as far as games read it: what it refers to is passed over.
#[derive(Deserialize)]
enum StoredCard {
    Card(Box<BareCard>),
    Rule(IgnoredAny),
    Ccg(IgnoredAny),
}

#[derive(Deserialize)]
struct BareCard {
    card: Card,
}

impl CatalogDb {
    /// All cards of Captain's Chair as they are printed: those of the player's boxes in list order, then those of
    /// others by their ids.
    ///
    /// # Errors
    /// When the catalog is damaged.
    pub fn printed_cards(&self) -> Result<Vec<Card>, StoreError> {
        let mut cards = self.read_printed(
            "SELECT id, record, checksum FROM entry WHERE game = 'cc' AND kind = 'card' ORDER BY position",
        )?;
        let beyond = "SELECT id, record, checksum FROM beyond WHERE kind = 'card' ORDER BY id";
        cards.append(&mut self.read_printed(beyond)?);
        Ok(cards)
    }

    fn read_printed(&self, sql: &str) -> Result<Vec<Card>, StoreError> {
        let mut statement = self.connection.prepare(sql)?;
        let found: Vec<StoredCard> = records(statement.query([])?)?;
        let cards = found.into_iter().filter_map(|record| match record {
            StoredCard::Card(bare) => Some(bare.card),
            StoredCard::Rule(IgnoredAny) | StoredCard::Ccg(IgnoredAny) => None,
        });
        Ok(cards.collect())
    }
}
