//! What is sure of a deck although some of its cards are not known.

use super::{Rule, Violation};
use crate::deck::{Deck, Pile};

/// The violations that no unknown card could cure. Too few cards are no longer too few if the unknown
/// lines hold the missing ones; a card too many or in the wrong pile stays one.
pub fn certain(deck: &Deck, violations: Vec<Violation>) -> Vec<Violation> {
    let is_certain = |violation: &Violation| match violation.rule {
        Rule::MissionCount | Rule::DilemmaCount | Rule::DeckCount | Rule::TotalCount => {
            let most = violation
                .have
                .saturating_add(possible(deck, violation.pile));
            violation.have > violation.limit || most < violation.limit
        }
        Rule::MissionTwice
        | Rule::Copies
        | Rule::DilemmaCopies
        | Rule::WrongPile
        | Rule::OutsidePool => true,
    };
    violations.into_iter().filter(is_certain).collect()
}

/// Copies on unknown lines that could belong to a pile, or to any that counts.
fn possible(deck: &Deck, pile: Option<Pile>) -> u32 {
    let could_be = |place: Option<Pile>| match (place, pile) {
        (None, _) => true,
        (Some(place), Some(pile)) => place == pile,
        (Some(place), None) => place != Pile::Aside,
    };
    let unknown = deck
        .unknown
        .iter()
        .filter(|unknown| could_be(unknown.place));
    unknown
        .map(|unknown| unknown.count)
        .fold(0, u32::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::sample::{card, deck};
    use crate::deck::violations;

    fn rules(list: &str) -> Vec<Rule> {
        let pool = [
            card("Void", "mission", |_| {}),
            card("Swarm", "dilemma", |_| {}),
        ];
        let deck = deck(list, &pool);
        let sure = certain(&deck, violations(&deck));
        sure.iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn what_unknown_cards_could_cure_is_held_back_and_nothing_else() {
        let few = "Missions:\n4\tWho\n1\tVoid\nDilemmas:\n4\tSwarm\nDeck:\n35\tWhat\n";
        assert_eq!(
            rules(few),
            [Rule::DilemmaCount, Rule::TotalCount, Rule::DilemmaCopies]
        );
        assert_eq!(rules("99 Who\n99 What\n2 Void\n"), [Rule::MissionTwice]);
        let more = "Missions:\n6\tVoid\n9\tWho\n";
        assert!(rules(more).contains(&Rule::MissionCount));
    }
}
