//! Crew lists as documents, YAML or JSON: a field for each place, in it names, names with counts, or
//! records with a name and a count.

use super::list::CrewList;
use super::{Place, headed};
use crate::deck::list::headings::{Column, Heading, Label};
use crate::deck::list::one_line;
use crate::deck::list::read::line::{card, item, named};
use crate::deck::list::read::line_shape::split;
use crate::deck::list::read::tree::{Tree, parse};
use crate::deck::{Content, Format, Line, NoList, Trouble};

/// Reads a document.
///
/// # Errors
/// When it is none, or neither a map nor a list.
pub fn read(text: &str, format: Format) -> Result<CrewList, NoList> {
    let trees = parse(text, format)?;
    if !trees.iter().any(Tree::is_inner) {
        return Err(NoList::bare(format));
    }
    let mut walk = Walk {
        list: CrewList {
            format,
            name: None,
            file: None,
            ends: Vec::new(),
            lines: Vec::new(),
        },
    };
    for tree in &trees {
        walk.any(tree, None);
    }
    Ok(walk.list)
}

/// Goes through a document, first to last.
struct Walk {
    list: CrewList,
}

impl Walk {
    fn any(&mut self, tree: &Tree, place: Option<Place>) {
        match tree {
            Tree::Empty => {}
            Tree::Number(number) => self.trouble(&number.to_string(), Trouble::Strange),
            Tree::Text(text) => self.text(text, place),
            Tree::List(items) => items.iter().for_each(|item| self.item(item, place)),
            Tree::Map(_) if place.is_some() => self.item(tree, place),
            Tree::Map(fields) => {
                for (name, field) in fields {
                    self.field(name, field, place);
                }
            }
        }
    }

    /// A card as a text, as a record, or as a name with its count.
    fn item(&mut self, tree: &Tree, place: Option<Place>) {
        match tree {
            Tree::Map(fields) => match entry(tree, place) {
                Some((text, content)) => self.push(text, content),
                None => fields
                    .iter()
                    .for_each(|(name, field)| self.field(name, field, place)),
            },
            Tree::Empty | Tree::Number(_) | Tree::Text(_) | Tree::List(_) => self.any(tree, place),
        }
    }

    /// A line of a list, or several in one text.
    fn text(&mut self, text: &str, place: Option<Place>) {
        for line in split(text).map(str::trim).filter(|line| !line.is_empty()) {
            self.push(line.to_owned(), card(&item(line), place));
        }
    }

    /// A field of a map: a place, a card with its count, or what stands beside the cards. Inside a place
    /// numbers count cards, though one of them is called like a pile.
    fn field(&mut self, name: &str, field: &Tree, place: Option<Place>) {
        match (field, headed(name)) {
            (Tree::Empty, _) => {}
            (Tree::List(_) | Tree::Map(_) | Tree::Text(_), Some(place)) => {
                self.any(field, Some(place));
            }
            (Tree::Number(count), Some(_)) if place.is_some() => self.copies(place, *count, name),
            (Tree::Number(_), Some(_)) => {}
            (Tree::Number(_) | Tree::Text(_), None) => self.value(name, field, place),
            (Tree::List(_) | Tree::Map(_), None) => {
                if Heading::of(name) != Some(Heading::Any) {
                    self.trouble(name, Trouble::UnknownHeading);
                }
                self.any(field, None);
            }
        }
    }

    fn value(&mut self, name: &str, field: &Tree, place: Option<Place>) {
        match (Label::of(name), field.number()) {
            (Some(Label::Name), _) => self.list.name = field.text().map(|name| one_line(&name)),
            (Some(Label::Note | Label::Total), _) => {}
            (None, Some(count)) => self.copies(place, count, name),
            (None, None) => self.trouble(name, Trouble::Strange),
        }
    }

    fn copies(&mut self, place: Option<Place>, count: i64, name: &str) {
        let name = one_line(name);
        self.push(format!("{count} {name}"), named(place, count, &name, None));
    }

    fn trouble(&mut self, text: &str, trouble: Trouble) {
        self.push(one_line(text), Content::Trouble(trouble));
    }

    fn push(&mut self, text: String, content: Content<Place>) {
        let number = self.list.lines.len() + 1;
        self.list.lines.push(Line {
            number,
            text,
            content,
        });
    }
}

/// A record with a name, and maybe with a count and a place; what holds further parts is none.
fn entry(tree: &Tree, place: Option<Place>) -> Option<(String, Content<Place>)> {
    let field = |column| {
        let found = tree.field(|name| Column::of(name) == Some(column))?;
        (!found.is_inner()).then_some(found)
    };
    let text = |column| field(column).and_then(Tree::text);
    let has_parts =
        matches!(tree, Tree::Map(fields) if fields.iter().any(|(_, field)| field.is_inner()));
    let name = one_line(&text(Column::Name).filter(|_| !has_parts)?);
    let own = text(Column::Pile).and_then(|named| headed(&named));
    let content = match field(Column::Count).map_or(Some(1), Tree::number) {
        Some(count) => named(own.or(place), count, &name, None),
        None => Content::Trouble(Trouble::Count),
    };
    Some((name, content))
}
