//! Reading a query.
//!
//! ```text
//! query = and { ("or" | "oder" | " | ") and }
//! and   = ways { ["and" | "und"] ways }
//! ways  = part { "|" part }
//! part  = ("-" | "not" | "nicht") part | "(" query ")" | field | "phrase" | /regex/ | word
//! field = name { "+" name } sign value { ("," | "|" | "or") value }
//! ```

use super::fault::{Fault, QueryError};
use super::fields::{QueryField, printed_level};
use super::sort::ListingWishes;
use super::tree::{Clause, Query, Relation, at_level};
use model::text::vocabulary::{TypedForms, typed};

/// Longest query that is read, in characters.
const LONGEST: usize = 2000;
/// Deepest nesting of brackets and negations: each level is a call of the reader, and no query may exhaust the stack.
const DEEPEST: usize = 40;
/// Most patterns that are read, wildcards and regular expressions: each looks at all words or texts.
const MOST_PATTERNS: usize = 24;
/// At most this many suggestions.
pub(super) const SUGGESTIONS: usize = 4;

/// Reads a query.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse(text: &str) -> Result<Query, QueryError> {
    read(text).map(|(query, _)| query)
}

/// Reads a query, and what it asks of the list of cards.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(text: &str) -> Result<(Query, ListingWishes), QueryError> {
    let mut reader = QueryParser::new(text)?;
    let query = reader.query()?;
    match reader.peek() {
        Some(')') => Err(Fault::StrayParenthesis.at(reader.at)),
        _ => Ok((query, reader.wishes)),
    }
}

/// Whether a word joins or negates what stands beside it.
pub fn joins(word: &str) -> bool {
    Joint::from_word(word).is_some()
}

/// A query being read.
pub(super) struct QueryParser {
    chars: Vec<char>,
    pub(super) at: usize,
    depth: usize,
    patterns: usize,
    pub(super) wishes: ListingWishes,
}

/// A word that joins or negates.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joint {
    And,
    Or,
    Not,
}

impl Joint {
    fn from_word(word: &str) -> Option<Joint> {
        // Letter by letter: folded, names like `O.R.` would join too.
        let word = word.to_lowercase();
        let is = |typed: &TypedForms| typed.forms().any(|form| form == word);
        let joints = [(typed::JOIN_AND, Joint::And), (typed::JOIN_OR, Joint::Or), (typed::JOIN_NOT, Joint::Not)];
        let found = joints.iter().find(|(typed, _)| is(typed));
        found.map(|(_, joint)| *joint)
    }
}

