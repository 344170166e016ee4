//! What stands on a page in print.

use crate::entry::hits::hit;
use model::{Record, SourceReference};
use page::locale::Texts;
use page::{Page, PageBlock};
use words::foot::sources;

/// The rules of a place in print, in the order given, each with the first of what it says.
pub fn printed(texts: &Texts, place: &SourceReference, rules: &[Record]) -> Page {
    let mut page = Page::new();
    page.head(sources(texts, std::slice::from_ref(place)), "");
    for rule in rules {
        page.push(PageBlock::Hit(hit(texts, None, rule)));
    }
    page
}
