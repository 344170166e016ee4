//! Cards that are known before the rest of a query runs, as a query of tantivy's; and those of which some numbers add
//! up to a sum.

use std::sync::Arc;

use tantivy::columnar::Column;
use tantivy::query::{EnableScoring, Explanation, Query, Scorer, Weight};
use tantivy::{DocId, DocSet, Score, SegmentReader, TERMINATED};

use crate::search::query::fields::QueryField;
use crate::search::query::{QueryValue, Relation, Sum, is_within};

/// A query of tantivy’s, of whatever sort.
pub(super) type BoxedQuery = Box<dyn Query>;

/// Some cards in the order of their positions, each with what it is worth.
#[derive(Debug, Clone)]
pub(super) struct FoundDocs(Arc<[(DocId, Score)]>);

impl FoundDocs {
    /// Cards by their positions, the first first, that are worth nothing.
    pub(super) fn from_positions(positions: impl IntoIterator<Item = DocId>) -> FoundDocs {
        FoundDocs(positions.into_iter().map(|doc| (doc, 0.0)).collect())
    }

    /// The cards that are marked, given a mark for every card by its position.
    pub(super) fn marked(has: &[bool]) -> FoundDocs {
        let all = (0..).zip(has);
        FoundDocs::from_positions(all.filter(|(_, has)| **has).map(|(doc, _)| doc))
    }

    /// The cards that are worth something, given the worth of every card by its position.
    pub(super) fn from_scores(worths: impl IntoIterator<Item = Score>) -> FoundDocs {
        let all = (0..).zip(worths);
        FoundDocs(all.filter(|(_, worth)| *worth > 0.0).collect())
    }
}

impl Query for FoundDocs {
    fn weight(&self, _: EnableScoring<'_>) -> tantivy::Result<Box<dyn Weight>> {
        Ok(Box::new(self.clone()))
    }
}

impl Weight for FoundDocs {
    fn scorer(&self, _: &SegmentReader, boost: Score) -> tantivy::Result<Box<dyn Scorer>> {
        let found = Arc::clone(&self.0);
        let at = 0;
        Ok(Box::new(HitWalk { found, at, boost }))
    }

    fn explain(&self, _: &SegmentReader, doc: DocId) -> tantivy::Result<Explanation> {
        let at = self.0.binary_search_by_key(&doc, |(own, _)| *own);
        let worth = at.map_or(0.0, |at| self.0[at].1);
        Ok(Explanation::new("found before", worth))
    }
}

/// A walk over the cards.
struct HitWalk {
    found: Arc<[(DocId, Score)]>,
    at: usize,
    boost: Score,
}

impl DocSet for HitWalk {
    fn advance(&mut self) -> DocId {
        self.at = (self.at + 1).min(self.found.len());
        self.doc()
    }

    /// A place that is passed already stays: tantivy asks what is excluded for those too.
    fn seek(&mut self, target: DocId) -> DocId {
        let rest = &self.found[self.at..];
        self.at += rest.partition_point(|(doc, _)| *doc < target);
        self.doc()
    }

    fn doc(&self) -> DocId {
        self.found.get(self.at).map_or(TERMINATED, |(doc, _)| *doc)
    }

    fn size_hint(&self) -> u32 {
        self.found.len() as u32
    }
}

impl Scorer for HitWalk {
    fn score(&mut self) -> Score {
        self.found.get(self.at).map_or(0.0, |(_, worth)| *worth) * self.boost
    }
}

/// Cards whose sum is one of the values; `Differs` is as good as `Equals`. A card that lacks one of the numbers has no
/// sum.
///
/// # Errors
/// When the index cannot be read.
pub(super) fn with_sum(segment: &SegmentReader, sum: &Sum) -> tantivy::Result<FoundDocs> {
    let fast = segment.fast_fields();
    let columns = |fields: &[&QueryField]| {
        let slots = fields.iter().map(|field| format!("number-{}", field.code));
        slots.map(|slot| fast.i64(&slot)).collect::<Result<Vec<_>, _>>()
    };
    let own = columns(&sum.fields)?;
    let named = sum.values.iter().map(|value| match value {
        QueryValue::Fields(fields) => columns(fields),
        QueryValue::Any
        | QueryValue::Text { .. }
        | QueryValue::Regex(_)
        | QueryValue::Number(_)
        | QueryValue::Between(..)
        | QueryValue::Level { .. } => Ok(Vec::new()),
    });
    let others: Vec<Vec<Column<i64>>> = named.collect::<Result<_, _>>()?;
    let fits = |doc: &DocId| {
        total(&own, *doc).is_some_and(|number| {
            let mut values = sum.values.iter().zip(&others);
            values.any(|(value, other)| is(number, sum.relation, value, || total(other, *doc)))
        })
    };
    Ok(FoundDocs::from_positions((0..segment.max_doc()).filter(fits)))
}

fn total(columns: &[Column<i64>], doc: DocId) -> Option<i64> {
    let mut numbers = columns.iter().map(|column| column.first(doc));
    numbers.try_fold(0_i64, |sum, number| Some(sum.saturating_add(number?)))
}

/// Whether a number stands in a relation to a value, given the sum of the fields it may name.
fn is(number: i64, relation: Relation, value: &QueryValue, other: impl Fn() -> Option<i64>) -> bool {
    let bounds = match value {
        QueryValue::Any => return true,
        QueryValue::Fields(_) => other().map(|than| relation.bounds(than)),
        QueryValue::Number(_)
        | QueryValue::Between(..)
        | QueryValue::Text { .. }
        | QueryValue::Regex(_)
        | QueryValue::Level { .. } => value.bounds(relation),
    };
    bounds.is_some_and(|bounds| is_within(number, bounds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_skips_and_never_goes_back() {
        let found = FoundDocs::from_scores([0.0, 2.0, 0.0, 1.0, 3.0]);
        let mut walk = HitWalk { found: found.0, at: 0, boost: 2.0 };
        assert_eq!((walk.doc(), walk.score(), walk.size_hint()), (1, 4.0, 3));
        assert_eq!((walk.seek(2), walk.seek(1)), (3, 3));
        assert_eq!((walk.advance(), walk.score()), (4, 6.0));
        assert_eq!((walk.advance(), walk.advance()), (TERMINATED, TERMINATED));
        assert_eq!(walk.seek(2), TERMINATED);
    }
}
