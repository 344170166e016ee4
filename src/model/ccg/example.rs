//! Decks that come with the program, for players who own no list yet.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use super::building::Pile;
use crate::Localized;
use crate::text::key;

/// An example deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExampleDeck {
    /// What it is called on the command line, a slug: `klingon`.
    pub id: String,
    /// Its name as lists show it: `Klingons`.
    pub title: Localized<String>,
    /// Other names it answers to.
    pub aliases: Localized<Vec<String>>,
    /// A sentence on how it plays.
    pub how: Localized<String>,
    /// Five missions, one copy each.
    pub missions: ExampleCopies,
    /// The dilemma pile: 20 cards at least.
    pub dilemmas: ExampleCopies,
    /// Personnel, ships, equipment, events and interrupts: 35 cards at least.
    pub deck: ExampleCopies,
}

/// Cards by full name with their copies, as they are written. Written as a map; a name may stand twice.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ExampleCopies(pub Vec<(String, u32)>);

impl ExampleDeck {
    /// Everything it may be called.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let titles = self.title.iter().map(|(_, title)| title);
        let aliases = self.aliases.iter().flat_map(|(_, aliases)| aliases);
        let names = titles.chain(aliases).map(String::as_str);
        std::iter::once(self.id.as_str()).chain(names)
    }

    /// Its piles, in the order in which lists are written.
    pub fn piles(&self) -> [(Pile, &ExampleCopies); 3] {
        [(Pile::Missions, &self.missions), (Pile::Dilemmas, &self.dilemmas), (Pile::Deck, &self.deck)]
    }

    /// Whether it is called so, in either language and any spelling.
    pub fn is_called(&self, name: &str) -> bool {
        let name = key(name);
        self.names().any(|known| key(known) == name)
    }
}

impl ExampleCopies {
    /// All copies together.
    pub fn total(&self) -> u32 {
        let counts = self.0.iter().map(|(_, count)| *count);
        counts.fold(0, u32::saturating_add)
    }
}

impl<'de> Deserialize<'de> for ExampleCopies {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ExampleCopies, D::Error> {
        from.deserialize_map(InOrder)
    }
}

/// Reads a map in the order of its lines.
struct InOrder;

impl<'de> Visitor<'de> for InOrder {
    type Value = ExampleCopies;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("names of cards with their copies")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<ExampleCopies, M::Error> {
        let mut copies = Vec::new();
        while let Some(line) = map.next_entry()? {
            copies.push(line);
        }
        Ok(ExampleCopies(copies))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_keep_their_order() {
        let read: ExampleCopies = serde_yaml::from_str("Worf: 1\nAnara: 3\n").expect("a map");
        assert_eq!(read.0, [("Worf".to_owned(), 1), ("Anara".to_owned(), 3)]);
        assert_eq!(read.total(), 4);
    }
}
