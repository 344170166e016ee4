//! Pools of cards of Second Edition: what a group of players lets into its decks. The rulebook knows none of them.

use serde::{Deserialize, Serialize};

use super::card::CcgCard;
use super::card_set::{CardSet, SetKind};
use crate::model::{EntryId, codes};

codes!(
    /// A pool of cards.
    CardPool {
        /// Every card.
        Open => "open",
        /// Every card but those on the retired list of the players' committee.
        Standard => "standard",
        /// Cards with a printing in sets 1 to 14 or among the promos of their time.
        Traditional => "traditional",
    }
);

impl CardPool {
    /// Whether a card belongs to it. Of a set that is not known nothing is known to be traditional.
    pub fn admits(self, card: &CcgCard) -> bool {
        match self {
            CardPool::Open => true,
            CardPool::Standard => !card.is_retired,
            CardPool::Traditional => card
                .printings
                .iter()
                .any(|printing| CardSet::find(&printing.set).is_some_and(|set| set.is_traditional)),
        }
    }
}

/// A set as `sets.yaml` tells of it; [`CardSet`] is made of it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSetEntry {
    pub code: String,
    #[serde(default)]
    pub number: Option<u8>,
    #[serde(default)]
    pub name: Option<String>,
    /// Further names.
    #[serde(default)]
    pub also: Vec<String>,
    pub kind: SetKind,
    #[serde(default)]
    pub traditional: bool,
}

/// The retired list of the pool Standard, which the players' committee votes on each year.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RetiredList {
    pub year: u16,
    pub season: Season,
    /// In the order of the list.
    pub cards: Vec<RetiredCard>,
}

codes!(
    /// A season of the year.
    Season {
        Spring => "spring",
        Summer => "summer",
        Autumn => "autumn",
        Winter => "winter",
    }
);

/// A line of the retired list, or a part of one in which two names run together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RetiredCard {
    /// As the list has it.
    pub listed: String,
    /// The card that is meant; `None` of a heading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<EntryId>,
}
