//! Cards by their names: exact, begun, by some of their words, mistyped.

use std::collections::HashMap;

use tantivy::{DocId, SegmentReader};

use super::copies::bearing;
use super::error::SearchError;
use super::execute::CardIndex;
use super::player::NOTHING;
use crate::search::entries::weights;
use crate::search::entries::weights::Match;
use crate::search::expand::{keys_with_prefix, length, near, same_start};
use crate::search::owned::OwnedDocs;
use crate::search::query::fields;
use crate::search::query::{Clause, Query, QueryValue, Relation};
use model::text::{key, words};

/// Shortest query that may be the beginning of a name.
const SHORTEST_PREFIX: usize = 3;

/// A card one of whose names is near a query.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NearName {
    /// Position of the card.
    pub position: u32,
    /// Higher is better, on the scale of the look-up.
    pub score: f32,
    /// How the nearest of its names fits the query.
    pub matched: Match,
    /// The name is the title with its subtitle.
    pub is_title: bool,
}

impl CardIndex {
    /// The cards one of whose names is near a query, best first; ties in the order of names. If a name
    /// equals it, those cards only; else those whose name begins with it; else those with all its words
    /// in a name; else typing errors are forgiven.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn called(&self, name: &str) -> Result<Vec<NearName>, SearchError> {
        let Some((segment, _)) = self.compiler(&NOTHING) else {
            return Ok(Vec::new());
        };
        let typed = key(name);
        let there = (segment, &self.owned(segment)?);
        let mut best = HashMap::new();
        self.keep(&mut best, there, &typed, weights::EXACT, Match::Exact)?;
        if best.is_empty() && length(&typed) >= SHORTEST_PREFIX {
            for name in keys_with_prefix(&[segment], self.slots.name_key, &typed)? {
                let score = weights::prefix(length(&typed), length(&name));
                self.keep(&mut best, there, &name, score, Match::Prefix)?;
            }
        }
        if best.is_empty() {
            let found = self.with_words(name)?;
            if !found.is_empty() {
                return Ok(found);
            }
            let length = length(&typed);
            for (name, distance) in near(&[segment], self.slots.name_key, &typed, length)? {
                let score = weights::typo(distance, length, same_start(&typed, &name));
                self.keep(&mut best, there, &name, score, Match::Typo)?;
            }
        }
        let mut found: Vec<NearName> = best.into_values().collect();
        found.sort_by(|a, b| {
            let by_score = b.score.total_cmp(&a.score);
            by_score.then(a.position.cmp(&b.position))
        });
        Ok(found)
    }

    /// The cards with all words of a query in their names.
    fn with_words(&self, name: &str) -> Result<Vec<NearName>, SearchError> {
        let words = words(name).into_iter().map(|text| {
            let quoted = true;
            Query::Field(Clause {
                field: &fields::NAME,
                relation: Relation::Is,
                values: vec![QueryValue::Text { text, quoted }],
            })
        });
        let positions = self.search(&Query::and(words.collect()), &[], &NOTHING)?;
        let found = positions.into_iter().map(|position| NearName {
            position,
            score: weights::WORDS * weights::IN_NAME,
            matched: Match::Words,
            is_title: false,
        });
        Ok(found.collect())
    }

    /// Keeps the cards with a name, of those that are there, at what it is worth; a title counts a little more.
    fn keep(
        &self,
        best: &mut HashMap<DocId, NearName>,
        (segment, owned): (&SegmentReader, &OwnedDocs),
        name: &str,
        score: f32,
        matched: Match,
    ) -> Result<(), SearchError> {
        let slots = &self.slots;
        for (slot, is_title) in [(slots.title_key, true), (slots.name_key, false)] {
            let score = if is_title { score + weights::TITLE } else { score };
            for position in bearing(segment, slot, name)?.into_iter().filter(|doc| owned.has(*doc)) {
                let called = NearName { position, score, matched, is_title };
                let known = best.entry(position).or_insert(called);
                if score > known.score {
                    *known = called;
                }
            }
        }
        Ok(())
    }
}
