//! Which card of a list another one is that may be called otherwise.

use std::collections::HashMap;

use super::card::CcgCard;

/// The places of cards in a list by all their slugs ([`CcgCard::slugs`]); of two with one slug the first counts.
#[derive(Debug)]
pub struct SlugIndex {
    places: HashMap<String, usize>,
}

impl SlugIndex {
    /// An index of these cards.
    pub fn new(cards: &[CcgCard]) -> SlugIndex {
        let mut places = HashMap::new();
        for (place, card) in cards.iter().enumerate() {
            for name in card.slugs() {
                places.entry(name).or_insert(place);
            }
        }
        SlugIndex { places }
    }

    /// The place of the card that shares a slug with this one; its earlier slugs go first.
    pub fn find(&self, card: &CcgCard) -> Option<usize> {
        card.slugs().find_map(|name| self.places.get(&name).copied())
    }
}
