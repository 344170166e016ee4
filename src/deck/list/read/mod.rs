//! From the text of a file to a deck list.

mod bbcode;
mod counts;
pub(in crate::deck) mod document;
mod html;
pub(in crate::deck) mod line;
pub(in crate::deck) mod line_shape;
pub(in crate::deck) mod lines;
mod plain;
mod several;
mod table;
pub(in crate::deck) mod tree;
mod xml;

use crate::deck::list::headings::Heading;
use crate::deck::{Content, DeckList, Format, Trouble};
use crate::text::{Shape, SyntaxFault, SyntaxKind};

/// A text that does not have the form it should have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no {}: {fault:?}", format.code())]
pub struct NoList {
    pub format: Format,
    pub fault: SyntaxFault,
}

impl NoList {
    /// A document that is neither a map nor a list.
    pub fn bare(format: Format) -> NoList {
        let fault = SyntaxFault::whole(SyntaxKind::WrongShape {
            found: Shape::Text,
            meant: Shape::List,
        });
        NoList { format, fault }
    }
}

/// What a list is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A deck: whoever writes a card down means it.
    Deck,
    /// All cards there are, as collectors keep them: rows without a count or with a count of 0 are of
    /// cards they lack and say nothing.
    Collection,
}

/// Reads a list; without a format it is told from the text. Of several decks in a document it is the
/// first, and in a list of lines all of them as one.
///
/// # Errors
/// When a document cannot be read. Lists of lines can always be read: a line that cannot be used says
/// so.
pub fn read(text: &str, format: Option<Format>) -> Result<DeckList, NoList> {
    let format = format.unwrap_or_else(|| detect(text));
    let none = || NoList {
        format,
        fault: SyntaxFault::whole(SyntaxKind::Empty),
    };
    let lists = lists(text, format, Purpose::Deck)?;
    lists.into_iter().next().ok_or_else(none)
}

/// Reads every deck of a text: there may be several, one below the other. Line numbers are those of the
/// whole text. In a collection, cards that are counted 0 times are left out.
///
/// # Errors
/// Those of [`read`].
pub fn read_all(
    text: &str,
    format: Option<Format>,
    purpose: Purpose,
) -> Result<Vec<DeckList>, NoList> {
    let format = format.unwrap_or_else(|| detect(text));
    let mut lists = lists(text, format, purpose)?;
    if purpose == Purpose::Collection {
        lists.iter_mut().for_each(drop_lacking);
    }
    Ok(match <[DeckList; 1]>::try_from(lists) {
        Ok([list]) if !format.is_document() => several::parted(list),
        Ok([list]) => vec![list],
        Err(lists) => lists,
    })
}

/// Reads a line that names a card, without a heading around it.
pub fn read_line(text: &str) -> DeckList {
    let mut list = DeckList::of_card(text);
    let meant = plain::plain(text);
    for line in &mut list.lines {
        line.content = line::card(&line::item(meant.trim()), None);
    }
    list
}

/// Makes nothing of the cards of a document that are counted 0 times.
fn drop_lacking(list: &mut DeckList) {
    for line in &mut list.lines {
        let is_none = line.content == Content::Trouble(Trouble::Count);
        if is_none && list.format.is_document() && line.text.starts_with("0 ") {
            line.content = Content::Comment;
        }
    }
}

/// The decks of a text, each with the ends of all its lines.
fn lists(text: &str, format: Format, purpose: Purpose) -> Result<Vec<DeckList>, NoList> {
    let ends = line_shape::ends(text);
    let mut lists = of_form(text, format, purpose)?;
    for list in &mut lists {
        list.ends.clone_from(&ends);
    }
    Ok(lists)
}

fn of_form(text: &str, format: Format, purpose: Purpose) -> Result<Vec<DeckList>, NoList> {
    match format {
        Format::Yaml | Format::Json | Format::Tabletop => document::read(text, format),
        Format::Octgn | Format::Dek | Format::Cockatrice => Ok(vec![xml::read(text, format)?]),
        Format::Lackey
        | Format::Text
        | Format::Markdown
        | Format::Trekcc
        | Format::Csv
        | Format::Html
        | Format::Bbcode => {
            let list = lines::read(text, format, purpose);
            if format == Format::Html && list.lines.is_empty() {
                let fault = SyntaxFault::whole(SyntaxKind::Empty);
                return Err(NoList { format, fault });
            }
            Ok(vec![list])
        }
    }
}

/// The form of a text: documents and pages by their signs, YAML if it can be read as a list of cards,
/// tables by their header or their counts, else by the shape of most lines.
pub fn detect(text: &str) -> Format {
    if is_json(text) {
        let is_tabletop = ["\"ObjectStates\"", "\"ContainedObjects\""]
            .iter()
            .any(|name| text.contains(name));
        return if is_tabletop {
            Format::Tabletop
        } else {
            Format::Json
        };
    }
    if let Some(format) = xml::detect(text) {
        return format;
    }
    if is_tabbed_throughout(text) {
        return Format::Lackey;
    }
    if html::is_page(text) {
        return Format::Html;
    }
    if bbcode::is_post(text) {
        return Format::Bbcode;
    }
    let is_pile = |head: &str| Heading::of(head).is_some();
    if document::looks_like_yaml(text, is_pile) {
        return Format::Yaml;
    }
    of_lines(text)
}

/// Whether a text begins like a document in JSON.
pub(in crate::deck) fn is_json(text: &str) -> bool {
    let start = text.trim_start_matches('\u{feff}').trim_start();
    start.starts_with('{') || document_in_brackets(start)
}

/// Whether every line is a count, a tab and a name, or a heading, whatever signs the names have.
fn is_tabbed_throughout(text: &str) -> bool {
    let lines = line_shape::split(text).filter(|line| !line.trim().is_empty());
    let mut rows = lines
        .filter(|line| !line_shape::is_heading(line))
        .peekable();
    let is_row = |line: &str| line_shape::is_tabbed(line) && line.matches('\t').count() == 1;
    rows.peek().is_some() && rows.all(is_row)
}

/// `[` begins a list in JSON, and a heading of plain text.
fn document_in_brackets(start: &str) -> bool {
    let inside = start.strip_prefix('[').map(str::trim_start);
    inside.is_some_and(|inside| inside.starts_with(['{', '"', '[']))
}

fn of_lines(text: &str) -> Format {
    let lines: Vec<&str> = line_shape::split(text)
        .filter(|line| !line.trim().is_empty())
        .collect();
    let named = |line: &&&str| !line.trim().ends_with(':');
    let columns = lines
        .iter()
        .filter(|line| line::is_in_columns(line))
        .count();
    if columns > 0 && columns * 3 >= lines.len() {
        return Format::Trekcc;
    }
    if lines
        .iter()
        .take(5)
        .any(|line| table::Table::headed(line).is_some() && !line.starts_with('|'))
    {
        return Format::Csv;
    }
    let (tabbed, other): (Vec<&str>, Vec<&str>) =
        lines.iter().partition(|line| line_shape::is_tabbed(line));
    if !tabbed.is_empty() && tabbed.len() >= other.iter().filter(|line| named(line)).count() {
        return Format::Lackey;
    }
    if [';', ','].iter().any(|sign| table::is_bare(text, *sign)) {
        return Format::Csv;
    }
    let is_markdown = |line: &&str| {
        line_shape::is_markdown_heading(line) || line.starts_with("|--") || line.starts_with("| --")
    };
    if other.iter().any(is_markdown) {
        Format::Markdown
    } else {
        Format::Text
    }
}
