//! From the text of a file to a list: its structure is read first, then its lines and records by the names in them.

mod classify;
mod document;
pub(crate) mod line_text;
mod lines;
mod markup;
mod split_decks;
mod table;
mod tree;

use std::sync::Arc;

use self::document::FlatDeck;
use self::line_text::{SourceLine, label_heading, split};
use self::tree::Tree;
use super::code;
use super::headings::{Heading, ListColumn};
use super::recognizer::Recognizer;
use crate::{CardList, Family, ListContent, ListLine, Pile};
use model::text::{Shape, SyntaxFault, SyntaxKind, yaml};

/// A text that does not have the form it should have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no {}: {fault:?}", family.code())]
pub struct ListError {
    /// The form the text was taken for.
    pub family: Family,
    /// What does not fit the form, and where.
    pub fault: SyntaxFault,
}

impl ListError {
    fn of_kind(family: Family, kind: SyntaxKind) -> ListError {
        let fault = SyntaxFault::whole(kind);
        ListError { family, fault }
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

/// Where lists of a game put cards.
pub trait Section: Copy + Eq + std::fmt::Debug + 'static {
    /// Where cards stand that come before the first heading of a list of LackeyCCG.
    const BEFORE: Option<Self>;
    /// Where cards stand below a heading nobody knows.
    const ASIDE: Option<Self>;

    /// What a heading says; `is_marked` where signs leave no doubt that it is one.
    fn heading(words: &str, is_marked: bool) -> Option<Heading<Self>>;
}

impl Section for Pile {
    const BEFORE: Option<Pile> = Some(Pile::Deck);
    const ASIDE: Option<Pile> = Some(Pile::Aside);

