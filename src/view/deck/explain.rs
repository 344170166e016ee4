//! Every line of a list with what was made of it.

use crate::deck::{Content, List};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::kit::terms::Term;

/// All lines, first to last, with the words for a heading and for the card of a line.
pub(super) fn lines<P: Copy>(
    texts: &Texts,
    list: &List<P>,
    heading: impl Fn(P) -> String,
    card: impl Fn(usize) -> String,
) -> Page {
    let rows = list.lines.iter().map(|line| {
        let made_of = match &line.content {
            Content::Blank => String::new(),
            Content::Comment => msg::deck_line_comment(texts),
            Content::Heading(place) => heading(*place),
            Content::Trouble(trouble) => trouble.term(texts),
            Content::Card { .. } | Content::Title(_) => card(line.number),
        };
        // A tab would move the columns behind it.
        let text = line.text.trim().replace('\t', "  ");
        vec![line.number.to_string(), text, made_of]
    });
    let mut page = Page::new();
    page.table(Table::bare(rows));
    page
}
