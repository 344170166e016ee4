//! Which boxes are played with, and what that means for a card.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::suit::{CrewDeck, GameBox, Suit};
use crate::{EntryId, Localized, codes};

/// The boxes a player has, or plays a game with.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Boxes(BTreeSet<GameBox>);

/// The core box alone, as in everything kept before there was a choice.
impl Default for Boxes {
    fn default() -> Boxes {
        Boxes::from_boxes([GameBox::Core])
    }
}

impl Boxes {
    /// These boxes.
    pub fn from_boxes(boxes: impl IntoIterator<Item = GameBox>) -> Boxes {
        Boxes(boxes.into_iter().collect())
    }

    /// All boxes there are.
    pub fn all() -> Boxes {
        Boxes::from_boxes(GameBox::ALL)
    }

    /// Whether nothing but the core box is chosen.
    pub fn is_core_alone(&self) -> bool {
        *self == Boxes::default()
    }

    /// Whether a box is among them.
    pub fn has(&self, one: GameBox) -> bool {
        self.0.contains(&one)
    }

    /// The boxes, in the order in which they came out.
    pub fn iter(&self) -> impl Iterator<Item = GameBox> {
        self.0.iter().copied()
    }

    /// A bit for each box, the first the lowest.
    pub fn bits(&self) -> u32 {
        self.iter().fold(0, |bits, one| bits | 1 << one as u32)
    }

    /// The boxes as they are typed.
    pub fn codes(&self) -> String {
        let codes: Vec<&str> = self.iter().map(GameBox::code).collect();
        codes.join(",")
    }

    /// Whether one of the boxes has a card, first printed in it or again.
    pub fn hold(&self, card: &Card) -> bool {
        self.iter().any(|one| card.is_in(one))
    }

    /// The captains of these boxes, in the order of their decks.
    pub fn captains(&self) -> Vec<CrewDeck> {
        let all = CrewDeck::ALL.iter().copied();
        all.filter(|deck| deck.of_box().is_some_and(|of| self.has(of))).collect()
    }

    /// The ids of cards that others take the place of.
    fn replaced<'c>(&self, cards: impl Iterator<Item = &'c Card>) -> HashSet<&'c EntryId> {
        let replacing = cards.filter(|card| self.hold(card));
        replacing.filter_map(|card| card.replaces.as_ref()).collect()
    }

    /// Of all cards those on the table with these boxes: what one of them has, but of a card and the one that
    /// takes its place only the latter.
    pub fn kept<'c>(&self, cards: impl Iterator<Item = &'c Card> + Clone) -> Vec<&'c Card> {
        let replaced = self.replaced(cards.clone());
        let own = cards.filter(|card| self.hold(card) && !replaced.contains(&card.id));
        own.collect()
    }

    /// Whether these can be played with: one of them stands alone.
    pub fn are_enough(&self, facts: &[BoxFacts]) -> bool {
        self.count(facts, BoxSort::Base) > 0
    }

    /// How many of the boxes are of a sort.
    pub fn count(&self, facts: &[BoxFacts], sort: BoxSort) -> usize {
        let fits = |fact: &&BoxFacts| fact.sort == sort && self.has(fact.game_box);
        facts.iter().filter(fits).count()
    }
}

codes!(
    /// What a box is for.
    BoxSort {
        /// All that a game needs.
        Base => "base",
        /// Captains and Market cards for a box that stands alone.
        Expansion => "expansion",
        /// A few cards for the piles of the table.
        Promo => "promo",
    }
);

/// What is known of a box as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxFacts {
    /// The box these facts are about.
    #[serde(rename = "box")]
    pub game_box: GameBox,
    /// What it is called in each language; of the core box a plain word, of all others the printed title.
    pub title: Localized<String>,
    /// Whether it stands alone, or goes with a box that does.
    pub sort: BoxSort,
    /// The entry about it.
    pub entry: EntryId,
    /// The print our facts are from.
    pub printing: Localized<String>,
    /// The crews that come in it, in the order of their decks, with the number of their cards: what [`CrewDeck`] is made
    /// of, and for authors of the data.
    #[serde(default, skip_serializing)]
    pub crews: BTreeMap<CrewDeck, usize>,
    /// How many common cards it has of each suit, reprints, Rewards and solo Directives included, for authors of the
    /// data.
    #[serde(default, skip_serializing)]
    pub common: BTreeMap<Suit, usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captains_come_with_their_boxes() {
        let captains = Boxes::from_boxes([GameBox::SecondContact, GameBox::Promo1]).captains();
        assert_eq!(captains, [CrewDeck::Freeman, CrewDeck::Pike, CrewDeck::Riker]);
        let of_boxes = CrewDeck::ALL.iter().filter(|deck| deck.of_box().is_some()).count();
        assert!(of_boxes >= 15 && Boxes::all().captains().len() == of_boxes, "{of_boxes}");
    }

    #[test]
    fn boxes_are_written_as_a_list() {
        let both = Boxes::from_boxes([GameBox::ToBoldlyGo, GameBox::Core]);
        let json = serde_json::to_string(&both).expect("text");
        assert_eq!(json, r#"["core","to-boldly-go"]"#);
    }
}
