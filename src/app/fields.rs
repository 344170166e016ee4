//! `--json=title,text`: so much of a document as is wanted. Every document has its number.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::str::FromStr;

use serde_json::{Map, Value};

use crate::entry::json;
use model::text::closest;
use words::Problem;

/// The number of every document: it grows when a field changes its meaning, not when one is added.
const SCHEMA: u32 = 1;

/// The fields of a document that are wanted; without any all of them.
#[derive(Debug, Clone, Default)]
pub struct Fields(Vec<String>);

impl FromStr for Fields {
    type Err = Infallible;

    fn from_str(typed: &str) -> Result<Fields, Infallible> {
        let names = typed.split(',').map(str::trim).filter(|name| !name.is_empty());
        Ok(Fields(names.map(str::to_owned).collect()))
    }
}

impl Fields {
    /// A document with its number, and of its fields those that are wanted. A field it does not have itself is one of the
    /// records in it: of a search `title` is that of each card.
    ///
    /// # Errors
    /// When neither it nor a record in it has such a field. Where no record was found none is wrong.
    pub(crate) fn numbered(&self, document: Value) -> Result<Value, Problem> {
        let Value::Object(mut fields) = document else {
            return Ok(document);
        };
        if !self.0.is_empty() {
            let inner: Vec<&str> =
                self.0.iter().map(String::as_str).filter(|name| !fields.contains_key(*name)).collect();
            let is_empty = !fields.values().any(|value| records(value).next().is_some());
            if !is_empty && let Some(unknown) = inner.iter().find(|name| !has(&fields, name)) {
                return Err(no_field(unknown, &fields));
            }
            let wanted = fields.into_iter().filter_map(|(name, value)| {
                let whole = self.0.contains(&name);
                let value = if whole { Some(value) } else { part(value, &inner, is_empty) };
                Some((name, value?))
            });
            fields = wanted.collect();
        }
        fields.insert("schema".to_owned(), SCHEMA.into());
        Ok(Value::Object(fields))
    }
}

/// The records a field of a document holds.
fn records(value: &Value) -> impl Iterator<Item = &Map<String, Value>> {
    let listed = value.as_array().map_or(&[][..], Vec::as_slice);
    std::iter::once(value).chain(listed).filter_map(Value::as_object)
}

/// Whether a record of a document has a field, or could have it as an entry or card.
fn has(fields: &Map<String, Value>, name: &str) -> bool {
    fields.values().flat_map(records).any(|record| record.contains_key(name)) || json::is_field(name)
}

/// Of a field of a document the records with some of their fields; an empty list only where there are no records.
fn part(value: Value, names: &[&str], is_empty: bool) -> Option<Value> {
    let cut = |mut record: Map<String, Value>| {
        record.retain(|name, _| names.contains(&name.as_str()));
        record
    };
    match value {
        Value::Object(record) => Some(cut(record)).filter(|record| !record.is_empty()).map(Value::Object),
        Value::Array(list) if list.is_empty() => (is_empty && !names.is_empty()).then_some(Value::Array(list)),
        Value::Array(list) => {
            let records = list.into_iter().filter_map(|value| match value {
                Value::Object(record) => Some(cut(record)),
                _ => None,
            });
            let cut: Vec<Map<String, Value>> = records.collect();
            cut.iter().any(|record| !record.is_empty()).then(|| cut.into_iter().map(Value::Object).collect())
        }
        _ => None,
    }
}

fn no_field(name: &str, fields: &Map<String, Value>) -> Problem {
    let inner: BTreeSet<&String> = fields.values().flat_map(records).flat_map(Map::keys).collect();
    let others = inner.into_iter().filter(|name| !fields.contains_key(*name));
    let known: Vec<&str> = fields.keys().chain(others).map(String::as_str).collect();
    let near = closest(name, known.iter().copied(), 1);
    Problem::unknown_value("--json", name, known).near(near)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn chosen(typed: &str, document: &Value) -> Result<Value, Vec<String>> {
        let fields: Fields = typed.parse().expect("fields");
        fields.numbered(document.clone()).map_err(|problem| problem.suggestions().to_vec())
    }

    #[test]
    fn a_field_is_one_of_the_document_or_of_the_records_in_it() {
        let document = json!({
            "query": "x", "total": 2, "near": [], "words": ["a"], "next": {"title": "N", "id": 3},
            "cards": [{"title": "A", "id": 1}, {"title": "B", "id": 2, "more": {"title": 7}}],
        });
        for (typed, expected) in [
            ("total", json!({"schema": 1, "total": 2})),
            ("near, words", json!({"schema": 1, "near": [], "words": ["a"]})),
            ("query,more", json!({"schema": 1, "query": "x", "cards": [{}, {"more": {"title": 7}}]})),
            ("title", json!({"schema": 1, "next": {"title": "N"}, "cards": [{"title": "A"}, {"title": "B"}]})),
            ("cards,id", json!({"schema": 1, "next": {"id": 3}, "cards": document["cards"]})),
            // No card found has one, but others do.
            ("total,cost", json!({"schema": 1, "total": 2})),
        ] {
            assert_eq!(chosen(typed, &document), Ok(expected), "{typed}");
        }
        let whole = chosen("", &document).expect("a document");
        assert_eq!((&whole["schema"], &whole["cards"]), (&json!(1), &document["cards"]));
        assert_eq!(chosen("titel", &document), Err(vec!["title".to_owned()]));
    }

    #[test]
    fn where_nothing_was_found_every_field_is_right() {
        let nothing = json!({"query": "x", "hits": []});
        assert_eq!(chosen("title", &nothing), Ok(json!({"schema": 1, "hits": []})));
        assert_eq!(chosen("query", &nothing), Ok(json!({"schema": 1, "query": "x"})));
    }
}
