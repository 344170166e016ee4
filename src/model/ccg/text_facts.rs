//! What the game text of a card says, as facts. Texts belong to whoever printed them and are not built in; what
//! they mean for deck building, calculators and advice is worked out of them once, here, whether by the importer
//! of a player's files or by the writer of the built-in cards.

use serde::{Deserialize, Serialize};

use super::bearing::Bearing;
use super::berth::{Call, Grant, grants, played_on, written};
use super::card::{CcgCard, Passage, Place};
use super::other_way::OtherWay;
use super::permit::{aboard, own_sentence, permits};
use super::printed_value::{PrintedValue, changed};
use super::reports_to::Group;
use super::requirement::Requirement;

/// The facts of a game text. Under which conditions they hold is not among them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TextFacts {
    /// More than three copies of its title may be in a deck ("Ein Deck bauen", sentence behind the list).
    #[serde(skip_serializing_if = "is_false")]
    pub any_copies: bool,
    /// What may be played at or aboard it; of an event, at the mission it is played on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hosts: Vec<Group>,
    /// Icons that cards gain at a headquarters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grants: Vec<Grant>,
    /// Title of the mission an event is played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_on: Option<String>,
    /// It may be played elsewhere than at a headquarters, under what its text says.
    #[serde(skip_serializing_if = "is_false")]
    pub plays_itself: bool,
    /// Places by title where it may be played itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Call>,
    /// Ships it may be played aboard, as described: `[TOS] ship`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<String>,
    /// What it lets be played somewhere, under what its text says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub permits: Vec<Group>,
    /// Who else may attempt the mission, and what it then takes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_ways: Vec<OtherWay>,
    /// What a dilemma asks for, one for each "Unless you have".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Requirement>,
    /// Personnel may face several copies of the dilemma in one attempt.
    #[serde(skip_serializing_if = "is_false")]
    pub repeats: bool,
    /// Printed values it changes, on its own card or on others, in the order of the values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<PrintedValue>,
    /// What it may mean for a deck that lacks something, in the order of the text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bearings: Vec<Bearing>,
}

fn is_false(value: &bool) -> bool {
    !value
}

impl TextFacts {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == TextFacts::default()
    }

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
            conditions: when(is_type("dilemma"), || Requirement::conditions(text)),
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
