//! A query as a tree. `Display` writes it so that it reads back as the same tree.

use std::fmt;

use super::fields::QueryField;
use model::Lang;
use model::text::key;

/// A query. Trees that were read hold no list of one, no `And` in an `And` and no `Or` in an `Or`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Query {
    /// Every card: `*`.
    All,
    /// A word, maybe with `*` in it.
    Word(String),
    /// Words side by side.
    Phrase(String),
    /// A regular expression for names and texts.
    Regex(String),
    /// What a field must be: `cost<=2`.
    Field(Clause),
    /// What fields must come to together: `int+cun+str>=17`.
    Sum(Sum),
    /// Every card that the query inside does not fit.
    Not(Box<Query>),
    /// Cards that all of these fit.
    And(Vec<Query>),
    /// Cards that at least one of these fits.
    Or(Vec<Query>),
}

/// A field with what its value must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// The field whose value is looked at.
    pub field: &'static QueryField,
    /// How the value of a card must stand to `values`.
    pub relation: Relation,
    /// Any of these.
    pub values: Vec<QueryValue>,
}

/// Numbers of one card added up, with what their sum must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// Two at least, all of them with numbers.
    pub fields: Vec<&'static QueryField>,
    /// How the sum must stand to `values`.
    pub relation: Relation,
    /// Any of these numbers.
    pub values: Vec<QueryValue>,
}

/// How a field and its values are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// `:`
    Is,
    /// `=`: a name in full.
    Equals,
    /// `!=`: the contrary of `=`.
    Differs,
    /// `<`: a number below the one typed.
    Less,
    /// `<=`: the number typed, or one below it.
    AtMost,
    /// `>`: a number above the one typed.
    More,
    /// `>=`: the number typed, or one above it.
    AtLeast,
}

impl Relation {
    /// All of them, those that begin with others first.
    pub const ALL: [Relation; 7] = [
        Relation::Differs,
        Relation::AtMost,
        Relation::AtLeast,
        Relation::Less,
        Relation::More,
        Relation::Equals,
        Relation::Is,
    ];

    /// What is typed for them, those that begin with others first; the first of a relation is the usual one.
    pub const SIGNS: [(&'static str, Relation); 20] = [
        (":<=", Relation::AtMost),
        (":>=", Relation::AtLeast),
        (":!=", Relation::Differs),
        ("!=", Relation::Differs),
        ("<=", Relation::AtMost),
        (">=", Relation::AtLeast),
        ("=<", Relation::AtMost),
        ("=>", Relation::AtLeast),
        ("<>", Relation::Differs),
        ("==", Relation::Equals),
        (":<", Relation::Less),
        (":>", Relation::More),
        (":=", Relation::Equals),
        ("≤", Relation::AtMost),
        ("≥", Relation::AtLeast),
        ("≠", Relation::Differs),
        ("<", Relation::Less),
        (">", Relation::More),
        ("=", Relation::Equals),
        (":", Relation::Is),
    ];

    /// As typed.
    pub fn sign(self) -> &'static str {
        match self {
            Relation::Is => ":",
            Relation::Equals => "=",
            Relation::Differs => "!=",
            Relation::Less => "<",
            Relation::AtMost => "<=",
            Relation::More => ">",
            Relation::AtLeast => ">=",
        }
    }

    /// Whether it asks for more or less, not for the same.
    pub fn is_order(self) -> bool {
        !matches!(self, Relation::Is | Relation::Equals | Relation::Differs)
    }

    /// The numbers that stand in this relation to `number`, as lowest and highest; `Differs` gives
    /// those of `Equals`.
    pub fn bounds(self, number: i64) -> NumberBounds {
        match self {
            Relation::Is | Relation::Equals | Relation::Differs => (Some(number), Some(number)),
            Relation::Less => (None, Some(number.saturating_sub(1))),
            Relation::AtMost => (None, Some(number)),
            Relation::More => (Some(number.saturating_add(1)), None),
            Relation::AtLeast => (Some(number), None),
        }
    }
}

