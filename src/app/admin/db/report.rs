//! What `db` says of the player's own data and of its moves.

use std::path::Path;

use serde::Serialize;

use crate::CommandReport;
use crate::admin::amounts::{Tally, of_any};
use crate::admin::doctor::report::UserDataHealth;
use keep::archive::ArchivedRecord as KeptRecord;
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page};

/// What keeps the player's own data.
#[derive(Serialize)]
pub struct Status {
    /// Where it is kept, how it stands, and what is in it.
    #[serde(flatten)]
    pub own: UserDataHealth,
    /// The version of the tables that this program writes.
    pub known: i64,
    /// Whether the program may write there, as far as it can be told without writing.
    #[serde(rename = "writable")]
    pub is_writable: bool,
}

impl CommandReport for Status {
    fn page(&self, texts: &Texts) -> Page {
        let mut facts = FactList::new(Labels::Long);
        self.own.add(&mut facts, texts);
        let mut page = Page::new();
        page.facts(facts);
        page
    }
}

/// `{"before","after"}`: the version of the tables as it was and as it is.
#[derive(Serialize)]
pub struct MigrationReport {
    /// The version before the move, 0 if there were no tables.
    pub before: i64,
    /// The version after it; the same as before if there was nothing to move.
    pub after: i64,
}

impl CommandReport for MigrationReport {
    fn page(&self, texts: &Texts) -> Page {
        Page::from_words(match self.before {
            0 => msg::db_made(texts, self.after),
            before if before == self.after => msg::db_migrated_before(texts, self.after),
            before => msg::db_migrated(texts, before, self.after),
        })
    }
}

/// Where everything went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransferDirection {
    /// Into a file.
    Out,
    /// Out of a file.
    In,
}

/// `{"file","records",…}`: how much of each kind was moved.
#[derive(Serialize)]
pub struct TransferReport {
    file: String,
    records: usize,
    #[serde(flatten)]
    tally: Tally,
    imports: usize,
    notes: usize,
    stars: usize,
    settings: usize,
    #[serde(skip)]
    way: TransferDirection,
}

impl TransferReport {
    /// Counts what was moved.
    pub fn new(way: TransferDirection, file: &Path, records: &[KeptRecord]) -> TransferReport {
        let mut moved = TransferReport {
            file: file.display().to_string(),
            records: records.len(),
            tally: Tally::default(),
            imports: 0,
            notes: 0,
            stars: 0,
            settings: 0,
            way,
        };
        for record in records {
            moved.tally.count(record);
            moved.count(record);
        }
        moved
    }

    /// Counts what is no part of the tally.
    fn count(&mut self, record: &KeptRecord) {
        match record {
            KeptRecord::Log(_) | KeptRecord::Deck(_) | KeptRecord::Owned(_) => {}
            KeptRecord::Import(_) => self.imports += 1,
            KeptRecord::Note(_) => self.notes += 1,
            KeptRecord::Star(_) => self.stars += 1,
            KeptRecord::Setting(_) => self.settings += 1,
        }
    }

    fn counts(&self, texts: &Texts) -> String {
        let others = [
            (self.imports, msg::db_imports(texts, self.imports)),
            (self.notes, msg::db_notes(texts, self.notes)),
            (self.stars, msg::db_stars(texts, self.stars)),
            (self.settings, msg::db_settings(texts, self.settings)),
        ];
        let counts = self.tally.words(texts).into_iter().chain(others);
        let some: Vec<String> = of_any(counts).collect();
        if some.is_empty() {
            return msg::db_nothing(texts);
        }
        some.join(" · ")
    }
}

impl CommandReport for TransferReport {
    fn page(&self, texts: &Texts) -> Page {
        let counts = self.counts(texts);
        Page::from_words(match self.way {
            TransferDirection::Out => msg::db_exported(texts, &self.file, counts),
            TransferDirection::In if self.file == "-" => msg::db_taken_in(texts, counts),
            TransferDirection::In => msg::db_imported(texts, &self.file, counts),
        })
    }
}
