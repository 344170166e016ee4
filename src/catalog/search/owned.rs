//! Which documents of an index somebody has who has some boxes: each keeps under one term when it is there, and few are
//! not always so.

use std::str::from_utf8;

use tantivy::columnar::StrColumn;
use tantivy::schema::{FAST, Field, STRING, SchemaBuilder};
use tantivy::{DocId, SegmentReader, TantivyDocument};

use model::{Availability, Record};

/// Name of the field.
const AVAILABILITY: &str = "availability";

/// Adds the field.
pub(super) fn add_field(builder: &mut SchemaBuilder) -> Field {
    builder.add_text_field(AVAILABILITY, STRING | FAST)
}

/// Adds when a record is there; what everybody has says nothing.
pub(super) fn add_availability(document: &mut TantivyDocument, field: Field, record: &Record) {
    if !record.availability().is_always() {
        document.add_text(field, record.availability().to_string());
    }
}

/// The documents of a segment that are there with some boxes.
pub(super) struct OwnedDocs {
    /// `None` if everybody has all of them.
    terms: Option<StrColumn>,
    /// For each term whether what keeps it is there.
    holds: Vec<bool>,
    /// How many documents are not there.
    pub absent: u32,
}

impl OwnedDocs {
    /// Those of a segment, given the field and the bits of the boxes.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub(super) fn open(segment: &SegmentReader, field: Field, boxes: u32) -> tantivy::Result<OwnedDocs> {
        let mut owned = OwnedDocs { terms: segment.fast_fields().str(AVAILABILITY)?, holds: Vec::new(), absent: 0 };
        let inverted = segment.inverted_index(field)?;
        let mut terms = inverted.terms().stream()?;
        while let Some((term, found)) = terms.next() {
            let read = from_utf8(term).ok().and_then(|term| term.parse::<Availability>().ok());
            let holds = read.is_some_and(|availability| availability.holds(boxes));
            owned.holds.push(holds);
            owned.absent += if holds { 0 } else { found.doc_freq };
        }
        Ok(owned)
    }

    /// Whether a document is there.
    pub(super) fn has(&self, doc: DocId) -> bool {
        let term = self.terms.as_ref().and_then(|terms| terms.term_ords(doc).next());
        term.is_none_or(|at| self.holds.get(at as usize).copied().unwrap_or_default())
    }
}
