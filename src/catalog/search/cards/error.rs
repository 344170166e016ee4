//! Why a search gives no answer.

use crate::search::IndexError;
use crate::search::query::QueryError;

/// A search that gave no answer.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    /// The query cannot be understood.
    #[error(transparent)]
    Query(#[from] QueryError),
    /// The index is damaged.
    #[error(transparent)]
    Index(#[from] IndexError),
}

impl From<tantivy::TantivyError> for SearchError {
    fn from(error: tantivy::TantivyError) -> SearchError {
        SearchError::Index(error.into())
    }
}

impl From<std::io::Error> for SearchError {
    fn from(error: std::io::Error) -> SearchError {
        SearchError::Index(error.into())
    }
}
