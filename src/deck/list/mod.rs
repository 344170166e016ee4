//! A deck list as it is written: every line with what it says.

pub(crate) mod code;
pub(crate) mod files;
pub(crate) mod find;
pub(crate) mod fix;
pub(crate) mod headings;
pub(crate) mod name_index;
pub(crate) mod numbers;
pub(crate) mod read;
pub(crate) mod recognizer;
mod tokens;
pub(crate) mod write;

use std::sync::Arc;

use serde::Serialize;

use self::numbers::Number;
use super::Pile;
use model::codes;
use model::text::visible;
use model::text::vocabulary::typed;

/// A list of cards, read but with its cards not yet looked up. `P` is where lists put cards: the piles of
/// a deck, the parts of a crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardList<P> {
    /// How its structure was read.
    pub family: Family,
    /// Whether it is written as LackeyCCG and its friends write: count, tab, name.
    pub is_tabbed: bool,
    /// The name the list gives itself, if it does.
    pub name: Option<String>,
    /// The name of its file, which it has without one of its own.
    pub file: Option<String>,
    /// The text of a document or a page, whose lines are not its own, for all its lists; else empty.
    pub source: Arc<str>,
    /// How each line of the text ends, first to last, empty where the text does.
    pub ends: Arc<[&'static str]>,
    /// Every line of the input, first to last; of documents every card.
    pub lines: Vec<ListLine<P>>,
}

/// A list of Second Edition.
pub type DeckList = CardList<Pile>;

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListLine<P> {
    /// Counts from 1; in documents the number of the card.
    pub number: usize,
    /// As written, without its end.
    pub text: String,
    /// What the line says, with the cards it names.
    pub content: ListContent<P>,
}

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListContent<P> {
    /// One card or several.
    Cards(Vec<Citation<P>>),
    /// A line that says where the cards below belong.
    Heading {
        /// `None`: each card below goes where its type belongs.
        place: Option<P>,
        /// How many cards it says there are.
        stated: Option<u32>,
    },
    /// A line about the deck as a whole.
    Statement(Statement),
    /// Somebody speaks, quotes or draws a line.
    NoCard,
    /// Nothing, or blanks alone.
    Blank,
    /// A line that cannot be used.
    Fault(LineFault),
}

impl<P> ListContent<P> {
    /// The cards of the line, if it is one of cards.
    pub fn cards(&self) -> &[Citation<P>] {
        if let ListContent::Cards(cards) = self { cards } else { &[] }
    }

    /// The name it gives the deck, if it does.
    pub fn deck_name(&self) -> Option<&str> {
        if let ListContent::Statement(Statement::Name(name)) = self { Some(name) } else { None }
    }

    /// Puts its cards in a place, if they are in none.
    pub(super) fn place_cards(&mut self, place: Option<P>)
    where
        P: Copy,
    {
        if let ListContent::Cards(cards) = self {
            for card in cards {
                card.place = card.place.or(place);
            }
        }
    }
}

/// What a line says about the deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    /// The name of the deck.
    Name(String),
    /// Author, date, format; the heads of a table.
    Note,
    /// How many cards there are in all.
    Total(u32),
    /// What its writer marked as a remark: `# of last year`.
    Remark,
}

/// Copies of a card, as a line names them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Citation<P> {
    /// `None`: the list does not say; the card itself decides.
    pub place: Option<P>,
    /// Copies, 1 or more, as far as the line alone can tell.
    pub count: u32,
    /// As written; empty if the number alone names the card.
    pub name: String,
    /// The collector's number beside the name.
    pub number: Option<Number>,
    /// Whether a sign of copies or a field leaves no doubt about the count.
    pub is_counted: bool,
    /// Numbers of which one may be the count, unless it is sure, and the others that of the card.
    pub loose: Vec<u32>,
    /// Whether one of these stands ahead of the name, where no cost does.
    pub is_led: bool,
}

impl<P> Citation<P> {
    /// Copies of a card that has a name alone.
    pub fn by_name(place: Option<P>, count: u32, name: &str) -> Citation<P> {
        Citation {
            place,
            count,
            name: name.to_owned(),
            number: None,
            is_counted: true,
            loose: Vec::new(),
            is_led: false,
        }
    }

    /// What stands for the card: its name, else its number.
    pub fn shown(&self) -> &str {
        match &self.number {
            Some(number) if self.name.is_empty() => &number.written,
            _ => &self.name,
        }
    }

