//! From a query to one of tantivy's.

use std::ops::Bound;

use tantivy::query::{
    AllQuery, BooleanQuery, BoostQuery, ConstScoreQuery, DisjunctionMaxQuery, EnableScoring, Occur, PhraseQuery,
    Query as Lowered, RangeQuery, TermQuery,
};
use tantivy::schema::{Field as Slot, IndexRecordOption, Term, Value as _};
use tantivy::{SegmentReader, TantivyDocument};

use super::error::SearchError;
use super::found::with_sum;
use super::found::{BoxedQuery, FoundDocs};
use super::patterns::Pattern;
use super::patterns::Wildcard;
use super::player::PlayerCards;
use super::schema::{Slots, TextSlots};
use super::word_scores::one_word;
use crate::search::analyze::joined;
use crate::search::query::{Clause, Query, Relation, fields};
use model::text::{key, words};

/// Blocks of stored documents kept while a regular expression reads them all.
const STORE_BLOCKS: usize = 4;

pub(super) type Result<T> = std::result::Result<T, SearchError>;
/// Lowers queries for one segment.
pub(super) struct QueryCompiler<'a> {
    pub slots: &'a Slots,
    pub segment: &'a SegmentReader,
    pub player: &'a PlayerCards,
    /// The bits of the boxes of whoever asks.
    pub boxes: u32,
}

