//! Why nothing was found: the part of the query that excludes the most.

use std::time::{Duration, Instant};

use super::error::SearchError;
use super::execute::CardIndex;
use super::owned::Owned;
use crate::search::query::Query;

/// How long the part is sought: who waits longer would rather have an answer without it.
pub const PATIENCE: Duration = Duration::from_millis(500);

/// The part of a query without which the most cards would fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Culprit {
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
    /// As [`CardIndex::search`].
    pub fn culprit(
        &self,
        query: &Query,
        owned: &Owned,
        patience: Duration,
    ) -> Result<Option<Culprit>, SearchError> {
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
fn worst(parts: &[Query], fitting: &[Vec<u32>], cards: usize) -> Option<Culprit> {
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
    let found = zipped.map(|((part, without), fitting)| Culprit {
        part: part.clone(),
        without,
        alone: fitting.len(),
    });
    found.reduce(|worst, next| {
        if (next.without, worst.alone) > (worst.without, next.alone) {
            next
        } else {
            worst
        }
    })
}
