//! Why nothing was found: the part of the query that excludes the most.

use super::error::SearchError;
use super::owned::Owned;
use super::run::CardIndex;
use crate::search::query::Query;

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
    /// the first. `None` if the query has one part only.
    ///
    /// # Errors
    /// As [`CardIndex::search`].
    pub fn culprit(&self, query: &Query, owned: &Owned) -> Result<Option<Culprit>, SearchError> {
        let parts = query.parts();
        if parts.len() < 2 {
            return Ok(None);
        }
        let mut worst: Option<Culprit> = None;
        for (index, part) in parts.iter().enumerate() {
            let mut others = parts.to_vec();
            others.remove(index);
            let found = Culprit {
                part: part.clone(),
                without: self.count(&Query::and(others), owned)?,
                alone: self.count(part, owned)?,
            };
            let is_worse = worst
                .as_ref()
                .is_none_or(|worst| (found.without, worst.alone) > (worst.without, found.alone));
            if is_worse {
                worst = Some(found);
            }
        }
        Ok(worst)
    }
}
