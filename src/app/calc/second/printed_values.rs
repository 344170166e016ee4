//! Calculators go by what is printed. This tells which texts of cards change such values.

use serde::Serialize;

use crate::calc::Calculator;
use crate::calc::answer::Report;
use model::{CcgCard, EntryId, PrintedValue};
use page::locale::{Texts, msg};
use words::Term;
use words::lists::listed;

/// A card in the question whose text changes values that count in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct AlteringCard {
    card: EntryId,
    #[serde(skip)]
    name: String,
    values: Vec<PrintedValue>,
}

impl AlteringCard {
    /// `U.S.S. Nebula (Weapons and Shields)`.
    fn words(&self, texts: &Texts) -> String {
        let values: Vec<String> = self.values.iter().map(|value| value.term(texts)).collect();
        format!("{} ({})", self.name, listed(texts, &values))
    }
}

/// The cards in a question whose imported texts change values that count in it; left out of the
/// document if there are none.
#[derive(Debug, Default, Serialize)]
pub(super) struct PrintedValues {
    /// The cards whose texts change values, each once, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    altering: Vec<AlteringCard>,
    /// Cards are in the question, not numbers alone.
    #[serde(skip)]
    has_cards: bool,
}

impl PrintedValues {
    /// What there is to say about the cards in the question of a calculator.
    pub(super) fn new<'a>(calculator: Calculator, cards: impl IntoIterator<Item = &'a CcgCard>) -> PrintedValues {
        let counted = calculator.counted_values();
        let mut printed = PrintedValues::default();
        for card in cards {
            printed.has_cards = true;
            let mut values = card.text_facts.changes.clone();
            values.retain(|value| counted.contains(value) && !is_reckoned(*value, card));
            if values.is_empty() || printed.altering.iter().any(|known| known.card == card.id) {
                continue;
            }
            printed.altering.push(AlteringCard { card: card.id.clone(), name: card.full_name(), values });
        }
        printed
    }

    /// Adds it to what a calculator says: the cards to the result, the rest to the foot.
    pub(super) fn add_to(&self, texts: &Texts, mut report: Report) -> Report {
        let names: Vec<String> = self.altering.iter().map(|card| card.words(texts)).collect();
        if !names.is_empty() {
            let sentence = msg::calc_printed_altering(texts, names.join("; "));
            report.result.push(sentence);
        }
        let note = (msg::calc_printed(texts), msg::calc_printed_meant(texts));
        report.with_notes(self.has_cards.then_some(note))
    }
}

/// Whether the calculators themselves do what a text says: a passage to another quadrant.
fn is_reckoned(value: PrintedValue, card: &CcgCard) -> bool {
    value == PrintedValue::Span && card.card_type == "mission" && card.passage.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use model::sample::with;

    fn altering(calculator: Calculator, cards: &[&CcgCard]) -> Vec<AlteringCard> {
        PrintedValues::new(calculator, cards.iter().copied()).altering
    }

    #[test]
    fn a_card_is_named_once_for_what_counts() {
        let card = with(|card| card.set_text("Each pilot is Strength +1, Range +1."));
        let all = altering(Calculator::Combat, &[&card, &card]);
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].values, [PrintedValue::Strength]);
        assert_eq!(altering(Calculator::Staffing, &[&card]), []);
        assert_eq!(altering(Calculator::Combat, &[&with(|_| ())]), []);
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
        assert_eq!(altering(Calculator::Range, &[&card("mission")]), []);
        assert_eq!(altering(Calculator::Range, &[&card("ship")]).len(), 1);
    }

    fn printed_report(cards: &[&CcgCard]) -> Report {
        let printed = PrintedValues::new(Calculator::Combat, cards.iter().copied());
        printed.add_to(&Texts::new(Lang::En), Report::default())
    }

    #[test]
    fn cards_are_named_and_numbers_alone_need_no_note() {
        let card = with(|card| card.set_text("Each pilot is Strength +1."));
        let report = printed_report(&[&card]);
        assert!(report.result[0].contains("Somebody (Strength)"));
        assert_eq!(report.notes.len(), 1);
        let plain = printed_report(&[&with(|_| ())]);
        assert!(plain.result.is_empty() && plain.notes.len() == 1);
        assert!(printed_report(&[]).notes.is_empty());
    }
}
