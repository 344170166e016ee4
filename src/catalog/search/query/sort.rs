//! By what results are sorted, and how they are listed.

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

/// What a query asks of the list of cards, beside what the cards must be, and how it was read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListingWishes {
    /// What the cards are sorted by: `order:cost`, `sort:-range`.
    pub sort: Vec<SortKey>,
    /// Whether each printing is wanted: `unique:prints`.
    pub has_printings: bool,
    /// What `t:` was followed by that is no type of cards and was looked for in texts.
    pub in_texts: Vec<String>,
}
