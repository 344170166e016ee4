//! Lists with a card a line: LackeyCCG, plain text, Markdown.

use crate::deck::{Content, DeckList, Format, Line, Pile, Trouble};
use crate::text::{counted, digits};

/// Reads every line.
pub fn read(text: &str, format: Format) -> DeckList {
    let mut reader = Reader {
        format,
        name: None,
        pile: (format == Format::Lackey).then_some(Pile::Deck),
    };
    let lines = numbered(text, |line| reader.content(line));
    DeckList {
        format,
        name: reader.name,
        lines,
    }
}

/// Every line with what it says, read without the blanks around it.
pub fn numbered<P>(text: &str, mut content: impl FnMut(&str) -> Content<P>) -> Vec<Line<P>> {
    // Old editors of DOS end a text with this sign.
    let ended = text.trim_end_matches('\u{1a}');
    let lines = (1..).zip(split(ended)).map(|(number, text)| Line {
        number,
        content: content(text.trim()),
        text: text.to_owned(),
    });
    lines.collect()
}

/// The lines of a text without their ends: LF, CR LF, or CR alone as on old Macs.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.split_inclusive('\n');
    lines.flat_map(|line| unended(line).split('\r'))
}

fn unended(line: &str) -> &str {
    let mut ends = ["\r\n", "\n", "\r"].into_iter();
    ends.find_map(|end| line.strip_suffix(end)).unwrap_or(line)
}

/// Whether a line is `count TAB name`.
pub fn is_tabbed(line: &str) -> bool {
    let parts = line.split_once('\t');
    parts.is_some_and(|(count, name)| digits(count.trim()).is_some() && !name.trim().is_empty())
}

/// Whether a line is a heading of Markdown that names a pile.
pub fn is_markdown_heading(line: &str) -> bool {
    line.starts_with('#') && heading(line).is_some()
}

struct Reader {
    format: Format,
    name: Option<String>,
    pile: Option<Pile>,
}

impl Reader {
    fn content(&mut self, line: &str) -> Content<Pile> {
        if line.is_empty() {
            return Content::Blank;
        }
        if let Some(pile) = heading(line) {
            self.pile = Some(pile);
            return Content::Heading(pile);
        }
        if self.format == Format::Markdown && line.starts_with("##") {
            return self.unknown_heading();
        }
        if is_comment(line) {
            self.title(line);
            return Content::Comment;
        }
        if line.ends_with(':') && counted(unlisted(line)).0.is_none() {
            return self.unknown_heading();
        }
        card(line, self.pile)
    }

    /// Cards below it belong to no pile that counts.
    fn unknown_heading(&mut self) -> Content<Pile> {
        self.pile = Some(Pile::Aside);
        Content::Trouble(Trouble::UnknownHeading)
    }

    /// The first heading of Markdown is the name of the deck.
    fn title(&mut self, line: &str) {
        let title = line.strip_prefix("# ").map(str::trim);
        if let (Format::Markdown, None, Some(title)) = (self.format, &self.name, title) {
            self.name = Some(title.to_owned());
        }
    }
}

/// The pile a line is the heading of: `Missions:`, `## Dilemmas (20)`, `== Schiffe ==`, `[Deck] 35`,
/// `5 Missionen`. A number before a tab counts a card, whatever its name.
fn heading(line: &str) -> Option<Pile> {
    Pile::of_heading(bare_heading(line))
}

/// A heading without the signs and the count around it.
pub fn bare_heading(line: &str) -> &str {
    let is_edge = |c: char| c.is_whitespace() || "#*=_-–—:[]()<>".contains(c);
    let is_digit = |c: char| c.is_ascii_digit();
    let bare = line.trim_matches(is_edge);
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

/// Whether a line is for people alone.
pub fn is_comment(line: &str) -> bool {
    ["#", "//", ";"].iter().any(|sign| line.starts_with(sign))
}

/// Copies of a card: `3x Odo, Curzon`, `Odo, Curzon (3)`; a bullet or a dot before the name is no part of it.
pub fn card<P>(line: &str, place: Option<P>) -> Content<P> {
    let (count, name) = counted(unlisted(line));
    let is_dot = |c: char| c.is_whitespace() || matches!(c, '•' | '·' | '●');
    let name: Vec<&str> = name.trim_matches(is_dot).split_whitespace().collect();
    Content::copies(place, count, name.join(" "))
}

/// A line without the bullet before it.
fn unlisted(line: &str) -> &str {
    let bullets = ['-', '*', '•', '·', '–', '●'];
    match line.strip_prefix(bullets) {
        Some(rest) if !rest.is_empty() => rest.trim_start(),
        _ => line,
    }
}
