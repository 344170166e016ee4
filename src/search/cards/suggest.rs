//! Words no card has, and what may have been meant.

use std::collections::HashSet;

use super::error::SearchError;
use super::execute::CardIndex;
use super::owned::NOTHING;
use super::spoken::{Spoken, like};
use crate::search::entries::weights::forgiven;
use crate::search::query::fields;
use crate::search::query::{Clause, Query, Relation, Value};
use crate::text::key;

/// At most this many words that no card has are compared with all that cards have.
const COMPARED: usize = 8;

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
        if strange.is_empty() {
            return Ok(Vec::new());
        }
        let Spoken { names, words } = self.spoken()?;
        let near = |typed: &String| like(typed, words.iter().chain(names), limit);
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
        let Some(whole) = query.all_words() else {
            return Ok(None);
        };
        if forgiven(key(&whole).chars().count()) == 0 {
            return Ok(None);
        }
        let mut near = like(&whole, self.spoken()?.names.iter(), usize::MAX);
        near.dedup_by_key(|name| key(name));
        let first = near.pop();
        Ok(first.filter(|_| near.is_empty()))
    }

    /// What cards are called. It is read once and kept, for whoever types asks for it again and again.
    ///
    /// # Errors
    /// When the index is damaged.
    pub fn spoken(&self) -> Result<&Spoken, SearchError> {
        if let Some(spoken) = self.spoken.get() {
            return Ok(spoken);
        }
        let read = match self.lowering(&NOTHING) {
            Some((_, lowering)) => lowering.spoken()?,
            None => Spoken::default(),
        };
        Ok(self.spoken.get_or_init(|| read))
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
