//! The card index: every card a document, queries run by tantivy.
//!
//! `document` says what of a card can be searched, `write` puts it into documents, `compile` turns a query
//! into one of tantivy's, `run` finds and sorts, `explain` tells why nothing was found and `suggest` what
//! may have been meant, of what cards are called (`spoken`). What must be looked at card by card or term by term (wildcards, regular
//! expressions) is `found` before the rest runs.

mod compile;
mod copies;
mod document;
mod error;
mod explain;
mod found;
mod names;
mod neighbours;
mod owned;
mod regular;
mod run;
mod schema;
mod spoken;
mod suggest;
mod sum;
mod values;
mod wildcard;
mod words;
mod write;

pub use error::SearchError;
pub use explain::{Culprit, PATIENCE};
pub use names::Called;
pub use owned::{NOTHING, Owned};
pub use run::{CardIndex, SortKey};
pub use write::{in_order, write_to_folder, write_to_memory};

use crate::model::Attribute;

/// The term of an attribute in the index.
fn attribute_term(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Integrity => "integrity",
        Attribute::Cunning => "cunning",
        Attribute::Strength => "strength",
        Attribute::Any => "any attribute",
    }
}
