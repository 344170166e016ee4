//! What the player owns and has built. The index knows nothing of it: it is given with each query.

use std::collections::{BTreeMap, BTreeSet};

use model::text::key;

/// What a query may ask about the player's own things, as far as it does.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerCards {
    /// Copies of cards of Second Edition by the keys of their full names.
    copies: BTreeMap<String, u32>,
    /// Keys of the full names of the cards of decks, by the keys of the names that are asked for.
    decks: BTreeMap<String, BTreeSet<String>>,
    /// Names of decks that may be meant by others.
    deck_names: Vec<String>,
}

/// Nothing at all.
pub static NOTHING: PlayerCards =
    PlayerCards { copies: BTreeMap::new(), decks: BTreeMap::new(), deck_names: Vec::new() };

impl PlayerCards {
    /// Copies by full names; those of one name are added up.
    pub fn from_copies(copies: impl IntoIterator<Item = (String, u32)>) -> PlayerCards {
        let mut player = PlayerCards::default();
        for (name, count) in copies {
            let own = player.copies.entry(key(&name)).or_default();
            *own = own.saturating_add(count);
        }
        player
    }

    /// Adds a deck under the name it is asked for, with the full names of its cards.
    pub fn add_deck(&mut self, name: &str, cards: impl IntoIterator<Item = String>) {
        let cards = cards.into_iter().map(|card| key(&card));
        self.decks.insert(key(name), cards.collect());
    }

    /// Adds names of decks to suggest where a deck that is asked for is not there.
    pub fn add_deck_names(&mut self, names: impl IntoIterator<Item = String>) {
        self.deck_names.extend(names);
    }

    /// Copies by the keys of names.
    pub(super) fn copies(&self) -> impl Iterator<Item = (&String, u32)> {
        self.copies.iter().map(|(name, count)| (name, *count))
    }

    /// The keys of the names of a deck's cards; `None` if there is no such deck.
    pub(super) fn deck(&self, name: &str) -> Option<&BTreeSet<String>> {
        self.decks.get(&key(name))
    }

    pub(super) fn deck_names(&self) -> &[String] {
        &self.deck_names
    }

    /// Whether the player owns not a single card.
    pub fn is_empty(&self) -> bool {
        self.copies.is_empty()
    }
}
