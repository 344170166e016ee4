//! From faults of a query to errors in the player's words.

use catalog::search::query::QueryError;
use model::Lang;
use view::error::Error;

/// A query that was refused.
pub fn refused(lang: Lang, query: &str, error: QueryError) -> Error {
    Error::Query { query: query.to_owned(), at: error.at, fault: error.fault.display_in(lang) }
}
