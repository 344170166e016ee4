//! By what results are sorted.

use super::fault::{Fault, QueryError};
use super::fields::QueryField;

/// By what results are sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SortKey {
    /// The field whose values are compared.
    pub field: &'static QueryField,
    /// Whether the highest value comes first, as for `-cost`.
    pub descending: bool,
}

impl SortKey {
    /// Reads `cost` or `-cost`.
    ///
    /// # Errors
    /// When there is no such field.
    pub fn parse(text: &str) -> Result<SortKey, QueryError> {
        let (name, descending) = match text.strip_prefix('-') {
            Some(name) => (name, true),
            None => (text, false),
        };
        let field = QueryField::find_by_name(name).filter(|field| field.code != "text");
        match field {
            Some(field) => Ok(SortKey { field, descending }),
            None => {
                Err(Fault::UnknownSort { suggestions: QueryField::suggest_names(name, 4), field: name.to_owned() }
                    .anywhere())
            }
        }
    }
}
