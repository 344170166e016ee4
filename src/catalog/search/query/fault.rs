//! What can be wrong with a query.

use super::fields::QueryField;
use model::{Lang, codes};

/// A query that cannot be read or understood.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{fault:?} at {at:?}")]
pub struct QueryError {
    /// Where it is wrong, in characters from 0; `None` if what is wrong stands in `fault`.
    pub at: Option<usize>,
    /// What is wrong at that place, or in the query as a whole.
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
    /// A word before a sign of comparison, or a summand, that is no field.
    UnknownField {
        /// The word as typed.
        field: String,
        /// Names of fields that look like it, nearest first; of a skill, how to search for it: `skill:leadership`.
        suggestions: Vec<String>,
    },
    /// Cards cannot be sorted by it.
    UnknownSort {
        /// The word as typed, without the minus sign.
        field: String,
        /// Names of fields that look like it, nearest first; of a skill, how to search for it.
        suggestions: Vec<String>,
    },
    /// `<3` without a field before it.
    MissingField,
    /// `cost:` with nothing behind.
    MissingValue {
        /// Code of the field; the whole sum as typed where fields are added up.
        field: String,
    },
    /// A value that the field does not know and no card has.
    UnknownValue {
        /// Code of the field.
        field: String,
        /// The value as typed.
        value: String,
        /// Values the field knows that look like it, nearest first.
        suggestions: Vec<String>,
    },
    /// A value that is no whole number, where the field or a level needs one.
    NotANumber {
        /// Code of the field; the whole sum as typed where fields are added up.
        field: String,
        /// The value as typed.
        value: String,
    },
    /// `<` and its like with a field that has no numbers.
    NotComparable {
        /// Code of the field.
        field: String,
    },
    /// `<` and its like take one number.
    OneNumber {
        /// Code of the field; the whole sum as typed where fields are added up.
        field: String,
    },
    /// `skill>=leadership`: how many there are is a number.
    HowMany {
        /// Code of the field.
        field: String,
        /// One of the words that may have a number behind them.
        word: &'static str,
    },
    /// A field without numbers in a sum.
    NotAddable {
        /// Code of the field.
        field: String,
    },
    /// A plus sign without a field beside it.
    MissingSummand,
    /// A regular expression where only words are known.
    RegexElsewhere {
        /// Code of the field; the whole sum as typed where fields are added up.
        field: String,
    },
    /// A text between slashes that is no regular expression.
    BadRegex {
        /// The expression as typed, without its slashes.
        pattern: String,
        /// What keeps it from being one.
        reason: RegexFault,
    },
    /// A quotation mark that is not closed; the fault is where it opens.
    OpenQuote,
    /// A slash that begins a regular expression which does not end; the fault is where it opens.
    OpenRegex,
    /// A bracket that is not closed; the fault is where it opens.
    OpenParenthesis,
    /// A closing bracket that none opens.
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
        /// Nested too deep, or grown beyond what the engine compiles.
        TooBig => "too-big",
        /// Anything else, such as a nameless group.
        Other => "other",
    }
);

impl Fault {
    /// At a place, in characters from 0.
    pub fn at(self, at: usize) -> QueryError {
        QueryError { at: Some(at), fault: self }
    }

    /// Without a place.
    pub fn anywhere(self) -> QueryError {
        QueryError { at: None, fault: self }
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

    /// The fault about something else than a field, which is called `name`.
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
