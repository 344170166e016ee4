//! Modifiers: all of a number are added first; what is then less than zero counts as zero ("Glossary,
//! modifiers").

use clap::Args;
use serde::Serialize;

use crate::calc::numbers::MODIFIERS;
use crate::options::Numbers;
use model::{CcgCard, Figure};
use page::FactList;
use page::locale::{Texts, msg};
use words::numbers::modifier;

/// A number after all its modifiers.
pub(super) fn modified(number: u32, modifiers: i32) -> u32 {
    number.saturating_add_signed(modifiers)
}

/// How modifiers have changed a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct NumberChange {
    /// The number before.
    pub printed: u32,
    /// All modifiers together.
    pub modifier: i32,
}

impl NumberChange {
    /// One modifier more on a number that has been changed so far, or not yet.
    pub(super) fn add(before: Option<NumberChange>, number: u32, modifier: i32) -> NumberChange {
        let before = before.unwrap_or(NumberChange { printed: number, modifier: 0 });
        let modifier = before.modifier.saturating_add(modifier);
        NumberChange { modifier, ..before }
    }

    /// The number after all modifiers.
    pub(super) fn result(self) -> u32 {
        modified(self.printed, self.modifier)
    }
}

// What is added to each attribute of every person in the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Args, Serialize)]
pub(super) struct AttributeModifiers {
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    integrity: i32,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    cunning: i32,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    strength: i32,
}

impl AttributeModifiers {
    /// Whether nothing is changed.
    pub(super) fn is_none(&self) -> bool {
        *self == AttributeModifiers::default()
    }

    /// A card with its attributes changed; those without a number stay as they are.
    pub(super) fn apply(self, mut card: CcgCard) -> CcgCard {
        let changes = [self.integrity, self.cunning, self.strength];
        for (figure, change) in card.attributes.iter_mut().flatten().zip(changes) {
            let number = figure.number().and_then(|number| u32::try_from(number).ok());
            let after = number.map(|number| modified(number, change).to_string());
            if let Some(Ok(after)) = after.map(Figure::try_from) {
                *figure = after;
            }
        }
        card
    }

    /// Adds a line for it, if anything is changed.
    pub(super) fn add_to(self, texts: &Texts, facts: &mut FactList) {
        if self.is_none() {
            return;
        }
        let all = [
            (msg::ccg_attribute_integrity(texts), self.integrity),
            (msg::ccg_attribute_cunning(texts), self.cunning),
            (msg::ccg_attribute_strength(texts), self.strength),
        ];
        let changed = all.into_iter().filter(|(_, change)| *change != 0);
        let words: Vec<String> = changed.map(|(name, change)| format!("{name} {}", modifier(change))).collect();
        let each = msg::calc_requirement_each(texts, words.join(", "));
        facts.add(msg::calc_requirement_everyone(texts), each);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::sample::person;
    use proptest::prelude::*;

    #[test]
    fn less_than_zero_is_zero() {
        assert_eq!(modified(5, -2), 3);
        assert_eq!(modified(5, -7), 0);
        assert_eq!(modified(0, 4), 4);
    }

    #[test]
    fn modifiers_add_up_before_the_floor() {
        let once = NumberChange::add(None, 7, -9);
        let twice = NumberChange::add(Some(once), once.result(), 3);
        assert_eq!((once.result(), twice.result()), (0, 1));
        assert_eq!((twice.printed, twice.modifier), (7, -6));
    }

    #[test]
    fn every_attribute_of_a_card_stops_at_zero() {
        let modifiers = AttributeModifiers { integrity: -7, cunning: 2, strength: -1 };
        let card = modifiers.apply(person(&[], 5));
        let after = [0, 1, 2].map(|place| card.attribute(place));
        assert_eq!(after, [0, 7, 4]);
        assert!(AttributeModifiers::default().is_none() && !modifiers.is_none());
    }

    proptest! {
        #[test]
        fn modifiers_add_up_as_long_as_nothing_is_cut(number in 0_u32..99, change in MODIFIERS) {
            let after = i64::from(modified(number, change));
            prop_assert_eq!(after, (i64::from(number) + i64::from(change)).max(0));
        }
    }
}
