//! Documents in JSON, YAML and XML as trees that keep every field, the same name twice too; and what stands in a part of
//! one: how many cards, names and counts.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::line_text::plain;
use super::{Section, line_text};
use crate::list::headings::{Heading, Label, ListColumn};
use crate::list::numbers::Number;
use crate::list::recognizer::Recognizer;
use model::text::key;

/// A part of a document.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Tree {
    /// Nothing, yes or no: never a card.
    Empty,
    Number(i64),
    Text(String),
    List(Vec<Tree>),
    Map(Vec<(String, Tree)>),
}

impl Tree {
    /// A text, or a number as one.
    pub(crate) fn text(&self) -> Option<String> {
        match self {
            Tree::Text(text) => Some(text.clone()),
            Tree::Number(number) => Some(number.to_string()),
            Tree::Empty | Tree::List(_) | Tree::Map(_) => None,
        }
    }

    /// A whole number, or a text that is one.
    pub(crate) fn number(&self) -> Option<i64> {
        match self {
            Tree::Number(number) => Some(*number),
            Tree::Text(text) => text.trim().trim_matches(['x', 'X', '×']).trim().parse().ok(),
            Tree::Empty | Tree::List(_) | Tree::Map(_) => None,
        }
    }

    /// Whether it holds further parts.
    pub(crate) fn is_inner(&self) -> bool {
        matches!(self, Tree::List(_) | Tree::Map(_))
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tree, D::Error> {
        deserializer.deserialize_any(Builder)
    }
}

struct Builder;

impl<'de> Visitor<'de> for Builder {
    type Value = Tree;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a deck list")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Empty)
    }

