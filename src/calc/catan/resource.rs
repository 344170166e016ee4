//! Resources and the cards of them ("Spielmaterial").

use serde::{Serialize, Serializer};

use crate::model::codes;

codes!(
    /// A resource, in the order of the almanac. The code is the slug of its entry.
    Resource {
        Tritanium => "tritanium",
        Food => "food",
        Oxygen => "oxygen",
        Dilithium => "dilithium",
        Water => "water",
    }
);

/// Cards of each resource in the game ("Spielmaterial").
pub const EACH: u8 = 19;

/// Resource cards, by resource. A document lists those there are: `[{"resource", "cards"}]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand(pub(super) [u8; Resource::ALL.len()]);

impl Hand {
    /// Cards of a resource.
    pub fn of(&self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// Adds cards of a resource.
    pub fn add(&mut self, resource: Resource, cards: u8) {
        let own = &mut self.0[resource as usize];
        *own = own.saturating_add(cards);
    }

    /// What is there beyond another hand, resource by resource.
    pub fn beyond(&self, other: &Hand) -> Hand {
        let mut left = *self;
        for (own, others) in left.0.iter_mut().zip(other.0) {
            *own = own.saturating_sub(others);
        }
        left
    }

    /// Cards in all.
    pub fn total(&self) -> u16 {
        self.0.iter().map(|cards| u16::from(*cards)).sum()
    }

    /// The resources there are cards of, in order, with their number.
    pub fn cards(&self) -> impl Iterator<Item = (Resource, u8)> + '_ {
        let all = Resource::ALL
            .iter()
            .map(|resource| (*resource, self.of(*resource)));
        all.filter(|(_, cards)| *cards > 0)
    }

    /// Takes cards of a resource away, as many as there are.
    pub(super) fn take(&mut self, resource: Resource, cards: u8) {
        let own = &mut self.0[resource as usize];
        *own = own.saturating_sub(cards);
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Pile {
            resource: Resource,
            cards: u8,
        }
        let piles = self.cards();
        serializer.collect_seq(piles.map(|(resource, cards)| Pile { resource, cards }))
    }
}
