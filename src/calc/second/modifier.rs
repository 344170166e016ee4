//! Modifiers: all of a number are added first; what is then less than zero counts as zero ("Glossary,
//! modifiers").

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::model::{CcgCard, Figure};

/// Modifiers that may be typed, one or all of a number together.
pub const MODIFIERS: RangeInclusive<i32> = -99..=99;

/// A number after all its modifiers.
pub fn modified(number: u32, modifiers: i32) -> u32 {
    number.saturating_add_signed(modifiers)
}

/// How modifiers have changed a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The number before.
    pub printed: u32,
    /// All modifiers together.
    pub modifier: i32,
}

impl Change {
    /// One modifier more on a number that has been changed so far, or not yet.
    pub fn more(before: Option<Change>, number: u32, modifier: i32) -> Change {
        let before = before.unwrap_or(Change {
            printed: number,
            modifier: 0,
        });
        let modifier = before.modifier.saturating_add(modifier);
        Change { modifier, ..before }
    }

    /// The number after all modifiers.
    pub fn result(self) -> u32 {
        modified(self.printed, self.modifier)
    }
}

/// What is added to each attribute of every person: Integrity, Cunning, Strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shift(pub [i32; 3]);

impl Shift {
    /// Whether nothing is changed.
    pub fn is_none(self) -> bool {
        self == Shift::default()
    }

    /// A card with its attributes changed; those without a number stay as they are.
    pub fn of(self, mut card: CcgCard) -> CcgCard {
        for (figure, change) in card.attributes.iter_mut().flatten().zip(self.0) {
            let number = figure
                .number()
                .and_then(|number| u32::try_from(number).ok());
            let after = number.map(|number| modified(number, change).to_string());
            if let Some(Ok(after)) = after.map(Figure::try_from) {
                *figure = after;
            }
        }
        card
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::model::sample::person;

    #[test]
    fn less_than_zero_is_zero() {
        assert_eq!(modified(5, -2), 3);
        assert_eq!(modified(5, -7), 0);
        assert_eq!(modified(0, 4), 4);
    }

    #[test]
    fn modifiers_add_up_before_the_floor() {
        let once = Change::more(None, 7, -9);
        let twice = Change::more(Some(once), once.result(), 3);
        assert_eq!((once.result(), twice.result()), (0, 1));
        assert_eq!((twice.printed, twice.modifier), (7, -6));
    }

    #[test]
    fn every_attribute_of_a_card_stops_at_zero() {
        let card = Shift([-7, 2, -1]).of(person(&[], 5));
        let after = [0, 1, 2].map(|place| card.attribute(place));
        assert_eq!(after, [0, 7, 4]);
        assert!(Shift([0; 3]).is_none() && !Shift([0, 1, 0]).is_none());
    }

    proptest! {
        #[test]
        fn modifiers_add_up_as_long_as_nothing_is_cut(number in 0_u32..99, change in MODIFIERS) {
            let after = i64::from(modified(number, change));
            prop_assert_eq!(after, (i64::from(number) + i64::from(change)).max(0));
        }
    }
}