    /// The collector's number that stands beside the name, as written.
    pub fn number_beside(&self) -> Option<String> {
        let number = self.number.as_ref()?;
        (!self.name.is_empty()).then(|| number.written.clone())
    }
}

codes!(
    /// Why a line cannot be used.
    LineFault {
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
        /// Two counts, or two numbers of cards.
        Contradiction => "contradiction",
        /// Numbers of which none is surely that of the copies.
        UnclearCount => "unclear-count",
    }
);

codes!(
    /// Families of texts, by how their structure is read.
    Family {
        /// A line a card; Markdown, posts and tables too.
        Text => "text",
        /// Rows of cells, parted by commas, semicolons or tabs.
        Csv => "csv",
        /// A JSON document; its fields count, not its lines.
        Json => "json",
        /// A YAML document; its fields count, not its lines.
        Yaml => "yaml",
        /// An XML document; its elements count, not its lines.
        Xml => "xml",
        /// A page of the web, of which the visible text counts.
        Html => "html",
        /// A deck in one line, as it is sent to others; its cards count, not its lines.
        Code => "code",
    }
);

impl Family {
    /// Whether the list is a document with fields, so that lines do not count.
    pub fn is_document(self) -> bool {
        match self {
            Family::Json | Family::Yaml | Family::Xml | Family::Code => true,
            Family::Text | Family::Csv | Family::Html => false,
        }
    }
}

codes!(
    /// Forms in which decks are written.
    Format {
        /// LackeyCCG and what trekcc.org and other tools export for it: count, tab, name.
        Lackey => "lackey",
        /// A line a card in any usual form.
        Text => "text",
        /// A YAML document: the name, then a list of counts and names for each pile.
        Yaml => "yaml",
        /// A JSON document of the same shape as the YAML one.
        Json => "json",
        /// Markdown: the name and the piles as headings, a line a card.
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

/// A name on one line: blanks, line ends and control characters between its words are one blank, other signs that
/// steer a screen vanish. In documents and file names any of them can stand.
pub fn one_line(name: &str) -> String {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()).collect();
    visible(&words.join(" ")).into_owned()
}

/// More copies than any list means in earnest.
pub const MOST_COPIES: u32 = 999;

impl<P> CardList<P> {
    /// A list of a family with nothing in it.
    pub fn empty(family: Family) -> CardList<P> {
        CardList {
            family,
            is_tabbed: false,
            name: None,
            file: None,
            source: Arc::default(),
            ends: Arc::default(),
            lines: Vec::new(),
        }
    }

    /// A list of cards, one a line.
    pub fn of_cards(cards: impl IntoIterator<Item = Citation<P>>) -> CardList<P> {
        let lines = (1..).zip(cards).map(|(number, card)| ListLine {
            number,
            text: format!("{} {}", card.count, card.name),
            content: ListContent::Cards(vec![card]),
        });
        CardList { lines: lines.collect(), ..CardList::empty(Family::Yaml) }
    }

    /// A list of a single card.
    pub fn of_card(name: &str) -> CardList<P> {
        CardList::of_cards([Citation::by_name(None, 1, name)])
    }
}

impl<P: Copy> CardList<P> {
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

    /// The cards of all lines, each with the number of its line.
    pub fn cards(&self) -> impl Iterator<Item = (usize, &Citation<P>)> {
        self.lines.iter().flat_map(|line| {
            let cards = line.content.cards().iter();
            cards.map(|card| (line.number, card))
        })
    }

    /// The lines that cannot be used.
    pub fn faults(&self) -> impl Iterator<Item = (&ListLine<P>, LineFault)> {
        self.lines.iter().filter_map(|line| {
            let ListContent::Fault(fault) = line.content else {
                return None;
            };
            Some((line, fault))
        })
    }

    /// The numbers of the lines that are no cards.
    pub fn no_cards(&self) -> Vec<usize> {
        let lines = self.lines.iter();
        let none = lines.filter(|line| matches!(line.content, ListContent::NoCard));
        none.map(|line| line.number).collect()
    }
}

impl DeckList {
    /// Whether a heading is one of First Edition, which has other piles.
    pub fn is_of_first_edition(&self) -> bool {
        let is_heading = |line: &ListLine<Pile>| {
            let is_open =
                matches!(line.content, ListContent::Fault(_) | ListContent::NoCard | ListContent::Cards(_));
            let head = line.text.split(['(', ':']).next().unwrap_or_default();
            is_open && typed::HEADING_FIRST_EDITION.is(head.trim_matches(|c: char| "#*=-[] \t".contains(c)))
        };
        self.lines.iter().any(is_heading)
    }
}

/// A number of cards that a list states and does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Miscount {
    /// Number of the line, from 1.
    pub line: usize,
    /// The number the list states.
    pub stated: u32,
    /// The number of cards that were read.
    pub read: u32,
}

