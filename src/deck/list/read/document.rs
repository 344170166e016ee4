//! Lists as documents, YAML or JSON, of any usual shape: our own, maps from name to count, lists of
//! lines or of fields, and saved objects of Tabletop Simulator.

use serde::Serialize;

use super::NoList;
use super::line::{card, is_change, item, named};
use super::line_shape::{bare_heading, split};
use super::plain::plain;
use super::tree::{Tree, parse};
use crate::deck::list::headings::{Column, Heading, Label};
use crate::deck::list::one_line;
use crate::deck::list::readings::Number;
use crate::deck::{Content, DeckList, Format, Line, Pile, Trouble};
use crate::text::key;

/// A deck list as it is written.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Document {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missions: Vec<Copies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dilemmas: Vec<Copies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Copies>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<Copies>,
}

/// Copies of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Copies {
    pub count: u32,
    pub name: String,
    /// The collector's number beside a name that no card is known by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
}

impl Document {
    /// The cards of a pile.
    pub fn pile(&mut self, pile: Pile) -> &mut Vec<Copies> {
        match pile {
            Pile::Missions => &mut self.missions,
            Pile::Dilemmas => &mut self.dilemmas,
            Pile::Deck => &mut self.deck,
            Pile::Aside => &mut self.aside,
        }
    }
}

/// Reads the decks of a text, one or more.
///
/// # Errors
/// When it is no document, or one that is no list.
pub fn read(text: &str, format: Format) -> Result<Vec<DeckList>, NoList> {
    let trees = parse(text, format)?;
    if !trees.iter().any(Tree::is_inner) {
        return Err(NoList::bare(format));
    }
    let decks = trees.iter().flat_map(decks);
    Ok(decks.map(|tree| Walk::list(tree, format)).collect())
}

/// The decks in a document: the items of a list, or of a field that holds several.
fn decks(tree: &Tree) -> Vec<&Tree> {
    let inner = match tree {
        Tree::Map(fields) => match &fields[..] {
            [(name, Tree::List(items))] if key(name) == "decks" => items,
            _ => return vec![tree],
        },
        Tree::List(items) => items,
        Tree::Empty | Tree::Number(_) | Tree::Text(_) => return vec![tree],
    };
    let is_deck = |item: &Tree| match item {
        Tree::Map(fields) => {
            let has_inner = fields.iter().any(|(_, field)| field.is_inner());
            has_inner && !is_object(item)
        }
        Tree::Empty | Tree::Number(_) | Tree::Text(_) | Tree::List(_) => false,
    };
    if !inner.is_empty() && inner.iter().all(is_deck) {
        inner.iter().collect()
    } else {
        vec![tree]
    }
}

/// Whether it is an object of Tabletop Simulator.
fn is_object(tree: &Tree) -> bool {
    tree.field(|name| ["ObjectStates", "ContainedObjects", "Nickname"].contains(&name))
        .is_some()
}

/// Goes through a document, first to last.
struct Walk {
    list: DeckList,
}

impl Walk {
    fn list(tree: &Tree, format: Format) -> DeckList {
        let is_tabletop = format == Format::Json && is_object(tree);
        let mut walk = Walk {
            list: DeckList {
                format: if is_tabletop {
                    Format::Tabletop
                } else {
                    format
                },
                name: None,
                file: None,
                ends: Vec::new(),
                lines: Vec::new(),
            },
        };
        walk.any(tree, None);
        walk.list
    }

    fn any(&mut self, tree: &Tree, place: Option<Pile>) {
        match tree {
            Tree::Empty => {}
            Tree::Number(number) => self.trouble(&number.to_string(), Trouble::Strange),
            Tree::Text(text) => self.text(text, place),
            Tree::List(items) => self.items(items, place),
            Tree::Map(_) if is_object(tree) => self.object(tree, place),
            Tree::Map(fields) => match self.entry(tree) {
                Some(entry) => self.push(entry.text(), entry.content(place)),
                None => fields
                    .iter()
                    .for_each(|(name, field)| self.field(name, field, place)),
            },
        }
    }

