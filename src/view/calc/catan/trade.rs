//! Trading with the supply.

use serde::Serialize;

use super::resources::Names;
use crate::calc::catan::trade::{Deal, Offer, Plan, most};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum};

/// The trades that bring what is wanted.
#[derive(Debug, Serialize)]
pub struct Wanted {
    possible: bool,
    #[serde(flatten)]
    plan: Plan,
    #[serde(skip)]
    names: Names,
}

/// What each resource of a hand would bring.
#[derive(Debug, Serialize)]
pub struct Offers {
    offers: Vec<Offer>,
    #[serde(skip)]
    names: Names,
}

impl Wanted {
    /// Trades in their order.
    pub fn new(plan: Plan, names: Names) -> Wanted {
        Wanted {
            possible: plan.is_complete(),
            plan,
            names,
        }
    }

    fn row(&self, texts: &Texts, deal: &Deal) -> Vec<String> {
        let mut given = self.names.cards(texts, deal.given, deal.give);
        if deal.taken > 1 {
            given = format!("{} × {} = {given}", deal.taken, deal.rate);
        }
        let taken = self.names.cards(texts, deal.taken, deal.take);
        vec![given, format!("{}:1", deal.rate), taken]
    }

    fn told(&self, texts: &Texts) -> String {
        if self.plan.missing.total() == 0 {
            msg::calc_trade_nothing_missing(texts)
        } else if self.possible {
            msg::calc_trade_complete(texts)
        } else {
            msg::calc_trade_unmet(texts, self.names.hand(texts, &self.plan.unmet))
        }
    }
}

impl Sum for Wanted {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let rows = self.plan.deals.iter().map(|deal| self.row(texts, deal));
        let mut told = vec![self.told(texts)];
        if !self.plan.deals.is_empty() {
            let after = self.names.hand(texts, &self.plan.after);
            told.push(msg::calc_trade_after(texts, after));
        }
        let trades = table(texts, msg::calc_trade_take(texts), rows.collect());
        Reckoning::new(trades, told)
    }
}

impl Offers {
    /// Offers in the order of resources.
    pub fn new(offers: Vec<Offer>, names: Names) -> Offers {
        Offers { offers, names }
    }
}

impl Sum for Offers {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let rows = self.offers.iter().map(|offer| {
            vec![
                self.names.cards(texts, offer.cards, offer.resource),
                format!("{}:1", offer.rate),
                quotient(texts, offer),
            ]
        });
        let most = msg::calc_trade_most(texts, most(&self.offers));
        let trades = table(texts, msg::calc_trade_takes(texts), rows.collect());
        Reckoning::new(trades, [most])
    }
}

/// `9 / 4 = 2, Rest 1`.
fn quotient(texts: &Texts, offer: &Offer) -> String {
    let sum = format!("{} / {} = {}", offer.cards, offer.rate, offer.taken);
    if offer.rest() == 0 {
        sum
    } else {
        msg::calc_trade_rest(texts, sum, offer.rest())
    }
}

/// What is given at which rate for what; nothing without rows.
fn table(texts: &Texts, taken: String, rows: Vec<Vec<String>>) -> Page {
    if rows.is_empty() {
        return Page::new();
    }
    let header = [
        msg::calc_trade_give(texts),
        msg::calc_trade_rate(texts),
        taken,
    ];
    Page::from(Table::ruled(header, rows))
}
