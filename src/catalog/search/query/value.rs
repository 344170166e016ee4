//! Reading the values of a field, and sums of fields: `int+cun+str>=20`.

use super::fault::{Fault, QueryError};
use super::fields;
use super::fields::{Kind, QueryField, printed_level};
use super::parse::{QueryParser, SUGGESTIONS, is_quote};
use super::tree::{Query, QueryValue, Relation, Sum};

impl QueryParser {
    /// The values behind a sign: at least one, parted by commas.
    pub(super) fn values(
        &mut self,
        field: &'static QueryField,
        relation: Relation,
    ) -> Result<Vec<QueryValue>, QueryError> {
        let start = self.at;
        let mut values = vec![self.value(field)?];
        while self.take_next_value(field) {
            values.push(self.value(field)?);
        }
        let fault = relation.is_order().then(|| incomparable(field, &values));
        match fault.flatten() {
            Some(fault) => Err(fault.at(start)),
            None => Ok(values),
        }
    }

    fn value(&mut self, field: &'static QueryField) -> Result<QueryValue, QueryError> {
        self.skip_blanks();
        let start = self.at;
        match self.peek() {
            Some('/') if field.kind == Kind::Text => self.regex().map(QueryValue::Regex),
            Some('/') => Err(Fault::RegexElsewhere { field: field.code.to_owned() }.at(start)),
            Some(c) if is_quote(c) => {
                let text = self.quoted()?;
                self.finished(field, text, true, start)
            }
            _ => {
                let text = self.run(|c| !matches!(c, ',' | '|'));
                self.finished(field, text, false, start)
            }
        }
    }

    fn finished(
        &mut self,
        field: &'static QueryField,
        text: String,
        quoted: bool,
        start: usize,
    ) -> Result<QueryValue, QueryError> {
        if text == "*" {
            return Ok(QueryValue::Any);
        }
        self.counted(text.contains('*'), start)?;
        if !text.contains(char::is_alphanumeric) {
            let field = field.code.to_owned();
            return Err(Fault::MissingValue { field }.at(start));
        }
        match field.kind {
            Kind::Number => number(&text).or_else(|| other_fields(&text)).ok_or_else(|| {
                let field = field.code.to_owned();
                Fault::NotANumber { field, value: text }.at(start)
            }),
            Kind::Numbered if !quoted => Ok(number(&text).unwrap_or(QueryValue::Text { text, quoted })),
            Kind::Copies => copies(field, text, quoted, start),
            Kind::Level if !quoted => match number(&text) {
                Some(how_many) => Ok(self.level_before(field, how_many)),
                None => self.level(field, text, quoted),
            },
            Kind::Level | Kind::Needs => match printed_level(&text).filter(|_| quoted) {
                Some((name, number)) => {
                    Ok(QueryValue::Level { name, quoted: false, relation: Relation::Equals, number })
                }
                None => self.level(field, text, quoted),
            },
            Kind::Text | Kind::Closed | Kind::Numbered => Ok(QueryValue::Text { text, quoted }),
        }
    }

    /// A number that may have its word behind it, as a shell leaves `skill:"2 leadership"`.
    fn level_before(&mut self, field: &'static QueryField, how_many: QueryValue) -> QueryValue {
        let QueryValue::Number(number) = how_many else {
            return how_many;
        };
        let after = self.at;
        self.skip_blanks();
        let start = self.at;
        if self.at > after && self.is_value_of(field) {
            let name = self.since(start);
            if field.has_word(&name) {
                return QueryValue::Level { name, quoted: false, relation: Relation::Equals, number };
            }
        }
        self.at = after;
        how_many
    }

    /// A word that may have a level behind it: `leadership>=2`.
    fn level(&mut self, field: &'static QueryField, name: String, quoted: bool) -> Result<QueryValue, QueryError> {
        let after_name = self.at;
        self.skip_blanks();
        let relation = match self.peek() {
            Some(':') | None => None,
            Some(_) => self.relation(),
        };
        let Some(relation) = relation else {
            self.at = after_name;
            return Ok(QueryValue::Text { text: name, quoted });
        };
        self.skip_blanks();
        let start = self.at;
        let text = self.run(|c| !matches!(c, ',' | '|'));
        let number = text.parse().map_err(|_| {
            let field = field.code.to_owned();
            Fault::NotANumber { field, value: text }.at(start)
        })?;
        Ok(QueryValue::Level { name, quoted, relation, number })
    }
}

