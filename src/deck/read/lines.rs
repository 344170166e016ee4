//! Lists with a card a line: LackeyCCG, plain text, Markdown.

use crate::deck::list::MOST_COPIES;
use crate::deck::{Content, DeckList, Format, Line, Pile, Trouble};
use crate::text::{counted, digits};

/// Reads every line.
pub fn read(text: &str, format: Format) -> DeckList {
    let mut reader = Reader {
        format,
        name: None,
        pile: (format == Format::Lackey).then_some(Pile::Deck),
    };
    let ended = text.trim_end_matches('\u{1a}');
    let numbered = (1..).zip(ended.lines());
    let lines = numbered.map(|(number, text)| Line {
        number,
        content: reader.content(text),
        text: text.trim_end_matches('\r').to_owned(),
    });
    let lines = lines.collect();
    DeckList {
        format,
        name: reader.name,
        lines,
    }
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
    fn content(&mut self, line: &str) -> Content {
        let line = line.trim();
        if line.is_empty() {
            return Content::Blank;
        }
        if let Some(pile) = heading(line) {
            self.pile = Some(pile);
            return Content::Heading(pile);
        }
        if line.starts_with('#') || line.starts_with("//") || line.starts_with(';') {
            self.title(line);
            return Content::Comment;
        }
        if line.ends_with(':') && !is_tabbed(line) {
            self.pile = Some(Pile::Aside);
            return Content::Trouble(Trouble::UnknownHeading);
        }
        card(line, self.pile)
    }

    /// The first heading of Markdown is the name of the deck.
    fn title(&mut self, line: &str) {
        let title = line.strip_prefix("# ").map(str::trim);
        if let (Format::Markdown, None, Some(title)) = (self.format, &self.name, title) {
            self.name = Some(title.to_owned());
        }
    }
}

/// The pile a line is the heading of: `Missions:`, `## Dilemmas (20)`, `== Schiffe ==`, `[Deck] 35`.
fn heading(line: &str) -> Option<Pile> {
    let is_edge = |c: char| c.is_whitespace() || "#*=_-–—:[]()<>".contains(c);
    let bare = line.trim_matches(is_edge);
    let without_count = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    let named = if without_count.len() < bare.len() && !without_count.ends_with(is_edge) {
        bare
    } else {
        without_count.trim_matches(is_edge)
    };
    Pile::of_heading(named)
}

fn card(line: &str, pile: Option<Pile>) -> Content {
    let bullets = ['-', '*', '•', '·', '–', '●'];
    let bare = match line.strip_prefix(bullets) {
        Some(rest) if !rest.is_empty() => rest.trim_start(),
        _ => line,
    };
    let (count, name) = counted(bare);
    let is_dot = |c: char| c.is_whitespace() || matches!(c, '•' | '·' | '●');
    let name: Vec<&str> = name.trim_matches(is_dot).split_whitespace().collect();
    let name = name.join(" ");
    match count {
        _ if name.is_empty() => Content::Trouble(Trouble::NoName),
        Some(0) => Content::Trouble(Trouble::Count),
        Some(count) if count > MOST_COPIES => Content::Trouble(Trouble::Count),
        count => Content::Card {
            pile,
            count: count.unwrap_or(1),
            name,
        },
    }
}
