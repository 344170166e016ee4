//! What seven counters let a player play and draw ("Bezahlen von Kosten", "Karten ziehen").

use std::ops::RangeInclusive;

use serde::Serialize;

use super::modifier::Change;

use crate::order::Order;

/// Counters of a turn.
pub const COUNTERS: u8 = 7;
/// Cards of a hand that may be given.
pub const HAND: RangeInclusive<usize> = 1..=16;
/// Costs that may be typed.
pub const COSTS: RangeInclusive<u8> = 0..=20;

/// A card in hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InHand {
    /// The card; `None` if only its cost is known.
    pub name: Option<String>,
    /// With its modifiers, never below zero.
    pub cost: u8,
    /// Its modifiers, if it has any.
    #[serde(flatten)]
    pub change: Option<Change>,
    /// Its title, if only one card of this title may be commanded ("Einzigartigkeit").
    #[serde(skip)]
    pub unique: Option<String>,
}

impl InHand {
    /// A card that costs so much.
    pub fn costing(cost: u8) -> InHand {
        InHand {
            name: None,
            cost,
            change: None,
            unique: None,
        }
    }

    /// The same with one modifier more of its cost ("Glossary, modifiers").
    pub fn modify(&mut self, modifier: i32) {
        let change = Change::more(self.change, self.cost.into(), modifier);
        self.cost = u8::try_from(change.result()).unwrap_or(u8::MAX);
        self.change = Some(change);
    }
}

/// What can be done with the counters of a turn. Cards without a cost are not named: they fit anyway.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Plan {
    /// The cards played, by their place in hand, from 0, in order.
    pub plays: Vec<usize>,
    /// Counters spent on them.
    pub spent: u8,
    /// Cards drawn, one counter each.
    pub draws: u8,
    /// Counters left over because the deck is empty.
    pub idle: u8,
}

/// What is wanted, and what limits it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wish {
    /// Cards to draw at least.
    pub draws: u8,
    /// Cards in the deck, if so few that it matters.
    pub deck: Option<u8>,
}

/// Counters left after playing cards of these costs and drawing so many; `None` if there are not
/// enough.
pub fn left(costs: &[u8], draws: u8) -> Option<u8> {
    let mut spent = costs.iter().chain([&draws]);
    spent.try_fold(COUNTERS, |left, cost| left.checked_sub(*cost))
}

/// Every different choice of cards that fits, most counters in plays first, then more cards, then in
/// the order of the hand. Counters that are not spent on plays go into drawing as long as the deck
/// has cards ("Reihenfolge von Spielen und Ziehen"). Cards alike in name and cost are interchangeable.
pub fn plans(hand: &[InHand], wish: Wish) -> Vec<Plan> {
    if wish.deck.is_some_and(|deck| deck < wish.draws) {
        return Vec::new();
    }
    let mut found = Vec::new();
    choose(hand, 0, &mut Vec::new(), &mut |plays| {
        found.extend(plan(hand, plays, wish));
    });
    found.order_by(|a: &Plan, b| {
        let rank = |plan: &Plan| (plan.spent, plan.plays.len());
        rank(b).cmp(&rank(a)).then_with(|| a.plays.cmp(&b.plays))
    });
    found
}

fn plan(hand: &[InHand], plays: &[usize], wish: Wish) -> Option<Plan> {
    let costs: Vec<u8> = plays.iter().map(|at| hand[*at].cost).collect();
    let rest = left(&costs, 0).filter(|rest| *rest >= wish.draws)?;
    let draws = wish.deck.map_or(rest, |deck| rest.min(deck));
    Some(Plan {
        plays: plays.to_vec(),
        spent: COUNTERS - rest,
        draws,
        idle: rest - draws,
    })
}

/// Every choice of cards from a place of the hand on that can be paid.
fn choose(hand: &[InHand], at: usize, chosen: &mut Vec<usize>, found: &mut dyn FnMut(&[usize])) {
    let Some(card) = hand.get(at) else {
        return found(chosen);
    };
    if may_join(hand, chosen, at) {
        chosen.push(at);
        choose(hand, at + 1, chosen, found);
        chosen.pop();
    }
    // Without this card, those like it are left out too: choices that differ in them are one.
    let next = (at + 1..hand.len()).find(|other| hand[*other] != *card);
    choose(hand, next.unwrap_or(hand.len()), chosen, found);
}

