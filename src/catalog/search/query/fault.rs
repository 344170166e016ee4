//! What can be wrong with a query.

use super::fields::QueryField;
use model::{Lang, codes};

/// A query that cannot be read or understood.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{fault:?} at {at:?}")]
pub struct QueryError {
    /// Where it is wrong, in characters from 0; `None` if what is wrong stands in `fault`.
    pub at: Option<usize>,
    pub fault: Fault,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// There is no word in it.
    Empty,
    /// Longer than is read.
    TooLong,
    /// Too many brackets or negations inside each other.
    TooDeep,
    /// Too many wildcards and regular expressions.
    TooManyPatterns,
    UnknownField {
        field: String,
        suggestions: Vec<String>,
    },
    /// Cards cannot be sorted by it.
    UnknownSort {
        field: String,
        suggestions: Vec<String>,
    },
    /// `<3` without a field before it.
    MissingField,
    /// `cost:` with nothing behind.
    MissingValue {
        field: String,
    },
    UnknownValue {
        field: String,
        value: String,
        suggestions: Vec<String>,
    },
    NotANumber {
        field: String,
        value: String,
    },
    /// `<` and its like with a field that has no numbers.
    NotComparable {
        field: String,
    },
    /// `<` and its like take one number.
    OneNumber {
        field: String,
    },
    /// `skill>=leadership`: how many there are is a number.
    HowMany {
        field: String,
        /// One of the words that may have a number behind them.
        word: &'static str,
    },
    /// A field without numbers in a sum.
    NotAddable {
        field: String,
    },
    /// A plus sign without a field beside it.
    MissingSummand,
    /// A regular expression where only words are known.
    RegexElsewhere {
        field: String,
    },
    BadRegex {
        pattern: String,
        reason: RegexFault,
    },
    OpenQuote,
    OpenRegex,
    OpenParenthesis,
    StrayParenthesis,
    /// `or` or a bracket with nothing in it.
    Nothing,
}

codes!(
    /// What keeps a text from being a regular expression.
    RegexFault {
        /// `[a`
        OpenClass => "open-class",
        /// `[z-a]`
        BadClass => "bad-class",
        /// `(a`
        OpenGroup => "open-group",
        /// `a)`
        StrayParenthesis => "stray-parenthesis",
        /// `*a`
        NothingToRepeat => "nothing-to-repeat",
        /// `a{3,1}`
        BadCount => "bad-count",
        /// A backslash with nothing behind it.
        OpenEscape => "open-escape",
        /// `\y`
        BadEscape => "bad-escape",
        /// `\p{x}` with a class nobody knows.
        UnknownClass => "unknown-class",
        /// Looking around or back at what matched.
        Unsupported => "unsupported",
        TooBig => "too-big",
        /// Anything else, such as a nameless group.
        Other => "other",
    }
);

impl Fault {
    /// At a place, in characters from 0.
    pub fn at(self, at: usize) -> QueryError {
        QueryError {
            at: Some(at),
            fault: self,
        }
    }

    /// Without a place.
    pub fn anywhere(self) -> QueryError {
        QueryError {
            at: None,
            fault: self,
        }
    }
    /// With the names that the fields have in a language. What was typed stays.
    pub fn display_in(mut self, lang: Lang) -> Fault {
        if let Some(word) = self.field()
            && let Some(field) = QueryField::find_by_name(word).filter(|field| field.code == word)
        {
            field.name(lang).clone_into(word);
        }
        self
    }

    /// The same about something else than a field, in words of its own.
    pub(super) fn about(mut self, name: &str) -> Fault {
        if let Some(word) = self.field() {
            name.clone_into(word);
        }
        self
    }

    fn field(&mut self) -> Option<&mut String> {
        match self {
            Fault::UnknownField { field, .. }
            | Fault::UnknownSort { field, .. }
            | Fault::MissingValue { field }
            | Fault::UnknownValue { field, .. }
            | Fault::NotANumber { field, .. }
            | Fault::NotComparable { field }
            | Fault::OneNumber { field }
            | Fault::HowMany { field, .. }
            | Fault::NotAddable { field }
            | Fault::RegexElsewhere { field } => Some(field),
            Fault::Empty
            | Fault::TooLong
            | Fault::TooDeep
            | Fault::TooManyPatterns
            | Fault::MissingField
            | Fault::MissingSummand
            | Fault::BadRegex { .. }
            | Fault::OpenQuote
            | Fault::OpenRegex
            | Fault::OpenParenthesis
            | Fault::StrayParenthesis
            | Fault::Nothing => None,
        }
    }
}
