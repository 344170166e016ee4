//! Regular expressions over the names and texts of cards.

use std::borrow::Cow;

use regex::{Regex, RegexBuilder};
use regex_syntax::ast::ErrorKind;

use crate::search::query::{Fault, QueryError, RegexFault};

/// A regular expression for texts in which it does not count how an apostrophe is written.
pub struct Pattern(Regex);

impl Pattern {
    /// Reads a pattern as it was typed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(pattern: &str) -> Result<Pattern, QueryError> {
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
    pub fn fits(&self, text: &str) -> bool {
        self.0.is_match(&typed(text))
    }
}

/// A text with typed apostrophes.
fn typed(text: &str) -> Cow<'_, str> {
    if text.contains('’') {
        text.replace('’', "'").into()
    } else {
        text.into()
    }
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
        ErrorKind::ClassRangeInvalid
        | ErrorKind::ClassRangeLiteral
        | ErrorKind::ClassEscapeInvalid => RegexFault::BadClass,
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
        ErrorKind::UnsupportedBackreference | ErrorKind::UnsupportedLookAround => {
            RegexFault::Unsupported
        }
        ErrorKind::NestLimitExceeded(_) | ErrorKind::CaptureLimitExceeded => RegexFault::TooBig,
        _ => RegexFault::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