impl QueryCompiler<'_> {
    pub(super) fn compile(&self, query: &Query) -> Result<BoxedQuery> {
        match query {
            Query::All => Ok(all()),
            Query::Word(word) => self.or_values(word, self.compile_word(word, &self.all_text_slots())?),
            Query::Phrase(phrase) => self.or_values(phrase, self.compile_phrase(phrase, &self.all_text_slots())),
            Query::Regex(pattern) => self.compile_regex(pattern, &[self.slots.raw_name, self.slots.raw_text]),
            Query::Field(clause) => self.compile_clause(clause),
            Query::Sum(sum) => {
                let found: BoxedQuery = Box::new(with_sum(self.segment, sum)?);
                self.negate_if(sum.relation == Relation::Differs, found)
            }
            Query::Not(inner) => self.negate(&self.compile(inner)?),
            Query::And(parts) => self.compile_all(parts),
            Query::Or(parts) => {
                let parts = parts.iter().map(|part| self.compile(part));
                Ok(any(parts.collect::<Result<_>>()?))
            }
        }
    }

    fn compile_all(&self, parts: &[Query]) -> Result<BoxedQuery> {
        let mut clauses: Vec<(Occur, BoxedQuery)> = Vec::with_capacity(parts.len() + 1);
        for part in parts {
            clauses.push(match part {
                Query::Not(inner) => (Occur::MustNot, self.materialize(&self.compile(inner)?)?),
                other => (Occur::Must, self.compile(other)?),
            });
        }
        // tantivy finds nothing by exclusions alone.
        if clauses.iter().all(|(occur, _)| *occur == Occur::MustNot) {
            clauses.push((Occur::Must, all()));
        }
        Ok(Box::new(BooleanQuery::new(clauses)))
    }

    /// What free words find in texts, and the cards that have them as a value: a skill, an icon, a place; if no card
    /// has them in its texts, also a set, a rarity, a pool.
    fn or_values(&self, words: &str, found: BoxedQuery) -> Result<BoxedQuery> {
        let folded = key(words);
        let Some(values) = fields::spoken_values(&folded) else {
            return Ok(found);
        };
        let texts = [self.slots.name.fold, self.slots.name.join, self.slots.also.fold, self.slots.text.fold];
        let mut is_text = false;
        for slot in texts {
            is_text |= self.has_term(slot, &folded)?;
        }
        // Who has skills is asked for them: a “Security Officer” without Security is none of security.
        let is_skill = values.iter().any(|value| value.field == &fields::SKILL);
        let found =
            if is_skill { self.without(found, &with_term(self.slots.has, fields::SKILL.code))? } else { found };
        let values = values.iter().filter(|value| !value.is_last || !is_text);
        let cards = values.map(|value| with_term(self.slots.of_field(value.field).term, &value.term));
        Ok(any(std::iter::once(found).chain(cards).collect()))
    }

    fn all_text_slots(&self) -> [&TextSlots; 3] {
        [&self.slots.name, &self.slots.also, &self.slots.text]
    }

    fn compile_clause(&self, clause: &Clause) -> Result<BoxedQuery> {
        let values = clause.values.iter().map(|value| self.compile_value(clause, value));
        let found = any(values.collect::<Result<_>>()?);
        self.negate_if(clause.relation == Relation::Differs, found)
    }

    /// The cards a query finds, or all but those.
    fn negate_if(&self, contrary: bool, found: BoxedQuery) -> Result<BoxedQuery> {
        if contrary { self.negate(&found) } else { Ok(found) }
    }

    /// All cards but those found.
    fn negate(&self, query: &BoxedQuery) -> Result<BoxedQuery> {
        self.without(all(), query)
    }

    /// The cards one query finds and another does not.
    fn without(&self, found: BoxedQuery, excluded: &BoxedQuery) -> Result<BoxedQuery> {
        Ok(Box::new(BooleanQuery::new(vec![(Occur::Must, found), (Occur::MustNot, self.materialize(excluded)?)])))
    }

    /// The cards a query finds, by their positions. tantivy asks what is excluded for documents it has
    /// already passed, which the scorer of a phrase does not bear.
    fn materialize(&self, query: &BoxedQuery) -> Result<BoxedQuery> {
        let scoring = EnableScoring::disabled_from_schema(self.segment.schema());
        let weight = query.weight(scoring)?;
        let mut found = Vec::new();
        weight.for_each_no_score(self.segment, &mut |docs| found.extend_from_slice(docs))?;
        Ok(Box::new(FoundDocs::from_positions(found)))
    }

    /// A word, in any of some places: as written, or with the same stem in either language. A word
    /// with hyphens means all its parts or what they make together, so `jem-hadar` is `Jem'Hadar`.
    pub(super) fn compile_word(&self, word: &str, places: &[&TextSlots]) -> Result<BoxedQuery> {
        if word.contains('*') {
            return self.compile_wildcard(word, places);
        }
        let parts = words(word);
        let is_compound = parts.len() > 1;
        let queries = parts.iter().map(|part| one_word(self.segment, part, places));
        let parts = every(queries.collect::<tantivy::Result<_>>()?);
        Ok(if is_compound { any(vec![parts, one_word(self.segment, &key(word), places)?]) } else { parts })
    }

    fn compile_wildcard(&self, word: &str, places: &[&TextSlots]) -> Result<BoxedQuery> {
        let wildcard = Wildcard::new(word, key);
        let mut worths = vec![0.0; self.segment.max_doc() as usize];
        for place in places {
            let mut has = vec![false; worths.len()];
            wildcard.mark(self.segment, place.fold, &mut has)?;
            wildcard.mark(self.segment, place.join, &mut has)?;
            let found = worths.iter_mut().zip(has).filter(|(_, has)| *has);
            found.for_each(|(worth, _)| *worth += place.worth);
        }
        Ok(Box::new(FoundDocs::from_scores(worths)))
    }

    /// Cards with a term in a slot that fits.
    pub(super) fn match_wildcard(&self, slot: Slot, wildcard: &Wildcard) -> Result<FoundDocs> {
        let mut has = vec![false; self.segment.max_doc() as usize];
        wildcard.mark(self.segment, slot, &mut has)?;
        Ok(FoundDocs::marked(&has))
    }

    /// Words side by side, in any of some places: as written, or with hyphens, apostrophes and blanks
    /// set otherwise.
    pub(super) fn compile_phrase(&self, phrase: &str, places: &[&TextSlots]) -> BoxedQuery {
        let (parts, pieces, whole) = (words(phrase), joined(phrase), key(phrase));
        let found = places.iter().map(|place| {
            let ways = vec![
                side_by_side(place.fold, &parts),
                side_by_side(place.join, &pieces),
                side_by_side(place.join, std::slice::from_ref(&whole)),
            ];
            let found = Box::new(DisjunctionMaxQuery::new(ways));
            Box::new(BoostQuery::new(found, place.worth)) as BoxedQuery
        });
        any(found.collect())
    }

    /// Cards one of whose names or texts matches. Reads them all.
    pub(super) fn compile_regex(&self, pattern: &str, slots: &[Slot]) -> Result<BoxedQuery> {
        let pattern = Pattern::new(pattern)?;
        let store = self.segment.get_store_reader(STORE_BLOCKS)?;
        let mut found = Vec::new();
        for doc in 0..self.segment.max_doc() {
            let document: TantivyDocument = store.get(doc)?;
            let mut texts =
                slots.iter().flat_map(|slot| document.get_all(*slot)).filter_map(|value| value.as_str());
            if texts.any(|text| pattern.fits(text)) {
                found.push(doc);
            }
        }
        Ok(Box::new(FoundDocs::from_positions(found)))
    }

    /// Whether any card has a term in a slot.
    pub(super) fn has_term(&self, slot: Slot, term: &str) -> Result<bool> {
        let term = Term::from_field_text(slot, term);
        Ok(self.segment.inverted_index(slot)?.doc_freq(&term)? > 0)
    }
}

