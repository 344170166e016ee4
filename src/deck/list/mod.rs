//! A deck list as it is written: every line with what it says.

pub mod decode;
pub mod find;
pub mod fix;
pub mod pile;
pub mod read;
pub mod write;

use super::Pile;
use crate::model::codes;
use crate::text::key;

/// A list of cards, read but with its cards not yet looked up. `P` is where lists put cards: the piles of
/// a deck, the parts of a crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct List<P> {
    pub format: Format,
    /// The name the list gives itself, if it does.
    pub name: Option<String>,
    /// Every line of the input, first to last; of YAML and JSON every card.
    pub lines: Vec<Line<P>>,
}

/// A list of Second Edition.
pub type DeckList = List<Pile>;

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<P> {
    /// Counts from 1; in YAML and JSON the number of the card.
    pub number: usize,
    /// As written, without its end.
    pub text: String,
    pub content: Content<P>,
}

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content<P> {
    Card {
        /// `None`: the list does not say; the card itself decides.
        place: Option<P>,
        /// 1 or more.
        count: u32,
        /// As written, without count and dot.
        name: String,
    },
    Heading(P),
    Comment,
    Blank,
    /// A line that cannot be used.
    Trouble(Trouble),
}

/// A line that names a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardLine<'a, P> {
    /// Number of the line, from 1.
    pub line: usize,
    /// `None`: the list does not say.
    pub place: Option<P>,
    pub count: u32,
    pub name: &'a str,
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
    let words: Vec<&str> = name
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

/// More copies than any list means in earnest.
pub const MOST_COPIES: u32 = 999;

impl<P> Content<P> {
    /// Copies of a card, one unless a count is given, if a list can mean so many.
    pub(in crate::deck) fn copies(
        place: Option<P>,
        count: Option<u32>,
        name: String,
    ) -> Content<P> {
        let count = count.unwrap_or(1);
        if name.is_empty() {
            Content::Trouble(Trouble::NoName)
        } else if count == 0 || count > MOST_COPIES {
            Content::Trouble(Trouble::Count)
        } else {
            Content::Card { place, count, name }
        }
    }
}

impl DeckList {
    /// A list of a single card.
    pub fn of_card(name: &str) -> DeckList {
        DeckList {
            format: Format::Text,
            name: None,
            lines: vec![Line {
                number: 1,
                text: name.to_owned(),
                content: Content::copies(None, None, name.to_owned()),
            }],
        }
    }
}

impl<P: Copy> List<P> {
    /// The lines that name cards.
    pub fn cards(&self) -> impl Iterator<Item = CardLine<'_, P>> {
        self.lines.iter().filter_map(|line| match &line.content {
            Content::Card { place, count, name } => Some(CardLine {
                line: line.number,
                place: *place,
                count: *count,
                name,
            }),
            Content::Heading(_) | Content::Comment | Content::Blank | Content::Trouble(_) => None,
        })
    }

    /// The lines that cannot be used.
    pub fn troubles(&self) -> impl Iterator<Item = (&Line<P>, Trouble)> {
        self.lines.iter().filter_map(|line| match line.content {
            Content::Trouble(trouble) => Some((line, trouble)),
            Content::Card { .. } | Content::Heading(_) | Content::Comment | Content::Blank => None,
        })
    }
}

/// Where a heading puts the cards below it, out of headings written as keys ([`crate::text::key`]).
pub(in crate::deck) fn of_heading<P: Copy>(headings: &[(P, &[&str])], typed: &str) -> Option<P> {
    let typed = key(typed);
    let mut headings = headings.iter();
    let found = headings.find(|(_, headings)| headings.contains(&typed.as_str()));
    found.map(|(place, _)| *place)
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
