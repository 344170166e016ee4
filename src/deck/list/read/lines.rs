//! Lists with a card a line: LackeyCCG, plain text, Markdown, tables, and the lines of pages and posts.

use super::line::{card, is_change, item};
use super::line_shape::{bare_heading, is_heading, split};
use super::plain::plain;
use super::table::{Cells, Table};
use super::{Purpose, bbcode, html};
use crate::deck::list::headings::{Heading, Label, is_unit};
use crate::deck::list::{Reading, one_line};
use crate::deck::{Content, DeckList, Format, Line, Pile, Trouble};
use crate::text::counted;
use crate::text::vocabulary::words;

/// A line as it is written, and as it is read where that is not the same.
struct Source<'a> {
    number: usize,
    text: std::borrow::Cow<'a, str>,
    meant: Option<String>,
}

/// Reads every line.
pub fn read(text: &str, format: Format, purpose: Purpose) -> DeckList {
    let ended = text.trim_end_matches('\u{1a}');
    let mut reader = Reader::new(ended, format, purpose);
    let mut counted = Vec::new();
    let mut lines = Vec::new();
    for source in sources(ended, format) {
        let meant = source.meant.as_deref().unwrap_or(&source.text);
        reader.is_counted = false;
        let content = reader.content(plain(meant).trim_matches(is_margin));
        counted.push(reader.is_counted);
        lines.push(Line {
            number: source.number,
            content,
            text: source.text.into_owned(),
        });
    }
    title(&mut lines, &counted);
    DeckList {
        format,
        name: reader.name,
        file: None,
        ends: Vec::new(),
        lines,
    }
}

/// Blanks around a line; a tab behind a number counts its cards.
fn is_margin(c: char) -> bool {
    c.is_whitespace()
}

fn sources(text: &str, format: Format) -> Vec<Source<'_>> {
    if format == Format::Html {
        let visible = html::visible(text).into_iter();
        let source = |(number, text): (usize, String)| Source {
            number,
            text: text.into(),
            meant: None,
        };
        return visible.map(source).collect();
    }
    let is_post = format == Format::Bbcode;
    let meant = |line: &str| is_post.then(|| bbcode::untagged(line));
    let lines = (1..).zip(split(text)).map(|(number, text)| Source {
        number,
        meant: meant(text),
        text: text.into(),
    });
    lines.collect()
}

/// Every line with what it says, read without the blanks around it.
pub fn numbered<P>(text: &str, mut content: impl FnMut(&str) -> Content<P>) -> Vec<Line<P>> {
    // Old editors of DOS end a text with this sign.
    let ended = text.trim_end_matches('\u{1a}');
    let lines = (1..).zip(split(ended)).map(|(number, text)| Line {
        number,
        content: content(plain(text).trim()),
        text: text.to_owned(),
    });
    lines.collect()
}

struct Reader {
    format: Format,
    purpose: Purpose,
    name: Option<String>,
    /// `None`: the type of a card decides.
    pile: Option<Pile>,
    table: Option<Table>,
    /// The number ahead of the last item.
    ordinal: u32,
    /// Whether the line has a count or a bullet of its own.
    is_counted: bool,
    has_cards: bool,
}

impl Reader {
    /// The plugin takes what stands before the first heading for the deck; a list without any is sorted.
    fn new(text: &str, format: Format, purpose: Purpose) -> Reader {
        let is_headed = format == Format::Lackey && split(text).any(is_heading);
        Reader {
            format,
            purpose,
            name: None,
            pile: is_headed.then_some(Pile::Deck),
            table: (format == Format::Csv).then(|| Table::bare(text)),
            ordinal: 0,
            is_counted: false,
            has_cards: false,
        }
    }

    fn content(&mut self, line: &str) -> Content<Pile> {
        if line.is_empty() {
            return Content::Blank;
        }
        if is_rule(line) {
            return Content::Comment;
        }
        if let Some(content) = self.cells(line) {
            return content;
        }
        if let Some(content) = self.heading(line).or_else(|| self.label(line)) {
            return content;
        }
        if self.format == Format::Markdown && line.starts_with("##") {
            return self.unknown_heading();
        }
        if is_comment(line) {
            self.title(line);
            return Content::Comment;
        }
        self.card(line)
    }

    /// A row of a table or its header.
    fn cells(&mut self, line: &str) -> Option<Content<Pile>> {
        if let Some(table) = Table::headed(line) {
            self.table = Some(table);
            return Some(Content::Comment);
        }
        let cells: Cells = match &self.table {
            Some(table) => table.cells(line)?,
            None => Table::piped(line)?,
        };
        self.is_counted = true;
        self.has_cards = true;
        let columns = self.table.as_ref();
        if self.purpose == Purpose::Collection && Table::is_lacking(columns, &cells) {
            return Some(Content::Comment);
        }
        Some(Table::row(columns, &cells, self.pile))
    }

    fn heading(&mut self, line: &str) -> Option<Content<Pile>> {
        match Heading::of(bare_heading(line))? {
            Heading::Pile(pile) => {
                self.pile = Some(pile);
                Some(Content::Heading(pile))
            }
            Heading::Any => {
                self.pile = None;
                Some(Content::Comment)
            }
            Heading::Part => Some(self.pile.map_or(Content::Comment, Content::Heading)),
        }
    }

