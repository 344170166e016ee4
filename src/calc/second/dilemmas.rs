//! Which of the dilemmas drawn may be selected together ("Begegnen von Dilemmas", "Wenn Dein Versuch
//! scheitert").

use std::ops::RangeInclusive;

use serde::Serialize;

use super::modifier::Change;
use crate::model::{CcgCard, Place};
use crate::order::Order;

/// Dilemmas that may be given.
pub const DRAWN: RangeInclusive<usize> = 1..=16;
/// Costs that may be typed.
pub const COSTS: RangeInclusive<u8> = 0..=20;
/// Personnel in an attempt that may be given.
pub const PERSONNEL: RangeInclusive<u16> = 1..=99;

/// A dilemma that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Drawn {
    /// The card; `None` if only its cost is known.
    pub name: Option<String>,
    /// With its modifiers, never below zero.
    pub cost: u8,
    /// Its modifiers, if it has any.
    #[serde(flatten)]
    pub change: Option<Change>,
    /// Where it may be used; `None` if it is not known, which stands in no way.
    pub place: Option<Place>,
    /// Its text lets personnel face several copies in one attempt.
    pub repeats: bool,
}

impl Drawn {
    /// A dilemma of which only the cost is known.
    pub fn costing(cost: u8) -> Drawn {
        Drawn {
            name: None,
            cost,
            change: None,
            place: None,
            repeats: false,
        }
    }

    /// A dilemma by its card.
    pub fn of(card: &CcgCard) -> Drawn {
        Drawn {
            name: Some(card.full_name()),
            cost: card.cost.unwrap_or(0),
            change: None,
            place: card.place,
            repeats: card.text_facts.repeats,
        }
    }

    /// The same with one modifier more of its cost ("Glossary, modifiers").
    pub fn modify(&mut self, modifier: i32) {
        let change = Change::more(self.change, self.cost.into(), modifier);
        self.cost = u8::try_from(change.result()).unwrap_or(u8::MAX);
        self.change = Some(change);
    }

    /// Whether it may be used at a mission of this place. A dual one always may.
    pub fn fits(&self, at: Option<Place>) -> bool {
        match (self.place, at) {
            (None | Some(Place::Dual), _) | (_, None) => true,
            (Some(own), Some(at)) => own == at,
        }
    }

    fn is_copy_of(&self, other: &Drawn) -> bool {
        self.name.is_some() && self.name == other.name && !self.repeats
    }
}

/// What dilemmas are selected for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    /// What they may cost together.
    pub limit: u16,
    /// The place of the mission, if it is known.
    pub at: Option<Place>,
}

/// Dilemmas that may be selected together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// By their places among those drawn, from 0, in order.
    pub dilemmas: Vec<usize>,
    /// What they cost together.
    pub cost: u16,
}

/// All choices of at least one dilemma that may be selected, those of equal names and costs once: the
/// dearest first, then those of more dilemmas, then in the order drawn.
pub fn choices(drawn: &[Drawn], stack: Stack) -> Vec<Choice> {
    let mut found = Vec::new();
    gather(drawn, stack, 0, &mut Vec::new(), &mut found);
    found.order_by(|a: &Choice, b| {
        let rank = |choice: &Choice| (choice.cost, choice.dilemmas.len());
        rank(b)
            .cmp(&rank(a))
            .then_with(|| a.dilemmas.cmp(&b.dilemmas))
    });
    found
}

/// Those choices to which no dilemma can be added, in their order.
pub fn full(drawn: &[Drawn], stack: Stack, choices: &[Choice]) -> Vec<Choice> {
    let open = |choice: &Choice| {
        let rest = (0..drawn.len()).filter(|at| !choice.dilemmas.contains(at));
        rest.into_iter()
            .any(|at| may_join(drawn, stack, &choice.dilemmas, at))
    };
    let full = choices.iter().filter(|choice| !open(choice));
    full.cloned().collect()
}

/// Every choice from a place on.
fn gather(
    drawn: &[Drawn],
    stack: Stack,
    at: usize,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Choice>,
) {
    let Some(dilemma) = drawn.get(at) else {
        found.extend((!chosen.is_empty()).then(|| Choice {
            dilemmas: chosen.clone(),
            cost: cost(drawn, chosen),
        }));
        return;
    };
    if may_join(drawn, stack, chosen, at) {
        chosen.push(at);
        gather(drawn, stack, at + 1, chosen, found);
        chosen.pop();
    }
    // Without this one, those like it are left out too: choices that differ in them are one.
    let next = (at + 1..drawn.len()).find(|other| drawn[*other] != *dilemma);
    gather(drawn, stack, next.unwrap_or(drawn.len()), chosen, found);
}

