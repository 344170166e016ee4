//! From the text of a file to a list: its structure is read first, then its lines and records by the names in them.

mod census;
mod draft;
mod flat;
mod judge;
mod lines;
mod markup;
mod parse;
mod plain;
mod records;
mod several;
pub(in crate::deck) mod shape;
mod table;
mod tree;

use self::parse::parse;
use crate::deck::list::headings::Heading;
use crate::deck::list::recognizer::Recognizer;
use crate::deck::{Content, Family, List, ListLine, Pile};
use crate::text::{Shape, SyntaxFault, SyntaxKind};

/// A text that does not have the form it should have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no {}: {fault:?}", family.code())]
pub struct NoList {
    pub family: Family,
    pub fault: SyntaxFault,
}

impl NoList {
    fn of_kind(family: Family, kind: SyntaxKind) -> NoList {
        let fault = SyntaxFault::whole(kind);
        NoList { family, fault }
    }

    /// A document that is neither a map nor a list.
    fn bare(family: Family) -> NoList {
        NoList::of_kind(
            family,
            SyntaxKind::WrongShape {
                found: Shape::Text,
                meant: Shape::List,
            },
        )
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
pub trait Part: Copy + Eq + std::fmt::Debug + 'static {
    /// Where cards stand that come before the first heading of a list of LackeyCCG.
    const BEFORE: Option<Self>;
    /// Where cards stand below a heading nobody knows.
    const ASIDE: Option<Self>;

    /// What a heading says; `is_marked` where signs leave no doubt that it is one.
    fn heading(words: &str, is_marked: bool) -> Option<Heading<Self>>;
}

impl Part for Pile {
    const BEFORE: Option<Pile> = Some(Pile::Deck);
    const ASIDE: Option<Pile> = Some(Pile::Aside);

    fn heading(words: &str, _: bool) -> Option<Heading<Pile>> {
        Heading::of(words)
    }
}

/// Reads a list; without a family it is told from the text. Of several decks in a document it is the
/// first, and in a list of lines all of them as one.
///
/// # Errors
/// When a document cannot be read. Lists of lines can always be read: a line that cannot be used says
/// so.
pub fn read<P: Part>(
    text: &str,
    family: Option<Family>,
    names: Recognizer<'_>,
) -> Result<List<P>, NoList> {
    let family = family.unwrap_or_else(|| detect::<P>(text));
    let lists = lists(text, family, Purpose::Deck, names)?;
    let none = || NoList::of_kind(family, SyntaxKind::Empty);
    lists.into_iter().next().ok_or_else(none)
}

/// Reads every deck of a text: there may be several, one below the other. Line numbers are those of the
/// whole text.
///
/// # Errors
/// Those of [`read`].
pub fn read_all(
    text: &str,
    family: Option<Family>,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> Result<Vec<List<Pile>>, NoList> {
    let family = family.unwrap_or_else(|| detect::<Pile>(text));
    let lists = lists(text, family, purpose, names)?;
    Ok(match <[List<Pile>; 1]>::try_from(lists) {
        Ok([list]) if !family.is_document() => several::parted(list),
        Ok([list]) => vec![list],
        Err(lists) => lists,
    })
}

/// Reads a line that names a card, without a heading around it.
pub fn read_line<P: Part>(text: &str, names: Recognizer<'_>) -> List<P> {
    let mut list = List::of_card(text);
    for line in &mut list.lines {
        text.clone_into(&mut line.text);
        line.content = lines::read_line(text, names);
    }
    list
}

/// The decks of a text, each with the ends of all its lines.
fn lists<P: Part>(
    text: &str,
    family: Family,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> Result<Vec<List<P>>, NoList> {
    if !family.is_document() {
        let mut list = lines::read(text, family, purpose, names);
        list.ends = shape::ends(text);
        if family == Family::Html && list.lines.is_empty() {
            return Err(NoList::of_kind(family, SyntaxKind::Empty));
        }
        return Ok(vec![list]);
    }
    let trees = parse(text, family)?;
    if !trees.iter().any(tree::Tree::is_inner) {
        return Err(NoList::bare(family));
    }
    let mut lists = records::read(&trees, family, purpose, names);
    for list in &mut lists {
        list.ends = shape::ends(text);
        text.clone_into(&mut list.source);
    }
    Ok(lists)
}

/// The family of a text: documents and pages by their signs, YAML if it can be read as a list of cards; all else is
/// lines.
pub fn detect<P: Part>(text: &str) -> Family {
    let start = text.trim_start_matches('\u{feff}').trim_start();
    if is_json(start) {
        return Family::Json;
    }
    let is_plugins = || {
        let lines = shape::split(text).filter(|line| !line.trim().is_empty());
        let mut rows = lines
            .filter(|line| shape::heading::<P>(line).is_none())
            .peekable();
        rows.peek().is_some() && rows.all(shape::is_tabbed)
    };
    if start.contains('<') && !is_plugins() {
        if markup::is_page(start) {
            return Family::Html;
        }
        if start.starts_with('<') && start.contains("</") {
            return Family::Xml;
        }
    }
    if parse::looks_like_yaml::<P>(text) && !is_plugins() {
        return Family::Yaml;
    }
    Family::Text
}

/// `{` begins a document in JSON; `[` does, and a heading of plain text.
fn is_json(start: &str) -> bool {
    let inside = start.strip_prefix('[').map(str::trim_start);
    start.starts_with('{') || inside.is_some_and(|inside| inside.starts_with(['{', '"', '[']))
}

impl<P> List<P> {
    /// Whether people speak in it and nothing else: neither a card nor a heading, nor a line that could be one.
    pub fn is_no_list(&self) -> bool {
        let is_listed = |line: &ListLine<P>| match line.content {
            Content::Cards(_) | Content::Heading { .. } | Content::Doubt(_) => true,
            Content::Statement(_) | Content::NoCard | Content::Blank => false,
        };
        let speaks = |line: &ListLine<P>| {
            let text = line.text.trim();
            matches!(line.content, Content::NoCard) && text.contains(char::is_alphanumeric)
        };
        !self.lines.iter().any(is_listed) && self.lines.iter().any(speaks)
    }
}
