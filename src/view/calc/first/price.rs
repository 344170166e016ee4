//! The screen of a purchase.

use serde_json::json;

use crate::calc::first::price::{Item, PER_DEVICE, PER_VALUE, Ship, Ware, total};
use crate::view::calc::{Basis, Sheet, title};
use crate::view::{Screen, grid, sums};

/// Each line with its sum, then the total.
pub fn show(screen: &Screen<'_>, items: &[Item], ship: Option<Ship>, basis: &Basis) -> String {
    let rows = items.iter().map(|item| {
        let name = item.ware.names().first().copied().unwrap_or_default();
        vec![name.to_owned(), line(*item, ship)]
    });
    let points: Vec<u64> = items.iter().map(|item| item.points()).collect();
    let words = [("points", sums::addition(&points, total(items)).into())];
    let sheet = Sheet {
        title: title(screen, basis),
        sums: grid::columns(screen, &[], rows.collect()),
        result: vec![screen.texts().with("calc-price-total", &words)],
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

fn line(item: Item, ship: Option<Ship>) -> String {
    let Item { count, each, .. } = item;
    let formula = ship.filter(|_| item.ware == Ware::Ship).map(formula);
    match (formula, count) {
        (Some(formula), 1) => format!("{formula} = {each}"),
        (Some(formula), _) => format!("{count} × ({formula}) = {}", item.points()),
        (None, 1) => each.to_string(),
        (None, _) => format!("{count} × {each} = {}", item.points()),
    }
}

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

/// `{"calculator", "items": [{"ware", "count", "each", "points"}], "ship": {...} or
/// null, "total", "rules"}`.
pub fn json(items: &[Item], ship: Option<Ship>, basis: &Basis) -> String {
    let rows = items.iter().map(|item| {
        json!({
            "ware": item.ware, "count": item.count, "each": item.each, "points": item.points()
        })
    });
    let ship = ship.map(|ship| {
        json!({
            "range": ship.range, "weapons": ship.weapons, "shields": ship.shields,
            "devices": ship.devices
        })
    });
    let items_json: Vec<_> = rows.collect();
    basis.document(json!({ "items": items_json, "ship": ship, "total": total(items) }))
}
