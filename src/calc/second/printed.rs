//! Calculators go by what is printed. This tells which game texts change such values.

use serde::Serialize;

use crate::calc::Calculator;
use crate::model::{CcgCard, EntryId, PrintedValue};

/// A card in the question whose text changes values that count in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Altering {
    pub card: EntryId,
    #[serde(skip)]
    pub name: String,
    pub values: Vec<PrintedValue>,
}

/// The cards in the question of a calculator whose texts change values that count there, each once,
/// in order.
pub fn altering<'a>(
    calculator: Calculator,
    cards: impl IntoIterator<Item = &'a CcgCard>,
) -> Vec<Altering> {
    let counted = counted(calculator);
    let mut all: Vec<Altering> = Vec::new();
    for card in cards {
        let mut values = card.text_facts.changes.clone();
        values.retain(|value| counted.contains(value) && !is_reckoned(*value, card));
        if values.is_empty() || all.iter().any(|known| known.card == card.id) {
            continue;
        }
        all.push(Altering {
            card: card.id.clone(),
            name: card.full_name(),
            values,
        });
    }
    all
}

/// Whether the calculators themselves do what a text says: a passage to another quadrant.
fn is_reckoned(value: PrintedValue, card: &CcgCard) -> bool {
    value == PrintedValue::Span && card.card_type == "mission" && card.passage.is_some()
}

/// The values a calculator goes by.
fn counted(calculator: Calculator) -> &'static [PrintedValue] {
    match calculator {
        Calculator::Range => &[
            PrintedValue::Range,
            PrintedValue::Attributes,
            PrintedValue::Span,
        ],
        Calculator::Engagement => &[
            PrintedValue::Weapons,
            PrintedValue::Shields,
            PrintedValue::Attributes,
        ],
        Calculator::Combat => &[PrintedValue::Strength, PrintedValue::Attributes],
        Calculator::Attempt | Calculator::Requirement => &[
            PrintedValue::Integrity,
            PrintedValue::Cunning,
            PrintedValue::Strength,
            PrintedValue::Attributes,
            PrintedValue::Skills,
            PrintedValue::Requirements,
        ],
        Calculator::Staffing => &[PrintedValue::Icons, PrintedValue::Staffing],
        Calculator::Counters | Calculator::Dilemmas => &[PrintedValue::Cost],
        Calculator::Selection
        | Calculator::Winner
        | Calculator::Odds
        | Calculator::Robbery
        | Calculator::Points
        | Calculator::Route
        | Calculator::Trade
        | Calculator::Limits
        | Calculator::Event
        | Calculator::Dice
        | Calculator::Shortage
        | Calculator::Mercenary
        | Calculator::Control
        | Calculator::Flight
        | Calculator::Movement
        | Calculator::Dilemma
        | Calculator::Crew
        | Calculator::Price
        | Calculator::Recruit
        | Calculator::Turn
        | Calculator::Victory
        | Calculator::Nonaligned => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::sample::with;

    #[test]
    fn a_card_is_named_once_for_what_counts() {
        let card = with(|card| card.set_text("Each pilot is Strength +1, Range +1."));
        let all = altering(Calculator::Combat, [&card, &card]);
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].values, [PrintedValue::Strength]);
        assert_eq!(altering(Calculator::Staffing, [&card]), []);
        assert_eq!(altering(Calculator::Combat, [&with(|_| ())]), []);
    }

    #[test]
    fn what_is_reckoned_is_not_named() {
        let lifted = "do not add 2 to the span total";
        let text = format!("Between this mission and a [GQ] mission, {lifted}.");
        let card = |card_type: &str| {
            with(|card| {
                card.card_type = card_type.to_owned();
                card.set_text(&text.replace("Between", "When between"));
            })
        };
        assert_eq!(altering(Calculator::Range, [&card("mission")]), []);
        assert_eq!(altering(Calculator::Range, [&card("ship")]).len(), 1);
    }
}
