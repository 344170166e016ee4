//! Rule texts on a screen: paragraphs and lists, wrapped, symbols as words.

use textwrap::{Options, WordSeparator, WordSplitter, fill};

use super::Screen;
use crate::text::{Block, Piece, blocks, pieces};

/// Stands for a space where a line must not be broken; becomes a space once all is wrapped.
pub const KEPT_TOGETHER: char = '\u{a0}';

/// A rule text, wrapped to the screen behind a margin, with a line end after every line.
pub fn text(screen: &Screen<'_>, text: &str, margin: usize) -> String {
    let mut out = String::new();
    for block in blocks(text) {
        match block {
            Block::Gap => {}
            Block::Paragraph(words) => out.push_str(&paragraph(screen, words, margin)),
            Block::Item { mark, text } => out.push_str(&item(screen, mark, text, margin)),
        }
        out.push('\n');
    }
    out
}

/// One line of text, wrapped to the screen behind a margin. No line end at the end.
pub fn paragraph(screen: &Screen<'_>, words: &str, margin: usize) -> String {
    let indent = " ".repeat(margin);
    wrapped(screen, &spelled(screen, words), &indent, &indent)
}

/// A line of foreign words behind a margin, hanging; brackets in it are no symbols. No line end at the
/// end.
pub fn verbatim(screen: &Screen<'_>, words: &str, margin: usize) -> String {
    wrapped(screen, words, &" ".repeat(margin), &" ".repeat(margin + 2))
}

/// A text behind a label: `Label  text`, hanging.
pub fn labelled(screen: &Screen<'_>, label: &str, column: usize, words: &str) -> String {
    let width = textwrap::core::display_width(label);
    let gap = " ".repeat(column.saturating_sub(width));
    let first = format!("{}{gap}", screen.paint().label(label));
    wrapped(screen, words, &first, &" ".repeat(column))
}

/// A text behind a mark, hanging.
pub fn item(screen: &Screen<'_>, mark: &str, words: &str, margin: usize) -> String {
    foreign_item(screen, mark, &spelled(screen, words), margin)
}

/// Foreign words behind a mark, hanging; brackets in them are no symbols.
pub fn foreign_item(screen: &Screen<'_>, mark: &str, words: &str, margin: usize) -> String {
    let first = format!("{}{mark} ", " ".repeat(margin + 1));
    let rest = " ".repeat(textwrap::core::display_width(&first));
    wrapped(screen, words, &first, &rest)
}

fn wrapped(screen: &Screen<'_>, words: &str, first: &str, rest: &str) -> String {
    let options = Options::new(screen.width())
        .initial_indent(first)
        .subsequent_indent(rest)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    fill(words, options)
}

/// A text with its symbols as words.
pub fn spelled(screen: &Screen<'_>, text: &str) -> String {
    pieces(text)
        .into_iter()
        .map(|piece| match piece {
            Piece::Words(words) => words.to_owned(),
            Piece::Symbol(name) => symbol(screen, name),
        })
        .collect()
}

/// The word for a symbol; the code in brackets, as imported game texts have it, if there is none.
fn symbol(screen: &Screen<'_>, name: &str) -> String {
    let word = screen.texts().find(&format!("symbol-{name}"), &[]);
    screen
        .paint()
        .symbol(&word.unwrap_or_else(|| format!("[{name}]")))
}

/// The first sentence of a rule text, without symbols drawn in colour, at most `width` columns.
pub fn gist(screen: &Screen<'_>, text: &str, width: usize) -> String {
    let first = blocks(text)
        .into_iter()
        .find_map(|block| match block {
            Block::Paragraph(words) | Block::Item { text: words, .. } => Some(words),
            Block::Gap => None,
        })
        .unwrap_or_default();
    let plain: String = pieces(first)
        .into_iter()
        .map(|piece| match piece {
            Piece::Words(words) => words.to_owned(),
            Piece::Symbol(name) => screen.texts().get(&format!("symbol-{name}")),
        })
        .collect();
    shortened(&plain, width)
}

/// At most `width` columns of a text, cut between words.
pub fn shortened(text: &str, width: usize) -> String {
    if textwrap::core::display_width(text) <= width {
        return text.to_owned();
    }
    let lines = textwrap::wrap(text, Options::new(width.saturating_sub(2)));
    let first = lines
        .first()
        .map(|line| line.trim_end_matches([',', ';', ':', ' ']));
    format!("{} …", first.unwrap_or_default())
}
