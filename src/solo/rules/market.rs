//! Choosing among faceup cards (solo rules p. 3, 8). Cards stand in the order of the table, from left
//! to right; on a tie the leftmost is chosen, whichever end is wanted.

use std::cmp::Reverse;

use model::{Card, EffectToken, Preference};

use crate::{Multipliers, TokenCounts, Worth};

/// A faceup card with what lies on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer<'a> {
    /// The faceup card.
    pub card: &'a Card,
    /// Resource tokens that lie on it.
    pub tokens: TokenCounts,
}

impl Offer<'_> {
    /// The value of the card.
    pub fn worth(&self, multipliers: Multipliers) -> Worth {
        Worth::from_card(self.card, self.tokens, multipliers)
    }

    /// What offers are compared by: value, then tokens.
    fn rank(&self, multipliers: Multipliers) -> (i32, u32) {
        (self.worth(multipliers).total(), self.tokens.count())
    }
}

/// Place of the most valuable of the offers at `places`: value, then tokens, then leftmost.
pub fn most_valuable(offers: &[Offer<'_>], places: &[usize], multipliers: Multipliers) -> Option<usize> {
    let rank = |place: &usize| (offers[*place].rank(multipliers), Reverse(*place));
    places.iter().copied().max_by_key(rank)
}

/// Place of the least valuable of the offers at `places`: value, then fewer tokens, then leftmost.
pub fn least_valuable(offers: &[Offer<'_>], places: &[usize], multipliers: Multipliers) -> Option<usize> {
    let rank = |place: &usize| (offers[*place].rank(multipliers), *place);
    places.iter().copied().min_by_key(rank)
}

/// Places of the offers that fit the first level of a preference that any fits.
pub fn candidates(offers: &[Offer<'_>], preference: &Preference) -> Vec<usize> {
    let fitting = |level: &Vec<model::CardFilter>| -> Vec<usize> {
        let fits = |place: &usize| level.iter().any(|filter| offers[*place].card.fits(filter));
        (0..offers.len()).filter(fits).collect()
    };
    preference.levels.iter().map(fitting).find(|places| !places.is_empty()).unwrap_or_default()
}

/// Places of the offers with most of the first token any of them carries. If none carries any, all have
/// equally many of the last one.
pub fn with_most(offers: &[Offer<'_>], tokens: &[EffectToken]) -> Vec<usize> {
    let count = |at: &usize, token: EffectToken| *offers[*at].tokens.clone().slot(token);
    let most = tokens.iter().enumerate().find_map(|(level, token)| {
        let best = (0..offers.len()).map(|at| count(&at, *token)).max()?;
        let with = (0..offers.len()).filter(|at| count(at, *token) == best);
        let is_last = level + 1 == tokens.len();
        (best > 0 || is_last).then(|| with.collect())
    });
    most.unwrap_or_default()
}

/// Places of the offers that may be junked: those without any token (solo rules p. 8).
pub fn junkable(offers: &[Offer<'_>]) -> Vec<usize> {
    (0..offers.len()).filter(|place| offers[*place].tokens.count() == 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{CrewDeck, EntryId, Focus, GameBox, Localized, Operation, OperationKind, Suit, Vp};
    use proptest::prelude::*;

    fn card(suit: Suit, vp: i8, focus: Option<Focus>) -> Card {
        Card {
            id: EntryId::try_from("cc/card/test".to_owned()).expect("an id"),
            title: Localized::default(),
            title_origin: None,
            game_box: GameBox::Core,
            number: String::new(),
            reprints: Vec::new(),
            replaces: None,
            reverse_of: None,
            aliases: Localized::default(),
            deck: CrewDeck::Common,
            suit,
            position: None,
            traits: Vec::new(),
            skills: Vec::new(),
            focus,
            vp: Some(Vp::Points(vp)),
            away_teams: None,
            away_teams_elsewhere: false,
            ship_token: false,
            cannot_be_played: false,
            development_cost: None,
            operations: Vec::new(),
            errata: Vec::new(),
            rulings: Vec::new(),
            worded_after: None,
        }
    }

    proptest! {
        #[test]
        fn more_of_any_addend_is_never_worth_less(
            vp in -5_i8..10, glory in 0_u8..9, step in 0_u8..7, more in 0_u8..5
        ) {
            let card = card(Suit::Ship, vp, Some(Focus::Military));
            let worth = |glory, military| {
                let multipliers = Multipliers { military, ..Multipliers::default() };
                Worth::from_card(&card, TokenCounts { glory, ..TokenCounts::default() }, multipliers).total()
            };
            prop_assert_eq!(worth(glory + more, step), worth(glory, step) + i32::from(more));
            prop_assert!(worth(glory, step + more) >= worth(glory, step));
        }

        #[test]
        fn printed_points_and_an_endgame_operation_count_in_full(vp in -5_i8..10, more in 0_i8..5) {
            let worth = |card: &Card| {
                Worth::from_card(card, TokenCounts::default(), Multipliers::default()).total()
            };
            let plain = card(Suit::Location, vp, None);
            prop_assert_eq!(
                worth(&card(Suit::Location, vp + more, None)),
                worth(&plain) + i32::from(more)
            );
            let endgame = Operation {
                kind: OperationKind::Endgame,
                action: false,
                attack: false,
                gist: Localized::default(),
                effects: Vec::new(),
            };
            let scoring = Card { operations: vec![endgame], ..plain.clone() };
            prop_assert_eq!(worth(&scoring), worth(&plain) + 5);
        }

        #[test]
        fn ties_go_by_tokens_then_to_the_left(tokens in proptest::collection::vec(0_u8..4, 1..6)) {
            let card = card(Suit::Cargo, 2, None);
            let offers: Vec<Offer<'_>> = tokens
                .iter()
                .map(|latinum| Offer { card: &card, tokens: TokenCounts { latinum: *latinum, ..TokenCounts::default() } })
                .collect();
            let all: Vec<usize> = (0..offers.len()).collect();
            let most = tokens.iter().max().and_then(|max| tokens.iter().position(|n| n == max));
            let least = tokens.iter().min().and_then(|min| tokens.iter().position(|n| n == min));
            prop_assert_eq!(most_valuable(&offers, &all, Multipliers::default()), most);
            prop_assert_eq!(least_valuable(&offers, &all, Multipliers::default()), least);
        }
    }
}