/// A value of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueryValue {
    /// `*`: any value at all.
    Any,
    /// Words, for fields whose values are words.
    Text {
        /// As typed, without quotation marks.
        text: String,
        /// Whether it stood in quotation marks.
        quoted: bool,
    },
    /// A regular expression as typed, without its slashes.
    Regex(String),
    /// A whole number to compare with.
    Number(i64),
    /// Both ends belong to it; at least one is there.
    Between(Option<i64>, Option<i64>),
    /// The sum of other fields of the same card, all of them with numbers.
    Fields(Vec<&'static QueryField>),
    /// A skill with its level.
    Level {
        /// The skill or other word, as typed.
        name: String,
        /// Whether it stood in quotation marks.
        quoted: bool,
        /// How the level must stand to `number`.
        relation: Relation,
        /// The level to compare with.
        number: i64,
    },
}

/// A lowest and a highest number, both included; `None` is no end.
pub type NumberBounds = (Option<i64>, Option<i64>);

/// Whether a number lies between two ends.
pub(crate) fn is_within(number: i64, (low, high): NumberBounds) -> bool {
    low.is_none_or(|low| low <= number) && high.is_none_or(|high| number <= high)
}

impl QueryValue {
    /// The numbers that stand in a relation to the value, if it is a number or a range: of a range those in it.
    pub(crate) fn bounds(&self, relation: Relation) -> Option<NumberBounds> {
        match self {
            QueryValue::Number(number) => Some(relation.bounds(*number)),
            QueryValue::Between(low, high) => Some((*low, *high)),
            QueryValue::Any
            | QueryValue::Text { .. }
            | QueryValue::Regex(_)
            | QueryValue::Fields(_)
            | QueryValue::Level { .. } => None,
        }
    }

    /// Whether a text that begins with a word may be meant.
    fn may_mean(&self, word: &str) -> bool {
        match self {
            QueryValue::Any | QueryValue::Regex(_) => true,
            QueryValue::Text { text, .. } => key(text).starts_with(&key(word)),
            QueryValue::Number(_) | QueryValue::Between(..) | QueryValue::Fields(_) | QueryValue::Level { .. } => {
                false
            }
        }
    }

    /// The value as text, with the field names of a language.
    fn display_in(&self, lang: Lang) -> String {
        match self {
            QueryValue::Fields(fields) => joined_names(fields, lang),
            QueryValue::Any
            | QueryValue::Text { .. }
            | QueryValue::Regex(_)
            | QueryValue::Number(_)
            | QueryValue::Between(..)
            | QueryValue::Level { .. } => self.to_string(),
        }
    }
}

