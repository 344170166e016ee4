//! Rule texts as parts of a page: symbols become words, lines become paragraphs and points.

use crate::locale::Texts;
use crate::page::{Page, symbol};
use crate::text::{Block, Piece, blocks, pieces};

/// A text with its symbols as words.
pub fn spelled(texts: &Texts, text: &str) -> String {
    let pieces = pieces(text).into_iter();
    let words = pieces.map(|piece| match piece {
        Piece::Words(words) => words.to_owned(),
        Piece::Symbol(name) => symbol(name, &word(texts, name)),
    });
    words.collect()
}

/// The word for a symbol; the code in brackets, as imported game texts have it, if there is none.
fn word(texts: &Texts, name: &str) -> String {
    let word = texts.find(&format!("symbol-{name}"), &[]);
    word.unwrap_or_else(|| format!("[{name}]"))
}

/// A rule text, set in by a margin.
pub fn prose(texts: &Texts, text: &str, margin: usize) -> Page {
    let mut page = Page::new();
    for block in blocks(text) {
        match block {
            Block::Gap => page.gap(),
            Block::Paragraph(words) => page.set_in(spelled(texts, words), margin),
            Block::Item { mark, text } => page.item(mark, spelled(texts, text), margin),
        }
    }
    page
}

/// The first paragraph of a rule text.
pub fn gist(texts: &Texts, text: &str) -> String {
    let first = blocks(text).into_iter().find_map(|block| match block {
        Block::Paragraph(words) | Block::Item { text: words, .. } => Some(words),
        Block::Gap => None,
    });
    spelled(texts, first.unwrap_or_default())
}
