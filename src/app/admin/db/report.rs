//! What `admin db` says of the player's own data.

use serde::Serialize;

use crate::CommandReport;
use crate::admin::doctor::report::UserDataHealth;
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
