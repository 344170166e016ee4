//! What stands in a part of a document: how many cards, names and counts.

use super::Part;
use super::plain::plain;
use super::shape;
use super::tree::Tree;
use crate::deck::list::headings::{Column, Heading, Label};
use crate::deck::list::recognizer::Recognizer;
use crate::text::key;

impl Tree {
    /// The fields of a map, else none.
    pub fn fields(&self) -> &[(String, Tree)] {
        match self {
            Tree::Map(fields) => fields,
            Tree::Empty | Tree::Number(_) | Tree::Text(_) | Tree::List(_) => &[],
        }
    }

    /// What a map calls itself: the last of its fields for a name, as programs write the kind before the name.
    pub fn own_name(&self) -> Option<&str> {
        let mut fields = self.fields().iter().rev();
        let is_name = |name: &str| {
            Column::of(name) == Some(Column::Name) || Label::of(name) == Some(Label::Name)
        };
        let (_, field) = fields.find(|(name, field)| is_name(name) && !field.is_inner())?;
        match field {
            Tree::Text(text) => Some(text),
            Tree::Empty | Tree::Number(_) | Tree::List(_) | Tree::Map(_) => None,
        }
    }

    /// What it calls itself as a heading: by its name, or by a field for the pile.
    pub fn label_heading<P: Part>(&self) -> Option<Heading<P>> {
        let pile = || {
            let mut fields = self.fields().iter();
            let is_pile = |name: &str| Column::of(name) == Some(Column::Pile);
            let (_, field) = fields.find(|(name, _)| is_pile(name))?;
            shape::label_heading(&field.text()?)
        };
        self.own_name().and_then(shape::label_heading).or_else(pile)
    }

    /// Whether fields of it are piles, so that its own name is that of a deck, even where the word is one of headings
    /// ("Starfleet").
    pub fn holds_piles<P: Part>(&self) -> bool {
        self.fields().iter().any(|(name, field)| {
            field.is_inner() && matches!(shape::label_heading::<P>(name), Some(Heading::Pile(_)))
        })
    }
}

/// How many cards a part of a document names, as far as it matters.
#[derive(Debug, Default)]
pub struct Census {
    /// Below lists, or as names of fields.
    pub listed: usize,
    /// In fields of maps alone, one name within another once.
    pub fields: usize,
    keys: Vec<String>,
    /// Maps that hold a name in a field for one, and those that hold a count.
    pub named: usize,
    pub counted: usize,
}

impl Census {
    /// What stands in a part.
    pub fn of(tree: &Tree, names: Recognizer<'_>) -> Census {
        let mut found = Census::default();
        found.add(tree, names, false);
        found
    }

    /// Whether there is a card.
    pub fn is_any(&self) -> bool {
        self.listed + self.fields > 0
    }

    /// Whether there are more cards than one.
    pub fn is_several(&self) -> bool {
        self.listed > 0 || self.fields > 1 || self.named > 1 || self.counted > 1
    }

    fn add(&mut self, tree: &Tree, names: Recognizer<'_>, is_listed: bool) {
        if self.listed > 1 {
            return;
        }
        match tree {
            Tree::Empty | Tree::Number(_) => {}
            Tree::Text(text) => self.text(text, names, is_listed),
            Tree::List(items) => items.iter().for_each(|item| self.add(item, names, true)),
            Tree::Map(fields) => {
                let has_count = fields.iter().any(|(name, field)| {
                    Column::of(name) == Some(Column::Count) && !field.is_inner()
                });
                self.listed += usize::from(is_listed && has_count);
                self.counted += usize::from(has_count);
                let names_one = |(name, field): &(String, Tree)| {
                    let text = if Column::of(name) == Some(Column::Name) {
                        field.text()
                    } else {
                        None
                    };
                    text.is_some_and(|text| is_named(&text, names))
                };
                self.named += usize::from(fields.iter().any(names_one));
                for (name, field) in fields {
                    let is_counted = matches!(field, Tree::Number(_) | Tree::Map(_));
                    self.listed += usize::from(
                        is_counted && Column::of(name).is_none() && is_named(name, names),
                    );
                    self.add(field, names, is_listed);
                }
            }
        }
    }
}

impl Census {
    fn text(&mut self, text: &str, names: Recognizer<'_>, is_listed: bool) {
        if text.trim().contains(['\n', '\r']) {
            self.listed += text.lines().filter(|line| is_named(line, names)).count();
        } else if is_named(text, names) {
            let read = names.read(&plain(text));
            let own = key(read.cards.first().map_or("", |card| &card.name));
            let is_known = self
                .keys
                .iter()
                .any(|known| known.starts_with(&own) || own.starts_with(known));
            if is_listed {
                self.listed += 1;
            } else if !is_known {
                self.fields += 1;
                self.keys.push(own);
            }
        }
    }
}

/// Whether a text is a card and nothing else.
pub fn is_named(text: &str, names: Recognizer<'_>) -> bool {
    let read = names.read(&plain(text));
    read.is_clean()
        && !read.cards.iter().all(|card| {
            card.name.is_empty()
                && !card
                    .number
                    .as_ref()
                    .is_some_and(super::super::number::Number::names_a_set)
        })
}

/// Whether something in a part has a name.
pub fn has_names(tree: &Tree) -> bool {
    let is_named = |tree: &Tree| tree.own_name().is_some_and(|name| !name.trim().is_empty());
    match tree {
        Tree::List(items) => items.iter().any(has_names),
        Tree::Map(fields) => is_named(tree) || fields.iter().any(|(_, field)| has_names(field)),
        Tree::Empty | Tree::Number(_) | Tree::Text(_) => false,
    }
}

/// Whether a part holds records with a count.
pub fn holds_entries(tree: &Tree) -> bool {
    match tree {
        Tree::List(items) => items
            .iter()
            .any(|item| holds_entries(item) || item.own_name().is_some()),
        Tree::Map(fields) => {
            let is_count = |name: &String| Column::of(name) == Some(Column::Count);
            fields
                .iter()
                .any(|(name, field)| is_count(name) || holds_entries(field))
        }
        Tree::Empty | Tree::Number(_) | Tree::Text(_) => false,
    }
}
