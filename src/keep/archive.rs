//! All that is kept for a player as a list of records that is the same on every engine, to move from one to another.

use std::io;

use serde::{Deserialize, Serialize};

use super::UserError;
use super::clock::{now, number};
use super::damage::{DamagedItem, KeptKind};
use super::decks::{NewVersion, insert_version};
use super::engine::{Engine, Executor, SqlRow, SqlValue, first, readable, readable_by, values};
use super::imports::{FileRow, NewFile, insert_file};
use super::logs::{LogKind, insert_entries, new_id};
use model::SystemFault;

/// A thing that is kept, whole. Moments are seconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum ArchivedRecord {
    /// A game, training or campaign.
    Log(LogRecord),
    /// A saved deck with all its versions.
    Deck(DeckRecord),
    /// An imported card file with its rows.
    Import(FileRecord),
    /// Copies of a card in the collection.
    Owned(OwnedRecord),
    /// What the player wrote on an entry or a card.
    Note(NoteRecord),
    /// An entry or a card the player has starred.
    Star(StarRecord),
    /// What the program remembers under a name.
    Setting(SettingRecord),
}

impl ArchivedRecord {
    /// What is remembered under a name, if it is that.
    pub fn setting(&self) -> Option<&SettingRecord> {
        if let ArchivedRecord::Setting(setting) = self { Some(setting) } else { None }
    }

    /// What it is and what it is called.
    pub fn item(&self) -> DamagedItem {
        let (kind, name) = match self {
            ArchivedRecord::Log(log) => (kind_of_code(&log.kind), &log.name),
            ArchivedRecord::Deck(deck) => (KeptKind::Deck, &deck.name),
            ArchivedRecord::Import(file) => (KeptKind::Import, &file.name),
            ArchivedRecord::Owned(owned) => (KeptKind::Owned, &owned.name),
            ArchivedRecord::Note(note) => (KeptKind::Note, &note.entry),
            ArchivedRecord::Star(star) => (KeptKind::Star, &star.entry),
            ArchivedRecord::Setting(setting) => (KeptKind::Setting, &setting.name),
        };
        DamagedItem { kind, name: name.clone() }
    }
}

/// A log with all its entries, those undone as well.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogRecord {
    /// Code of the [`LogKind`].
    pub kind: String,
    /// No other log of its kind has it.
    pub name: String,
    /// When the log was begun.
    pub created: i64,
    /// Greater than that of any log used before.
    pub used: i64,
    /// When it went on last; 0 where nobody knows.
    #[serde(default, skip_serializing_if = "is_unknown")]
    pub moved: i64,
    /// Entries that count, from the first.
    pub head: i64,
    /// First to last; those behind the head have been undone.
    pub entries: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_unknown(moment: &i64) -> bool {
    *moment == 0
}

/// A saved deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckRecord {
    /// No other deck has it.
    pub name: String,
    /// The first to the last.
    pub versions: Vec<ArchivedVersion>,
}

/// A version of a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchivedVersion {
    /// Counts from 1 within the deck.
    pub number: i64,
    /// When it was saved.
    pub saved: i64,
    /// Where the list is from; absent where nobody has said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// What its player has to say about it; absent where that is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The list as it was written.
    pub body: String,
}

/// An imported card file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRecord {
    /// The name it is known by, which no other file has.
    pub name: String,
    /// Code of its layout, as in `2e-23`.
    pub layout: String,
    /// When it was read in last.
    pub imported: i64,
    /// Its rows as JSON, each with its line.
    pub rows: Vec<(usize, String)>,
}

/// Copies of a card in the collection.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnedRecord {
    /// Full name of the card of Second Edition.
    pub name: String,
    /// How many copies there are, at least 1.
    pub count: i64,
}

/// A note of the player; there may be several on one thing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteRecord {
    /// Id of the entry or card it is on.
    pub entry: String,
    /// What the player wrote.
    pub body: String,
    /// When it was written.
    pub written: i64,
}

/// A star of the player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StarRecord {
    /// Id of the entry or card that bears it.
    pub entry: String,
    /// When it was given.
    pub since: i64,
}

