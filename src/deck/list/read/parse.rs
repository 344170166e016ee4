//! From the text of a document to its tree.

use serde::Deserialize;

use super::shape::{label_heading, split};
use super::tree::Tree;
use super::{NoList, Part, markup};
use crate::deck::Family;
use crate::deck::list::headings::Column;
use crate::text::{SyntaxFault, SyntaxKind, nests_deeper};

/// Levels of a list that are read; the deepest form in use has five.
const DEEPEST: usize = 60;

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
    let is_head = |head: &str| label_heading::<P>(head.trim_matches(['"', '\''])).is_some();
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
