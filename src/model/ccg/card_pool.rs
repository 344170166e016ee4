//! The pools of cards that groups of players let into their decks, of which the rulebook knows none.

use serde::{Deserialize, Serialize};

use super::card::CcgCard;
use super::card_set::CardSet;
use crate::{EntryId, codes};

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

/// The retired list of the pool Standard, which the players' committee votes on each year.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RetiredList {
    /// Year the list is named after: `2026`.
    pub year: u16,
    /// Season the list is named after, behind its year.
    pub season: Season,
    /// In the order of the list.
    pub cards: Vec<RetiredCard>,
}

codes!(
    /// A season of the year.
    Season {
        /// Names a list as that of spring.
        Spring => "spring",
        /// Names a list as that of summer.
        Summer => "summer",
        /// Names a list as that of autumn.
        Autumn => "autumn",
        /// Names a list as that of winter.
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
