//! The card index: every card a document, queries run by tantivy.
//!
//! `document` says what of a card can be searched, `write` puts it into documents, `compile` turns a query
//! into one of tantivy's, `execute` finds and sorts, `suggest` tells why nothing was found and what
//! may have been meant, of what cards are called (`spoken`). What must be looked at card by card or term by term
//! (`patterns`: wildcards, regular expressions) is `found` before the rest runs.

mod compile;
mod copies;
mod document;
mod error;
mod execute;
mod field_values;
mod found;
mod names;
mod neighbours;
mod patterns;
mod player;
mod schema;
mod spoken;
mod suggest;
mod word_scores;
mod write;

pub use error::SearchError;
pub use execute::CardIndex;
pub use names::NearName;
pub use player::{NOTHING, PlayerCards};
pub use suggest::{FailingTerm, PATIENCE};
pub use write::{in_order, write_files, write_to_folder, write_to_memory};

use model::Attribute;

/// The term of an attribute in the index.
fn attribute_term(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Integrity => "integrity",
        Attribute::Cunning => "cunning",
        Attribute::Strength => "strength",
        Attribute::Any => "any attribute",
    }
}
