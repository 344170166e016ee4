//! What the tables ask of records, and what no table asks but everything that reads them does. Whatever passes can be
//! kept beside the rest, shown, gone on with, written out and removed.

use std::collections::HashSet;

use crate::backup::beside::FileBeside;
use crate::deck::named_lists;
use keep::archive::{ArchivedRecord, DeckRecord, FileRecord, LogRecord, SettingRecord};
use keep::logs::LogKind;
use model::EntryId;
use model::text::{SyntaxFault, SyntaxKind};

/// The end of the year 9999: the last moment that is shown as a date.
const LAST_MOMENT: i64 = 253_402_300_799;
/// Counters go on from what stands here, and must not come to their end: as far as numbers of JSON are whole everywhere.
const HIGHEST: i64 = 1 << 53;

/// A field whose value cannot be kept.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct BadField {
    path: &'static str,
    kind: SyntaxKind,
}

impl BadField {
    /// A value its field does not allow.
    pub(super) fn new(path: &'static str, value: &impl ToString) -> BadField {
        BadField { path, kind: SyntaxKind::BadValue(value.to_string()) }
    }

    /// The fault of an import file this field makes: `line` counts from 1.
    pub(super) fn in_line(self, line: u32) -> SyntaxFault {
        SyntaxFault { path: self.path.to_owned(), line: Some(line), ..SyntaxFault::whole(self.kind) }
    }
}

/// The records that have passed, by what no two of a kind have in common.
#[derive(Default)]
pub(super) struct RecordCheck(HashSet<(String, String)>);

impl RecordCheck {
    /// Lets a record pass.
    ///
    /// # Errors
    /// With the first field that bars it.
    pub(super) fn admit(&mut self, record: &ArchivedRecord) -> Result<(), BadField> {
        match record {
            ArchivedRecord::Log(log) => {
                fitting_log(log)?;
                self.is_new(&log.kind, "name", &log.name)
            }
            ArchivedRecord::Deck(deck) => {
                fitting_deck(deck)?;
                self.is_new("deck", "name", &deck.name)
            }
            ArchivedRecord::Import(file) => {
                fitting_file(file)?;
                self.is_new("import", "name", &file.name)
            }
            ArchivedRecord::Owned(owned) => {
                within("count", owned.count, 1, u32::MAX.into())?;
                self.is_new("owned", "name", &owned.name)
            }
            ArchivedRecord::Note(note) => {
                moment("written", note.written)?;
                entry(&note.entry)
            }
            ArchivedRecord::Star(star) => {
                moment("since", star.since)?;
                entry(&star.entry)?;
                self.is_new("star", "entry", &star.entry)
            }
            ArchivedRecord::Setting(setting) => {
                fitting_setting(setting)?;
                self.is_new("setting", "name", &setting.name)
            }
        }
    }

    fn is_new(&mut self, kind: &str, path: &'static str, name: &str) -> Result<(), BadField> {
        if self.0.insert((kind.to_owned(), name.to_owned())) {
            return Ok(());
        }
        Err(BadField { path, kind: SyntaxKind::Repeated(name.to_owned()) })
    }
}

fn fitting_log(log: &LogRecord) -> Result<(), BadField> {
    if LogKind::from_code(&log.kind).is_none() {
        return Err(BadField::new("kind", &log.kind));
    }
    moment("created", log.created)?;
    moment("moved", log.moved)?;
    within("used", log.used, 0, HIGHEST)?;
    let most = i64::try_from(log.entries.len()).unwrap_or(HIGHEST);
    within("head", log.head, 1, most)
}

fn fitting_deck(deck: &DeckRecord) -> Result<(), BadField> {
    named_lists::check_name(&deck.name).map_err(|_| BadField::new("name", &deck.name))?;
    if deck.versions.is_empty() {
        return Err(BadField::new("versions", &"[]"));
    }
    let mut least = 1;
    for version in &deck.versions {
        moment("saved", version.saved)?;
        within("number", version.number, least, HIGHEST)?;
        least = version.number + 1;
    }
    Ok(())
}

fn fitting_file(file: &FileRecord) -> Result<(), BadField> {
    moment("imported", file.imported)?;
    let mut least = 1;
    for (line, _) in &file.rows {
        let line = i64::try_from(*line).unwrap_or(i64::MAX);
        within("rows", line, least, HIGHEST)?;
        least = line + 1;
    }
    Ok(())
}

fn fitting_setting(setting: &SettingRecord) -> Result<(), BadField> {
    match FileBeside::from_name(&setting.name) {
        Some(beside) if !beside.fits(&setting.body) => {
            // Of a rule its place may be wrong, of anything else what it says.
            if let FileBeside::Rule(path) = beside {
                Err(BadField::new("name", &path))
            } else {
                Err(BadField::new("body", &setting.body.len()))
            }
        }
        Some(_) | None => Ok(()),
    }
}

fn entry(id: &str) -> Result<(), BadField> {
    EntryId::try_from(id.to_owned()).map(drop).map_err(|_| BadField::new("entry", &id))
}

fn moment(path: &'static str, seconds: i64) -> Result<(), BadField> {
    within(path, seconds, 0, LAST_MOMENT)
}

fn within(path: &'static str, number: i64, least: i64, most: i64) -> Result<(), BadField> {
    if (least..=most).contains(&number) {
        return Ok(());
    }
    Err(BadField::new(path, &number))
}
