//! `tricorder calc counters`: what seven counters let a player play and draw ("Bezahlen von Kosten", "Karten ziehen").

use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{CardWords, Needed};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::numbers::{check_number, is_number, outside};
use crate::calc::second::cards::PLAYED;
use crate::calc::second::number_cards::{
    COST, ChoiceSearch, NumberCard, SHOWN, group_alike, read_number_cards, sort_choices,
};
use crate::calc::second::printed_values::PrintedValues;
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::{CcgCard, Uniqueness};
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::Problem;
use words::lists::listed;
use words::numbers::addition;

/// Counters of a turn.
const COUNTERS: u8 = 7;
/// Cards of a hand that may be given.
const HAND: RangeInclusive<usize> = 1..=16;
/// Cards left in a deck that may be given.
const DECK: RangeInclusive<u8> = 0..=99;

/// A card in hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct HandCard {
    #[serde(flatten)]
    card: NumberCard,
    /// Its title, if only one card of this title may be commanded ("Einzigartigkeit").
    #[serde(skip)]
    unique: Option<String>,
}

impl HandCard {
    fn new((card, named): (NumberCard, Option<CcgCard>)) -> HandCard {
        let unique = named.filter(|named| named.uniqueness == Uniqueness::Unique);
        HandCard { card, unique: unique.map(|named| named.title) }
    }

    fn cost(&self) -> u32 {
        self.card.number
    }
}

/// What can be done with the counters of a turn. Cards without a cost are not named: they fit anyway.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct CounterPlan {
    /// The cards played, by their place in hand, from 0, in order.
    plays: Vec<usize>,
    /// Counters spent on them.
    spent: u32,
    /// Cards drawn, one counter each.
    draws: u32,
    /// Counters left over because the deck is empty.
    idle: u32,
}

/// What is wanted, and what limits it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
struct DrawWish {
    /// Cards to draw at least.
    draws: u8,
    /// Cards in the deck, if so few that it matters.
    deck: Option<u8>,
}

/// Counters left after playing cards of these costs and drawing so many; `None` if there are not
/// enough.
fn counters_left(costs: impl IntoIterator<Item = u32>, draws: u32) -> Option<u32> {
    let mut spent = costs.into_iter().chain([draws]);
    spent.try_fold(COUNTERS.into(), |left: u32, cost| left.checked_sub(cost))
}

/// Every different choice of cards that fits, most counters in plays first, then more cards, then in
/// the order of the hand. Counters that are not spent on plays go into drawing as long as the deck
/// has cards ("Reihenfolge von Spielen und Ziehen"). Cards alike in name and cost are interchangeable.
fn plan_counters(hand: &[HandCard], wish: DrawWish) -> Vec<CounterPlan> {
    if wish.deck.is_some_and(|deck| deck < wish.draws) {
        return Vec::new();
    }
    let costs = |plays: &[usize]| plays.iter().map(|at| hand[*at].cost()).collect::<Vec<_>>();
    // A card costs something, can be paid beside those chosen, and is not commanded twice.
    let may_join = |plays: &[usize], at: usize| {
        let HandCard { card, unique } = &hand[at];
        let fits = counters_left(costs(plays), card.number).is_some();
        let twice = |at: &usize| unique.is_some() && hand[*at].unique == *unique;
        card.number > 0 && fits && !plays.iter().any(twice)
    };
    let search = ChoiceSearch { things: hand, may_join: &may_join };
    let mut found = Vec::new();
    search.run(&mut |plays| {
        let rest = counters_left(costs(plays), 0).filter(|rest| *rest >= wish.draws.into());
        found.extend(rest.map(|rest| {
            let draws = wish.deck.map_or(rest, |deck| rest.min(deck.into()));
            CounterPlan { plays: plays.to_vec(), spent: u32::from(COUNTERS) - rest, draws, idle: rest - draws }
        }));
    });
    sort_choices(&mut found, |plan| (plan.spent, &plan.plays));
    found
}

/// Plans as a program reads them, best first; their plays are places in the hand, from 0.
#[derive(Debug, Serialize)]
struct CounterPlans {
    counters: u8,
    #[serde(flatten)]
    wish: DrawWish,
    hand: Vec<HandCard>,
    plans: Vec<CounterPlan>,
    #[serde(flatten)]
    printed: PrintedValues,
}

