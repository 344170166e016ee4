//! Documents in YAML and JSON as trees that keep every field, the same name twice too.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::NoList;
use crate::deck::Format;
use crate::text::{SyntaxFault, SyntaxKind, nests_deeper};

/// Levels of a list that are read; the deepest form in use has five.
const DEEPEST: usize = 60;

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

/// The documents of a text: JSON has one, YAML may have several.
///
/// # Errors
/// When it is none, or nested too deep.
pub fn parse(text: &str, format: Format) -> Result<Vec<Tree>, NoList> {
    let told = |words: String| NoList {
        format,
        fault: SyntaxFault::read(&words),
    };
    if format != Format::Yaml {
        let tree = serde_json::from_str(text).map_err(|error| told(error.to_string()))?;
        return Ok(vec![tree]);
    }
    if nests_deeper(text, DEEPEST) {
        let fault = SyntaxFault::whole(SyntaxKind::TooDeep);
        return Err(NoList { format, fault });
    }
    let documents = serde_yaml::Deserializer::from_str(text);
    let trees = documents
        .map(Tree::deserialize)
        .collect::<Result<Vec<Tree>, _>>()
        .map_err(|error| told(error.to_string()))?;
    Ok(trees
        .into_iter()
        .filter(|tree| *tree != Tree::Empty)
        .collect())
}

impl Tree {
    /// A field of a map.
    pub fn field(&self, is_meant: impl Fn(&str) -> bool) -> Option<&Tree> {
        match self {
            Tree::Map(fields) => fields
                .iter()
                .find(|(name, _)| is_meant(name))
                .map(|(_, tree)| tree),
            Tree::Empty | Tree::Number(_) | Tree::Text(_) | Tree::List(_) => None,
        }
    }

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
