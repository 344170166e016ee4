//! From faults of a query to errors in the player's words.

use crate::error::Error;
use crate::model::Lang;
use crate::search::query::QueryError;

/// A query that was refused.
pub fn refused(lang: Lang, query: &str, error: QueryError) -> Error {
    Error::Query {
        query: query.to_owned(),
        at: error.at,
        fault: error.fault.in_words_of(lang),
    }
}
