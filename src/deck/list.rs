//! A deck list as it is written: every line with what it says.

use serde::{Deserialize, Serialize};

use super::Pile;
use crate::model::codes;

/// A deck list, read but with its cards not yet looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckList {
    pub format: Format,
    /// The name the list gives itself, if it does.
    pub name: Option<String>,
    /// Every line of the input, first to last; of YAML and JSON every card.
    pub lines: Vec<Line>,
}

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Counts from 1; in YAML and JSON the number of the card.
    pub number: usize,
    /// As written, without its end.
    pub text: String,
    pub content: Content,
}

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    Card {
        /// `None`: the list does not say; the type of the card decides.
        pile: Option<Pile>,
        /// 1 or more.
        count: u32,
        /// As written, without count and dot.
        name: String,
    },
    Heading(Pile),
    Comment,
    Blank,
    /// A line that cannot be used.
    Trouble(Trouble),
}

codes!(
    /// Why a line cannot be used.
    Trouble {
        /// A heading that names no pile of Second Edition.
        UnknownHeading => "unknown-heading",
        /// A count of 0, or above [`MOST_COPIES`].
        Count => "count",
        /// A count without a name.
        NoName => "no-name",
    }
);

codes!(
    /// Forms of deck lists.
    Format {
        /// LackeyCCG and what trekcc.org and other tools export for it: count, tab, name.
        Lackey => "lackey",
        /// A line a card in any usual form.
        Text => "text",
        Yaml => "yaml",
        Json => "json",
        Markdown => "markdown",
    }
);

impl Format {
    /// Whether the list is a document with fields, so that lines do not count.
    pub fn is_document(self) -> bool {
        matches!(self, Format::Yaml | Format::Json)
    }
}

/// A name on one line: blanks, line ends and control characters between its words are one blank. In
/// documents and file names any of them can stand.
pub fn one_line(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// More copies than any list means in earnest.
pub const MOST_COPIES: u32 = 999;

impl DeckList {
    /// A list of a single card.
    pub fn of_card(name: &str) -> DeckList {
        DeckList {
            format: Format::Text,
            name: None,
            lines: vec![Line {
                number: 1,
                text: name.to_owned(),
                content: Content::Card {
                    pile: None,
                    count: 1,
                    name: name.to_owned(),
                },
            }],
        }
    }

    /// The lines that name cards: number of the line, pile, count, name.
    pub fn cards(&self) -> impl Iterator<Item = (usize, Option<Pile>, u32, &str)> {
        self.lines.iter().filter_map(|line| match &line.content {
            Content::Card { pile, count, name } => {
                Some((line.number, *pile, *count, name.as_str()))
            }
            _ => None,
        })
    }

    /// The lines that cannot be used.
    pub fn troubles(&self) -> impl Iterator<Item = (&Line, Trouble)> {
        self.lines.iter().filter_map(|line| match line.content {
            Content::Trouble(trouble) => Some((line, trouble)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn names_have_one_line_and_nothing_that_moves_the_cursor() {
        assert_eq!(
            one_line(" Odo,\n\u{1b}[2J Curzon\u{2028}"),
            "Odo, [2J Curzon"
        );
        assert_eq!(one_line("\u{1b}\t"), "");
    }
}