/// A line that names a card: its number, the pile, the copies.
pub(crate) type CountedLine = (usize, Pile, u32);

/// The numbers of cards that a list states and does not have, among the cards it has; a heading that is wrong by as
/// much as those below it is not told beside them.
pub(crate) fn miscounts(list: &DeckList, cards: &[CountedLine]) -> Vec<Miscount> {
    let mut told: Vec<Miscount> = Vec::new();
    for (at, line) in list.lines.iter().enumerate().rev() {
        let (stated, sums, end) = match &line.content {
            ListContent::Heading { place, stated: Some(stated) } => {
                let (sums, end) = heading_sums(list, cards, at + 1, *place);
                (*stated, sums, end)
            }
            ListContent::Statement(Statement::Total(stated)) => (*stated, total_sums(cards), 0),
            ListContent::Heading { .. }
            | ListContent::Statement(_)
            | ListContent::Cards(_)
            | ListContent::NoCard
            | ListContent::Blank
            | ListContent::Fault(_) => continue,
        };
        let lack = |miscount: &Miscount| i64::from(miscount.stated) - i64::from(miscount.read);
        let read = sums.iter().copied().find(|sum| *sum > 0).unwrap_or(0);
        let miscount = Miscount { line: line.number, stated, read };
        let below: Vec<i64> = told.iter().filter(|one| one.line < end).map(lack).collect();
        let is_told = !below.is_empty() && below.iter().sum::<i64>() == lack(&miscount);
        if !sums.contains(&stated) && !is_told {
            told.push(miscount);
        }
    }
    told.reverse();
    told
}

fn sum(cards: &[CountedLine], counts: impl Fn(usize, Pile) -> bool) -> u32 {
    let copies = cards.iter().filter(|(line, pile, _)| counts(*line, *pile));
    copies.fold(0, |sum, (.., copies)| sum.saturating_add(*copies))
}

/// What a heading can count: the cards up to the next heading, up to the next of another pile, all of its pile; without
/// cards of its own all below it. With the line at which its part ends.
fn heading_sums(list: &DeckList, cards: &[CountedLine], next: usize, place: Option<Pile>) -> ([u32; 3], usize) {
    let below = list.lines.get(next..).unwrap_or_default();
    let from = below.first().map_or(usize::MAX, |line| line.number);
    let until = |is_other: &dyn Fn(Option<Pile>) -> bool| {
        let is_end = |line: &&ListLine<Pile>| matches!(&line.content, ListContent::Heading { place, .. } if is_other(*place));
        below.iter().find(is_end).map_or(usize::MAX, |line| line.number)
    };
    let (own, part) = (until(&|_| true), until(&|other| other != place));
    let read = |end: usize| sum(cards, |line, _| line >= from && line < end);
    match (read(own), place) {
        (0, None) => ([0, read(usize::MAX), 0], usize::MAX),
        (sum_own, None) => ([sum_own, read(part), sum_own], part),
        (sum_own, Some(place)) => ([sum_own, read(part), sum(cards, |_, pile| pile == place)], part),
    }
}

/// What a total can count: what is played, all, all but the missions.
fn total_sums(cards: &[CountedLine]) -> [u32; 3] {
    let played = sum(cards, |_, pile| pile != Pile::Aside);
    let all = sum(cards, |_, _| true);
    let drawn = sum(cards, |_, pile| !matches!(pile, Pile::Aside | Pile::Missions));
    [played, all, drawn]
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn names_have_one_line_and_nothing_that_moves_the_cursor() {
        assert_eq!(one_line(" Odo,\n\u{1b}[2J Curzon\u{2028}"), "Odo, [2J Curzon");
        assert_eq!(one_line("\u{1b}\t"), "");
    }
}