    /// `[2, "Odo"]` is a card; other lists hold one in each item.
    fn items(&mut self, items: &[Tree], place: Option<Pile>) {
        match items {
            [Tree::Number(count), Tree::Text(name)] | [Tree::Text(name), Tree::Number(count)] => {
                self.copies(place, *count, name);
            }
            items => items.iter().for_each(|item| self.any(item, place)),
        }
    }

    /// A line of a list, or several in one text.
    fn text(&mut self, text: &str, place: Option<Pile>) {
        for line in split(text) {
            let narrow = plain(line);
            let line = narrow.trim();
            if is_change(line) {
                self.trouble(line, Trouble::Change);
            } else if !line.is_empty() {
                self.push(line.to_owned(), card(&item(line), place));
            }
        }
    }

    /// A card whose fields have names.
    fn entry(&self, tree: &Tree) -> Option<Entry> {
        let field = |column| {
            let found = tree.field(|name| Column::of(name) == Some(column))?;
            (!found.is_inner()).then_some(found)
        };
        let text = |column| field(column).and_then(Tree::text).unwrap_or_default();
        let count = field(Column::Count);
        let number = Number::in_columns(
            &text(Column::Set),
            &text(Column::Rarity),
            &text(Column::Number),
        );
        let name = text(Column::Name);
        let has_inner =
            matches!(tree, Tree::Map(fields) if fields.iter().any(|(_, field)| field.is_inner()));
        let is_entry = match count {
            Some(_) => !name.is_empty() || number.is_some() || !has_inner,
            None => {
                number.is_some() || (!name.is_empty() && !has_inner && !self.list.lines.is_empty())
            }
        };
        is_entry.then(|| Entry {
            count: count.map_or(Some(1), Tree::number),
            name: [name, text(Column::Subtitle)]
                .join(", ")
                .trim_end_matches(", ")
                .to_owned(),
            pile: Pile::of_heading(&text(Column::Pile)),
            number,
        })
    }

    /// A field of a map: a pile, a card with its count, a name, or nothing a deck needs.
    fn field(&mut self, name: &str, field: &Tree, place: Option<Pile>) {
        let heading = Heading::of(bare_heading(name));
        match (field, heading) {
            (Tree::Empty, _) => {}
            (Tree::List(_) | Tree::Map(_), Some(Heading::Pile(pile))) => {
                self.any(field, Some(pile));
            }
            (Tree::List(_) | Tree::Map(_), Some(Heading::Any)) => self.any(field, None),
            (Tree::List(_) | Tree::Map(_), Some(Heading::Part)) => self.any(field, place),
            (Tree::List(_), None) if key(name) == "decks" => self.any(field, place),
            (Tree::Map(_), None) if self.counts(field).is_some() => {
                let count = self.counts(field).unwrap_or(1);
                self.copies(place, count, name);
            }
            (Tree::List(_) | Tree::Map(_), None) => {
                self.trouble(name, Trouble::UnknownHeading);
                self.any(field, Some(Pile::Aside));
            }
            (Tree::Number(_), Some(_)) => {}
            (Tree::Text(text), Some(Heading::Pile(pile))) => self.text(text, Some(pile)),
            (Tree::Text(text), Some(Heading::Any | Heading::Part)) => self.text(text, place),
            (Tree::Text(_) | Tree::Number(_), None) => self.value(name, field, place),
        }
    }

    /// The count of a card whose name is that of its field: `"Odo": {"count": 2}`.
    fn counts(&self, tree: &Tree) -> Option<i64> {
        tree.field(|name| Column::of(name) == Some(Column::Count))?
            .number()
    }

    fn value(&mut self, name: &str, field: &Tree, place: Option<Pile>) {
        match (Label::of(name), field.number()) {
            (Some(Label::Name), _) => self.list.name = field.text().map(|name| one_line(&name)),
            (Some(Label::Note | Label::Total), _) => {}
            (None, Some(count)) => self.copies(place, count, name),
            (None, None) => self.trouble(name, Trouble::Strange),
        }
    }