/// Names of fields with plus signs between.
fn joined_names(fields: &[&'static QueryField], lang: Lang) -> String {
    let names: Vec<&str> = fields.iter().map(|field| field.name(lang)).collect();
    names.join("+")
}

impl Query {
    /// Both or all of some queries, flat.
    pub fn and(parts: Vec<Query>) -> Query {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Query::And(inner) => flat.extend(inner),
                one => flat.push(one),
            }
        }
        match flat.len() {
            0 => Query::All,
            1 => flat.swap_remove(0),
            _ => Query::And(flat),
        }
    }

    /// Any of some queries, flat.
    pub fn or(parts: Vec<Query>) -> Query {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Query::Or(inner) => flat.extend(inner),
                one => flat.push(one),
            }
        }
        match flat.len() {
            1 => flat.swap_remove(0),
            _ => Query::Or(flat),
        }
    }

    /// The queries it is made of.
    fn children(&self) -> &[Query] {
        match self {
            Query::Not(inner) => std::slice::from_ref(inner),
            Query::And(parts) | Query::Or(parts) => parts,
            Query::All | Query::Word(_) | Query::Phrase(_) | Query::Regex(_) | Query::Field(_) | Query::Sum(_) => {
                &[]
            }
        }
    }

    /// Whether it or a query in it, at any depth, is as asked.
    fn has_any(&self, is_asked: &dyn Fn(&Query) -> bool) -> bool {
        is_asked(self) || self.children().iter().any(|part| part.has_any(is_asked))
    }

    /// Whether some cards may fit it better than others: it asks for words.
    pub fn has_words(&self) -> bool {
        match self {
            Query::Word(_) | Query::Phrase(_) => true,
            Query::Not(_) => false,
            query => query.children().iter().any(Query::has_words),
        }
    }

    /// Its words, with blanks between, if it is nothing but words that must all be there.
    pub fn all_words(&self) -> Option<String> {
        let words: Option<Vec<&str>> = self.parts().iter().map(Query::as_words).collect();
        words.map(|words| words.join(" "))
    }

    fn as_words(&self) -> Option<&str> {
        match self {
            Query::Word(words) | Query::Phrase(words) => Some(words),
            _ => None,
        }
    }

    /// Whether it compares a field with something that may be the value, or asks for any at all.
    pub fn asks_for(&self, field: &QueryField, value: &str) -> bool {
        self.has_any(&|query| {
            matches!(query, Query::Field(clause) if clause.field == field
                && clause.values.iter().any(|asked| asked.may_mean(value)))
        })
    }

    /// Whether a field stands anywhere in it.
    pub fn names_field(&self, field: &QueryField) -> bool {
        self.has_any(&|query| {
            matches!(query, Query::Field(clause) if clause.field == field)
                || matches!(query, Query::Sum(sum) if sum.fields.contains(&field))
        })
    }

    /// The texts that a field is compared with, anywhere in it.
    pub fn texts_of(&self, field: &QueryField) -> Vec<&str> {
        let mut texts = Vec::new();
        if let Query::Field(clause) = self
            && clause.field == field
        {
            for value in &clause.values {
                if let QueryValue::Text { text, .. } = value {
                    texts.push(text.as_str());
                }
            }
        }
        texts.extend(self.children().iter().flat_map(|part| part.texts_of(field)));
        texts
    }

    /// Whether it is written with a word first.
    fn begins_with_word(&self) -> bool {
        match self {
            Query::Word(_) | Query::Phrase(_) => true,
            Query::And(parts) => parts.first().is_some_and(Query::begins_with_word),
            Query::All | Query::Regex(_) | Query::Field(_) | Query::Sum(_) | Query::Not(_) | Query::Or(_) => false,
        }
    }

    /// Whether it is written with the value of a field last.
    fn ends_with_field(&self) -> bool {
        match self {
            Query::Field(_) | Query::Sum(_) => true,
            Query::Not(inner) => inner.ends_with_field(),
            Query::And(parts) => parts.last().is_some_and(Query::ends_with_field),
            Query::All | Query::Word(_) | Query::Phrase(_) | Query::Regex(_) | Query::Or(_) => false,
        }
    }

    /// Whether it is written with a number last that would be the level of a skill behind it.
    fn may_be_level(&self) -> bool {
        match self {
            Query::Word(word) => word.parse::<u8>().is_ok(),
            Query::Field(clause) => matches!(clause.values.last(), Some(QueryValue::Number(_))),
            Query::Not(inner) => inner.may_be_level(),
            Query::All | Query::Phrase(_) | Query::Regex(_) | Query::Sum(_) | Query::And(_) | Query::Or(_) => false,
        }
    }

    /// What all must be met at once: the parts of an `And`, else the query itself.
    pub fn parts(&self) -> &[Query] {
        match self {
            Query::And(parts) => parts,
            query => std::slice::from_ref(query),
        }
    }
}

/// Cards that have a skill at exactly this level.
pub(super) fn at_level(name: String, number: i64) -> Query {
    let level = QueryValue::Level { name, quoted: false, relation: Relation::Equals, number };
    Query::Field(Clause { field: &super::fields::SKILL, relation: Relation::Is, values: vec![level] })
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.display_in(Lang::En))
    }
}

/// A query as text, with the field names of a language.
pub struct QueryText<'a> {
    query: &'a Query,
    lang: Lang,
    /// Inside another query, so that lists need brackets.
    is_inner: bool,
}

impl Query {
    /// The query as text, with the field names of a language. Reads back as the same query.
    pub fn display_in(&self, lang: Lang) -> QueryText<'_> {
        QueryText { query: self, lang, is_inner: false }
    }
}

