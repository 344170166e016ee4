//! Sentences of game texts that let cards be played in places which nothing printed tells apart: under
//! conditions, aboard other ships, on other cards. They are named and quoted, not judged.

use super::card::CcgCard;
use super::reports_to::{Group, groups};
use super::sentences::sentences;

const MAY_PLAY: &str = "ou may play ";
/// What ends the cards that may be played.
const ENDS: [&str; 5] = [" on ", " at ", " aboard ", " here", " where "];

/// The sentence in which a card of a type says of itself where it may be played.
pub(super) fn own_sentence<'a>(card_type: &str, text: &'a str) -> Option<&'a str> {
    let own = format!("{MAY_PLAY}this {card_type}");
    let names_a_place = |sentence: &&str| {
        let behind = sentence.split_once(own.as_str());
        behind.is_some_and(|(_, rest)| is_a_place(without_cost(rest)))
    };
    sentences(text).into_iter().find(names_a_place)
}

/// The ships a card says it may be played aboard, as described: `[TOS] ship`.
pub(super) fn aboard(own_sentence: &str) -> Vec<String> {
    let Some((_, rest)) = own_sentence.split_once(" aboard your ") else {
        return Vec::new();
    };
    let Some((kinds, _)) = rest.split_once(" ship") else {
        return Vec::new();
    };
    let kinds = kinds.split(" or ");
    kinds.map(|kind| format!("{kind} ship")).collect()
}

impl CcgCard {
    /// The sentence of its imported text in which it says of itself where it may be played.
    pub fn own_permit(&self) -> Option<&str> {
        own_sentence(&self.card_type, self.text.as_deref()?)
    }

    /// Whether its text lets another card be played somewhere.
    pub fn permits(&self, other: &CcgCard) -> bool {
        self.text_facts
            .permits
            .iter()
            .any(|group| group.holds(other))
    }

    /// The sentence of its imported text that lets another card be played somewhere.
    pub fn permit_for(&self, other: &CcgCard) -> Option<&str> {
        let names = |sentence: &&str| permitted(sentence).iter().any(|group| group.holds(other));
        sentences(self.text.as_deref()?).into_iter().find(names)
    }
}

/// The groups of cards a text lets be played somewhere, each once.
pub(super) fn permits(text: &str) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for group in sentences(text).into_iter().flat_map(permitted) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

/// Words that tell of a card meant elsewhere in the text, not of a kind of cards.
const POINTERS: [&str; 8] = ["this", "that", "it", "him", "her", "them", "from", "your"];

/// The groups of cards a sentence lets be played; of “cards” nothing tells which are meant.
fn permitted(sentence: &str) -> Vec<Group> {
    let Some((_, rest)) = sentence.split_once(MAY_PLAY) else {
        return Vec::new();
    };
    let end = ENDS.iter().filter_map(|end| rest.find(end)).min();
    let words = end.map_or("", |end| &rest[..end]).replace(['{', '}'], "");
    let list = words
        .strip_prefix("an ")
        .or(words.strip_prefix("a "))
        .unwrap_or(&words);
    let mut groups = groups(list).unwrap_or_default();
    groups.retain(|group| match &group.words {
        Some(words) => !words.split(' ').any(|word| POINTERS.contains(&word)),
        None => !group.icons.is_empty(),
    });
    if rest.contains(" as ") {
        groups.clear();
    }
    groups
}

fn is_a_place(rest: &str) -> bool {
    [
        " at ",
        " aboard ",
        " on ",
        " where ",
        " to {",
        " to the same mission",
    ]
    .iter()
    .any(|start| rest.starts_with(start))
}

/// What stands behind “at cost +1”.
fn without_cost(rest: &str) -> &str {
    let cost = rest.strip_prefix(" at cost ");
    let behind = cost.and_then(|cost| cost.find(' ').map(|at| &cost[at..]));
    behind.unwrap_or(rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::sample::with;

    fn of_type(card_type: &str, text: &str) -> CcgCard {
        with(|card| {
            card.card_type = card_type.to_owned();
            card.set_text(text);
        })
    }

    #[test]
    fn a_card_names_its_own_place() {
        let host = of_type(
            "personnel",
            "Draw a card. You may play this personnel at cost +5 aboard your [Voy] or [Car] ship.",
        );
        let permit = "You may play this personnel at cost +5 aboard your [Voy] or [Car] ship";
        assert_eq!(host.own_permit(), Some(permit));
        assert_eq!(host.text_facts.aboard, ["[Voy] ship", "[Car] ship"]);
        for other in [
            "You may play this personnel at cost +6 to draw four cards.",
            "You may play this personnel at cost -4 to skip a turn.",
            "You may play this ship at {Earth}.",
        ] {
            assert_eq!(of_type("personnel", other).own_permit(), None, "{other}");
        }
    }

    #[test]
    fn a_card_lets_others_be_played() {
        let android = with(|card| {
            card.card_type = "personnel".to_owned();
            card.species = vec!["Android".to_owned()];
        });
        let lets = |text: &str| {
            let card = of_type("personnel", text);
            assert_eq!(card.permits(&android), card.permit_for(&android).is_some());
            card.permits(&android)
        };
        assert!(lets(
            "While this personnel is on a planet, you may play an Android on that planet or ship."
        ));
        assert!(lets(
            "When you play this, you may play an Android aboard your ship."
        ));
        assert!(!lets("You may play Holograms aboard your ship."));
        assert!(!lets("You may play Androids on this event as if drawn."));
        assert!(!lets("You may play cards on this event."));
        assert!(!lets("You may play Androids."));
    }
}