    /// An object of Tabletop Simulator: a card, or a pile with a name.
    fn object(&mut self, tree: &Tree, place: Option<Pile>) {
        let is_called = |wanted: &'static str| move |name: &str| name == wanted;
        let nickname = tree
            .field(is_called("Nickname"))
            .and_then(Tree::text)
            .unwrap_or_default();
        let mut parts = ["ObjectStates", "ContainedObjects"]
            .into_iter()
            .filter_map(|name| tree.field(is_called(name)))
            .peekable();
        if parts.peek().is_none() {
            return self.copies(place, 1, &nickname);
        }
        let place = match Heading::of(bare_heading(&nickname)) {
            Some(Heading::Pile(pile)) => Some(pile),
            Some(Heading::Any | Heading::Part) => place,
            None => {
                let name = one_line(&nickname);
                self.list.name = self
                    .list
                    .name
                    .take()
                    .or(Some(name).filter(|name| !name.is_empty()));
                place
            }
        };
        parts.for_each(|part| self.any(part, place));
    }

    fn copies(&mut self, place: Option<Pile>, count: i64, name: &str) {
        let name = one_line(&plain(name));
        self.push(format!("{count} {name}"), named(place, count, &name, None));
    }

    fn trouble(&mut self, text: &str, trouble: Trouble) {
        self.push(one_line(text), Content::Trouble(trouble));
    }

    fn push(&mut self, text: String, content: Content<Pile>) {
        let number = self.list.lines.len() + 1;
        self.list.lines.push(Line {
            number,
            text,
            content,
        });
    }
}

/// A card whose fields have names.
struct Entry {
    count: Option<i64>,
    name: String,
    pile: Option<Pile>,
    number: Option<Number>,
}

impl Entry {
    fn text(&self) -> String {
        let count = self
            .count
            .map(|count| format!("{count} "))
            .unwrap_or_default();
        count + &one_line(&plain(&self.name))
    }

    fn content(&self, place: Option<Pile>) -> Content<Pile> {
        let name = one_line(&plain(&self.name));
        let place = self.pile.or(place);
        match self.count {
            Some(count) => named(place, count, &name, self.number.as_ref()),
            None => Content::Trouble(Trouble::Count),
        }
    }
}

/// Whether a text is a list in YAML that no list of lines could be: plain lists have colons and hyphens
/// too, and there the lines keep their numbers. `is_head` tells the names of piles.
pub fn looks_like_yaml(text: &str, is_head: impl Fn(&str) -> bool) -> bool {
    let is_headed = split(text).any(|line| {
        let head = line.strip_suffix(':').map(str::trim_end);
        let is_top = !line.starts_with(char::is_whitespace);
        is_top && head.is_some_and(|head| is_head(head.trim_matches(['"', '\''])))
    });
    let has_fields = || {
        let is_field = |line: &str| {
            let bare = line.trim_start_matches([' ', '-']);
            bare.split_once(':').is_some_and(|(name, _)| {
                matches!(
                    Column::of(name.trim_matches(['"', '\''])),
                    Some(Column::Count | Column::Number)
                )
            })
        };
        let is_map = |line: &str| {
            line.starts_with("  ")
                && line.trim_end().ends_with(|c: char| c.is_ascii_digit())
                && line.contains(": ")
        };
        let is_quoted = |line: &str| {
            let line = line.trim();
            line.starts_with("- \"") && line.ends_with('"')
        };
        split(text).any(|line| is_field(line) || is_map(line) || is_quoted(line))
    };
    let starts_items =
        || split(text).any(|line| line.starts_with("- count:") || line.starts_with("- name:"));
    ((is_headed && has_fields()) || starts_items())
        && parse(text, Format::Yaml).is_ok_and(|trees| trees.iter().any(Tree::is_inner))
}