impl CounterPlans {
    fn title(&self, texts: &Texts) -> String {
        match self.wish.draws {
            0 => msg::calc_counters_given(texts, COUNTERS),
            draws => msg::calc_counters_given_draws(texts, COUNTERS, draws),
        }
    }

    fn table(&self, texts: &Texts) -> PageTable {
        let has_idle = self.plans.iter().any(|plan| plan.idle > 0);
        PageTable::of(self.plans.iter().take(SHOWN))
            .col(msg::calc_counters_plays(texts), |plan| self.plays(texts, plan))
            .col(msg::calc_counters_draws(texts), |plan| plan.draws)
            .col_if(has_idle, msg::calc_counters_idle(texts), |plan| plan.idle)
            .open()
    }

    /// `3 (Odo, Constable) + 2 = 5`.
    fn plays(&self, texts: &Texts, plan: &CounterPlan) -> String {
        let cards = plan.plays.iter().filter_map(|at| self.hand.get(*at));
        let costs: Vec<String> = cards.map(|card| card.card.words()).collect();
        if costs.is_empty() { msg::calc_counters_none(texts) } else { addition(&costs, plan.spent) }
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let hidden = self.plans.len().saturating_sub(SHOWN);
        let free = self.free_cards(texts);
        let more = (hidden > 0).then(|| msg::calc_counters_more(texts, hidden));
        let free = (!free.is_empty()).then(|| msg::calc_counters_free(texts, listed(texts, &free)));
        let last = [self.whole_hand(texts), msg::calc_counters_must(texts)];
        more.into_iter().chain(free).chain(last).collect()
    }

    /// The cards that use no counters, by name or as such.
    fn free_cards(&self, texts: &Texts) -> Vec<String> {
        let free = self.hand.iter().filter(|card| card.cost() == 0);
        let names = free.map(|card| {
            let name = card.card.name.clone();
            name.unwrap_or_else(|| msg::ccg_cost(texts, "0"))
        });
        names.collect()
    }

    /// Whether all cards fit together, with the wished draws.
    fn whole_hand(&self, texts: &Texts) -> String {
        let costs: u64 = self.hand.iter().map(|card| u64::from(card.cost())).sum();
        let paid = self.hand.iter().filter(|card| card.cost() > 0).count();
        let draws = self.wish.draws;
        let needs = costs + u64::from(draws);
        if self.plans.iter().any(|plan| plan.plays.len() == paid) {
            msg::calc_counters_all(texts, costs, draws, needs, COUNTERS)
        } else if needs <= COUNTERS.into() {
            msg::calc_counters_twice(texts)
        } else {
            msg::calc_counters_not_all(texts, costs, draws, needs, COUNTERS)
        }
    }
}

impl Calculation for CounterPlans {
    fn report(&self, texts: &Texts) -> Report {
        let report = Report::new(self.table(texts), self.result(texts));
        self.printed.add_to(texts, report.with_title(self.title(texts)))
    }
}

#[derive(Debug, Args)]
pub struct CountersArgs {
    #[arg(allow_negative_numbers = true, add = Needed(&[]))]
    hand: Vec<CardWords>,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=COUNTERS))]
    draws: u8,
    #[arg(long = "deck", allow_negative_numbers = true, value_parser = Numbers(DECK))]
    deck_cards: Option<u8>,
}

impl RunCommand for CountersArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.hand.is_empty() {
            return Err(Problem::misuse(say::err_calc_counters_hand()).hint(say::hint_calc_counters_hand()));
        }
        let words = self.hand.iter().flat_map(|typed| split_costs(typed));
        // Interrupts cost nothing.
        let cost = |card: &CcgCard| card.cost.unwrap_or(0).into();
        let read = read_number_cards(session, words, &COST, PLAYED, cost)?;
        check_number("hand", read.numbers.len(), HAND)?;
        let printed = PrintedValues::new(Calculator::Counters, &read.cards);
        let hand = group_alike(read.numbers.into_iter().map(HandCard::new).collect());
        let wish = self.wish()?;
        let plans = CounterPlans { counters: COUNTERS, wish, plans: plan_counters(&hand, wish), hand, printed };
        answer(session, Calculator::Counters, plans)
    }
}

