//! Files of other programs in XML: OCTGN (`.o8d`), LackeyCCG (`.dek`), Cockatrice (`.cod`).

use roxmltree::{Document, Node, ParsingOptions};

use super::NoList;
use super::line_shape::bare_heading;
use super::plain::plain;
use crate::deck::list::headings::Heading;
use crate::deck::list::one_line;
use crate::deck::list::read::line::named;
use crate::deck::list::readings::Number;
use crate::deck::{Content, DeckList, Format, Line, Pile, Trouble};
use crate::text::{SyntaxFault, SyntaxKind};

/// More elements than any list has.
const MOST_NODES: u32 = 200_000;
/// Deeper than any list is nested.
const MOST_DEPTH: usize = 64;

/// The form of a text in XML by its elements; `None` if it is none of the three.
pub fn detect(text: &str) -> Option<Format> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    text.starts_with('<').then_some(())?;
    let has = |element: &str| text.contains(element);
    if has("<cockatrice_deck") {
        Some(Format::Cockatrice)
    } else if has("<superzone") {
        Some(Format::Dek)
    } else if has("<section") && has("<deck") {
        Some(Format::Octgn)
    } else {
        None
    }
}

/// Reads the cards of a file, in the order in which they stand.
///
/// # Errors
/// When it is no XML, or nested too deep.
pub fn read(text: &str, format: Format) -> Result<DeckList, NoList> {
    let told = |fault: SyntaxFault| NoList { format, fault };
    if depth(text) > MOST_DEPTH {
        return Err(told(SyntaxFault::whole(SyntaxKind::TooDeep)));
    }
    let options = ParsingOptions {
        allow_dtd: false,
        nodes_limit: MOST_NODES,
        ..ParsingOptions::default()
    };
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let document =
        Document::parse_with_options(text, options).map_err(|error| told(fault(&error)))?;
    let root = document.root_element();
    let mut list = DeckList {
        format,
        name: child_text(root, "deckname").or_else(|| root.attribute("name").map(one_line)),
        file: None,
        ends: Vec::new(),
        lines: Vec::new(),
    };
    for node in root.children() {
        zone(&mut list, node, None);
    }
    Ok(list)
}

/// Where a text is no XML.
fn fault(error: &roxmltree::Error) -> SyntaxFault {
    match error {
        roxmltree::Error::NodesLimitReached => SyntaxFault::whole(SyntaxKind::TooDeep),
        error => {
            let at = error.pos();
            SyntaxFault::malformed(at.row, at.col)
        }
    }
}

/// How deep elements are nested at most, by their signs alone.
fn depth(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    for (at, _) in text.match_indices('<') {
        let rest = text.get(at + 1..).unwrap_or_default();
        if rest.starts_with('/') {
            depth = depth.saturating_sub(1);
        } else if !rest.starts_with(['?', '!']) {
            let end = rest.find(['>', '<']).unwrap_or(0);
            let is_closed = rest.get(..end).is_some_and(|tag| tag.ends_with('/'));
            depth += usize::from(!is_closed);
        }
        deepest = deepest.max(depth);
    }
    deepest
}

/// A part of the list and all cards in it.
fn zone(list: &mut DeckList, node: Node<'_, '_>, place: Option<Pile>) {
    match node.tag_name().name() {
        "card" => card(list, node, place),
        "section" | "superzone" | "zone" => {
            let name = node.attribute("name").unwrap_or_default();
            let place = heading(list, node, name, place);
            for child in node.children() {
                zone(list, child, place);
            }
        }
        _ => {}
    }
}

/// The pile of a zone. Cards of a zone with an unknown name belong to no pile that counts.
fn heading(
    list: &mut DeckList,
    node: Node<'_, '_>,
    name: &str,
    place: Option<Pile>,
) -> Option<Pile> {
    let is_empty = !node.descendants().any(|child| child.has_tag_name("card"));
    match Heading::of(bare_heading(name)) {
        Some(Heading::Pile(pile)) => Some(pile),
        Some(Heading::Any) => None,
        Some(Heading::Part) => place,
        None if is_empty || name.is_empty() => place,
        None => {
            push(list, name, Content::Trouble(Trouble::UnknownHeading));
            Some(Pile::Aside)
        }
    }
}

/// OCTGN and Cockatrice count with an attribute; LackeyCCG has an element for each copy.
fn card(list: &mut DeckList, node: Node<'_, '_>, place: Option<Pile>) {
    let count = node.attribute("qty").or_else(|| node.attribute("number"));
    let written = child_text(node, "name")
        .or_else(|| node.attribute("name").map(str::to_owned))
        .or_else(|| node.text().map(str::to_owned));
    let name = one_line(&plain(written.as_deref().unwrap_or_default()));
    let number = node.attribute("collector").and_then(Number::printed);
    let content = match count.map_or(Ok(1), str::parse) {
        Ok(count) => named(place, count, &name, number.as_ref()),
        Err(_) => Content::Trouble(Trouble::Count),
    };
    push(list, &format!("{} {name}", count.unwrap_or("1")), content);
}

fn push(list: &mut DeckList, text: &str, content: Content<Pile>) {
    list.lines.push(Line {
        number: list.lines.len() + 1,
        text: one_line(text),
        content,
    });
}

fn child_text(node: Node<'_, '_>, name: &str) -> Option<String> {
    let child = node.children().find(|child| child.has_tag_name(name))?;
    let text = child.text()?.trim();
    (!text.is_empty()).then(|| one_line(text))
}
