//! Every line of a list with what it was taken for.

use crate::deck::{Content, List, Statement};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::kit::terms::Term;

/// All lines, first to last, with the words for a pile and for the cards of a line.
pub(super) fn lines<P: Copy>(
    texts: &Texts,
    list: &List<P>,
    pile: impl Fn(P) -> String,
    card: impl Fn(usize) -> String,
) -> Page {
    let rows = list.lines.iter().map(|line| {
        let taken_for = match &line.content {
            Content::Blank => String::new(),
            Content::NoCard => msg::deck_line_no_card(texts),
            Content::Statement(statement) => self::statement(texts, statement),
            Content::Heading { place, stated } => heading(texts, place.map(&pile), *stated),
            Content::Doubt(doubt) => doubt.term(texts),
            Content::Cards(_) => card(line.number),
        };
        // A tab would move the columns behind it.
        let text = line.text.trim().replace('\t', "  ");
        vec![line.number.to_string(), text, taken_for]
    });
    let mut page = Page::new();
    page.table(Table::bare(rows));
    page
}

fn statement(texts: &Texts, statement: &Statement) -> String {
    match statement {
        Statement::Name(_) => msg::deck_line_title(texts),
        Statement::Note => msg::deck_line_statement(texts),
        Statement::Remark => msg::deck_line_comment(texts),
        Statement::Total(total) => msg::deck_line_total(texts, *total),
    }
}

fn heading(texts: &Texts, pile: Option<String>, stated: Option<u32>) -> String {
    match (pile, stated) {
        (Some(pile), Some(stated)) => msg::deck_line_heading_stated(texts, pile, stated),
        (Some(pile), None) => msg::deck_line_heading(texts, pile),
        (None, _) => msg::deck_line_heading_any(texts),
    }
}