/// A value the program remembers; there is one for each name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingRecord {
    /// What the value is kept under.
    pub name: String,
    /// The value, in whatever form the program gave to it.
    pub body: String,
}

impl FileRecord {
    /// The record as a card file to be stored.
    pub(super) fn file(&self) -> NewFile {
        let row = |(line, body): &(usize, String)| FileRow { line: *line, body: body.clone() };
        NewFile { name: self.name.clone(), layout: self.layout.clone(), rows: self.rows.iter().map(row).collect() }
    }
}

impl ArchivedVersion {
    /// The archived version as one to be saved.
    pub(super) fn version(&self) -> NewVersion<'_> {
        NewVersion { source: self.source.as_deref(), note: self.note.as_deref(), body: &self.body }
    }
}

/// What a store does with all it keeps.
pub trait Archive {
    /// All that is kept, as it is at one moment: logs and card files in the order in which they were begun, notes in
    /// that in which they were written, everything else by name. Of what is damaged only what can be read: a log up to
    /// its damaged entry, a deck or a card file without the version or row; the store's
    /// [`StoreCondition`](crate::damage::StoreCondition) names it.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn records(&self) -> Result<Vec<ArchivedRecord>, UserError>;

    /// Takes records over, all or none, and tells how many have been so far. In place of all there are if wanted.
    /// `meanwhile` happens before they count, and takes them back if it fails.
    ///
    /// # Errors
    /// [`UserError::Occupied`] if something is kept that is not to be replaced.
    fn take_over(
        &mut self,
        records: &[ArchivedRecord],
        is_whole: bool,
        tell: &mut dyn FnMut(usize),
        meanwhile: &mut dyn FnMut() -> io::Result<()>,
    ) -> Result<(), UserError>;
}

/// What is kept in tables of its own; the rest hangs on these.
const TABLES: [&str; 7] = ["[game|log]", "deck", "import_file", "owned", "note", "star", SETTINGS];
/// What was set.
const SETTINGS: &str = "setting";

