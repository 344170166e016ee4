//! Plays and draws that seven counters pay for.

use serde::Serialize;

use super::contest::named;
use super::printed::Printed;
use crate::calc::second::counters::{COUNTERS, InHand, Plan, Wish};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::solo::score::addends;

/// Plans on a page; the document for programs has all.
const SHOWN: usize = 12;

/// Plans as a program reads them, best first; their plays are places in the hand, from 0.
#[derive(Debug, Serialize)]
pub struct Counters {
    counters: u8,
    draws: u8,
    deck: Option<u8>,
    hand: Vec<InHand>,
    plans: Vec<Plan>,
    #[serde(flatten)]
    printed: Printed,
}

impl Counters {
    /// A hand with the plans for it.
    pub fn new(hand: Vec<InHand>, wish: Wish, plans: Vec<Plan>, printed: Printed) -> Counters {
        Counters {
            counters: COUNTERS,
            draws: wish.draws,
            deck: wish.deck,
            hand,
            plans,
            printed,
        }
    }

    fn title(&self, texts: &Texts) -> String {
        match self.draws {
            0 => msg::calc_counters_given(texts, COUNTERS),
            draws => msg::calc_counters_given_draws(texts, COUNTERS, draws),
        }
    }

    fn table(&self, texts: &Texts) -> Table {
        let has_idle = self.plans.iter().any(|plan| plan.idle > 0);
        let mut header = vec![
            msg::calc_counters_plays(texts),
            msg::calc_counters_draws(texts),
        ];
        header.extend(has_idle.then(|| msg::calc_counters_idle(texts)));
        let rows = self.plans.iter().take(SHOWN).map(|plan| {
            let mut row = vec![self.plays(texts, plan), plan.draws.to_string()];
            row.extend(has_idle.then(|| plan.idle.to_string()));
            row
        });
        Table::open(header, rows)
    }

    /// `3 (Odo, Constable) + 2 = 5`.
    fn plays(&self, texts: &Texts, plan: &Plan) -> String {
        let cards = plan.plays.iter().filter_map(|at| self.hand.get(*at));
        let costs: Vec<String> = cards
            .map(|card| named(card.cost.into(), card.name.as_deref(), card.change))
            .collect();
        if costs.is_empty() {
            msg::calc_counters_none(texts)
        } else {
            addends::addition(&costs, plan.spent)
        }
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let hidden = self.plans.len().saturating_sub(SHOWN);
        let free = self.free(texts);
        let mut result = Vec::new();
        result.extend((hidden > 0).then(|| msg::calc_counters_more(texts, hidden)));
        result.extend(
            (!free.is_empty()).then(|| msg::calc_counters_free(texts, listed(texts, &free))),
        );
        result.push(self.whole_hand(texts));
        result.push(msg::calc_counters_must(texts));
        result
    }

    /// The cards that use no counters, by name or as such.
    fn free(&self, texts: &Texts) -> Vec<String> {
        let free = self.hand.iter().filter(|card| card.cost == 0);
        let named = free.map(|card| {
            let name = card.name.clone();
            name.unwrap_or_else(|| msg::ccg_cost(texts, "0"))
        });
        named.collect()
    }

    /// Whether all cards fit together, with the wished draws.
    fn whole_hand(&self, texts: &Texts) -> String {
        let costs: u64 = self.hand.iter().map(|card| u64::from(card.cost)).sum();
        let paid = self.hand.iter().filter(|card| card.cost > 0).count();
        let draws = self.draws;
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

impl Sum for Counters {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut sums = Page::new();
        sums.table(self.table(texts));
        let reckoning = Reckoning {
            title: self.title(texts),
            sums,
            result: self.result(texts),
            ..Reckoning::default()
        };
        self.printed.add_to(texts, reckoning)
    }
}
