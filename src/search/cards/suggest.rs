//! Words no card has, and what may have been meant.

use std::collections::HashSet;

use tantivy::TantivyDocument;
use tantivy::schema::Value as _;

use super::compile::{Lowering, STORE_BLOCKS};
use super::error::SearchError;
use super::owned::NOTHING;
use super::run::CardIndex;
use crate::search::entries::rank::forgiven;
use crate::search::query::fields;
use crate::search::query::fields::{Field, Word};
use crate::search::query::{Clause, Query, Relation, Value};
use crate::text::{closest, key};

/// At most this many words that no card has are compared with all that cards have.
const COMPARED: usize = 8;
/// Shorter words of names are not suggested.
const SHORTEST: usize = 3;
/// Fields whose values bare words find too.
const SPOKEN: [&Field; 6] = [
    &fields::TYPE,
    &fields::AFFILIATION,
    &fields::KEYWORD,
    &fields::SPECIES,
    &fields::CLASS,
    &fields::TRAIT,
];

impl CardIndex {
    /// At most `limit` words and names of cards that look like what a query asks for and no card has:
    /// the nearest word for each, then names like the whole query if it is nothing but words, then
    /// further words. None if every word occurs on a card.
    ///
    /// # Errors
    /// As [`CardIndex::search`].
    pub fn alike(&self, query: &Query, limit: usize) -> Result<Vec<String>, SearchError> {
        let mut strange = Vec::new();
        for (part, typed) in asked_words(query) {
            if strange.len() < COMPARED && self.count(&part, &NOTHING)? == 0 {
                strange.push(typed.to_owned());
            }
        }
        let Some((_, lowering)) = self.lowering(&NOTHING).filter(|_| !strange.is_empty()) else {
            return Ok(Vec::new());
        };
        let names = lowering.names()?;
        let words = lowering.spoken_words(&names)?;
        let near = |typed: &String| like(typed, words.iter().chain(&names), limit);
        let further: Vec<Vec<String>> = strange.iter().map(near).collect();
        let mut found: Vec<String> = further
            .iter()
            .filter_map(|near| near.first().cloned())
            .collect();
        if let Some(whole) = query.all_words() {
            found.extend(like(&whole, names.iter(), limit));
        }
        found.extend(further.into_iter().flatten());
        let mut seen = HashSet::new();
        found.retain(|name| seen.insert(key(name)));
        found.truncate(limit);
        Ok(found)
    }
}

impl CardIndex {
    /// The one name of cards that a query of nothing but words is near to, within the typing errors
    /// forgiven; `None` if it is near to none or to several.
    ///
    /// # Errors
    /// As [`CardIndex::search`].
    pub fn meant(&self, query: &Query) -> Result<Option<String>, SearchError> {
        let (Some(whole), Some((_, lowering))) = (query.all_words(), self.lowering(&NOTHING))
        else {
            return Ok(None);
        };
        if forgiven(key(&whole).chars().count()) == 0 {
            return Ok(None);
        }
        let names = lowering.names()?;
        let mut near = like(&whole, names.iter(), usize::MAX);
        near.dedup_by_key(|name| key(name));
        let first = near.pop();
        Ok(first.filter(|_| near.is_empty()))
    }
}

/// What a query says in words that must be there, each with the part of the query it is.
fn asked_words(query: &Query) -> Vec<(Query, &str)> {
    match query {
        Query::Word(word) | Query::Phrase(word) => {
            let is_plain = !word.contains('*');
            is_plain
                .then(|| (query.clone(), word.as_str()))
                .into_iter()
                .collect()
        }
        Query::And(parts) | Query::Or(parts) => parts.iter().flat_map(asked_words).collect(),
        Query::Field(clause) if clause.relation != Relation::Differs => named_words(clause),
        Query::Field(_) | Query::Sum(_) | Query::All | Query::Regex(_) | Query::Not(_) => {
            Vec::new()
        }
    }
}

fn named_words(clause: &Clause) -> Vec<(Query, &str)> {
    let texts = clause.values.iter().filter_map(|value| match value {
        Value::Text { text, .. } if !text.contains('*') => Some((value, text)),
        Value::Text { .. }
        | Value::Any
        | Value::Regex(_)
        | Value::Number(_)
        | Value::Between(..)
        | Value::Level { .. } => None,
    });
    let is_text = clause.field == &fields::NAME || clause.field == &fields::TEXT;
    let asked = texts.filter(|_| is_text).map(|(value, text)| {
        let values = vec![value.clone()];
        let (field, relation) = (clause.field, clause.relation);
        let part = Clause {
            field,
            relation,
            values,
        };
        (Query::Field(part), text.as_str())
    });
    asked.collect()
}

/// Names within the typing errors forgiven, at least one, the nearest first.
fn like<'a>(typed: &str, names: impl Iterator<Item = &'a String>, limit: usize) -> Vec<String> {
    let folded = key(typed);
    let errors = usize::from(forgiven(folded.chars().count())).max(1);
    let is_near = |name: &&String| strsim::osa_distance(&folded, &key(name)) <= errors;
    let near = names.filter(is_near).map(String::as_str);
    let near = closest(typed, near, limit);
    near.into_iter().map(str::to_owned).collect()
}

impl Lowering<'_> {
    /// All names of cards as they are spelled, each once.
    fn names(&self) -> Result<Vec<String>, SearchError> {
        let store = self.segment.get_store_reader(STORE_BLOCKS)?;
        let mut seen = HashSet::new();
        for doc in 0..self.segment.max_doc() {
            let document: TantivyDocument = store.get(doc)?;
            let names = document.get_all(self.slots.raw_name);
            seen.extend(names.filter_map(|name| name.as_str().map(str::to_owned)));
        }
        let mut names: Vec<String> = seen.into_iter().collect();
        names.sort_unstable();
        Ok(names)
    }

    /// The words of names, and what cards are called otherwise; each once.
    fn spoken_words(&self, names: &[String]) -> Result<Vec<String>, SearchError> {
        let mut words: Vec<String> = Vec::new();
        for field in SPOKEN {
            words.extend(self.spellings(field)?);
            let known = field.words.iter().flat_map(Word::names);
            words.extend(known.map(str::to_owned));
        }
        let pieces = names
            .iter()
            .flat_map(|name| name.split_whitespace())
            .map(|piece| piece.trim_matches(|c: char| !c.is_alphanumeric()));
        words.extend(pieces.map(str::to_owned));
        words.retain(|word| word.chars().count() >= SHORTEST);
        // A name's own spelling before the code of a value.
        words.sort_by(|a, b| (key(a), a).cmp(&(key(b), b)));
        words.dedup_by_key(|word| key(word));
        Ok(words)
    }
}
