//! What helps when a search finds nothing: words no card has and what may have been meant, and the part of the query
//! that excludes the most.

use std::collections::HashSet;
use std::time::Duration;

use web_time::Instant;

use super::error::SearchError;
use super::execute::CardIndex;
use super::player::{NOTHING, PlayerCards};
use super::spoken::{CardNames, like};
use crate::search::entries::weights::forgiven;
use crate::search::query::{Clause, Query, QueryValue, Relation, fields, joins};
use model::text::key;

/// At most this many words that no card has are compared with all that cards have.
const COMPARED: usize = 8;

impl CardIndex {
    /// At most `limit` words and names of cards that look like what a query asks for and no card has:
    /// the nearest word for each, then names like the whole query if it is nothing but words, then
    /// further words. None if every word occurs on a card.
    ///
    /// # Errors
    /// When the query names a value nobody knows, or the index is damaged.
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
        let CardNames { names, words } = self.spoken()?;
        let near = |typed: &String| like(typed, words.iter().chain(names), limit);
        let further: Vec<Vec<String>> = strange.iter().map(near).collect();
        let mut found: Vec<String> = further.iter().filter_map(|near| near.first().cloned()).collect();
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
    /// When the index is damaged.
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
    pub fn spoken(&self) -> Result<&CardNames, SearchError> {
        if let Some(spoken) = self.spoken.get() {
            return Ok(spoken);
        }
        let read = match self.compiler(&NOTHING) {
            Some((_, compiler)) => compiler.spoken()?,
            None => CardNames::default(),
        };
        Ok(self.spoken.get_or_init(|| read))
    }
}

impl CardIndex {
    /// A query that is a name of cards as it is printed, or the beginning of one, though a word that joins or a colon
    /// stands in it; `None` if no card is called so.
    ///
    /// # Errors
    /// When the index is damaged.
    pub fn printed_name(&self, typed: &str) -> Result<Option<Query>, SearchError> {
        let mut words = typed.split_whitespace();
        let may_be_read = typed.contains(':') || words.any(joins);
        let is_plain = !typed.contains(['"', '(', ')', '<', '>', '=', '|', '*']) && typed.trim().contains(' ');
        if !may_be_read || !is_plain {
            return Ok(None);
        }
        let values = vec![QueryValue::Text { text: typed.to_owned(), quoted: true }];
        let name = Query::Field(Clause { field: &fields::NAME, relation: Relation::Is, values });
        let is_name = self.count(&name, &NOTHING)? > 0;
        Ok(is_name.then(|| Query::Phrase(typed.to_owned())))
    }

    /// A query without the words that no card has, and those words. `None` if every word stands on a card, or nothing
    /// that was typed would be left.
    ///
    /// # Errors
    /// When the query names a value nobody knows, or the index is damaged.
    pub fn without_strange(&self, query: &Query) -> Result<Option<(Query, Vec<String>)>, SearchError> {
        let (mut known, mut strange) = (Vec::new(), Vec::new());
        for part in query.parts() {
            match part {
                Query::Word(word) | Query::Phrase(word) if self.count(part, &NOTHING)? == 0 => {
                    strange.push(word.clone());
                }
                part => known.push(part.clone()),
            }
        }
        let is_more =
            known.iter().any(|part| !matches!(part, Query::Field(clause) if clause.field == &fields::GAME));
        Ok((is_more && !strange.is_empty()).then(|| (Query::and(known), strange)))
    }
}

/// What a query says in words that must be there, each with the part of the query it is.
fn asked_words(query: &Query) -> Vec<(Query, &str)> {
    match query {
        Query::Word(word) | Query::Phrase(word) => {
            let is_plain = !word.contains('*');
            is_plain.then(|| (query.clone(), word.as_str())).into_iter().collect()
        }
        Query::And(parts) | Query::Or(parts) => parts.iter().flat_map(asked_words).collect(),
        Query::Field(clause) if clause.relation != Relation::Differs => named_words(clause),
        Query::Field(_) | Query::Sum(_) | Query::All | Query::Regex(_) | Query::Not(_) => Vec::new(),
    }
}

fn named_words(clause: &Clause) -> Vec<(Query, &str)> {
    let texts = clause.values.iter().filter_map(|value| match value {
        QueryValue::Text { text, .. } if !text.contains('*') => Some((value, text)),
        QueryValue::Text { .. }
        | QueryValue::Any
        | QueryValue::Regex(_)
        | QueryValue::Number(_)
        | QueryValue::Between(..)
        | QueryValue::Fields(_)
        | QueryValue::Level { .. } => None,
    });
    let is_text = clause.field == &fields::NAME || clause.field == &fields::TEXT;
    let asked = texts.filter(|_| is_text).map(|(value, text)| {
        let values = vec![value.clone()];
        let (field, relation) = (clause.field, clause.relation);
        let part = Clause { field, relation, values };
        (Query::Field(part), text.as_str())
    });
    asked.collect()
}

/// How long the part is sought: who waits longer would rather have an answer without it.
pub const PATIENCE: Duration = Duration::from_millis(500);

/// The part of a query without which the most cards would fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FailingTerm {
    /// The part as it stands in the query.
    pub part: Query,
    /// Cards that fit all the other parts.
    pub without: usize,
    /// Cards that fit this part alone.
    pub alone: usize,
}

impl CardIndex {
    /// The part of a query that excludes the most; of several the one that fewer cards fit alone, then
    /// the first. `None` if the query has one part only, or if the parts take longer than `patience`. Each part is
    /// asked once.
    ///
    /// # Errors
    /// When the query names a value nobody knows, or the index is damaged.
    pub fn culprit(
        &self,
        query: &Query,
        owned: &PlayerCards,
        patience: Duration,
    ) -> Result<Option<FailingTerm>, SearchError> {
        let parts = query.parts();
        if parts.len() < 2 {
            return Ok(None);
        }
        let start = Instant::now();
        let mut fitting = Vec::with_capacity(parts.len());
        for part in parts {
            if start.elapsed() >= patience {
                return Ok(None);
            }
            fitting.push(self.fitting(part, owned)?);
        }
        Ok(worst(parts, &fitting, self.len() as usize))
    }
}

/// The part that excludes the most, given which of so many cards fit each.
fn worst(parts: &[Query], fitting: &[Vec<u32>], cards: usize) -> Option<FailingTerm> {
    // A card is left without a part if it fits all but that one.
    let mut missed = vec![(0_usize, 0_usize); cards];
    for (at, docs) in fitting.iter().enumerate() {
        let mut docs = docs.iter().peekable();
        for (doc, (count, last)) in (0..).zip(&mut missed) {
            if docs.next_if_eq(&&doc).is_none() {
                (*count, *last) = (*count + 1, at);
            }
        }
    }
    let everywhere = missed.iter().filter(|(count, _)| *count == 0).count();
    let mut without = vec![everywhere; parts.len()];
    for (_, only) in missed.iter().filter(|(count, _)| *count == 1) {
        without[*only] += 1;
    }
    let zipped = parts.iter().zip(without).zip(fitting);
    let found =
        zipped.map(|((part, without), fitting)| FailingTerm { part: part.clone(), without, alone: fitting.len() });
    found.reduce(|worst, next| if (next.without, worst.alone) > (worst.without, next.alone) { next } else { worst })
}
