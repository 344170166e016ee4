//! The sets of Second Edition, in the order in which they came out (`data/2e/tables/sets.yaml`); those without a number
//! come last. And the pools of cards that groups of players let into their decks, of which the rulebook knows none.

use serde::{Deserialize, Serialize};

use super::card::CcgCard;
use crate::text::key;
use crate::text::vocabulary::TypedForms;
use crate::{EntryId, codes};

/// A set of cards of Second Edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSet {
    /// As printings name it: `SE`, `WYLB`, `50`.
    pub code: &'static str,
    /// The number its collector's numbers begin with; of promos none.
    pub number: Option<u8>,
    /// English, in both languages. `None` where no source tells it.
    pub name: Option<&'static str>,
    /// Printed, virtual or promo.
    pub kind: SetKind,
    /// Its cards belong to the pool Traditional.
    pub is_traditional: bool,
    /// Code and names as a player types them.
    pub typed: TypedForms,
}

codes!(
    /// How the cards of a set came out.
    SetKind {
        /// In boosters and starters.
        Printed => "printed",
        /// To print at home, by the players' committee.
        Virtual => "virtual",
        /// Prizes, anniversaries, other pictures.
        Promo => "promo",
    }
);

include!(concat!(env!("OUT_DIR"), "/sets.rs"));

impl CardSet {
    /// The set that came out last, promos aside.
    pub fn newest() -> Option<&'static CardSet> {
        SETS.iter().max_by_key(|set| set.number)
    }

    /// The set with this code, in upper or lower case.
    pub fn find(code: &str) -> Option<&'static CardSet> {
        SETS.iter().find(|set| set.code.eq_ignore_ascii_case(code))
    }

    /// The set called so, by code or name, in any spelling.
    pub fn called(typed: &str) -> Option<&'static CardSet> {
        let wanted = key(typed);
        SETS.iter().find(|set| set.typed.is_key(&wanted))
    }
}

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
    /// As printings name it: `SE`, `WYLB`, `50`. The key of the set.
    pub code: String,
    /// The number its collector's numbers begin with; `None` for promos.
    #[serde(default)]
    pub number: Option<u8>,
    /// English, in both languages; `None` where no source tells it.
    #[serde(default)]
    pub name: Option<String>,
    /// Further names.
    #[serde(default)]
    pub also: Vec<String>,
    /// Printed, virtual or promo.
    pub kind: SetKind,
    /// Whether its cards belong to the pool Traditional.
    #[serde(default)]
    pub traditional: bool,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_found_by_code_and_name() {
        let code = |typed: &str| CardSet::called(typed).map(|set| set.code);
        assert_eq!(code("what you leave behind"), Some("WYLB"));
        assert_eq!(code("premiere"), Some("SE"));
        assert_eq!(code("second edition"), Some("SE"));
        assert_eq!(CardSet::find("tuc").map(|set| set.number), Some(Some(15)));
        assert_eq!(code("nowhere"), None);
    }

    #[test]
    fn numbers_rise_and_promos_come_last() {
        let numbers: Vec<u8> = SETS.iter().filter_map(|set| set.number).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b));
        assert!(SETS[numbers.len()..].iter().all(|set| set.number.is_none()));
    }
}