/// Reads all of a kind.
type ReadSection = fn(&mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError>;

/// All there is, in the order of the records.
const SECTIONS: [(KeptKind, ReadSection); 7] = [
    (KeptKind::Game, logs),
    (KeptKind::Deck, decks),
    (KeptKind::Import, imports),
    (KeptKind::Owned, owned),
    (KeptKind::Note, notes),
    (KeptKind::Star, stars),
    (KeptKind::Setting, settings),
];

impl<S: Engine> Archive for S {
    fn records(&self) -> Result<Vec<ArchivedRecord>, UserError> {
        self.read_snapshot(|db| {
            let mut records = Vec::new();
            for (kind, read) in SECTIONS {
                match read(db) {
                    Err(error) if error.fault() == SystemFault::Damaged => {
                        db.report(DamagedItem { kind, name: String::new() });
                    }
                    section => records.extend(section?),
                }
            }
            Ok(records)
        })
    }

    fn take_over(
        &mut self,
        records: &[ArchivedRecord],
        is_whole: bool,
        tell: &mut dyn FnMut(usize),
        meanwhile: &mut dyn FnMut() -> io::Result<()>,
    ) -> Result<(), UserError> {
        self.write(|db| {
            for table in TABLES {
                let sql = format!("SELECT count(*) FROM @{table} [WHERE owner = $1]");
                let kept = first(db, &sql, &[], |row| row.number(0))?;
                // What was merely set is no property: it gives way.
                if !is_whole && kept != Some(0) && table != SETTINGS {
                    return Err(UserError::Occupied);
                }
                db.run(&format!("DELETE FROM @{table} [WHERE owner = $1]"), &[])?;
            }
            for (at, record) in (1..).zip(records) {
                insert(db, record)?;
                tell(at);
            }
            Ok(meanwhile()?)
        })
    }
}

const SELECT_LOGS: &str = "SELECT name, kind, id, created, used, head, moved FROM @[game|log]";

fn logs(db: &mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError> {
    readable_by(db, kind_of_log, &format!("{SELECT_LOGS} [WHERE owner = $1] ORDER BY id"), &[], archived_log)
}

/// The log with an id, as far as it can be read; `None` if there is none, or nothing of it can.
pub(super) fn read_log(db: &mut dyn Executor, id: i64) -> Result<Option<ArchivedRecord>, UserError> {
    let sql = format!("{SELECT_LOGS} WHERE [owner = $1 AND] id = $2");
    Ok(readable_by(db, kind_of_log, &sql, values![id], archived_log)?.into_iter().next())
}

/// A log up to the first of its entries that is damaged.
fn archived_log(db: &mut dyn Executor, row: &SqlRow) -> Result<ArchivedRecord, UserError> {
    let entries = "SELECT [event|body] FROM @[game_event|entry] WHERE [game|log] = $2
        ORDER BY [seq|number]";
    let (name, kind, head) = (row.text(0)?, row.text(1)?, row.number(5)?);
    LogKind::from_code(&kind).ok_or_else(|| row.damage())?;
    let mut entries = db.rows(entries, values![row.number(2)?])?;
    let whole = entries.iter().position(|entry| entry.is_damaged).unwrap_or(entries.len());
    if whole < entries.len() {
        db.report(DamagedItem { kind: kind_of_log(row), name: name.clone() });
        entries.truncate(whole);
    }
    Ok(ArchivedRecord::Log(LogRecord {
        kind,
        name,
        created: row.number(3)?,
        used: row.number(4)?,
        moved: row.number(6)?,
        head: head.min(number(whole)),
        entries: entries.iter().map(|entry| entry.text(0)).collect::<Result<_, _>>()?,
    }))
}

fn kind_of_log(row: &SqlRow) -> KeptKind {
    kind_of_code(&row.text(1).unwrap_or_default())
}

/// A log whose kind nobody knows is most likely a game.
fn kind_of_code(code: &str) -> KeptKind {
    LogKind::from_code(code).map_or(KeptKind::Game, KeptKind::from)
}

fn decks(db: &mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError> {
    let sql = "SELECT name FROM @deck [WHERE owner = $1] ORDER BY name";
    readable(db, KeptKind::Deck, sql, &[], |db, row| read_deck(db, row.text(0)?))
}

/// The deck of a name with its versions; none where there is no such deck.
pub(super) fn read_deck(db: &mut dyn Executor, name: String) -> Result<ArchivedRecord, UserError> {
    let versions = "SELECT deck, number, saved, source, note, body FROM @deck_version
        WHERE [owner = $1 AND] deck = $2 ORDER BY number";
    let version = |_: &mut dyn Executor, row: &SqlRow| {
        Ok(ArchivedVersion {
            number: row.number(1)?,
            saved: row.number(2)?,
            source: row.optional_text(3)?,
            note: row.optional_text(4)?,
            body: row.text(5)?,
        })
    };
    let versions = readable(db, KeptKind::Deck, versions, values![&name], version)?;
    Ok(ArchivedRecord::Deck(DeckRecord { name, versions }))
}

fn imports(db: &mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError> {
    let sql = "SELECT id, name, layout, imported FROM @import_file [WHERE owner = $1] ORDER BY id";
    let lines = "SELECT file.name, own.line, own.body FROM @import_row AS own
        JOIN @import_file AS file ON file.id = own.file WHERE own.file = $2 ORDER BY own.line";
    let line = |_: &mut dyn Executor, row: &SqlRow| Ok((row.count(1)?, row.text(2)?));
    readable(db, KeptKind::Import, sql, &[], |db, row| {
        Ok(ArchivedRecord::Import(FileRecord {
            name: row.text(1)?,
            layout: row.text(2)?,
            imported: row.number(3)?,
            rows: readable(db, KeptKind::Import, lines, values![row.number(0)?], line)?,
        }))
    })
}

fn owned(db: &mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError> {
    let sql = "SELECT name, count FROM @owned [WHERE owner = $1] ORDER BY name";
    readable(db, KeptKind::Owned, sql, &[], |_, row| {
        let (name, count) = (row.text(0)?, row.number(1)?);
        Ok(ArchivedRecord::Owned(OwnedRecord { name, count }))
    })
}

fn notes(db: &mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError> {
    let sql = "SELECT entry, body, written FROM @note [WHERE owner = $1] ORDER BY id";
    readable(db, KeptKind::Note, sql, &[], |_, row| {
        let (entry, body, written) = (row.text(0)?, row.text(1)?, row.number(2)?);
        Ok(ArchivedRecord::Note(NoteRecord { entry, body, written }))
    })
}

fn stars(db: &mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError> {
    let sql = "SELECT entry, since FROM @star [WHERE owner = $1] ORDER BY entry";
    readable(db, KeptKind::Star, sql, &[], |_, row| {
        let (entry, since) = (row.text(0)?, row.number(1)?);
        Ok(ArchivedRecord::Star(StarRecord { entry, since }))
    })
}

fn settings(db: &mut dyn Executor) -> Result<Vec<ArchivedRecord>, UserError> {
    let sql = "SELECT name, body FROM @setting [WHERE owner = $1] ORDER BY name";
    readable(db, KeptKind::Setting, sql, &[], |_, row| {
        let (name, body) = (row.text(0)?, row.text(1)?);
        Ok(ArchivedRecord::Setting(SettingRecord { name, body }))
    })
}

/// Puts a record into its tables, where nothing has its name.
pub(super) fn insert(db: &mut dyn Executor, record: &ArchivedRecord) -> Result<(), UserError> {
    let (sql, values): (&str, Vec<SqlValue>) = match record {
        ArchivedRecord::Log(log) => return insert_log(db, log),
        ArchivedRecord::Deck(deck) => return insert_deck(db, deck),
        ArchivedRecord::Import(record) => return insert_file(db, &record.file(), record.imported),
        ArchivedRecord::Owned(OwnedRecord { name, count }) => {
            ("INSERT INTO @owned ([owner,] name, count) VALUES ([$1,] $2, $3)", values![name, *count].to_vec())
        }
        ArchivedRecord::Note(NoteRecord { entry, body, written }) => (
            "INSERT INTO @note ([owner,] entry, body, written) VALUES ([$1,] $2, $3, $4)",
            values![entry, body, *written].to_vec(),
        ),
        ArchivedRecord::Star(StarRecord { entry, since }) => {
            ("INSERT INTO @star ([owner,] entry, since) VALUES ([$1,] $2, $3)", values![entry, *since].to_vec())
        }
        ArchivedRecord::Setting(SettingRecord { name, body }) => {
            ("INSERT INTO @setting ([owner,] name, body) VALUES ([$1,] $2, $3)", values![name, body].to_vec())
        }
    };
    db.run(sql, &values).map(drop)
}

/// Its changes are seconds since 1970, more than any log has of its own, and more than at the import before. So nobody
/// who saw the log that stood here under its name takes the new one for it.
fn insert_log(db: &mut dyn Executor, log: &LogRecord) -> Result<(), UserError> {
    let sql = concat!(
        "INSERT INTO @[game|log] ([owner|id], kind, name, created, used, head, changes, moved)
        VALUES ([$1|",
        new_id!(),
        "], $2, $3, $4, $5, $6, $7, $8) RETURNING id"
    );
    let LogRecord { kind, name, .. } = log;
    let values = values![kind, name, log.created, log.used, log.head, now(), log.moved];
    let id = first(db, sql, values, |row| row.number(0))?.unwrap_or_default();
    let entries: Vec<&str> = log.entries.iter().map(String::as_str).collect();
    insert_entries(db, id, 1, &entries)
}

fn insert_deck(db: &mut dyn Executor, deck: &DeckRecord) -> Result<(), UserError> {
    let sql = "INSERT INTO @deck ([owner,] name) VALUES ([$1,] $2)";
    db.run(sql, values![&deck.name])?;
    deck.versions.iter().try_for_each(|record| {
        let place = (record.number, record.saved);
        insert_version(db, &deck.name, place, record.version())
    })
}
