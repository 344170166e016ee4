//! Flights with the Range they take.

use serde_json::{Value, json};

use super::{Sheet, document, numbers, sum};
use crate::calc::Calculator;
use crate::calc::second::range::{Hop, MODIFIER, Route, Stop};
use crate::locale::Texts;
use crate::model::{CcgCard, RuleRecord};
use crate::view::{Screen, grid};

/// The screen.
pub fn show(
    screen: &Screen<'_>,
    ship: Option<&CcgCard>,
    route: &Route,
    rules: &[RuleRecord],
) -> String {
    let texts = screen.texts();
    let sheet = Sheet {
        title: title(texts, ship, route),
        sums: flights(screen, route),
        result: result(texts, route),
    };
    sheet.show(screen, rules)
}

fn title(texts: &Texts, ship: Option<&CcgCard>, route: &Route) -> String {
    let range = route
        .range
        .map(|range| numbers(texts, "calc-range-of", &[("range", range.into())]));
    let parts = ship.map(CcgCard::full_name).into_iter().chain(range);
    let parts: Vec<String> = parts.collect();
    match parts.is_empty() {
        true => texts.get("ccg-attribute-range"),
        false => parts.join(", "),
    }
}

fn flights(screen: &Screen<'_>, route: &Route) -> String {
    let texts = screen.texts();
    let mut header = vec![
        texts.get("calc-range-flight"),
        texts.get("calc-range-takes"),
    ];
    header.extend(route.range.map(|_| texts.get("calc-range-left")));
    let left = route.left();
    let rows = route.hops.iter().enumerate().map(|(at, hop)| {
        let flight = format!("{} → {}", route.stops[at].name, route.stops[at + 1].name);
        let mut row = vec![flight, takes(texts, hop)];
        row.extend(route.range.map(|range| {
            let before = if at == 0 {
                Some(&range)
            } else {
                left.get(at - 1)
            };
            remaining(texts, before.copied(), hop.cost(), left.get(at).copied())
        }));
        row
    });
    grid::columns(screen, &header, rows.collect())
}

/// `2 + 3 + 2 (quadrant) = 7`.
fn takes(texts: &Texts, hop: &Hop) -> String {
    if hop.copies {
        return texts.get("calc-range-copies");
    }
    let mut words = hop.spans.map(|span| span.to_string()).join(" + ");
    if hop.other_quadrant {
        let quadrant = texts.get("calc-range-quadrant");
        words.push_str(&format!(" + {MODIFIER} ({quadrant})"));
    }
    if hop.same_region {
        let region = texts.get("calc-range-region");
        words.push_str(&format!(" − {MODIFIER} ({region})"));
    }
    format!("{words} = {}", hop.cost())
}

/// `8 − 5 = 3`; nothing after a flight that cannot be made.
fn remaining(texts: &Texts, before: Option<u16>, cost: u16, left: Option<u16>) -> String {
    match (before, left) {
        (Some(before), Some(left)) => format!("{before} − {cost} = {left}"),
        (Some(before), None) => {
            let args = [("left", before.into()), ("cost", cost.into())];
            numbers(texts, "calc-range-too-far", &args)
        }
        _ => "–".to_owned(),
    }
}

fn result(texts: &Texts, route: &Route) -> Vec<String> {
    let total = route.total();
    let costs: Vec<String> = route
        .hops
        .iter()
        .map(|hop| hop.cost().to_string())
        .collect();
    let together = sum(&costs, total.into());
    let Some(range) = route.range else {
        return vec![texts.with("calc-range-needs", &[("total", together.into())])];
    };
    let first = match route.stuck() {
        None => {
            let left = u64::from(range.saturating_sub(total));
            let args = [
                ("total", together.into()),
                ("range", u64::from(range).into()),
                ("left", left.into()),
            ];
            texts.with("calc-range-possible", &args)
        }
        Some(stuck) => {
            let args = [
                ("place", route.stops[stuck.hop].name.as_str().into()),
                ("goal", route.stops[stuck.hop + 1].name.as_str().into()),
                ("left", u64::from(stuck.left).into()),
                ("short", u64::from(stuck.short).into()),
            ];
            texts.with("calc-range-stuck", &args)
        }
    };
    vec![first, texts.get("calc-range-condition")]
}

/// `{"calculator","ship","range","hops":[{"from","to","spans","quadrant","region","copies","cost",
/// "left"}],"total","possible","rules"}`. `left` is null where a flight cannot be made, `possible` and
/// `left` are null without a Range.
pub fn json(ship: Option<&CcgCard>, route: &Route, rules: &[RuleRecord]) -> String {
    let left = route.left();
    let hops = route.hops.iter().enumerate().map(|(at, hop)| {
        json!({
            "from": stop(&route.stops[at]),
            "to": stop(&route.stops[at + 1]),
            "spans": hop.spans,
            "quadrant": modifier(hop.other_quadrant),
            "region": -modifier(hop.same_region),
            "copies": hop.copies,
            "cost": hop.cost(),
            "left": left.get(at),
        })
    });
    let facts = json!({
        "ship": ship.map(|ship| &ship.id),
        "range": route.range,
        "hops": hops.collect::<Vec<Value>>(),
        "total": route.total(),
        "possible": route.range.map(|_| route.stuck().is_none()),
    });
    document(Calculator::Range, facts, rules)
}

fn modifier(applies: bool) -> i32 {
    if applies { MODIFIER.into() } else { 0 }
}

fn stop(stop: &Stop) -> Value {
    json!({
        "name": stop.name,
        "card": stop.card,
        "span": stop.span,
        "quadrant": stop.quadrant,
        "regions": stop.regions,
    })
}