    /// What stands beside the cards: names, notes, sums; and a card behind its own heading.
    fn label(&mut self, line: &str) -> Option<Content<Pile>> {
        if is_sum(line) || is_date(line) {
            return Some(Content::Comment);
        }
        let (head, rest) = line.split_once(':')?;
        let rest = rest.trim();
        let head = bare_heading(head);
        match Label::of(head) {
            Some(Label::Name) if !rest.is_empty() => {
                let name = self.name.take().unwrap_or_else(|| one_line(rest));
                self.name = Some(name);
                return Some(Content::Comment);
            }
            Some(Label::Name | Label::Note | Label::Total) => return Some(Content::Comment),
            None => {}
        }
        let pile = Pile::of_heading(head).filter(|_| !rest.is_empty())?;
        self.has_cards = true;
        Some(card(&item(rest), Some(pile)))
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

    /// Whether a line of a collection says that there are no copies.
    fn is_lacking(&self, text: &str) -> bool {
        let ways = super::counts::ways(text);
        self.purpose == Purpose::Collection && ways.iter().any(|way| way.count == Some(0))
    }

    fn card(&mut self, line: &str) -> Content<Pile> {
        if is_change(line) {
            return Content::Trouble(Trouble::Change);
        }
        let item = item(line);
        if line.ends_with(':') && counted(item.text).0.is_none() {
            return self.unknown_heading();
        }
        if let Some(ordinal) = item.ordinal {
            let goes_on = ordinal == 1 || Some(ordinal) == self.ordinal.checked_add(1);
            if !goes_on {
                return Content::Trouble(Trouble::Numbering);
            }
            self.ordinal = ordinal;
        }
        self.is_counted = item.is_bulleted || is_counted(line);
        let content = card(&item, self.pile);
        let is_byline = !self.has_cards && !self.is_counted && is_byline(line);
        self.has_cards |= self.is_counted;
        match content {
            Content::Trouble(Trouble::Count) if self.is_lacking(item.text) => Content::Comment,
            Content::Card { readings, .. } if is_byline => Content::Title(readings),
            content => content,
        }
    }
}

/// Turns a first line into the name of the deck, unless a card is called so: it has no count, and a blank,
/// a heading or lines that all have counts follow.
fn title(lines: &mut [Line<Pile>], counted: &[bool]) {
    let is_silent = |line: &Line<Pile>| matches!(line.content, Content::Blank | Content::Comment);
    let Some(at) = lines.iter().position(|line| !is_silent(line)) else {
        return;
    };
    let is_plain = !counted.get(at).copied().unwrap_or(true);
    let parts = lines
        .get(at + 1)
        .is_some_and(|next| is_silent(next) || matches!(next.content, Content::Heading(_)));
    let mut others = lines.iter().zip(counted).skip(at + 1).peekable();
    let has_others = others.peek().is_some();
    let is_card = |line: &Line<Pile>| matches!(line.content, Content::Card { .. });
    let all_counted = has_others && others.all(|(line, is_counted)| *is_counted || !is_card(line));
    let ends_well = !lines[at].text.trim().ends_with([',', '.', ';', '!', '?']);
    if let Content::Card {
        place: None,
        readings,
    } = &lines[at].content
        && is_plain
        && ends_well
        && (parts || all_counted)
    {
        let readings: Vec<Reading> = readings.clone();
        lines[at].content = Content::Title(readings);
    }
}

/// Whether a line says how many copies it means.
fn is_counted(line: &str) -> bool {
    let ways = super::counts::ways(line);
    let dotted = line.starts_with(['•', '·', '●']);
    dotted || line.contains('\t') || ways.iter().any(|way| way.count.is_some())
}

/// Nothing but signs: a line drawn between parts.
fn is_rule(line: &str) -> bool {
    line.chars().all(|c| "-=_*~–—─═|:+ #•".contains(c)) && line.chars().count() >= 3
}

/// `60 cards`, `Total: 60`, `Gesamt (60 Karten)`.
fn is_sum(line: &str) -> bool {
    let is_units = |text: &str| {
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit()).trim();
        unit.len() < text.len() && is_unit(unit)
    };
    let starts_with_digit = line.starts_with(|c: char| c.is_ascii_digit());
    is_units(line) || (!starts_with_digit && Label::of(bare_heading(line)) == Some(Label::Total))
}

/// `2026-05-01`, `1.5.2026`, `05/01/26 18:30`.
fn is_date(line: &str) -> bool {
    let digits = line.bytes().filter(u8::is_ascii_digit).count();
    let signs = line.chars().filter(|c| "-./:".contains(*c)).count();
    let is_all = line
        .chars()
        .all(|c| c.is_ascii_digit() || "-./: ".contains(c));
    is_all && digits >= 4 && signs >= 2
}

/// `by Quark`, `von Quark`.
fn is_byline(line: &str) -> bool {
    let first = line.split_once(' ').map_or("", |(first, _)| first);
    words::BYLINE_BY.is(first)
}

/// Whether a line is for people alone. A number sign ahead of a digit is a collector's number.
pub fn is_comment(line: &str) -> bool {
    let is_number = line
        .strip_prefix('#')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    !is_number
        && ["#", "//", ";", "<!--"]
            .iter()
            .any(|sign| line.starts_with(sign))
}
