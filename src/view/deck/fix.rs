//! A list with the names of today, and what `deck fix` took for what.

use serde::Serialize;

use super::section;
use super::unrecognized::{Read, UnknownCard, place};
use crate::deck::{Change, Family};
use crate::locale::{Texts, msg};
use crate::page::Page;
use crate::view::Show;

/// `{"name","form","text","changes":[{"line","from","to"}],"taken":[{"line","from","to"}],"unknown":[{"line","name","suggestions"}]}`:
/// a list with the names of today.
#[derive(Debug, Serialize)]
pub struct Fixed {
    name: Option<String>,
    form: Family,
    pub text: String,
    changes: Vec<Change>,
    taken: Vec<Change>,
    /// Names that are still no card's.
    unknown: Vec<UnknownCard>,
}

impl Fixed {
    /// A list that was read, as it is written now: which names were replaced, and which of them were no card's, so
    /// that the one card suggested for each was taken.
    pub fn new(
        texts: &Texts,
        read: &Read,
        text: String,
        changes: Vec<Change>,
        taken: Vec<Change>,
    ) -> Fixed {
        Fixed {
            name: read.deck.name.clone(),
            form: read.list.family,
            text,
            changes,
            taken,
            unknown: read.unread(texts).unknown,
        }
    }

    /// What was taken for what; `None` if nothing was.
    pub fn remark(&self, texts: &Texts) -> Option<Page> {
        taken(texts, self.form.is_document(), &self.taken)
    }
}

impl Show for Fixed {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.text)
    }
}

/// Names taken for the one card suggested for each; `None` if there are none.
fn taken(texts: &Texts, is_document: bool, settled: &[Change]) -> Option<Page> {
    let line = |change: &Change| {
        let place = place(texts, is_document, &[change.line]);
        format!(
            "{place}: {}",
            msg::deck_taken(texts, &change.from, &change.to)
        )
    };
    let lines: Vec<String> = settled.iter().map(line).collect();
    (!lines.is_empty()).then(|| section(&msg::deck_section_taken(texts), lines))
}
