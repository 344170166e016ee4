//! What `db` says of the player's own data and of its moves.

use std::path::Path;

use serde::Serialize;

use super::doctor::Own;
use crate::locale::{Texts, msg};
use crate::page::{Facts, Labels, Page};
use crate::store::{KeptRecord, LogKind};
use crate::view::Show;

/// What keeps the player's own data.
#[derive(Serialize)]
pub struct Status {
    #[serde(flatten)]
    pub own: Own,
    /// The version of the tables that this program writes.
    pub known: i64,
    #[serde(rename = "writable")]
    pub is_writable: bool,
}

impl Show for Status {
    fn page(&self, texts: &Texts) -> Page {
        let mut facts = Facts::new(Labels::Long);
        self.own.add(&mut facts, texts);
        let mut page = Page::new();
        page.facts(facts);
        page
    }
}

/// `{"before","after"}`: the version of the tables as it was and as it is.
#[derive(Serialize)]
pub struct Migrated {
    pub before: i64,
    pub after: i64,
}

impl Show for Migrated {
    fn page(&self, texts: &Texts) -> Page {
        Page::of(match self.before {
            0 => msg::db_made(texts, self.after),
            before if before == self.after => msg::db_migrated_before(texts, self.after),
            before => msg::db_migrated(texts, before, self.after),
        })
    }
}

/// Where everything went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Into a file.
    Out,
    /// Out of a file.
    In,
}

/// `{"file","records",…}`: how much of each kind was moved.
#[derive(Serialize)]
pub struct Moved {
    file: String,
    records: usize,
    games: usize,
    trainings: usize,
    campaigns: usize,
    decks: usize,
    imports: usize,
    owned: usize,
    notes: usize,
    stars: usize,
    settings: usize,
    #[serde(skip)]
    way: Way,
}

impl Moved {
    /// Counts what was moved.
    pub fn of(way: Way, file: &Path, records: &[KeptRecord]) -> Moved {
        let mut moved = Moved {
            file: file.display().to_string(),
            records: records.len(),
            games: 0,
            trainings: 0,
            campaigns: 0,
            decks: 0,
            imports: 0,
            owned: 0,
            notes: 0,
            stars: 0,
            settings: 0,
            way,
        };
        for record in records {
            *moved.count(record) += 1;
        }
        moved
    }

    fn count(&mut self, record: &KeptRecord) -> &mut usize {
        match record {
            KeptRecord::Log(log) => match LogKind::from_code(&log.kind) {
                Some(LogKind::Campaign) => &mut self.campaigns,
                Some(LogKind::Cadet) => &mut self.trainings,
                Some(LogKind::Solo) | None => &mut self.games,
            },
            KeptRecord::Deck(_) => &mut self.decks,
            KeptRecord::Import(_) => &mut self.imports,
            KeptRecord::Owned(_) => &mut self.owned,
            KeptRecord::Note(_) => &mut self.notes,
            KeptRecord::Star(_) => &mut self.stars,
            KeptRecord::Setting(_) => &mut self.settings,
        }
    }

    fn counts(&self, texts: &Texts) -> String {
        let counts = [
            (self.games, msg::doctor_kept_games(texts, self.games)),
            (
                self.trainings,
                msg::doctor_kept_trainings(texts, self.trainings),
            ),
            (
                self.campaigns,
                msg::doctor_kept_campaigns(texts, self.campaigns),
            ),
            (self.decks, msg::doctor_kept_decks(texts, self.decks)),
            (self.owned, msg::doctor_kept_owned(texts, self.owned)),
            (self.imports, msg::db_imports(texts, self.imports)),
            (self.notes, msg::db_notes(texts, self.notes)),
            (self.stars, msg::db_stars(texts, self.stars)),
            (self.settings, msg::db_settings(texts, self.settings)),
        ];
        let some = counts.into_iter().filter(|(count, _)| *count > 0);
        let some: Vec<String> = some.map(|(_, words)| words).collect();
        if some.is_empty() {
            return msg::db_nothing(texts);
        }
        some.join(" · ")
    }
}

impl Show for Moved {
    fn page(&self, texts: &Texts) -> Page {
        let counts = self.counts(texts);
        Page::of(match self.way {
            Way::Out => msg::db_exported(texts, &self.file, counts),
            Way::In => msg::db_imported(texts, &self.file, counts),
        })
    }
}
