//! All that is kept for a player as a list of records that is the same on every engine, to move from one to another.

use serde::{Deserialize, Serialize};

use super::UserError;
use super::clock::now;
use super::decks::NewVersion;
use super::imports::{FileRow, NewFile};

/// A thing that is kept, whole. Moments are seconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Record {
    /// A game, training or campaign.
    Log(LogRecord),
    Deck(DeckRecord),
    Import(FileRecord),
    /// Copies of a card in the collection.
    Owned(OwnedRecord),
    Note(NoteRecord),
    Star(StarRecord),
    Setting(SettingRecord),
}

impl Record {
    /// What is remembered under a name, if it is that.
    pub fn setting(&self) -> Option<&SettingRecord> {
        match self {
            Record::Setting(setting) => Some(setting),
            Record::Log(_)
            | Record::Deck(_)
            | Record::Import(_)
            | Record::Owned(_)
            | Record::Note(_)
            | Record::Star(_) => None,
        }
    }
}

/// A log with all its entries, those undone as well.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogRecord {
    pub kind: String,
    pub name: String,
    pub created: i64,
    /// Greater than that of any log used before.
    pub used: i64,
    /// Entries that count, from the first.
    pub head: i64,
    pub entries: Vec<String>,
}

/// A saved deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckRecord {
    pub name: String,
    /// The first to the last.
    pub versions: Vec<VersionRecord>,
}

/// A version of a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VersionRecord {
    pub number: i64,
    pub saved: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    pub body: String,
}

/// An imported card file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRecord {
    pub name: String,
    pub layout: String,
    pub imported: i64,
    /// Its rows as JSON, each with its line.
    pub rows: Vec<(usize, String)>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnedRecord {
    pub name: String,
    pub count: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteRecord {
    pub entry: String,
    pub body: String,
    pub written: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StarRecord {
    pub entry: String,
    pub since: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingRecord {
    pub name: String,
    pub body: String,
}

impl FileRecord {
    /// The same as a file to be stored.
    pub(super) fn file(&self) -> NewFile {
        let row = |(line, body): &(usize, String)| FileRow {
            line: *line,
            body: body.clone(),
        };
        NewFile {
            name: self.name.clone(),
            layout: self.layout.clone(),
            rows: self.rows.iter().map(row).collect(),
        }
    }
}

impl VersionRecord {
    /// The same as a version to be saved.
    pub(super) fn version(&self) -> NewVersion<'_> {
        NewVersion {
            source: self.source.as_deref(),
            note: self.note.as_deref(),
            body: &self.body,
        }
    }
}

/// The changes of a log that is taken over: seconds since 1970, more than any log has of its own, and more than at the
/// import before. So nobody who saw the log that stood here under its name takes the new one for it.
pub(super) fn as_of_now() -> i64 {
    now()
}

/// What a store does with all it keeps.
pub trait Archive {
    /// All that is kept, as it is at one moment: logs and card files in the order in which they were begun, notes in
    /// that in which they were written, everything else by name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn records(&self) -> Result<Vec<Record>, UserError>;

    /// Takes records over, all or none, and tells how many have been so far. In place of all there are if wanted.
    ///
    /// # Errors
    /// [`UserError::Occupied`] if something is kept that is not to be replaced.
    fn take_over(
        &mut self,
        records: &[Record],
        is_whole: bool,
        tell: &mut dyn FnMut(usize),
    ) -> Result<(), UserError>;
}