impl QueryParser {
    fn new(text: &str) -> Result<QueryParser, QueryError> {
        let chars: Vec<char> = text.chars().collect();
        if chars.len() > LONGEST {
            return Err(Fault::TooLong.at(LONGEST));
        }
        if !chars.iter().any(|c| c.is_alphanumeric() || matches!(c, '*' | '/')) {
            return Err(Fault::Empty.anywhere());
        }
        Ok(QueryParser { chars, at: 0, depth: 0, patterns: 0, wishes: ListingWishes::default() })
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    pub(super) fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn query(&mut self) -> Result<Query, QueryError> {
        let mut branches = vec![self.branch()?];
        while self.take_joint(Joint::Or) {
            branches.push(self.branch()?);
        }
        Ok(Query::or(branches))
    }

    fn branch(&mut self) -> Result<Query, QueryError> {
        let (mut parts, wishes) = (Vec::new(), self.wishes.clone());
        loop {
            self.skip_blanks();
            if self.take_joint(Joint::And) {
                continue;
            }
            match self.peek() {
                None | Some(')') => break,
                Some(_) if self.joint() == Some(Joint::Or) => break,
                Some(_) => parts.extend(self.ways()?),
            }
        }
        match parts.is_empty() {
            true if self.wishes == wishes => Err(Fault::Nothing.at(self.at)),
            true => Ok(Query::All),
            false => Ok(Query::and(parts)),
        }
    }

    /// Parts with bars between and no blanks, of which one is enough.
    fn ways(&mut self) -> Result<Option<Query>, QueryError> {
        let mut ways = Vec::new();
        ways.extend(self.part()?);
        while self.take_bar() {
            ways.extend(self.part()?);
        }
        Ok((!ways.is_empty()).then(|| Query::or(ways)))
    }

    /// A bar with something on both sides of it, or a comma before a field.
    fn take_bar(&mut self) -> bool {
        let start = self.at;
        let next = self.chars.get(start + 1);
        let is_taken = match self.peek() {
            Some('|') => next.is_some_and(|c| !c.is_whitespace() && !matches!(c, ')' | '|')),
            Some(',') => {
                self.at += 1;
                let is_field = self.is_field_next();
                self.at = start;
                is_field
            }
            _ => false,
        };
        self.at += usize::from(is_taken);
        is_taken
    }

    /// Whether the name of a field and a sign come next.
    pub(super) fn is_field_next(&mut self) -> bool {
        let start = self.at;
        self.skip_blanks();
        let name = self.run(|c| !matches!(c, ':' | ',' | '|'));
        let is_field = self.relation().is_some() && QueryField::find_by_name(&name).is_some();
        self.at = start;
        is_field
    }

    /// One part; `None` for a word without letters, which says nothing.
    fn part(&mut self) -> Result<Option<Query>, QueryError> {
        self.skip_blanks();
        if self.take_joint(Joint::Not) {
            return self.negated();
        }
        match self.peek() {
            Some('-') => {
                self.at += 1;
                match self.peek() {
                    Some(c) if !c.is_whitespace() && c != ')' => self.negated(),
                    _ => Ok(None),
                }
            }
            Some('(') => self.bracket().map(Some),
            Some('/') => self.regex().map(|pattern| Some(Query::Regex(pattern))),
            Some(c) if is_quote(c) => self.quoted().map(|words| phrase(&words)),
            Some('|') => Err(Fault::Nothing.at(self.at)),
            Some(_) => self.word_or_field(),
            None => Err(Fault::Nothing.at(self.at)),
        }
    }

    fn negated(&mut self) -> Result<Option<Query>, QueryError> {
        let inner = self.deeper(QueryParser::part)?;
        Ok(inner.map(|inner| Query::Not(Box::new(inner))))
    }

    fn bracket(&mut self) -> Result<Query, QueryError> {
        let opened = self.at;
        self.at += 1;
        let inner = self.deeper(QueryParser::query)?;
        if self.peek() != Some(')') {
            return Err(Fault::OpenParenthesis.at(opened));
        }
        self.at += 1;
        Ok(inner)
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut QueryParser) -> Result<T, QueryError>) -> Result<T, QueryError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Fault::TooDeep.at(self.at));
        }
        let read = read(self);
        self.depth -= 1;
        read
    }

    fn word_or_field(&mut self) -> Result<Option<Query>, QueryError> {
        if let Some(sum) = self.sum()? {
            return Ok(Some(sum));
        }
        let start = self.at;
        let word = self.run(|c| !matches!(c, ':' | '|'));
        let after_word = self.at;
        if self.peek() != Some(':') {
            self.skip_blanks();
        }
        let Some(relation) = self.relation() else {
            self.at = after_word;
            self.counted(word.contains('*'), start)?;
            return Ok(self.skill_after(&word).or_else(|| bare(&word)));
        };
        if word.is_empty() {
            return Err(Fault::MissingField.at(start));
        }
        let Some(field) = QueryField::find_by_name(&word) else {
            return self.condition(&word, relation, start);
        };
        let values = self.values(field, relation)?;
        Ok(self.in_our_words(&word, Clause { field, relation, values }))
    }

    /// A skill behind its level, as it is printed: `2 leadership`.
    fn skill_after(&mut self, level: &str) -> Option<Query> {
        level.parse::<u8>().ok()?;
        let start = self.at;
        self.skip_blanks();
        let skill = self.run(|c| !matches!(c, ':' | '|' | ','));
        let read = printed_level(&format!("{level} {skill}"));
        let ends = self.peek().is_none_or(|c| c.is_whitespace() || c == ')');
        if read.is_none() || !ends || self.is_compared() {
            self.at = start;
            return None;
        }
        read.map(|(name, number)| at_level(name, number))
    }

    /// Whether a sign of comparison stands behind the blanks here.
    fn is_compared(&mut self) -> bool {
        let start = self.at;
        self.skip_blanks();
        let is_compared = self.relation().is_some();
        self.at = start;
        is_compared
    }

    /// Counts a text that may be a pattern.
    pub(super) fn counted(&mut self, is_pattern: bool, at: usize) -> Result<(), QueryError> {
        self.patterns += usize::from(is_pattern);
        if self.patterns > MOST_PATTERNS {
            return Err(Fault::TooManyPatterns.at(at));
        }
        Ok(())
    }

    /// Characters up to a blank, a bracket, a quotation mark, a sign of comparison, or one that is not
    /// wanted.
    pub(super) fn run(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let start = self.at;
        while let Some(c) = self.peek() {
            let is_sign = matches!(c, '<' | '>' | '=' | '≤' | '≥' | '≠');
            let ends = c.is_whitespace() || is_quote(c) || is_sign || matches!(c, '(' | ')');
            let differs = c == '!' && self.chars.get(self.at + 1) == Some(&'=');
            if ends || differs || !wanted(c) {
                break;
            }
            self.at += 1;
        }
        self.since(start)
    }

    /// What was read since a place.
    pub(super) fn since(&self, start: usize) -> String {
        self.chars[start..self.at].iter().collect()
    }

    /// A sign of comparison, if one stands here.
    pub(super) fn relation(&mut self) -> Option<Relation> {
        let rest = &self.chars[self.at..];
        let begins =
            |sign: &&(&str, Relation)| sign.0.chars().eq(rest.iter().copied().take(sign.0.chars().count()));
        let (sign, relation) = Relation::SIGNS.iter().find(begins)?;
        self.at += sign.chars().count();
        Some(*relation)
    }

    /// What stands between quotation marks, without them.
    pub(super) fn quoted(&mut self) -> Result<String, QueryError> {
        let opened = self.at;
        let rest = &self.chars[opened + 1..];
        let Some(length) = rest.iter().position(|c| is_quote(*c)) else {
            return Err(Fault::OpenQuote.at(opened));
        };
        self.at = opened + length + 2;
        Ok(rest[..length].iter().collect())
    }

    /// What stands between slashes; a slash inside is written `\/`.
    pub(super) fn regex(&mut self) -> Result<String, QueryError> {
        let opened = self.at;
        let mut escaped = false;
        for index in opened + 1..self.chars.len() {
            match self.chars[index] {
                '/' if !escaped => {
                    self.at = index + 1;
                    self.counted(true, opened)?;
                    return Ok(self.chars[opened + 1..index].iter().collect());
                }
                c => escaped = c == '\\' && !escaped,
            }
        }
        Err(Fault::OpenRegex.at(opened))
    }

    /// The joint that stands here, if any.
    fn joint(&self) -> Option<Joint> {
        let rest = &self.chars[self.at..];
        if rest.first() == Some(&'|') {
            return Some(Joint::Or);
        }
        let end = rest.iter().position(|c| !c.is_alphabetic()).unwrap_or(rest.len());
        let ends_word = rest.get(end).is_none_or(|c| c.is_whitespace() || is_quote(*c) || matches!(c, '(' | ')'));
        // No joint has more than five letters (`nicht`); a sixth shows that a longer word is none.
        let word: String = rest[..end.min(6)].iter().collect();
        ends_word.then(|| Joint::from_word(&word))?
    }

    fn take_joint(&mut self, wanted: Joint) -> bool {
        if self.joint() != Some(wanted) {
            return false;
        }
        let is_bar = self.peek() == Some('|');
        while self.peek().is_some_and(|c| if is_bar { c == '|' } else { c.is_alphabetic() }) {
            self.at += 1;
        }
        true
    }

    /// Another value of a field, behind a comma, a bar or `or`: moves to it.
    pub(super) fn take_next_value(&mut self, field: &'static QueryField) -> bool {
        let start = self.at;
        if matches!(self.peek(), Some(',' | '|')) {
            self.at += 1;
            let ends = self.peek().is_none_or(char::is_whitespace) && self.chars[start] == '|';
            if !ends && !self.is_field_next() {
                return true;
            }
            self.at = start;
        }
        self.skip_blanks();
        if self.at > start && self.take_joint(Joint::Or) {
            self.skip_blanks();
            let value = self.at;
            let is_value = self.is_value_of(field);
            self.at = if is_value { value } else { start };
            return is_value;
        }
        self.at = start;
        false
    }
}

/// Marks that open and close a phrase.
pub(super) fn is_quote(c: char) -> bool {
    matches!(c, '"' | '„' | '“' | '”')
}

fn says_something(text: &str) -> bool {
    text.contains(char::is_alphanumeric)
}

fn phrase(words: &str) -> Option<Query> {
    if let Some((name, number)) = printed_level(words) {
        return Some(at_level(name, number));
    }
    says_something(words).then(|| Query::Phrase(words.to_owned()))
}

/// A word that stands alone; `None` where it says nothing.
pub(super) fn bare(word: &str) -> Option<Query> {
    match word {
        word if says_something(word) => Some(Query::Word(word.to_owned())),
        word if word.contains('*') => Some(Query::All),
        _ => None,
    }
}