impl QueryText<'_> {
    fn inner<'a>(&self, query: &'a Query) -> QueryText<'a> {
        QueryText { query, lang: self.lang, is_inner: true }
    }

    fn part(&self, part: &Query) -> String {
        match part {
            Query::Not(_) | Query::And(_) => part.display_in(self.lang).to_string(),
            Query::All
            | Query::Word(_)
            | Query::Phrase(_)
            | Query::Regex(_)
            | Query::Field(_)
            | Query::Sum(_)
            | Query::Or(_) => self.inner(part).to_string(),
        }
    }

    fn all(&self, parts: &[Query]) -> String {
        let mut text = String::new();
        for (at, part) in parts.iter().enumerate() {
            // A plus sign at the end of a word would add up what comes next, were there only a blank between; a number
            // would be the level of it.
            let is_open = text.ends_with('+') || at > 0 && parts[at - 1].may_be_level() && part.begins_with_word();
            match self.lang {
                _ if text.is_empty() => {}
                Lang::De if is_open => text.push_str(" und "),
                Lang::En if is_open => text.push_str(" and "),
                Lang::De | Lang::En => text.push(' '),
            }
            text.push_str(&self.part(part));
        }
        text
    }

    fn any(&self, parts: &[Query]) -> String {
        let next = parts.iter().skip(1).map(Query::begins_with_word).chain([false]);
        let written = parts.iter().zip(next).map(|(part, before_word)| {
            // A word behind `or` might be one more value of a field.
            let is_open = before_word && part.ends_with_field();
            if is_open { format!("({})", part.display_in(self.lang)) } else { self.part(part) }
        });
        let parts: Vec<String> = written.collect();
        parts.join(match self.lang {
            Lang::De => " oder ",
            Lang::En => " or ",
        })
    }

    /// Fields with plus signs between, and their values.
    fn clause(
        &self,
        f: &mut fmt::Formatter<'_>,
        fields: &[&'static QueryField],
        relation: Relation,
        values: &[QueryValue],
    ) -> fmt::Result {
        let texts = values.iter().map(|value| value.display_in(self.lang));
        let (names, sign) = (joined_names(fields, self.lang), relation.sign());
        write!(f, "{names}{sign}{}", texts.collect::<Vec<_>>().join(","))
    }
}

impl fmt::Display for QueryText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let needs_brackets = matches!(self.query, Query::And(_) | Query::Or(_) | Query::Not(_));
        if self.is_inner && needs_brackets {
            return write!(f, "({})", self.query.display_in(self.lang));
        }
        match self.query {
            Query::All => f.write_str("*"),
            Query::Word(word) => f.write_str(word),
            Query::Phrase(words) => write!(f, "\"{words}\""),
            Query::Regex(pattern) => write!(f, "/{pattern}/"),
            Query::Field(Clause { field, relation, values }) => self.clause(f, &[field], *relation, values),
            Query::Sum(sum) => self.clause(f, &sum.fields, sum.relation, &sum.values),
            Query::Not(query) => write!(f, "-{}", self.inner(query)),
            Query::And(parts) => f.write_str(&self.all(parts)),
            Query::Or(parts) => f.write_str(&self.any(parts)),
        }
    }
}

impl fmt::Display for QueryValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |f: &mut fmt::Formatter<'_>, text: &str, quoted: bool| {
            if quoted { write!(f, "\"{text}\"") } else { f.write_str(text) }
        };
        match self {
            QueryValue::Any => f.write_str("*"),
            QueryValue::Text { text: own, quoted } => text(f, own, *quoted),
            QueryValue::Regex(pattern) => write!(f, "/{pattern}/"),
            QueryValue::Number(number) => number.fmt(f),
            QueryValue::Fields(fields) => f.write_str(&joined_names(fields, Lang::En)),
            QueryValue::Between(low, high) => {
                let end = |end: &Option<i64>| end.map_or(String::new(), |end| end.to_string());
                write!(f, "{}..{}", end(low), end(high))
            }
            QueryValue::Level { name, quoted, relation, number } => {
                text(f, name, *quoted)?;
                write!(f, "{}{number}", relation.sign())
            }
        }
    }
}
