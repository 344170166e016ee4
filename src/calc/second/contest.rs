//! Two sums set against each other: who wins a combat between personnel ("Kampf") or an engagement
//! between ships ("Gefecht").

use std::ops::RangeInclusive;

use serde::Serialize;

use super::modifier::Change;
use crate::model::CcgCard;

/// Values that may be typed instead of a card.
pub const VALUES: RangeInclusive<u32> = 0..=99;

/// What a card, or something else, adds to a sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Addend {
    /// The card; `None` for a bare number.
    pub name: Option<String>,
    /// With its modifiers, never below zero.
    pub value: u32,
    /// Its modifiers, if it has any.
    #[serde(flatten)]
    pub change: Option<Change>,
}

impl Addend {
    /// A bare number.
    pub fn number(value: u32) -> Addend {
        Addend {
            name: None,
            value,
            change: None,
        }
    }

    /// The same with one modifier more ("Glossary, modifiers").
    pub fn modify(&mut self, modifier: i32) {
        let change = Change::more(self.change, self.value, modifier);
        self.value = change.result();
        self.change = Some(change);
    }

    fn of(card: &CcgCard, place: usize) -> Addend {
        Addend {
            name: Some(card.full_name()),
            value: card.attribute(place),
            change: None,
        }
    }
}

/// What a person adds to the total of either side of a combat: Strength. Yours take part only when
/// unstopped; of the opponent all who are present do.
pub fn strength(card: &CcgCard) -> Addend {
    // The third of Integrity, Cunning, Strength.
    Addend::of(card, 2)
}

/// What a ship adds to an engagement for the player who began it: Weapons.
pub fn weapons(card: &CcgCard) -> Addend {
    // The second of Range, Weapons, Shields.
    Addend::of(card, 1)
}

/// What a ship adds to an engagement for the opponent: Shields.
pub fn shields(card: &CcgCard) -> Addend {
    Addend::of(card, 2)
}

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Who began it.
    You,
    Opponent,
}

/// What both sides add up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    pub yours: Vec<Addend>,
    pub theirs: Vec<Addend>,
}

impl Contest {
    /// Your total and your opponent's.
    pub fn totals(&self) -> [u32; 2] {
        [&self.yours, &self.theirs].map(|addends| {
            let values = addends.iter().map(|addend| addend.value);
            values.fold(0, u32::saturating_add)
        })
    }

    /// Who has the higher total; on a tie nobody.
    pub fn winner(&self) -> Option<Side> {
        let [yours, theirs] = self.totals();
        match yours.cmp(&theirs) {
            std::cmp::Ordering::Greater => Some(Side::You),
            std::cmp::Ordering::Less => Some(Side::Opponent),
            std::cmp::Ordering::Equal => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::calc::second::sample::{galaxy, person};

    #[test]
    fn personnel_fight_with_strength() {
        assert_eq!(strength(&person("klingon", &[])).value, 7);
    }

    #[test]
    fn weapons_meet_shields() {
        assert_eq!(weapons(&galaxy()).value, 8);
        assert_eq!(shields(&galaxy()).value, 9);
    }

    fn contest(yours: &[u32], theirs: &[u32]) -> Contest {
        let addends = |values: &[u32]| values.iter().map(|value| Addend::number(*value)).collect();
        Contest {
            yours: addends(yours),
            theirs: addends(theirs),
        }
    }

    #[test]
    fn modifiers_change_a_value() {
        let mut addend = strength(&person("klingon", &[]));
        addend.modify(-9);
        addend.modify(3);
        assert_eq!(addend.value, 1);
    }

    #[test]
    fn the_higher_total_wins_and_a_tie_nobody() {
        assert_eq!(contest(&[5, 6], &[10]).winner(), Some(Side::You));
        assert_eq!(contest(&[5], &[3, 3]).winner(), Some(Side::Opponent));
        assert_eq!(contest(&[5, 1], &[3, 3]).winner(), None);
        assert_eq!(contest(&[], &[]).winner(), None);
    }

    proptest! {
        #[test]
        fn sides_are_equal_before_the_rule(
            yours in proptest::collection::vec(VALUES, 0..9),
            theirs in proptest::collection::vec(VALUES, 0..9),
        ) {
            let swapped = contest(&theirs, &yours).winner().map(|side| match side {
                Side::You => Side::Opponent,
                Side::Opponent => Side::You,
            });
            prop_assert_eq!(contest(&yours, &theirs).winner(), swapped);
        }
    }
}