fn may_join(drawn: &[Drawn], stack: Stack, chosen: &[usize], at: usize) -> bool {
    let dilemma = &drawn[at];
    let together = cost(drawn, chosen).saturating_add(dilemma.cost.into());
    let is_there = chosen
        .iter()
        .any(|other| dilemma.is_copy_of(&drawn[*other]));
    dilemma.fits(stack.at) && together <= stack.limit && !is_there
}

fn cost(drawn: &[Drawn], chosen: &[usize]) -> u16 {
    let costs = chosen.iter().map(|at| u16::from(drawn[*at].cost));
    costs.fold(0, u16::saturating_add)
}

/// Dilemmas with those that are alike side by side, in the order in which each came first.
pub fn sorted(drawn: Vec<Drawn>) -> Vec<Drawn> {
    let mut out: Vec<Drawn> = Vec::with_capacity(drawn.len());
    for dilemma in drawn {
        let alike = out.iter().rposition(|other| *other == dilemma);
        out.insert(alike.map_or(out.len(), |at| at + 1), dilemma);
    }
    out
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn costs(costs: &[u8]) -> Vec<Drawn> {
        sorted(costs.iter().map(|cost| Drawn::costing(*cost)).collect())
    }

    fn named(name: &str, cost: u8, place: Place) -> Drawn {
        Drawn {
            name: Some(name.to_owned()),
            place: Some(place),
            ..Drawn::costing(cost)
        }
    }

    fn stack(limit: u16) -> Stack {
        Stack { limit, at: None }
    }

    fn sets(choices: &[Choice]) -> Vec<Vec<usize>> {
        choices
            .iter()
            .map(|choice| choice.dilemmas.clone())
            .collect()
    }

    #[test]
    fn the_dearest_choice_comes_first() {
        let drawn = costs(&[4, 3, 2]);
        let all = choices(&drawn, stack(5));
        assert_eq!(sets(&all), [vec![1, 2], vec![0], vec![1], vec![2]]);
        assert_eq!(sets(&full(&drawn, stack(5), &all)), [vec![1, 2], vec![0]]);
        assert_eq!(all[0].cost, 5);
        assert!(choices(&drawn, stack(1)).is_empty());
    }

    #[test]
    fn the_place_of_the_mission_counts() {
        let drawn = [
            named("A", 1, Place::Planet),
            named("B", 1, Place::Space),
            named("C", 1, Place::Dual),
        ];
        let at = |at| Stack { limit: 9, at };
        assert_eq!(choices(&drawn, at(Some(Place::Planet)))[0].dilemmas, [0, 2]);
        assert_eq!(choices(&drawn, at(Some(Place::Space)))[0].dilemmas, [1, 2]);
        assert_eq!(choices(&drawn, at(None))[0].dilemmas, [0, 1, 2]);
    }

    /// "Begegnen von Dilemmas": the same dilemma only once; a text may lift that.
    #[test]
    fn a_dilemma_is_used_once_unless_its_text_says_otherwise() {
        let once = named("A", 1, Place::Dual);
        let drawn = [once.clone(), once.clone()];
        assert_eq!(sets(&choices(&drawn, stack(9))), [vec![0]]);
        let again = Drawn {
            repeats: true,
            ..once
        };
        let drawn = [again.clone(), again];
        assert_eq!(sets(&choices(&drawn, stack(9))), [vec![0, 1], vec![0]]);
    }

    proptest! {
        #[test]
        fn choices_keep_the_limit_and_are_all_there(
            costs in proptest::collection::vec(0_u8..6, 1..8),
            limit in 0_u16..14,
        ) {
            let drawn = self::costs(&costs);
            let all = choices(&drawn, stack(limit));
            for choice in &all {
                prop_assert!(choice.cost <= limit);
                prop_assert_eq!(choice.cost, cost(&drawn, &choice.dilemmas));
            }
            let fits = |set: u32| -> bool {
                let places: Vec<usize> = (0..drawn.len()).filter(|at| set >> at & 1 == 1).collect();
                cost(&drawn, &places) <= limit
            };
            let best = (1_u32..1 << drawn.len()).filter(|set| fits(*set)).map(|set| {
                let places: Vec<usize> = (0..drawn.len()).filter(|at| set >> at & 1 == 1).collect();
                (cost(&drawn, &places), places.len())
            });
            let first = all.first().map(|choice| (choice.cost, choice.dilemmas.len()));
            prop_assert_eq!(first, best.max());
            prop_assert_eq!(all.is_empty(), full(&drawn, stack(limit), &all).is_empty());
        }
    }
}
