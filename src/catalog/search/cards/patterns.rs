//! Patterns: words with `*` in them, and regular expressions over the names and texts of cards.

use std::borrow::Cow;

use regex::{Regex, RegexBuilder};
use regex_syntax::ast::ErrorKind;
use tantivy::SegmentReader;
use tantivy::schema::{Field as Slot, IndexRecordOption};

use crate::search::query::{Fault, QueryError, RegexFault};

/// A text with `*` in it, for whole terms.
pub(super) struct Wildcard {
    /// What must stand between the asterisks: one piece more than there are asterisks.
    pieces: Vec<String>,
}

impl Wildcard {
    /// Reads a text; `fold` writes its pieces as the terms are written.
    pub(super) fn new(text: &str, fold: impl Fn(&str) -> String) -> Wildcard {
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
    pub(super) fn mark(&self, segment: &SegmentReader, slot: Slot, has: &mut [bool]) -> tantivy::Result<()> {
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

/// A regular expression for texts in which it does not count how an apostrophe is written.
pub(super) struct Pattern(Regex);

impl Pattern {
    /// Reads a pattern as it was typed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn new(pattern: &str) -> Result<Pattern, QueryError> {
        let mut builder = RegexBuilder::new(&typed(pattern));
        builder.case_insensitive(true).multi_line(true);
        let regex = builder.build().map_err(|_| {
            let reason = fault(pattern);
            let pattern = pattern.to_owned();
            Fault::BadRegex { pattern, reason }.anywhere()
        })?;
        Ok(Pattern(regex))
    }

    /// Whether it fits anywhere in a text.
    pub(super) fn fits(&self, text: &str) -> bool {
        self.0.is_match(&typed(text))
    }
}

/// A text with typed apostrophes.
fn typed(text: &str) -> Cow<'_, str> {
    if text.contains('’') { text.replace('’', "'").into() } else { text.into() }
}

/// What keeps a pattern from being one.
fn fault(pattern: &str) -> RegexFault {
    match regex_syntax::parse(pattern) {
        Err(regex_syntax::Error::Parse(error)) => fault_of(error.kind()),
        Err(regex_syntax::Error::Translate(_)) => RegexFault::UnknownClass,
        // What can be read and not be used is too big.
        Ok(_) => RegexFault::TooBig,
        Err(_) => RegexFault::Other,
    }
}

fn fault_of(kind: &ErrorKind) -> RegexFault {
    match kind {
        ErrorKind::ClassUnclosed => RegexFault::OpenClass,
        ErrorKind::ClassRangeInvalid | ErrorKind::ClassRangeLiteral | ErrorKind::ClassEscapeInvalid => {
            RegexFault::BadClass
        }
        ErrorKind::GroupUnclosed => RegexFault::OpenGroup,
        ErrorKind::GroupUnopened => RegexFault::StrayParenthesis,
        ErrorKind::RepetitionMissing => RegexFault::NothingToRepeat,
        ErrorKind::RepetitionCountInvalid
        | ErrorKind::RepetitionCountDecimalEmpty
        | ErrorKind::RepetitionCountUnclosed
        | ErrorKind::DecimalEmpty
        | ErrorKind::DecimalInvalid => RegexFault::BadCount,
        ErrorKind::EscapeUnexpectedEof => RegexFault::OpenEscape,
        ErrorKind::EscapeUnrecognized
        | ErrorKind::EscapeHexEmpty
        | ErrorKind::EscapeHexInvalid
        | ErrorKind::EscapeHexInvalidDigit => RegexFault::BadEscape,
        ErrorKind::UnicodeClassInvalid => RegexFault::UnknownClass,
        ErrorKind::UnsupportedBackreference | ErrorKind::UnsupportedLookAround => RegexFault::Unsupported,
        ErrorKind::NestLimitExceeded(_) | ErrorKind::CaptureLimitExceeded => RegexFault::TooBig,
        _ => RegexFault::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asterisk_stands_for_any_letters() {
        let fits = |text: &str, term: &str| Wildcard::new(text, str::to_owned).fits(term);
        for text in ["voyager", "voy*", "*ager", "*yag*", "v*g*r", "**", "voy*ager"] {
            assert!(fits(text, "voyager"), "{text}");
        }
        for text in ["voy", "*voy", "voya*ager", "v*x*r", "voyagers", "a*r*"] {
            assert!(!fits(text, "voyager"), "{text}");
        }
        assert!(!fits("ab*ba", "aba"));
    }

    #[test]
    fn each_fault_has_its_kind() {
        let cases = [
            ("[a", RegexFault::OpenClass),
            ("[z-a]", RegexFault::BadClass),
            ("(a", RegexFault::OpenGroup),
            ("a)", RegexFault::StrayParenthesis),
            ("*a", RegexFault::NothingToRepeat),
            ("a{3,1}", RegexFault::BadCount),
            ("a{2", RegexFault::BadCount),
            ("a\\", RegexFault::OpenEscape),
            ("\\y", RegexFault::BadEscape),
            ("\\p{Klingon}", RegexFault::UnknownClass),
            ("(a)\\1", RegexFault::Unsupported),
            ("(?=a)", RegexFault::Unsupported),
            ("(((a{500}){500}){500})", RegexFault::TooBig),
            ("(?<>a)", RegexFault::Other),
        ];
        for (pattern, kind) in cases {
            assert!(Pattern::new(pattern).is_err(), "{pattern}");
            assert_eq!(fault(pattern), kind, "{pattern}");
        }
    }

    #[test]
    fn apostrophes_are_one() {
        for pattern in ["ba'ku", "Ba’ku", "^ba.ku$"] {
            let pattern = Pattern::new(pattern).expect("a sound pattern");
            assert!(pattern.fits("Ba’ku") && pattern.fits("BA'KU"));
        }
    }
}
