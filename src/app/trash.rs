//! What was removed and can be brought back.

use serde::Serialize;

use crate::CommandReport;
use keep::trash::{TrashKind, TrashedItem};
use page::locale::{Texts, msg};
use page::{Page, PageTable};

/// `{"removed":[{"kind","name","removed"}]}`: what can be brought back, removed last first.
#[derive(Debug, Serialize)]
pub struct TrashList {
    /// The things.
    pub removed: Vec<TrashRow>,
}

/// A thing that was removed.
#[derive(Debug, Serialize)]
pub struct TrashRow {
    kind: TrashKind,
    name: String,
    /// Seconds since 1970.
    removed: i64,
    /// When it was removed, in the time of this place: `2026-05-01 18:30`.
    #[serde(skip)]
    when: String,
}

impl From<TrashedItem> for TrashRow {
    fn from(item: TrashedItem) -> TrashRow {
        TrashRow { kind: item.kind, name: item.name, removed: item.removed, when: item.when }
    }
}

impl CommandReport for TrashList {
    fn page(&self, texts: &Texts) -> Page {
        if self.removed.is_empty() {
            return Page::from_words(msg::trash_empty(texts));
        }
        let header = [msg::trash_column_name(texts), msg::trash_column_removed(texts)];
        let row = |row: &TrashRow| vec![row.name.clone(), row.when.clone()];
        let mut page = Page::new();
        page.table(PageTable::open(header, self.removed.iter().map(row)));
        page
    }
}

/// `{"was","name"}`: something was brought back.
#[derive(Debug, Serialize)]
pub struct RestoreReport {
    /// The name it had.
    pub was: String,
    /// The name it has now: another where that was taken.
    pub name: String,
}

impl CommandReport for RestoreReport {
    fn page(&self, texts: &Texts) -> Page {
        Page::from_words(if self.was == self.name {
            msg::trash_restored(texts, &self.name)
        } else {
            msg::trash_restored_as(texts, &self.was, &self.name)
        })
    }
}

/// What was removed, and how to bring it back.
pub fn removal(texts: &Texts, said: String, kind: TrashKind, name: &str) -> Page {
    let mut page = Page::from_words(said);
    page.say(msg::hint_restore(texts, restoring_command(kind), name));
    page
}

/// The command that brings things of a kind back.
pub fn restoring_command(kind: TrashKind) -> &'static str {
    match kind {
        TrashKind::Solo | TrashKind::Cadet => "tricorder solo restore",
        TrashKind::Campaign => "tricorder campaign restore",
        TrashKind::Deck => "tricorder deck restore",
    }
}
