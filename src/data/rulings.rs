//! Rulings that concern cards, wherever they stand.

use std::collections::HashMap;

use super::Library;
use crate::model::{Card, EntryId, Ruling};

/// Every ruling with the id of the entry or card it stands with, entries before cards.
pub fn all(library: &Library) -> impl Iterator<Item = (&EntryId, &Ruling)> {
    let entries = library.entries().map(|entry| (&entry.id, &entry.rulings));
    let cards = library.cards().map(|card| (&card.id, &card.rulings));
    entries
        .chain(cards)
        .flat_map(|(id, rulings)| rulings.iter().map(move |ruling| (id, ruling)))
}

/// The rulings that concern cards as well and stand elsewhere.
pub struct Shared<'a>(HashMap<&'a EntryId, Vec<&'a Ruling>>);

impl<'a> Shared<'a> {
    /// Those of a library.
    pub fn of(library: &'a Library) -> Shared<'a> {
        let mut shared: HashMap<&EntryId, Vec<&Ruling>> = HashMap::new();
        for (_, ruling) in all(library) {
            for card in &ruling.also {
                shared.entry(card).or_default().push(ruling);
            }
        }
        Shared(shared)
    }

    /// All that concern a card, its own first.
    pub fn of_card(&self, card: &'a Card) -> Vec<Ruling> {
        let others = self.0.get(&card.id).into_iter().flatten().copied();
        card.rulings.iter().chain(others).cloned().collect()
    }
}
