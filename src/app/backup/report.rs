//! What `backup` and `restore` say of what they moved.

use std::path::Path;

use serde::Serialize;

use crate::CommandReport;
use crate::admin::amounts::{Tally, of_any};
use crate::backup::beside::FileBeside;
use keep::archive::ArchivedRecord as KeptRecord;
use page::Page;
use page::locale::{Texts, msg};

/// Where everything went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BackupDirection {
    /// Into a file.
    Out,
    /// Out of a file.
    In,
}

/// `{"file","records",…}`: how much of each kind was moved.
#[derive(Serialize)]
pub struct BackupReport {
    file: String,
    records: usize,
    #[serde(flatten)]
    tally: Tally,
    imports: usize,
    notes: usize,
    stars: usize,
    settings: usize,
    rules: usize,
    #[serde(skip)]
    way: BackupDirection,
}

impl BackupReport {
    /// Counts what was moved.
    pub fn new(way: BackupDirection, file: &Path, records: &[KeptRecord]) -> BackupReport {
        let mut moved = BackupReport {
            file: file.display().to_string(),
            records: records.len(),
            tally: Tally::default(),
            imports: 0,
            notes: 0,
            stars: 0,
            settings: 0,
            rules: 0,
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
            KeptRecord::Setting(setting) if FileBeside::is_rule(&setting.name) => self.rules += 1,
            KeptRecord::Setting(_) => self.settings += 1,
        }
    }

    fn counts(&self, texts: &Texts) -> String {
        let others = [
            (self.imports, msg::backup_imports(texts, self.imports)),
            (self.notes, msg::backup_notes(texts, self.notes)),
            (self.stars, msg::backup_stars(texts, self.stars)),
            (self.rules, msg::backup_rules(texts, self.rules)),
            (self.settings, msg::backup_settings(texts, self.settings)),
        ];
        let counts = self.tally.words(texts).into_iter().chain(others);
        let some: Vec<String> = of_any(counts).collect();
        if some.is_empty() {
            return msg::backup_nothing(texts);
        }
        some.join(" · ")
    }
}

impl CommandReport for BackupReport {
    fn page(&self, texts: &Texts) -> Page {
        let counts = self.counts(texts);
        Page::from_words(match self.way {
            BackupDirection::Out => msg::backup_written(texts, &self.file, counts),
            BackupDirection::In if self.file == "-" => msg::backup_taken_in(texts, counts),
            BackupDirection::In => msg::backup_restored(texts, &self.file, counts),
        })
    }
}
