//! What the player owns. The index knows nothing of it: it is given with each query.

use std::collections::BTreeMap;

use model::text::key;

/// Copies of cards of Second Edition by their full names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OwnedCopies(BTreeMap<String, u32>);

/// Nothing at all.
pub static NOTHING: OwnedCopies = OwnedCopies(BTreeMap::new());

impl OwnedCopies {
    /// Copies by full names; those of one name are added up.
    pub fn from_copies(copies: impl IntoIterator<Item = (String, u32)>) -> OwnedCopies {
        let mut owned = OwnedCopies::default();
        for (name, count) in copies {
            let own = owned.0.entry(key(&name)).or_default();
            *own = own.saturating_add(count);
        }
        owned
    }

    /// Copies by the keys of names.
    pub(super) fn copies(&self) -> impl Iterator<Item = (&String, u32)> {
        self.0.iter().map(|(name, count)| (name, *count))
    }

    /// Whether there is not a single card.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
