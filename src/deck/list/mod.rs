//! A deck list as it is written: every line with what it says.

pub mod decode;
pub mod find;
pub mod fix;
pub mod headings;
pub mod read;
pub mod readings;
pub mod write;
pub mod zipped;

use self::readings::Reading;
use super::Pile;
use crate::model::codes;
use crate::text::visible;

/// A list of cards, read but with its cards not yet looked up. `P` is where lists put cards: the piles of
/// a deck, the parts of a crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct List<P> {
    pub format: Format,
    /// The name the list gives itself, if it does.
    pub name: Option<String>,
    /// The name of its file, which it has without one of its own.
    pub file: Option<String>,
    /// How each line of the text ends, first to last, empty where the text does.
    pub ends: Vec<&'static str>,
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
        /// At least one; the first that names a card for sure counts, else the first.
        readings: Vec<Reading>,
    },
    /// A first line without a count: a card if one is called so, else the name of the deck.
    Title(Vec<Reading>),
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
    /// At least one.
    pub readings: &'a [Reading],
    /// Whether it is the name of the deck if no card is called so.
    pub is_title: bool,
}

impl<'a, P> CardLine<'a, P> {
    /// Copies by the first reading.
    pub fn count(&self) -> u32 {
        self.readings.first().map_or(0, |reading| reading.count)
    }

    /// The name by the first reading.
    pub fn name(&self) -> &'a str {
        self.readings.first().map_or("", Reading::shown)
    }

    /// The collector's number that stands beside the name of the first reading, as written.
    pub fn number(&self) -> Option<String> {
        let reading = self.readings.first()?;
        let number = reading.number.as_ref()?;
        (!reading.name.is_empty()).then(|| number.written.clone())
    }
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
        /// A count below 0: the line changes a list.
        Change => "change",
        /// A number with a dot that does not go on from the line before.
        Numbering => "numbering",
        /// A field or a form that lists do not have.
        Strange => "strange",
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
        /// The columns of a list copied from trekcc.org: set, letters, number, count and name.
        Trekcc => "trekcc",
        /// A table with commas, semicolons or tabs between its cells.
        Csv => "csv",
        /// A page of the web, of which the visible text counts.
        Html => "html",
        /// A post in a forum.
        Bbcode => "bbcode",
        /// OCTGN, `.o8d`.
        Octgn => "octgn",
        /// LackeyCCG's own files, `.dek`.
        Dek => "dek",
        /// Cockatrice, `.cod`.
        Cockatrice => "cockatrice",
        /// A saved object of Tabletop Simulator.
        Tabletop => "tabletop",
    }
);

impl Format {
    /// Whether the list is a document with fields, so that lines do not count.
    pub fn is_document(self) -> bool {
        match self {
            Format::Yaml
            | Format::Json
            | Format::Octgn
            | Format::Dek
            | Format::Cockatrice
            | Format::Tabletop => true,
            Format::Lackey
            | Format::Text
            | Format::Markdown
            | Format::Trekcc
            | Format::Csv
            | Format::Html
            | Format::Bbcode => false,
        }
    }

    /// Whether its text cannot be mended line by line.
    pub fn is_written_anew(self) -> bool {
        self.is_document() || self == Format::Html
    }
}

/// A name on one line: blanks, line ends and control characters between its words are one blank, other signs that
/// steer a screen vanish. In documents and file names any of them can stand.
pub fn one_line(name: &str) -> String {
    let words: Vec<&str> = name
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    visible(&words.join(" ")).into_owned()
}

/// More copies than any list means in earnest.
pub const MOST_COPIES: u32 = 999;

impl DeckList {
    /// A list of a single card.
    pub fn of_card(name: &str) -> DeckList {
        DeckList {
            format: Format::Text,
            name: None,
            file: None,
            ends: Vec::new(),
            lines: vec![Line {
                number: 1,
                text: name.to_owned(),
                content: Content::Card {
                    place: None,
                    readings: vec![Reading::named(1, name)],
                },
            }],
        }
    }
}

impl<P: Copy> List<P> {
    /// How its lines end: as the first does; with a line feed where there is one line alone.
    pub fn line_end(&self) -> &'static str {
        let end = self.ends.first().copied().filter(|end| !end.is_empty());
        end.unwrap_or("\n")
    }

    /// How a line ends, by its number; a line feed where the text does not say.
    pub fn end(&self, line: usize) -> &'static str {
        let end = line.checked_sub(1).and_then(|at| self.ends.get(at));
        end.copied().unwrap_or("\n")
    }

    /// The lines that name cards.
    pub fn cards(&self) -> impl Iterator<Item = CardLine<'_, P>> {
        self.lines.iter().filter_map(|line| {
            let (place, readings, is_title) = match &line.content {
                Content::Card { place, readings } => (*place, readings, false),
                Content::Title(readings) => (None, readings, true),
                Content::Heading(_) | Content::Comment | Content::Blank | Content::Trouble(_) => {
                    return None;
                }
            };
            Some(CardLine {
                line: line.number,
                place,
                readings,
                is_title,
            })
        })
    }

    /// The lines that cannot be used.
    pub fn troubles(&self) -> impl Iterator<Item = (&Line<P>, Trouble)> {
        self.lines.iter().filter_map(|line| match line.content {
            Content::Trouble(trouble) => Some((line, trouble)),
            Content::Card { .. }
            | Content::Title(_)
            | Content::Heading(_)
            | Content::Comment
            | Content::Blank => None,
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
