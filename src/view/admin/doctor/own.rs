//! The user database, as `doctor` tells of it.

use serde::Serialize;

use super::super::amounts::{Tally, of_any};
use super::joined;
use crate::locale::{Texts, msg};
use crate::model::codes;
use crate::page::Facts;
use crate::store::{Holdings, Imported};
use crate::view::kit::numbers::{grouped, size};

codes!(
    /// What there is of a user database.
    OwnState {
        /// The system names no folder for it.
        NoFolder => "no-folder",
        /// Nothing has been kept yet.
        Missing => "missing",
        /// It can be read and, if nothing is said of it, written.
        Ready => "ready",
        /// An earlier version has written it; the next command brings it to the tables of today.
        Earlier => "earlier",
        /// It cannot be read.
        Unusable => "unusable",
    }
);

/// The user database.
#[derive(Serialize)]
pub struct Own {
    pub state: OwnState,
    pub path: Option<String>,
    /// The server's program with its version; nothing of a file on this machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    pub bytes: Option<u64>,
    /// The version of its tables.
    pub format: Option<i64>,
    /// What is in it, if its tables are those of today.
    pub kept: Option<Kept>,
}

/// What is kept in a user database, in numbers; nothing of what stands in it but the names of card files.
#[derive(Serialize)]
pub struct Kept {
    #[serde(flatten)]
    tally: Tally,
    imports: Vec<Import>,
}

#[derive(Serialize)]
struct Import {
    name: String,
    rows: usize,
}

impl From<Holdings> for Kept {
    fn from(holdings: Holdings) -> Kept {
        let import = |Imported { name, rows, .. }| Import { name, rows };
        Kept {
            tally: Tally::from(&holdings),
            imports: holdings.imports.into_iter().map(import).collect(),
        }
    }
}

impl Own {
    /// Adds what is known of it.
    pub fn add(&self, facts: &mut Facts, texts: &Texts) {
        facts.add(msg::doctor_label_own(texts), self.line(texts));
        if let Some(kept) = &self.kept {
            facts.add(msg::doctor_label_kept(texts), kept.counts(texts));
            facts.add(msg::doctor_label_imports(texts), kept.files(texts));
        }
    }

    fn line(&self, texts: &Texts) -> String {
        let state = match self.state {
            OwnState::NoFolder | OwnState::Unusable => msg::doctor_own_unusable(texts),
            OwnState::Missing => msg::doctor_own_missing(texts),
            OwnState::Ready => self.tables(texts),
            OwnState::Earlier => joined([self.tables(texts), msg::doctor_own_earlier(texts)]),
        };
        let size = self.bytes.map(|bytes| size(texts, bytes));
        let engine = self.engine.clone();
        joined(
            [self.path.clone(), engine, size, Some(state)]
                .into_iter()
                .flatten(),
        )
    }

    fn tables(&self, texts: &Texts) -> String {
        msg::doctor_own_format(texts, self.format.unwrap_or_default())
    }
}

impl Kept {
    fn counts(&self, texts: &Texts) -> String {
        joined(of_any(self.tally.words(texts)))
    }

    fn files(&self, texts: &Texts) -> String {
        let file = |file: &Import| {
            let rows = grouped(texts, file.rows as u128);
            msg::doctor_import(texts, &file.name, rows)
        };
        joined(self.imports.iter().map(file))
    }
}
