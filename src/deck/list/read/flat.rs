//! A record of a document, however its fields are nested.

use super::Section;
use super::line_text;
use super::line_text::plain;
use super::table::{ListRecord, parse_count};
use super::tree::Tree;
use super::tree::{CardTally, is_named};
use crate::list::headings::{Heading, Label, ListColumn};
use crate::list::recognizer::Recognizer;

/// More copies than stand in a field that is not called a count.
const MOST: i64 = 99;

/// A card whose fields have names; what holds further cards is none.
pub(super) fn entry<P: Section>(tree: &Tree, names: Recognizer<'_>, is_listed: bool) -> Option<FlatRecord> {
    let found = CardTally::new(tree, names);
    let flat = FlatRecord::new(tree);
    let has_count = flat.is_counted();
    let named = |column| {
        flat.fields.iter().any(|(_, name, value)| {
            ListColumn::parse(name) == Some(column) && value.text().is_some_and(|text| !text.trim().is_empty())
        })
    };
    let has_number = named(ListColumn::Number) && (named(ListColumn::Set) || named(ListColumn::Count));
    let is_flat = !flat.has_groups;
    if found.listed > 0 || found.named > 1 || found.counted > 1 {
        return None;
    }
    let is_one = match (found.listed, found.fields) {
        (0, 1) => !tree.fields().iter().any(|(name, field)| {
            field.is_inner()
                && line_text::heading::<P>(name).is_some_and(|(heading, _)| matches!(heading, Heading::Pile(_)))
                && flat.fields.len() > 8
        }),
        (0, 0) => is_flat && (has_count || (named(ListColumn::Name) && is_listed) || has_number),
        (0, _) => is_flat && has_count,
        (_, _) => false,
    };
    let has_name = has_number || named(ListColumn::Name) || found.fields == 1;
    (is_one && (has_count || has_name)).then_some(flat)
}

/// The fields of a map and of the maps in it.
pub(super) struct FlatRecord {
    /// The depth, the name and the value of each, the outer ones first.
    pub fields: Vec<(usize, String, Tree)>,
    /// The names of inner maps.
    pub path: Vec<String>,
    /// Whether some part holds a list of maps.
    pub has_groups: bool,
}

impl FlatRecord {
    /// Those of a map.
    pub(super) fn new(tree: &Tree) -> FlatRecord {
        let mut flat = FlatRecord { fields: Vec::new(), path: Vec::new(), has_groups: false };
        flat.add(tree, 0);
        // The sort keeps equals in order.
        flat.fields.sort_by_key(|(depth, ..)| *depth);
        flat
    }

    fn add(&mut self, tree: &Tree, depth: usize) {
        for (name, field) in tree.fields() {
            match field {
                Tree::Empty => {}
                Tree::Number(_) | Tree::Text(_) => {
                    self.fields.push((depth, name.clone(), field.clone()));
                }
                Tree::Map(_) => {
                    self.path.push(name.clone());
                    self.add(field, depth + 1);
                }
                Tree::List(items) => {
                    self.has_groups |= items.iter().any(|item| matches!(item, Tree::Map(_)));
                    let first = items.iter().find(|item| matches!(item, Tree::Text(_)));
                    if let (Some(ListColumn::Pile), Some(first)) = (ListColumn::parse(name), first) {
                        self.fields.push((depth, name.clone(), first.clone()));
                    }
                }
            }
        }
    }

    /// Whether a field is called a count.
    pub(super) fn is_counted(&self) -> bool {
        self.fields.iter().any(|(_, name, _)| ListColumn::parse(name) == Some(ListColumn::Count))
    }

    /// Small whole numbers that could be the count, in fields that are not called otherwise.
    pub(super) fn numbers(&self, names: Recognizer<'_>) -> Vec<i64> {
        let is_count = |name: &String| {
            ListColumn::parse(name).is_none() && Label::parse(name).is_none() && !is_named(name, names)
        };
        let fields = self.fields.iter().filter(|(_, name, _)| is_count(name));
        let numbers = fields.filter_map(|(_, _, value)| match value {
            Tree::Number(number) => Some(*number),
            Tree::Text(text) => parse_count(text),
            Tree::Empty | Tree::List(_) | Tree::Map(_) => None,
        });
        numbers.filter(|number| (1..=MOST).contains(number)).collect()
    }

    /// The field that holds the name of a card: one of a name, else any; the longest of several.
    pub(super) fn name<P: Section>(&self, record: &ListRecord, names: Recognizer<'_>) -> String {
        let texts = || {
            self.fields
                .iter()
                .filter_map(|(_, name, value)| Some((ListColumn::parse(name), plain(&value.text()?).into_owned())))
        };
        let with_subtitle = format!("{}, {}", record.name, record.subtitle);
        if !record.subtitle.is_empty() && is_named(&with_subtitle, names) {
            return record.name.clone();
        }
        let known = |text: &String| is_named(text, names);
        let named =
            texts().filter(|(column, text)| *column == Some(ListColumn::Name) && known(text)).map(|(_, text)| text);
        let any = || {
            texts()
                .filter(|(column, text)| {
                    !matches!(column, Some(ListColumn::Number | ListColumn::Subtitle | ListColumn::Pile))
                        && known(text)
                })
                .map(|(_, text)| text)
        };
        let found = named.max_by_key(String::len).or_else(|| any().max_by_key(String::len));
        let last = || {
            texts().rfind(|(column, text)| {
                *column == Some(ListColumn::Name)
                    && !text.trim().is_empty()
                    && line_text::heading::<P>(text).is_none()
            })
        };
        let any_last = || texts().rfind(|(column, _)| *column == Some(ListColumn::Name));
        let unknown = last().or_else(any_last).map(|(_, text)| text);
        found.or(unknown).unwrap_or_default()
    }
}