    fn heading(words: &str, _: bool) -> Option<Heading<Pile>> {
        Heading::parse(words)
    }
}

/// Reads a list; without a family it is told from the text. Of several decks in a document it is the
/// first, and in a list of lines all of them as one.
///
/// # Errors
/// When a document cannot be read. Lists of lines can always be read: a line that cannot be used says
/// so.
pub fn read<P: Section>(
    text: &str,
    family: Option<Family>,
    names: Recognizer<'_>,
) -> Result<CardList<P>, ListError> {
    let family = family.unwrap_or_else(|| detect::<P>(text));
    let lists = lists(text, family, Purpose::Deck, names)?;
    let none = || ListError::of_kind(family, SyntaxKind::Empty);
    lists.into_iter().next().ok_or_else(none)
}

/// Reads every deck of a text: there may be several, one below the other. Line numbers are those of the
/// whole text.
///
/// # Errors
/// When a document cannot be read.
pub fn read_all(
    text: &str,
    family: Option<Family>,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> Result<Vec<CardList<Pile>>, ListError> {
    let family = family.unwrap_or_else(|| detect::<Pile>(text));
    if family == Family::Code {
        let decks = code::decode_all(text).map_err(|kind| ListError::of_kind(family, kind))?;
        return if decks.is_empty() { Err(ListError::of_kind(family, SyntaxKind::Empty)) } else { Ok(decks) };
    }
    let lists = lists(text, family, purpose, names)?;
    Ok(match <[CardList<Pile>; 1]>::try_from(lists) {
        Ok([list]) if !family.is_document() => split_decks::split_decks(list),
        Ok([list]) => vec![list],
        Err(lists) => lists,
    })
}

/// Reads a line that names a card, without a heading around it.
pub fn read_line<P: Section>(text: &str, names: Recognizer<'_>) -> CardList<P> {
    let mut list = CardList::of_card(text);
    for line in &mut list.lines {
        text.clone_into(&mut line.text);
        line.content = lines::read_line(text, names);
    }
    list
}

/// The decks of a text, each with the ends of all its lines.
fn lists<P: Section>(
    text: &str,
    family: Family,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> Result<Vec<CardList<P>>, ListError> {
    let decks = flat_decks::<P>(text, family, purpose, names)?;
    // One for all: a document may hold as many decks as it has lines.
    let ends: Arc<[&str]> = line_text::ends(text).into();
    let source = if matches!(family, Family::Text | Family::Csv) { Arc::default() } else { Arc::from(text) };
    let read = |deck: FlatDeck| {
        let mut list = lines::read(&deck.lines, family, purpose, names);
        list.name = deck.name.or(list.name);
        list.ends = Arc::clone(&ends);
        list.source = Arc::clone(&source);
        list
    };
    Ok(decks.into_iter().map(read).collect())
}

/// Any text as lines: those of a text, the visible ones of a page, of a document what it says of each card.
fn flat_decks<P: Section>(
    text: &str,
    family: Family,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> Result<Vec<FlatDeck>, ListError> {
    // Old editors of DOS end a text with this sign.
    let ended = text.trim_end_matches('\u{1a}');
    let lines = match family {
        Family::Text | Family::Csv => {
            (1..).zip(split(ended)).map(|(number, text)| SourceLine::of_text(number, text)).collect()
        }
        Family::Html => match markup::visible(ended) {
            lines if lines.is_empty() => return Err(ListError::of_kind(family, SyntaxKind::Empty)),
            lines => lines,
        },
        Family::Json | Family::Yaml | Family::Xml => {
            let trees = parse(text, family)?;
            if !trees.iter().any(Tree::is_inner) {
                let bare = SyntaxKind::WrongShape { found: Shape::Text, meant: Shape::List };
                return Err(ListError::of_kind(family, bare));
            }
            let decks = trees.iter().flat_map(|tree| document::flatten::<P>(tree, family, purpose, names));
            return Ok(decks.collect());
        }
        // A crew has none.
        Family::Code => return Err(ListError::of_kind(family, SyntaxKind::Malformed)),
    };
    Ok(vec![FlatDeck { name: None, lines }])
}

/// The family of a text: what holds the code of a deck is that; documents and pages by their signs, YAML if it can be
/// read as a list of cards; all else is lines.
pub(crate) fn detect<P: Section>(text: &str) -> Family {
    if code::has_code(text) {
        return Family::Code;
    }
    let start = text.trim_start_matches('\u{feff}').trim_start();
    if is_json(start) {
        return Family::Json;
    }
    let is_plugins = || {
        let lines = split(text).filter(|line| !line.trim().is_empty());
        let mut rows = lines.filter(|line| line_text::heading::<P>(line).is_none()).peekable();
        rows.peek().is_some() && rows.all(line_text::is_tabbed)
    };
    if start.contains('<') && !is_plugins() {
        if markup::is_page(start) {
            return Family::Html;
        }
        if start.starts_with('<') && start.contains("</") {
            return Family::Xml;
        }
    }
    if looks_like_yaml::<P>(text) && !is_plugins() {
        return Family::Yaml;
    }
    Family::Text
}

/// `{` begins a document in JSON; `[` does, and a heading of plain text.
fn is_json(start: &str) -> bool {
    let inside = start.strip_prefix('[').map(str::trim_start);
    // Wikis open tables and templates with two signs.
    (start.starts_with('{') && !["{|", "{{"].iter().any(|opening| start.starts_with(opening)))
        || inside.is_some_and(|inside| inside.starts_with(['{', '"', '[']))
}

impl<P> CardList<P> {
    /// Whether people speak in it and nothing else: neither a card nor a heading, nor a line that could be one.
    pub fn is_no_list(&self) -> bool {
        let is_listed = |line: &ListLine<P>| match line.content {
            ListContent::Cards(_) | ListContent::Heading { .. } | ListContent::Fault(_) => true,
            ListContent::Statement(_) | ListContent::NoCard | ListContent::Blank => false,
        };
        let speaks = |line: &ListLine<P>| {
            let text = line.text.trim();
            matches!(line.content, ListContent::NoCard) && text.contains(char::is_alphanumeric)
        };
        !self.lines.iter().any(is_listed) && self.lines.iter().any(speaks)
    }
}

/// The documents of a text: JSON and XML have one, YAML may have several.
///
/// # Errors
/// When it is none, or nested too deep.
pub(crate) fn parse(text: &str, family: Family) -> Result<Vec<Tree>, ListError> {
    if family == Family::Xml {
        let deep = || ListError::of_kind(family, SyntaxKind::TooDeep);
        return Ok(vec![markup::elements(text).ok_or_else(deep)?]);
    }
    let fault = |fault| ListError { family, fault };
    if family == Family::Json {
        let tree = serde_json::from_str(text.trim_start_matches('\u{feff}'));
        return Ok(vec![tree.map_err(|error| fault(SyntaxFault::read(&error.to_string())))?]);
    }
    let trees: Vec<Tree> = yaml::read_all(text).map_err(fault)?;
    Ok(trees.into_iter().filter(|tree| *tree != Tree::Empty).collect())
}

/// Whether a text is a list in YAML that no list of lines could be: plain lists have colons and hyphens
/// too, and there the lines keep their numbers.
pub(crate) fn looks_like_yaml<P: Section>(text: &str) -> bool {
    let is_head = |head: &str| label_heading::<P>(head.trim_matches(['"', '\''])).is_some();
    let mut is_headed = false;
    let mut has_fields = false;
    let mut is_certain = false;
    for line in split(text) {
        let is_top = !line.starts_with(char::is_whitespace);
        let trimmed = line.trim();
        let (name, rest) = line.trim_start_matches([' ', '-']).split_once(':').unwrap_or_default();
        let head = trimmed.strip_suffix(':').filter(|_| is_top);
        is_headed |= head.is_some_and(|head| is_head(head.trim_end()));
        is_certain |= is_top && !name.is_empty() && rest.trim_start().starts_with('[') && is_head(name);
        is_certain |= line.starts_with("- count:") || line.starts_with("- name:");
        let column = ListColumn::parse(name.trim_matches(['"', '\'']));
        has_fields |= matches!(column, Some(ListColumn::Count | ListColumn::Number)) && !rest.is_empty();
        has_fields |= !is_top && trimmed.ends_with(|c: char| c.is_ascii_digit()) && trimmed.contains(": ");
        has_fields |= trimmed.starts_with("- \"") && trimmed.ends_with('"');
    }
    let counts = |line: &str| {
        let (name, count) = line.rsplit_once(": ").unwrap_or_default();
        name.starts_with(['"', '\'']) && count.trim().bytes().all(|byte| byte.is_ascii_digit()) && !count.is_empty()
    };
    is_certain |= split(text).filter(|line| !line.trim().is_empty()).all(counts) && text.contains(':');
    ((is_headed && has_fields) || is_certain)
        && parse(text, Family::Yaml).is_ok_and(|trees| trees.iter().any(Tree::is_inner))
}
