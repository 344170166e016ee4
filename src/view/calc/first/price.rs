//! What a purchase costs.

use serde::Serialize;

use crate::calc::first::price::{Item, PER_DEVICE, PER_VALUE, Ship, Ware, total};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::solo::score::addends;

/// A purchase. The ship is null if its figures were not given.
#[derive(Debug, Serialize)]
pub struct Price {
    items: Vec<Item>,
    ship: Option<Ship>,
    total: u64,
}

impl Price {
    /// What these items cost.
    pub fn new(items: Vec<Item>, ship: Option<Ship>) -> Price {
        Price {
            total: total(&items),
            items,
            ship,
        }
    }

    /// The name of an item, and its sum.
    fn row(&self, item: &Item) -> Vec<String> {
        let Item {
            ware,
            count,
            each,
            points,
        } = item;
        let formula = self.ship.filter(|_| *ware == Ware::Ship).map(formula);
        let sum = match (formula, count) {
            (Some(formula), 1) => format!("{formula} = {each}"),
            (Some(formula), _) => format!("{count} × ({formula}) = {points}"),
            (None, 1) => each.to_string(),
            (None, _) => format!("{count} × {each} = {points}"),
        };
        vec![ware.title().to_owned(), sum]
    }
}

/// `(8 + 7 + 6) × 5 + 1 × 10`.
fn formula(ship: Ship) -> String {
    let Ship {
        range,
        weapons,
        shields,
        devices,
    } = ship;
    let values = format!("({range} + {weapons} + {shields}) × {PER_VALUE}");
    match devices {
        0 => values,
        _ => format!("{values} + {devices} × {PER_DEVICE}"),
    }
}

impl Sum for Price {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let points: Vec<u64> = self.items.iter().map(|item| item.points).collect();
        let rows = self.items.iter().map(|item| self.row(item));
        let total = msg::calc_price_total(texts, addends::addition(&points, self.total));
        Reckoning::new(Table::bare(rows), [total])
    }
}
