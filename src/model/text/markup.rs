//! What is marked in texts: paragraphs and list items of a rule text, its symbols (`[glory]`, `[away-teams]`), which
//! the text names and a page draws, and printing marks behind the names of cards (` *VP`, ` (Promo)`).

/// One block of a rule text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkupBlock<'a> {
    /// A line that is no list item, without blanks at either end.
    Paragraph(&'a str),
    /// A list item with its mark (`-` or `1.`).
    Item {
        /// A hyphen, or a number of one or two digits with its dot.
        mark: &'a str,
        /// What stands behind the mark and its blanks.
        text: &'a str,
    },
    /// A blank line between blocks.
    Gap,
}

/// Splits a text into blocks. Every line is a block of its own; several blank lines are one gap, and
/// there is none at either end.
pub fn blocks(text: &str) -> Vec<MarkupBlock<'_>> {
    let mut out = Vec::new();
    for line in text.trim().lines().map(str::trim) {
        let block = block(line);
        if block != MarkupBlock::Gap || out.last() != Some(&MarkupBlock::Gap) {
            out.push(block);
        }
    }
    out
}

fn block(line: &str) -> MarkupBlock<'_> {
    if line.is_empty() {
        return MarkupBlock::Gap;
    }
    match line.split_once(' ') {
        Some((mark, text)) if is_mark(mark) => MarkupBlock::Item { mark, text: text.trim_start() },
        _ => MarkupBlock::Paragraph(line),
    }
}

fn is_mark(word: &str) -> bool {
    let number = word.strip_suffix('.').unwrap_or_default();
    word == "-" || (!number.is_empty() && number.len() < 3 && number.bytes().all(|b| b.is_ascii_digit()))
}

/// A stretch of a text: plain words or a named symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkupPiece<'a> {
    /// Text as it stands there, blanks included; never empty.
    Words(&'a str),
    /// Name of a symbol, without its brackets; whether it is known is not looked at.
    Symbol(&'a str),
}

/// Cuts a text into words and symbols. A bracket that is never closed counts as words.
///
/// ```
/// use model::text::{MarkupPiece, pieces};
/// assert_eq!(pieces("2 [glory]"), [MarkupPiece::Words("2 "), MarkupPiece::Symbol("glory")]);
/// ```
pub fn pieces(text: &str) -> Vec<MarkupPiece<'_>> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((before, name, after)) = split_at_symbol(rest) {
        if !before.is_empty() {
            out.push(MarkupPiece::Words(before));
        }
        out.push(MarkupPiece::Symbol(name));
        rest = after;
    }
    if !rest.is_empty() {
        out.push(MarkupPiece::Words(rest));
    }
    out
}

/// The names of all symbols in a text, in order.
pub fn symbols(text: &str) -> impl Iterator<Item = &str> {
    pieces(text).into_iter().filter_map(|piece| match piece {
        MarkupPiece::Symbol(name) => Some(name),
        MarkupPiece::Words(_) => None,
    })
}

fn split_at_symbol(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('[')?;
    let (name, after) = rest.split_once(']')?;
    Some((before, name, after))
}

/// A Second Edition name without printing marks, and the mark, without brackets and asterisks. A
/// bracket is a mark if it is known as one or names the set of the row.
pub fn unmarked<'a>(name: &'a str, set: &str) -> (&'a str, Option<String>) {
    let mut name = name.trim();
    let mut mark = None;
    while let Some((shorter, found)) = last_mark(name, set) {
        name = shorter;
        mark = mark.or(found);
    }
    (name, mark)
}

fn last_mark<'a>(name: &'a str, set: &str) -> Option<(&'a str, Option<String>)> {
    const MARKS: [&str; 16] =
        ["VP", "AP", "VAP", "A", "Promo", "R2", "SS", "MAH", "IDR", "BP", "FOW", "AC", "SR", "CM", "ID", ""];
    let (rest, last) = name.rsplit_once(' ')?;
    let stars = last.trim_start_matches('*');
    let is_starred = stars.len() < last.len();
    let inner = stars.strip_prefix('(').and_then(|inner| inner.strip_suffix(')'));
    let word = match inner {
        Some(word) => word,
        None if is_starred => stars,
        None => return None,
    };
    let is_mark = (MARKS.contains(&word) && (is_starred || word.len() > 1)) || (word == set && !set.is_empty());
    let mark = (!word.is_empty()).then(|| word.to_owned());
    is_mark.then(|| (rest.trim_end(), mark))
}

#[cfg(test)]
mod tests {
    use super::{unmarked, *};

    #[test]
    fn lists_and_paragraphs_are_told_apart() {
        let item = |mark, text| MarkupBlock::Item { mark, text };
        assert_eq!(
            blocks("Erst.\n\n\n- a\n1. b\n"),
            [MarkupBlock::Paragraph("Erst."), MarkupBlock::Gap, item("-", "a"), item("1.", "b")]
        );
    }

    #[test]
    fn an_open_bracket_is_plain_text() {
        assert_eq!(pieces("a [b"), [MarkupPiece::Words("a [b")]);
    }

    #[test]
    fn symbols_are_listed_in_order() {
        let found: Vec<_> = symbols("[action] vor [glory].").collect();
        assert_eq!(found, ["action", "glory"]);
    }

    #[test]
    fn marks_are_told_from_names() {
        let cases = [
            ("Worf *VP", "Worf", Some("VP")),
            ("Worf **VP", "Worf", Some("VP")),
            ("Worf *(Promo)", "Worf", Some("Promo")),
            ("Worf (SS)", "Worf", Some("SS")),
            ("Worf (NEW)", "Worf", Some("NEW")),
            ("Worf *", "Worf", None),
            ("Worf (Mirror)", "Worf (Mirror)", None),
            ("Part (A)", "Part (A)", None),
            ("Kortar, Slayer ", "Kortar, Slayer", None),
        ];
        for (name, bare, mark) in cases {
            assert_eq!(unmarked(name, "NEW"), (bare, mark.map(ToOwned::to_owned)), "{name}");
        }
    }
}
