//! Words with `*` in them, against the terms of the index.

use tantivy::SegmentReader;
use tantivy::schema::{Field as Slot, IndexRecordOption};

/// A text with `*` in it, for whole terms.
pub struct Wildcard {
    /// What must stand between the asterisks: one piece more than there are asterisks.
    pieces: Vec<String>,
}

impl Wildcard {
    /// Reads a text; `fold` writes its pieces as the terms are written.
    pub fn new(text: &str, fold: impl Fn(&str) -> String) -> Wildcard {
        let pieces = text.split('*').map(fold).collect();
        Wildcard { pieces }
    }

    fn start(&self) -> &str {
        self.pieces.first().map_or("", String::as_str)
    }

    /// Whether a whole term fits.
    fn fits(&self, term: &str) -> bool {
        let Some((start, rest)) = self.pieces.split_first() else {
            return false;
        };
        let Some(term) = term.strip_prefix(start.as_str()) else {
            return false;
        };
        let Some((end, inner)) = rest.split_last() else {
            return term.is_empty();
        };
        let behind = inner.iter().try_fold(term, |term, piece| {
            let at = term.find(piece.as_str())?;
            Some(&term[at + piece.len()..])
        });
        behind.is_some_and(|term| term.ends_with(end.as_str()))
    }

    /// Marks the cards with a term in a slot that fits. Only terms with the same beginning are read.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn mark(
        &self,
        segment: &SegmentReader,
        slot: Slot,
        has: &mut [bool],
    ) -> tantivy::Result<()> {
        let inverted = segment.inverted_index(slot)?;
        let start = self.start();
        let mut terms = inverted.terms().range().ge(start).into_stream()?;
        while let Some((term, info)) = terms.next() {
            // Terms come in order: none behind this one begins so.
            if !term.starts_with(start.as_bytes()) {
                break;
            }
            if !std::str::from_utf8(term).is_ok_and(|term| self.fits(term)) {
                continue;
            }
            let basic = IndexRecordOption::Basic;
            let mut block = inverted.read_block_postings_from_terminfo(info, basic)?;
            while !block.docs().is_empty() {
                for doc in block.docs() {
                    has[*doc as usize] = true;
                }
                block.advance();
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asterisk_stands_for_any_letters() {
        let fits = |text: &str, term: &str| Wildcard::new(text, str::to_owned).fits(term);
        for text in [
            "voyager", "voy*", "*ager", "*yag*", "v*g*r", "**", "voy*ager",
        ] {
            assert!(fits(text, "voyager"), "{text}");
        }
        for text in ["voy", "*voy", "voya*ager", "v*x*r", "voyagers", "a*r*"] {
            assert!(!fits(text, "voyager"), "{text}");
        }
        assert!(!fits("ab*ba", "aba"));
    }
}
