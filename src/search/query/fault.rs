//! What can be wrong with a query.

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
    UnknownField {
        name: String,
        suggestions: Vec<String>,
    },
    /// Cards cannot be sorted by it.
    UnknownSort {
        name: String,
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
    /// A regular expression where only words are known.
    RegexElsewhere {
        field: String,
    },
    BadRegex {
        pattern: String,
        reason: String,
    },
    OpenQuote,
    OpenRegex,
    OpenParenthesis,
    StrayParenthesis,
    /// `or` or a bracket with nothing in it.
    Nothing,
}

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
}
