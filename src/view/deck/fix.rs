//! What `deck fix` took for what.

use super::section;
use super::unrecognized::place;
use crate::deck::Change;
use crate::locale::{Texts, msg};
use crate::page::Page;

/// Names taken for the one card suggested for each; `None` if there are none.
pub fn taken(texts: &Texts, is_document: bool, settled: &[Change]) -> Option<Page> {
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