/// The words one behind the other.
pub(super) fn side_by_side(slot: Slot, words: &[String]) -> BoxedQuery {
    let mut terms: Vec<Term> = words.iter().map(|word| Term::from_field_text(slot, word)).collect();
    match terms.len() {
        0 => nothing(),
        1 => Box::new(TermQuery::new(terms.swap_remove(0), IndexRecordOption::WithFreqs)),
        _ => Box::new(PhraseQuery::new(terms)),
    }
}

/// Cards with a term in a slot.
pub(super) fn with_term(slot: Slot, term: &str) -> BoxedQuery {
    let term = Term::from_field_text(slot, term);
    filter(TermQuery::new(term, IndexRecordOption::Basic))
}

/// Cards with a number in a slot between two, both included.
pub(super) fn between(slot: Slot, low: Option<i64>, high: Option<i64>) -> BoxedQuery {
    let bound = |end: Option<i64>| match end {
        Some(end) => Bound::Included(Term::from_field_i64(slot, end)),
        None => Bound::Unbounded,
    };
    let low = low.or(high.is_none().then_some(i64::MIN));
    filter(RangeQuery::new(bound(low), bound(high)))
}

/// Cards one of whose whole names is this.
pub(super) fn name_query(slot: Slot, name: &str) -> BoxedQuery {
    with_term(slot, &key(name))
}

/// A query that says nothing about how well a card fits.
fn filter(query: impl Lowered) -> BoxedQuery {
    Box::new(ConstScoreQuery::new(Box::new(query), 0.0))
}

fn all() -> BoxedQuery {
    filter(AllQuery)
}

pub(super) fn nothing() -> BoxedQuery {
    Box::new(tantivy::query::EmptyQuery)
}

/// Any of some queries.
pub(super) fn any(mut queries: Vec<BoxedQuery>) -> BoxedQuery {
    match queries.len() {
        0 => nothing(),
        1 => queries.swap_remove(0),
        _ => Box::new(BooleanQuery::union(queries)),
    }
}

/// All of some queries.
fn every(mut queries: Vec<BoxedQuery>) -> BoxedQuery {
    match queries.len() {
        0 => all(),
        1 => queries.swap_remove(0),
        _ => Box::new(BooleanQuery::intersection(queries)),
    }
}
