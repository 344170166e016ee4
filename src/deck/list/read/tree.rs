//! Documents in JSON, YAML and XML as trees that keep every field, the same name twice too.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::{Section, line_text};
use crate::list::headings::{Heading, Label, ListColumn};

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

    /// The name under which it is a heading: its own, or that in a field for the pile.
    pub(crate) fn heading_name<P: Section>(&self) -> Option<String> {
        let is_heading = |name: &String| line_text::label_heading::<P>(name).is_some();
        let is_pile = |name: &str| ListColumn::parse(name) == Some(ListColumn::Pile);
        let pile = || self.fields().iter().find(|(name, _)| is_pile(name))?.1.text();
        let own = self.own_name().map(str::to_owned).filter(is_heading);
        own.or_else(|| pile().filter(is_heading))
    }

    /// What it calls itself as a heading.
    pub(crate) fn label_heading<P: Section>(&self) -> Option<Heading<P>> {
        line_text::label_heading(&self.heading_name::<P>()?)
    }

    /// Whether fields of it are piles, so that its own name is that of a deck, even where the word is one of headings
    /// ("Starfleet").
    pub(crate) fn holds_piles<P: Section>(&self) -> bool {
        self.fields().iter().any(|(name, field)| {
            field.is_inner() && matches!(line_text::label_heading::<P>(name), Some(Heading::Pile(_)))
        })
    }
}
