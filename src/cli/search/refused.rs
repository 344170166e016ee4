//! From faults of a query to errors in the player's words.

use crate::error::Error;
use crate::model::Lang;
use crate::search::fields::Field;
use crate::search::query::{Fault, QueryError};

/// A query that was refused.
pub fn refused(lang: Lang, query: &str, error: QueryError) -> Error {
    let (reason, mut words, suggestions) = reason(error.fault);
    for (name, word) in &mut words {
        if let Some(field) =
            Field::named(word).filter(|field| *name == "field" && field.code == word)
        {
            *word = field.name(lang).to_owned();
        }
    }
    Error::Query {
        query: query.to_owned(),
        at: error.at,
        reason,
        words,
        suggestions,
    }
}

type Reason = (&'static str, Vec<(&'static str, String)>, Vec<String>);

fn reason(fault: Fault) -> Reason {
    let of_field = |id, field: String| (id, vec![("field", field)], vec![]);
    match fault {
        Fault::UnknownField { name, suggestions } => {
            ("query-unknown-field", vec![("field", name)], suggestions)
        }
        Fault::UnknownSort { name, suggestions } => {
            ("query-unknown-sort", vec![("field", name)], suggestions)
        }
        Fault::UnknownValue {
            field,
            value,
            suggestions,
        } => (
            "query-unknown-value",
            vec![("field", field), ("value", value)],
            suggestions,
        ),
        Fault::NotANumber { field, value } => (
            "query-not-a-number",
            vec![("field", field), ("value", value)],
            vec![],
        ),
        Fault::BadRegex { pattern, reason } => (
            "query-bad-regex",
            vec![("pattern", pattern), ("reason", reason)],
            vec![],
        ),
        Fault::MissingValue { field } => of_field("query-missing-value", field),
        Fault::NotComparable { field } => of_field("query-not-comparable", field),
        Fault::OneNumber { field } => of_field("query-one-number", field),
        Fault::RegexElsewhere { field } => of_field("query-regex-elsewhere", field),
        plain => (plain_reason(&plain), vec![], vec![]),
    }
}

fn plain_reason(fault: &Fault) -> &'static str {
    match fault {
        Fault::Empty => "query-empty",
        Fault::TooLong => "query-too-long",
        Fault::TooDeep => "query-too-deep",
        Fault::MissingField => "query-missing-field",
        Fault::OpenQuote => "query-open-quote",
        Fault::OpenRegex => "query-open-regex",
        Fault::OpenParenthesis => "query-open-parenthesis",
        Fault::StrayParenthesis => "query-stray-parenthesis",
        _ => "query-nothing",
    }
}