/// Whether a card costs something, can be paid beside those chosen, and is not commanded twice. Cards
/// that are alike stand side by side.
fn may_join(hand: &[InHand], chosen: &[usize], at: usize) -> bool {
    let card = &hand[at];
    let costs: Vec<u8> = chosen.iter().map(|at| hand[*at].cost).collect();
    let fits = left(&costs, card.cost).is_some();
    let twice = |at: &usize| card.unique.is_some() && hand[*at].unique == card.unique;
    card.cost > 0 && fits && !chosen.iter().any(twice)
}

/// A hand with cards that are alike side by side, in the order in which each came first.
pub fn sorted(hand: Vec<InHand>) -> Vec<InHand> {
    let mut out: Vec<InHand> = Vec::with_capacity(hand.len());
    for card in hand {
        let alike = out.iter().rposition(|other| *other == card);
        out.insert(alike.map_or(out.len(), |at| at + 1), card);
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn hand(costs: &[u8]) -> Vec<InHand> {
        let card = |cost: &u8| InHand {
            name: None,
            cost: *cost,
            change: None,
            unique: None,
        };
        sorted(costs.iter().map(card).collect())
    }

    /// "Reihenfolge von Spielen und Ziehen": after drawing a card and playing it for 2, 4 counters are
    /// left.
    #[test]
    fn a_drawn_card_of_cost_two_leaves_four() {
        assert_eq!(left(&[2], 1), Some(4));
        assert_eq!(left(&[5, 2], 1), None);
    }

    #[test]
    fn what_is_not_played_is_drawn() {
        let plans = plans(&hand(&[5, 3, 3]), Wish::default());
        let spent: Vec<(u8, u8)> = plans.iter().map(|plan| (plan.spent, plan.draws)).collect();
        assert_eq!(spent, [(6, 1), (5, 2), (3, 4), (0, 7)]);
    }

    #[test]
    fn wished_draws_are_kept_free() {
        let wish = Wish {
            draws: 3,
            deck: None,
        };
        let plans = plans(&hand(&[5, 3, 1]), wish);
        let spent: Vec<u8> = plans.iter().map(|plan| plan.spent).collect();
        assert_eq!(spent, [4, 3, 1, 0]);
    }

    #[test]
    fn an_empty_deck_leaves_counters_over() {
        let wish = Wish {
            draws: 0,
            deck: Some(1),
        };
        let plans = plans(&hand(&[5]), wish);
        assert_eq!((plans[0].draws, plans[0].idle), (1, 1));
        let wish = Wish {
            draws: 2,
            deck: Some(1),
        };
        assert!(super::plans(&hand(&[5]), wish).is_empty());
    }

    #[test]
    fn a_unique_card_is_played_once() {
        let picard = InHand {
            name: Some("Jean-Luc Picard, Explorer".to_owned()),
            cost: 3,
            change: None,
            unique: Some("Jean-Luc Picard".to_owned()),
        };
        let plans = plans(&[picard.clone(), picard], Wish::default());
        let plays: Vec<usize> = plans.iter().map(|plan| plan.plays.len()).collect();
        assert_eq!(plays, [1, 0]);
    }

    #[test]
    fn cards_without_cost_are_not_named() {
        assert_eq!(plans(&hand(&[0, 7]), Wish::default()).len(), 2);
    }

    proptest! {
        #[test]
        fn all_different_choices_are_found_once(
            costs in proptest::collection::vec(0_u8..9, 1..9),
            draws in 0_u8..=7,
        ) {
            let hand = hand(&costs);
            let mut expected = BTreeSet::new();
            for chosen in 0_u32..1 << costs.len() {
                let mut picked: Vec<u8> = costs
                    .iter()
                    .enumerate()
                    .filter(|(at, cost)| chosen & (1 << at) != 0 && **cost > 0)
                    .map(|(_, cost)| *cost)
                    .collect();
                picked.sort_unstable();
                if left(&picked, draws).is_some() {
                    expected.insert(picked);
                }
            }
            let plans = plans(&hand, Wish { draws, deck: None });
            let mut found = Vec::new();
            for plan in &plans {
                let mut picked: Vec<u8> = plan.plays.iter().map(|at| hand[*at].cost).collect();
                picked.sort_unstable();
                found.push(picked);
                prop_assert_eq!(plan.spent + plan.draws + plan.idle, COUNTERS);
                prop_assert!(plan.draws >= draws);
            }
            found.sort();
            prop_assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
        }
    }
}