impl CountersArgs {
    fn wish(&self) -> Result<DrawWish, Problem> {
        let (draws, deck) = (self.draws, self.deck_cards);
        match deck.filter(|deck| *deck < draws) {
            Some(deck) => Err(outside("draws", &draws.to_string(), &(0..=deck))),
            None => Ok(DrawWish { draws, deck }),
        }
    }
}

/// Costs may be typed as `3,2,2`; names have commas of their own.
fn split_costs(typed: &str) -> Vec<&str> {
    let parts: Vec<&str> = typed.split(',').collect();
    if parts.iter().all(|part| is_number(part)) { parts } else { vec![typed] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn hand(costs: &[u8]) -> Vec<HandCard> {
        let card = |cost: &u8| HandCard::new((NumberCard::new(&COST, None, (*cost).into()), None));
        group_alike(costs.iter().map(card).collect())
    }

    /// "Reihenfolge von Spielen und Ziehen": after drawing a card and playing it for 2, 4 counters are
    /// left.
    #[test]
    fn a_drawn_card_of_cost_two_leaves_four() {
        assert_eq!(counters_left([2], 1), Some(4));
        assert_eq!(counters_left([5, 2], 1), None);
    }

    #[test]
    fn what_is_not_played_is_drawn() {
        let plans = plan_counters(&hand(&[5, 3, 3]), DrawWish::default());
        let spent: Vec<(u32, u32)> = plans.iter().map(|plan| (plan.spent, plan.draws)).collect();
        assert_eq!(spent, [(6, 1), (5, 2), (3, 4), (0, 7)]);
    }

    #[test]
    fn wished_draws_are_kept_free() {
        let wish = DrawWish { draws: 3, deck: None };
        let plans = plan_counters(&hand(&[5, 3, 1]), wish);
        let spent: Vec<u32> = plans.iter().map(|plan| plan.spent).collect();
        assert_eq!(spent, [4, 3, 1, 0]);
    }

    #[test]
    fn an_empty_deck_leaves_counters_over() {
        let wish = DrawWish { draws: 0, deck: Some(1) };
        let plans = plan_counters(&hand(&[5]), wish);
        assert_eq!((plans[0].draws, plans[0].idle), (1, 1));
        let wish = DrawWish { draws: 2, deck: Some(1) };
        assert!(plan_counters(&hand(&[5]), wish).is_empty());
    }

    #[test]
    fn a_unique_card_is_played_once() {
        let name = Some("Jean-Luc Picard, Explorer".to_owned());
        let picard = HandCard { card: NumberCard::new(&COST, name, 3), unique: Some("Jean-Luc Picard".to_owned()) };
        let plans = plan_counters(&[picard.clone(), picard], DrawWish::default());
        let plays: Vec<usize> = plans.iter().map(|plan| plan.plays.len()).collect();
        assert_eq!(plays, [1, 0]);
    }

    #[test]
    fn cards_without_cost_are_not_named() {
        assert_eq!(plan_counters(&hand(&[0, 7]), DrawWish::default()).len(), 2);
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
                let mut picked: Vec<u32> = costs
                    .iter()
                    .enumerate()
                    .filter(|(at, cost)| chosen & (1 << at) != 0 && **cost > 0)
                    .map(|(_, cost)| u32::from(*cost))
                    .collect();
                picked.sort_unstable();
                if counters_left(picked.clone(), draws.into()).is_some() {
                    expected.insert(picked);
                }
            }
            let plans = plan_counters(&hand, DrawWish { draws, deck: None });
            let mut found = Vec::new();
            for plan in &plans {
                let mut picked: Vec<u32> = plan.plays.iter().map(|at| hand[*at].cost()).collect();
                picked.sort_unstable();
                found.push(picked);
                prop_assert_eq!(plan.spent + plan.draws + plan.idle, u32::from(COUNTERS));
                prop_assert!(plan.draws >= draws.into());
            }
            found.sort();
            prop_assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn costs_may_stand_in_one_word() {
        assert_eq!(split_costs("3,2,2"), ["3", "2", "2"]);
        assert_eq!(split_costs("Odo, Constable"), ["Odo, Constable"]);
        assert_eq!(split_costs("-1"), ["-1"]);
    }
}
