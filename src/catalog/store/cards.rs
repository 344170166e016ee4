//! The database of the card search: every card by its position in the order of names.

use std::collections::BTreeSet;
use std::path::Path;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::name_list;
use super::name_list::NameList;
use super::on_disk;
use super::on_disk::{RecordForm, StoreError, checksum, record, records};
use data::record_for;
use model::text::key;
use model::{Boxes, CollectorNumber, Game, Lang, Printing, Record};

const SCHEMA: &str = "
CREATE TABLE card (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    record BLOB NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
CREATE TABLE name (
    key TEXT NOT NULL,
    position INTEGER NOT NULL REFERENCES card (position),
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    full_name TEXT NOT NULL,
    PRIMARY KEY (key, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE printing (
    number INTEGER NOT NULL,
    set_number INTEGER NOT NULL,
    position INTEGER NOT NULL REFERENCES card (position),
    game TEXT NOT NULL,
    PRIMARY KEY (number, set_number, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE imported (
    names BLOB NOT NULL,
    sets TEXT NOT NULL
) STRICT;
";

/// An opened database of cards.
pub struct CardDb {
    connection: Connection,
    /// Those of whoever asks.
    boxes: Boxes,
}

impl CardDb {
    /// Writes a new database file with cards in their order. The file must not exist.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn create(path: &Path, cards: &[Record], form: RecordForm) -> Result<(), StoreError> {
        on_disk::create(path, |connection| fill(connection, cards, form))
    }

    /// The bytes of a database.
    ///
    /// # Errors
    /// Only on faults inside SQLite.
    pub fn write_bytes(cards: &[Record]) -> Result<Vec<u8>, StoreError> {
        on_disk::write_bytes(|connection| fill(connection, cards, RecordForm::Plain))
    }

    /// Opens a finished database for reading only, for somebody who has some boxes.
    ///
    /// # Errors
    /// When it is missing or damaged.
    pub fn open(path: &Path, boxes: &Boxes) -> Result<CardDb, StoreError> {
        Ok(CardDb { connection: on_disk::open(path)?, boxes: boxes.clone() })
    }

    /// Opens a finished database that lies in memory.
    ///
    /// # Errors
    /// When the bytes are none. Damage shows when it is read.
    pub fn from_bytes(bytes: &[u8], boxes: &Boxes) -> Result<CardDb, StoreError> {
        Ok(CardDb { connection: on_disk::open_bytes(bytes)?, boxes: boxes.clone() })
    }

    fn read(&self, row: &Row<'_>) -> Result<Record, StoreError> {
        Ok(record_for(record(row)?, &self.boxes))
    }

    /// The card at a position, counted from 0.
    ///
    /// # Errors
    /// When there is none, or the database is damaged.
    pub fn card(&self, position: u32) -> Result<Record, StoreError> {
        let sql = "SELECT id, record, checksum FROM card WHERE position = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query([position])?;
        match rows.next()? {
            Some(row) => self.read(row),
            None => Err(rusqlite::Error::QueryReturnedNoRows.into()),
        }
    }

    /// The card with this id.
    ///
    /// # Errors
    /// When the database is damaged.
    pub fn find_by_id(&self, id: &str) -> Result<Option<Record>, StoreError> {
        let sql = "SELECT id, record, checksum FROM card WHERE id = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query([id])?;
        rows.next()?.map(|row| self.read(row)).transpose()
    }

    /// All cards of a game with a name of this key ([`model::text::key`]), whether full name, title or
    /// old name, in the order of names.
    ///
    /// # Errors
    /// When the database is damaged.
    pub fn by_name(&self, game: Game, key: &str) -> Result<Vec<Record>, StoreError> {
        let sql = "SELECT id, record, checksum FROM name JOIN card USING (position)
            WHERE key = ?1 AND game = ?2 ORDER BY position";
        let mut statement = self.connection.prepare_cached(sql)?;
        records(statement.query([key, game.code()])?)
    }

    /// All cards of a game with a printing of this collector's number, whatever its letters, in the
    /// order of names; in any set if `set` is `None`.
    ///
    /// # Errors
    /// When the database is damaged.
    pub fn by_number(&self, game: Game, set: Option<u32>, number: u32) -> Result<Vec<Record>, StoreError> {
        let sql = "SELECT id, record, checksum FROM card WHERE position IN (
            SELECT position FROM printing
            WHERE number = ?1 AND game = ?2 AND (?3 IS NULL OR set_number = ?3)
            ) ORDER BY position";
        let mut statement = self.connection.prepare_cached(sql)?;
        records(statement.query(params![number, game.code(), set])?)
    }

    /// All names of the cards of a game, each with the full name of its card, for suggestions.
    ///
    /// # Errors
    /// When the database is damaged.
    pub fn names(&self, game: Game) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT name, full_name FROM name WHERE game = ?1 ORDER BY position, key";
        let mut statement = self.connection.prepare(sql)?;
        let names = statement.query_map([game.code()], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    /// The keys of all names of the cards of a game, in order.
    ///
    /// # Errors
    /// When the database is damaged.
    pub fn keys(&self, game: Game) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT key FROM name WHERE game = ?1 ORDER BY key";
        let mut statement = self.connection.prepare(sql)?;
        let keys = statement.query_map([game.code()], |row| row.get(0))?;
        Ok(keys.collect::<Result<_, _>>()?)
    }

    /// What the cards are called that were imported, and the sets they came in, for the Tab key: in one piece each.
    ///
    /// # Errors
    /// When the database is damaged.
    pub fn imported(&self) -> Result<(NameList, Vec<String>), StoreError> {
        let read = |row: &Row<'_>| Ok((row.get(0)?, row.get::<_, String>(1)?));
        let sql = "SELECT names, sets FROM imported";
        let (names, sets) = self.connection.query_row(sql, [], read)?;
        let sets = sets.lines().map(str::to_owned).collect();
        Ok((NameList::read(names, &self.boxes)?, sets))
    }

    /// The id of the card at a position.
    ///
    /// # Errors
    /// When there is none, or the database is damaged.
    pub fn id(&self, position: u32) -> Result<String, StoreError> {
        let sql = "SELECT id FROM card WHERE position = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let id = statement.query_row([position], |row| row.get(0)).optional()?;
        Ok(id.ok_or(rusqlite::Error::QueryReturnedNoRows)?)
    }
}

fn fill(connection: &mut Connection, cards: &[Record], form: RecordForm) -> Result<(), StoreError> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(SCHEMA)?;
    {
        let mut row = transaction.prepare("INSERT INTO card VALUES (?1, ?2, ?3, ?4)")?;
        // Many cards are called alike in both languages: one row is enough.
        let mut name = transaction.prepare("INSERT OR IGNORE INTO name VALUES (?1, ?2, ?3, ?4, ?5)")?;
        let mut printing = transaction.prepare("INSERT OR IGNORE INTO printing VALUES (?1, ?2, ?3, ?4)")?;
        for (position, card) in (0_i64..).zip(cards) {
            let bytes = form.bytes(card)?;
            row.execute(params![position, card.id().as_str(), bytes, checksum(&bytes)])?;
            for (spelling, full) in names(card) {
                let game = card.game().code();
                name.execute(params![key(spelling), position, game, spelling, full])?;
            }
            for found in numbers(card) {
                let game = card.game().code();
                printing.execute(params![found.number, found.set, position, game])?;
            }
        }
    }
    let imported = || cards.iter().filter(|card| is_imported(card));
    let names = name_list::written(imported());
    let distinct: BTreeSet<&str> = imported().flat_map(sets).collect();
    let sets = Vec::from_iter(distinct).join("\n");
    transaction.execute("INSERT INTO imported VALUES (?1, ?2)", params![names, sets])?;
    transaction.commit()?;
    Ok(())
}

fn is_imported(card: &Record) -> bool {
    match card {
        Record::Ccg(record) => record.is_imported,
        Record::Rule(_) | Record::Card(_) => false,
    }
}

/// The sets a card of the Star Trek CCG came in.
fn sets(card: &Record) -> impl Iterator<Item = &str> {
    let sets = printings(card).iter();
    sets.map(|printing| printing.set.as_str())
}

/// The collector's numbers of a card of the Star Trek CCG.
fn numbers(card: &Record) -> impl Iterator<Item = CollectorNumber<'_>> {
    let numbers = printings(card).iter();
    numbers.filter_map(|printing| CollectorNumber::parse(&printing.number))
}

fn printings(card: &Record) -> &[Printing] {
    match card {
        Record::Ccg(record) => &record.card.printings,
        Record::Rule(_) | Record::Card(_) => &[],
    }
}

/// The names of a card, each with its full name in the same language.
fn names(card: &Record) -> impl Iterator<Item = (&str, &str)> {
    Lang::ALL.into_iter().flat_map(|lang| {
        let full = card.title().get(lang).as_str();
        let others = card.aliases().get(lang).iter().map(String::as_str);
        std::iter::once(full).chain(others).map(move |name| (name, full))
    })
}