    fn visit_none<E>(self) -> Result<Tree, E> {
        Ok(Tree::Empty)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Tree, E> {
        Ok(Tree::Empty)
    }

    fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
        Ok(Tree::Number(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
        Ok(Tree::Number(i64::try_from(number).unwrap_or(i64::MAX)))
    }

    /// Half a card is no card: it becomes a text, which is no number.
    fn visit_f64<E>(self, number: f64) -> Result<Tree, E> {
        let is_whole = number.fract() == 0.0 && number.abs() < 1e15;
        Ok(if is_whole { Tree::Number(number as i64) } else { Tree::Text(number.to_string()) })
    }

    fn visit_str<E>(self, text: &str) -> Result<Tree, E> {
        Ok(Tree::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Tree, A::Error> {
        let mut map = Vec::new();
        while let Some(name) = fields.next_key::<Tree>()? {
            map.push((name.text().unwrap_or_default(), fields.next_value()?));
        }
        Ok(Tree::Map(map))
    }
}

impl Tree {
    /// The fields of a map, else none.
    pub(crate) fn fields(&self) -> &[(String, Tree)] {
        match self {
            Tree::Map(fields) => fields,
            Tree::Empty | Tree::Number(_) | Tree::Text(_) | Tree::List(_) => &[],
        }
    }

    /// What a map calls itself: the last of its fields for a name, as programs write the kind before the name.
    pub(crate) fn own_name(&self) -> Option<&str> {
        let mut fields = self.fields().iter().rev();
        let is_name = |name: &str| {
            ListColumn::parse(name) == Some(ListColumn::Name) || Label::parse(name) == Some(Label::Name)
        };
        let (_, field) = fields.find(|(name, field)| is_name(name) && !field.is_inner())?;
        match field {
            Tree::Text(text) => Some(text),
            Tree::Empty | Tree::Number(_) | Tree::List(_) | Tree::Map(_) => None,
        }
    }

    /// What it calls itself as a heading: by its name, or by a field for the pile.
    pub(crate) fn label_heading<P: Section>(&self) -> Option<Heading<P>> {
        let pile = || {
            let mut fields = self.fields().iter();
            let is_pile = |name: &str| ListColumn::parse(name) == Some(ListColumn::Pile);
            let (_, field) = fields.find(|(name, _)| is_pile(name))?;
            line_text::label_heading(&field.text()?)
        };
        self.own_name().and_then(line_text::label_heading).or_else(pile)
    }

    /// Whether fields of it are piles, so that its own name is that of a deck, even where the word is one of headings
    /// ("Starfleet").
    pub(crate) fn holds_piles<P: Section>(&self) -> bool {
        self.fields().iter().any(|(name, field)| {
            field.is_inner() && matches!(line_text::label_heading::<P>(name), Some(Heading::Pile(_)))
        })
    }
}

/// How many cards a part of a document names, as far as it matters.
#[derive(Debug, Default)]
pub(super) struct CardTally {
    /// Below lists, or as names of fields.
    pub listed: usize,
    /// In fields of maps alone, one name within another once.
    pub fields: usize,
    keys: Vec<String>,
    /// Maps that hold a name in a field for one, and those that hold a count.
    pub named: usize,
    pub counted: usize,
}

impl CardTally {
    /// What stands in a part.
    pub(super) fn new(tree: &Tree, names: Recognizer<'_>) -> CardTally {
        let mut found = CardTally::default();
        found.add(tree, names, false);
        found
    }

    /// Whether there is a card.
    pub(super) fn is_any(&self) -> bool {
        self.listed + self.fields > 0
    }

    /// Whether there are more cards than one.
    pub(super) fn is_several(&self) -> bool {
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
                let has_count = fields
                    .iter()
                    .any(|(name, field)| ListColumn::parse(name) == Some(ListColumn::Count) && !field.is_inner());
                self.listed += usize::from(is_listed && has_count);
                self.counted += usize::from(has_count);
                let names_one = |(name, field): &(String, Tree)| {
                    let text = if ListColumn::parse(name) == Some(ListColumn::Name) { field.text() } else { None };
                    text.is_some_and(|text| is_named(&text, names))
                };
                self.named += usize::from(fields.iter().any(names_one));
                for (name, field) in fields {
                    let is_counted = matches!(field, Tree::Number(_) | Tree::Map(_));
                    self.listed +=
                        usize::from(is_counted && ListColumn::parse(name).is_none() && is_named(name, names));
                    self.add(field, names, is_listed);
                }
            }
        }
    }
}

impl CardTally {
    fn text(&mut self, text: &str, names: Recognizer<'_>, is_listed: bool) {
        if text.trim().contains(['\n', '\r']) {
            self.listed += text.lines().filter(|line| is_named(line, names)).count();
        } else if is_named(text, names) {
            let read = names.read(&plain(text));
            let own = key(read.cards.first().map_or("", |card| &card.name));
            let is_known = self.keys.iter().any(|known| known.starts_with(&own) || own.starts_with(known));
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
pub(super) fn is_named(text: &str, names: Recognizer<'_>) -> bool {
    let read = names.read(&plain(text));
    read.is_clean()
        && !read
            .cards
            .iter()
            .all(|card| card.name.is_empty() && !card.number.as_ref().is_some_and(Number::names_a_set))
}

/// Whether something in a part has a name.
pub(super) fn has_names(tree: &Tree) -> bool {
    let is_named = |tree: &Tree| tree.own_name().is_some_and(|name| !name.trim().is_empty());
    match tree {
        Tree::List(items) => items.iter().any(has_names),
        Tree::Map(fields) => is_named(tree) || fields.iter().any(|(_, field)| has_names(field)),
        Tree::Empty | Tree::Number(_) | Tree::Text(_) => false,
    }
}

/// Whether a part holds records with a count.
pub(super) fn holds_entries(tree: &Tree) -> bool {
    match tree {
        Tree::List(items) => items.iter().any(|item| holds_entries(item) || item.own_name().is_some()),
        Tree::Map(fields) => {
            let is_count = |name: &String| ListColumn::parse(name) == Some(ListColumn::Count);
            fields.iter().any(|(name, field)| is_count(name) || holds_entries(field))
        }
        Tree::Empty | Tree::Number(_) | Tree::Text(_) => false,
    }
}
