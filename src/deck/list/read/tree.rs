//! Documents in JSON, YAML and XML as trees that keep every field, the same name twice too.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::shape::{heading, split};
use super::{NoList, Part, markup};
use crate::deck::Family;
use crate::deck::list::headings::Column;
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

/// The documents of a text: JSON and XML have one, YAML may have several.
///
/// # Errors
/// When it is none, or nested too deep.
pub fn parse(text: &str, family: Family) -> Result<Vec<Tree>, NoList> {
    let told = |words: String| NoList {
        family,
        fault: SyntaxFault::read(&words),
    };
    let deep = || NoList::of_kind(family, SyntaxKind::TooDeep);
    if family == Family::Xml {
        return Ok(vec![markup::elements(text).ok_or_else(deep)?]);
    }
    if family == Family::Json {
        let tree = serde_json::from_str(text.trim_start_matches('\u{feff}'));
        return Ok(vec![tree.map_err(|error| told(error.to_string()))?]);
    }
    if nests_deeper(text, DEEPEST) {
        return Err(deep());
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

/// Whether a text is a list in YAML that no list of lines could be: plain lists have colons and hyphens
/// too, and there the lines keep their numbers.
pub fn looks_like_yaml<P: Part>(text: &str) -> bool {
    let is_head =
        |head: &str| heading::<P>(&format!("{}:", head.trim_matches(['"', '\'']))).is_some();
    let mut is_headed = false;
    let mut has_fields = false;
    let mut is_certain = false;
    for line in split(text) {
        let is_top = !line.starts_with(char::is_whitespace);
        let trimmed = line.trim();
        let (name, rest) = line
            .trim_start_matches([' ', '-'])
            .split_once(':')
            .unwrap_or_default();
        let head = trimmed.strip_suffix(':').filter(|_| is_top);
        is_headed |= head.is_some_and(|head| is_head(head.trim_end()));
        is_certain |=
            is_top && !name.is_empty() && rest.trim_start().starts_with('[') && is_head(name);
        is_certain |= line.starts_with("- count:") || line.starts_with("- name:");
        let column = Column::of(name.trim_matches(['"', '\'']));
        has_fields |= matches!(column, Some(Column::Count | Column::Number)) && !rest.is_empty();
        has_fields |=
            !is_top && trimmed.ends_with(|c: char| c.is_ascii_digit()) && trimmed.contains(": ");
        has_fields |= trimmed.starts_with("- \"") && trimmed.ends_with('"');
    }
    let counts = |line: &str| {
        let (name, count) = line.rsplit_once(": ").unwrap_or_default();
        name.starts_with(['"', '\''])
            && count.trim().bytes().all(|byte| byte.is_ascii_digit())
            && !count.is_empty()
    };
    is_certain |= split(text)
        .filter(|line| !line.trim().is_empty())
        .all(counts)
        && text.contains(':');
    ((is_headed && has_fields) || is_certain)
        && parse(text, Family::Yaml).is_ok_and(|trees| trees.iter().any(Tree::is_inner))
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