/// What keeps values from being more or less than something.
fn incomparable(field: &'static QueryField, values: &[QueryValue]) -> Option<Fault> {
    let name = field.code.to_owned();
    match (field.kind, values) {
        (Kind::Number | Kind::Numbered | Kind::Level | Kind::Copies, [QueryValue::Number(_)])
        | (Kind::Number, [QueryValue::Fields(_)]) => None,
        (Kind::Number | Kind::Numbered | Kind::Copies, _)
        | (Kind::Level, [QueryValue::Number(_) | QueryValue::Between(..), ..]) => {
            Some(Fault::OneNumber { field: name })
        }
        (Kind::Level, _) => {
            Some(Fault::HowMany { field: name, word: field.words.first().map_or("", |word| word.code) })
        }
        (Kind::Text | Kind::Closed | Kind::Needs, _) => Some(Fault::NotComparable { field: name }),
    }
}

/// How many copies: a number or a range, or a word that says whether there are any.
fn copies(field: &'static QueryField, text: String, quoted: bool, start: usize) -> Result<QueryValue, QueryError> {
    if let Some(count) = number(&text) {
        return Ok(count);
    }
    if field.has_word(&text) {
        return Ok(QueryValue::Text { text, quoted });
    }
    let field = field.code.to_owned();
    Err(Fault::NotANumber { field, value: text }.at(start))
}

/// Fields of the same card whose numbers are added up: `strength`, `cunning+strength`. `None` if one of them has none.
fn other_fields(text: &str) -> Option<QueryValue> {
    let names = text.split('+').map(str::trim);
    let fields = names.map(|name| QueryField::find_by_name(name).filter(|field| field.has_numbers()));
    fields.collect::<Option<_>>().map(QueryValue::Fields)
}

/// A number, or a range: `2..4`, `..4`, `2..`, `2-4`.
fn number(text: &str) -> Option<QueryValue> {
    if let Ok(number) = text.parse() {
        return Some(QueryValue::Number(number));
    }
    // A hyphen at the very beginning is the sign of a number below 0.
    let hyphen = text.get(1..).and_then(|rest| rest.find('-'));
    let (low, high) = match (text.split_once(".."), hyphen) {
        (Some(ends), _) => ends,
        (None, Some(at)) => (&text[..=at], &text[at + 2..]),
        (None, None) => return None,
    };
    let end = |end: &str| match end {
        "" => Some(None),
        end => end.parse().ok().map(Some),
    };
    match (end(low)?, end(high)?) {
        (None, None) => None,
        (low, high) => Some(QueryValue::Between(low, high)),
    }
}

impl QueryParser {
    /// Fields with plus signs between them and a comparison behind. `None`, and nothing is read, if
    /// something else stands here.
    pub(super) fn sum(&mut self) -> Result<Option<Query>, QueryError> {
        let start = self.at;
        let names = self.summands();
        let written = self.since(start);
        self.skip_blanks();
        let relation = (names.len() > 1).then(|| self.relation()).flatten();
        let Some(relation) = relation else {
            self.at = start;
            return Ok(None);
        };
        let fields = names.iter().map(|(at, name)| summand(*at, name)).collect::<Result<_, _>>()?;
        // Sums are compared like the numbers of any field.
        let read = self.values(&fields::COST, relation);
        let values = read.map_err(|error| QueryError { fault: error.fault.about(&written), ..error })?;
        Ok(Some(Query::Sum(Sum { fields, relation, values })))
    }

    /// What stands between plus signs, with its places; nothing is skipped behind the last.
    fn summands(&mut self) -> Vec<(usize, String)> {
        let mut names = Vec::new();
        loop {
            self.skip_blanks();
            names.push((self.at, self.run(|c| !matches!(c, ':' | '+' | '|'))));
            let after_name = self.at;
            self.skip_blanks();
            if self.peek() != Some('+') {
                self.at = after_name;
                return names;
            }
            self.at += 1;
        }
    }
}

fn summand(at: usize, name: &str) -> Result<&'static QueryField, QueryError> {
    if name.is_empty() {
        return Err(Fault::MissingSummand.at(at));
    }
    let field = QueryField::find_by_name(name).ok_or_else(|| {
        let suggestions = QueryField::suggest_names(name, SUGGESTIONS);
        let field = name.to_owned();
        Fault::UnknownField { field, suggestions }.at(at)
    })?;
    if field.has_numbers() {
        Ok(field)
    } else {
        let field = field.code.to_owned();
        Err(Fault::NotAddable { field }.at(at))
    }
}
