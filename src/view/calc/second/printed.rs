//! What a calculator says about card texts: printed values are meant, and which texts change them.

use serde::Serialize;

use crate::calc::Calculator;
use crate::calc::second::printed::{Altering, altering};
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, PrintedValue};
use crate::view::calc::{Reckoning, listed};
use crate::view::kit::terms::{Term, terms};

terms! {
    PrintedValue {
        Range => ccg_attribute_range,
        Weapons => ccg_attribute_weapons,
        Shields => ccg_attribute_shields,
        Integrity => ccg_attribute_integrity,
        Cunning => ccg_attribute_cunning,
        Strength => ccg_attribute_strength,
        Attributes => calc_printed_attributes,
        Cost => calc_printed_cost,
        Span => calc_printed_span,
        Skills => calc_printed_skills,
        Icons => calc_printed_icons,
        Staffing => calc_printed_staffing,
        Requirements => calc_printed_requirements,
    }
}

/// The cards in a question whose imported texts change values that count in it; left out of the
/// document if there are none.
#[derive(Debug, Default, Serialize)]
pub struct Printed {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    altering: Vec<Altering>,
    /// Cards are in the question, not numbers alone.
    #[serde(skip)]
    has_cards: bool,
}

impl Printed {
    /// What there is to say about the cards in the question of a calculator.
    pub fn of<'a>(
        calculator: Calculator,
        cards: impl IntoIterator<Item = &'a CcgCard, IntoIter: Clone>,
    ) -> Printed {
        let cards = cards.into_iter();
        Printed {
            has_cards: cards.clone().next().is_some(),
            altering: altering(calculator, cards),
        }
    }

    /// Adds it to what a calculator says: the cards to the result, the rest to the foot.
    pub fn add_to(&self, texts: &Texts, mut reckoning: Reckoning) -> Reckoning {
        let names: Vec<String> = self
            .altering
            .iter()
            .map(|card| named(texts, card))
            .collect();
        if !names.is_empty() {
            let sentence = msg::calc_printed_altering(texts, names.join("; "));
            reckoning.result.push(sentence);
        }
        if self.has_cards {
            let note = msg::calc_printed_meant(texts);
            reckoning.notes.push((msg::calc_printed(texts), note));
        }
        reckoning
    }
}

/// `U.S.S. Nebula (Weapons and Shields)`.
fn named(texts: &Texts, card: &Altering) -> String {
    let values: Vec<String> = card.values.iter().map(|value| value.term(texts)).collect();
    format!("{} ({})", card.name, listed(texts, &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Lang;
    use crate::model::sample::with;

    fn said(cards: &[&CcgCard]) -> Reckoning {
        let printed = Printed::of(Calculator::Combat, cards.iter().copied());
        printed.add_to(&Texts::new(Lang::En), Reckoning::default())
    }

    #[test]
    fn cards_are_named_and_numbers_alone_need_no_note() {
        let card = with(|card| card.set_text("Each pilot is Strength +1."));
        let reckoning = said(&[&card]);
        assert!(reckoning.result[0].contains("Somebody (Strength)"));
        assert_eq!(reckoning.notes.len(), 1);
        let plain = said(&[&with(|_| ())]);
        assert!(plain.result.is_empty() && plain.notes.len() == 1);
        assert!(said(&[]).notes.is_empty());
    }
}
