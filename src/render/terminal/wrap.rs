//! Words as lines of a width.

use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

use super::Terminal;
use super::paint::Paint;
use crate::page::{KEPT_TOGETHER, Span, Words};

/// Words as one line, painted. Of foreign words as much is kept as fits `room`.
pub fn painted(words: &Words, paint: Paint, room: usize) -> String {
    let spans = words.0.iter();
    spans.map(|span| span_painted(span, paint, room)).collect()
}

fn span_painted(span: &Span, paint: Paint, room: usize) -> String {
    let inner = |words: &Words| painted(words, paint, room);
    match span {
        Span::Text(text) | Span::Command(text) => text.clone(),
        Span::Excerpt(text) => shortened(text, room),
        Span::Strong(words) => paint.title(&inner(words)),
        Span::Label(words) => paint.label(&inner(words)),
        Span::Faint(words) => paint.faint(&inner(words)),
        Span::Alarm(words) => paint.wrong(&inner(words)),
        Span::Symbol { word, .. } => paint.symbol(word),
        Span::Link { id, words } => paint.link(id, &inner(words)),
    }
}

impl Terminal {
    /// Words as one line, painted. Of foreign words as much is kept as half a line holds.
    pub(super) fn painted(&self, words: &Words) -> String {
        painted(words, self.paint, self.width / 2)
    }

    /// Words wrapped behind a margin, without an end of the last line.
    pub(super) fn wrapped(&self, words: &str, first: &str, rest: &str) -> String {
        let options = options(self.width)
            .initial_indent(first)
            .subsequent_indent(rest);
        textwrap::fill(words, options).replace(KEPT_TOGETHER, " ")
    }
}

/// Lines are broken at spaces alone.
pub fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
}

/// At most `width` columns of a text, cut between words.
pub fn shortened(text: &str, width: usize) -> String {
    if display_width(text) <= width {
        return text.to_owned();
    }
    // Room for the blank and the sign that follow.
    let lines = textwrap::wrap(text, options(width.saturating_sub(2)));
    let first = lines
        .first()
        .map(|line| line.trim_end_matches([',', ';', ':', ' ']));
    format!("{} …", first.unwrap_or_default())
}

/// Words of which those wider than a line are cut in the middle: beginning and end tell paths apart.
pub fn in_the_middle(words: &str, line: usize) -> String {
    let words = words.split(' ').map(|word| {
        if display_width(word) <= line {
            return word.to_owned();
        }
        let signs: Vec<char> = word.chars().collect();
        let kept = line.saturating_sub(1);
        let (before, after) = (kept.div_ceil(2), signs.len() - kept / 2);
        let part = |signs: &[char]| signs.iter().collect::<String>();
        format!("{}…{}", part(&signs[..before]), part(&signs[after..]))
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Columns of the longest word.
pub fn longest_word(words: &str) -> usize {
    words.split(' ').map(display_width).max().unwrap_or(0)
}
