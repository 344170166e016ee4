//! Documents in JSON, YAML and XML as trees that keep every field, the same name twice too.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A part of a document.
#[derive(Debug, Clone, PartialEq)]
pub enum Tree {
    /// Nothing, yes or no: never a card.
    Empty,
    Number(i64),
    Text(String),
    List(Vec<Tree>),
    Map(Vec<(String, Tree)>),
}

impl Tree {
    /// A text, or a number as one.
    pub fn text(&self) -> Option<String> {
        match self {
            Tree::Text(text) => Some(text.clone()),
            Tree::Number(number) => Some(number.to_string()),
            Tree::Empty | Tree::List(_) | Tree::Map(_) => None,
        }
    }

    /// A whole number, or a text that is one.
    pub fn number(&self) -> Option<i64> {
        match self {
            Tree::Number(number) => Some(*number),
            Tree::Text(text) => text
                .trim()
                .trim_matches(['x', 'X', '×'])
                .trim()
                .parse()
                .ok(),
            Tree::Empty | Tree::List(_) | Tree::Map(_) => None,
        }
    }

    /// Whether it holds further parts.
    pub fn is_inner(&self) -> bool {
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
        Ok(if is_whole {
            Tree::Number(number as i64)
        } else {
            Tree::Text(number.to_string())
        })
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
