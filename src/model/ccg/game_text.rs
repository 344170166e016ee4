//! Reading the facts of a game text: once, by the importer of card files.

use super::berth::{grants, played_on, written};
use super::card::{CcgCard, Passage, Place};
use super::permit::{aboard, own_sentence, permits};
use super::printed_value::changed;
use super::requirement::Requirement;
use super::text_facts::{Bearing, Call, OtherWay, TextFacts};

impl TextFacts {
    /// Reads the English text of a card of this type and place.
    fn read(card: &CcgCard, text: &str) -> TextFacts {
        let is_type = |card_type: &str| card.card_type == card_type;
        let own = own_sentence(&card.card_type, text);
        let grants = match card.place {
            Some(Place::Headquarters) => grants(text),
            Some(Place::Planet | Place::Space | Place::Dual) | None => Vec::new(),
        };
        TextFacts {
            any_copies: lifts_the_limit(text),
            hosts: written(text),
            grants,
            played_on: played_on(text).map(str::to_owned),
            plays_itself: own.is_some(),
            calls: Call::read(&card.card_type, text),
            aboard: own.map(aboard).unwrap_or_default(),
            permits: permits(text),
            other_ways: when(is_type("mission"), || OtherWay::read(text)),
            conditions: when(is_type("dilemma"), || {
                let conditions = Requirement::conditions(text).into_iter();
                conditions.map(Requirement::abridged).collect()
            }),
            repeats: repeats(text),
            changes: changed(text),
            bearings: when(!is_type("dilemma"), || Bearing::read(card, text)),
        }
    }
}

fn when<T>(is_so: bool, list: impl FnOnce() -> Vec<T>) -> Vec<T> {
    if is_so { list() } else { Vec::new() }
}

impl CcgCard {
    /// Gives the card its game text, with the facts of it. Type and place of the card must be known before.
    pub fn set_text(&mut self, text: &str) {
        self.text_facts = TextFacts::read(self, text);
        let passage = (self.card_type == "mission").then(|| Passage::read(text));
        self.passage = self.passage.take().or(passage.flatten());
        self.text = Some(text.to_owned());
    }
}

/// Whether a game text lets a player have more than three copies of its card.
fn lifts_the_limit(text: &str) -> bool {
    let text = text.to_lowercase();
    ["more than three", "any number of"]
        .iter()
        .any(|number| text.contains(&format!("have {number} copies of this card")))
}

/// Whether a game text lets personnel face more than one copy of its dilemma in an attempt.
fn repeats(text: &str) -> bool {
    let text = text.to_lowercase();
    text.contains("face more than one copy of this dilemma")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::sample::with;

    fn read(text: &str) -> TextFacts {
        with(|card| card.set_text(text)).text_facts
    }

    /// "Ein Deck bauen": at most three, unless the text of the card says otherwise.
    #[test]
    fn a_text_lifts_the_limit_of_its_card() {
        assert!(!read("Draw up to three copies of this card.").any_copies);
        assert!(read("Opponents have more than three copies of this card.").any_copies);
        assert!(read("You may have any number of copies of this card in your deck.").any_copies);
    }

    #[test]
    fn a_text_without_facts_has_none() {
        assert!(read("Some words.").is_empty());
        assert!(read("Crews face more than one copy of this dilemma.").repeats);
    }
}
