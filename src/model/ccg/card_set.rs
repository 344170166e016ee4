//! The sets of Second Edition, in the order in which they came out (`data/2e/tables/sets.yaml`); those without a number
//! come last.

use serde::Deserialize;

use crate::codes;
use crate::text::key;
use crate::text::vocabulary::TypedForms;

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
