//! What a line looks like: where it ends, whether it is a heading or has a tab.

use super::plain::plain;
use crate::deck::Pile;
use crate::deck::list::headings::is_unit;
use crate::text::digits;

/// The lines of a text without their ends: LF, CR LF, or CR alone as on old Macs.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.split_inclusive('\n');
    lines.flat_map(|line| unended(line).0.split('\r'))
}

/// How each of these lines ends; the last with nothing if the text ends there.
pub fn ends(text: &str) -> Vec<&'static str> {
    let lines = text.split_inclusive('\n').map(unended);
    let of_line = |(line, end): (&str, &'static str)| {
        let inner = line.matches('\r').map(|_| "\r");
        inner.chain([end]).collect::<Vec<_>>()
    };
    lines.flat_map(of_line).collect()
}

/// A line without its end, and the end.
fn unended(line: &str) -> (&str, &'static str) {
    let mut ends = ["\r\n", "\n", "\r"].into_iter();
    let found = ends.find_map(|end| Some((line.strip_suffix(end)?, end)));
    found.unwrap_or((line, ""))
}

/// Whether a line is `count TAB name`.
pub fn is_tabbed(line: &str) -> bool {
    let parts = line.split_once('\t');
    parts.is_some_and(|(count, name)| digits(count.trim()).is_some() && !name.trim().is_empty())
}

/// Whether a line is a heading of Markdown that names a pile.
pub fn is_markdown_heading(line: &str) -> bool {
    line.starts_with('#') && Pile::of_heading(bare_heading(line)).is_some()
}

/// Whether a line is the heading of a pile.
pub fn is_heading(line: &str) -> bool {
    Pile::of_heading(bare_heading(plain(line).trim())).is_some()
}

/// A heading without the signs and the count around it: `Missions:`, `## Dilemmas (20)`, `== Schiffe ==`,
/// `[Deck] 35`, `Deck - 35 cards`, `5 Missionen`. A number before a tab counts a card, whatever its name.
pub fn bare_heading(line: &str) -> &str {
    let is_edge = |c: char| c.is_whitespace() || "#*=_-–—:[]()<>{}.|•".contains(c);
    let is_digit = |c: char| c.is_ascii_digit();
    let trimmed = line.trim_matches(is_edge);
    let bare = match trimmed.rsplit_once(' ') {
        Some((rest, unit)) if rest.ends_with(is_digit) && is_unit(unit) => rest,
        _ => trimmed,
    };
    let ahead = bare.trim_start_matches(is_digit);
    let behind = bare.trim_end_matches(is_digit);
    let named = if ahead.len() < bare.len() && ahead.starts_with(' ') {
        ahead
    } else if behind.ends_with(is_edge) {
        behind
    } else {
        bare
    };
    named.trim_matches(is_edge)
}

#[cfg(test)]
mod tests {
    use super::{ends, split};

    #[test]
    fn every_line_has_its_end() {
        for text in [
            "",
            "a",
            "a\n",
            "a\r\nb\n\nc",
            "a\rb\r",
            "\n\r\n\r\r\n",
            "a\n\rb",
        ] {
            let whole: String = split(text)
                .zip(ends(text))
                .map(|(line, end)| format!("{line}{end}"))
                .collect();
            assert_eq!(split(text).count(), ends(text).len(), "{text:?}");
            assert_eq!(whole, text);
        }
    }
}
