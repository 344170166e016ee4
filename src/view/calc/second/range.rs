//! Flights with the Range they take.

use serde::Serialize;

use super::printed::Printed;
use crate::calc::second::modifier::Change;
use crate::calc::second::range::{Hop, MODIFIER, Route, Stop};
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, EntryId};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::kit::sums::changed;
use crate::view::solo::score::addends;

/// A route as a program reads it. `left` is null where a flight cannot be made; `possible` and `left`
/// are null without a Range.
#[derive(Debug, Serialize)]
pub struct Range {
    ship: Option<EntryId>,
    range: Option<u16>,
    hops: Vec<Flight>,
    total: u16,
    possible: Option<bool>,
    #[serde(flatten)]
    reach: Option<Change>,
    #[serde(flatten)]
    printed: Printed,
    #[serde(skip)]
    ship_name: Option<String>,
    #[serde(skip)]
    route: Route,
}

/// A flight of a route.
#[derive(Debug, Serialize)]
struct Flight {
    from: Stop,
    to: Stop,
    spans: [u16; 2],
    /// What it takes on top for another quadrant.
    quadrant: i32,
    /// What it takes less inside a region, below zero.
    region: i32,
    /// A mission lifts what another quadrant takes; left out otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    passage: bool,
    copies: bool,
    cost: u16,
    left: Option<u16>,
}

impl Range {
    /// A route, and the ship that flies it.
    pub fn new(ship: Option<&CcgCard>, route: Route, printed: Printed) -> Range {
        let left = route.left();
        let hops = route.hops.iter().enumerate();
        let flight = |(at, hop): (usize, &Hop)| Flight {
            from: route.stops[at].clone(),
            to: route.stops[at + 1].clone(),
            spans: hop.spans,
            quadrant: hop.more().into(),
            passage: hop.passage,
            region: if hop.same_region {
                -i32::from(MODIFIER)
            } else {
                0
            },
            copies: hop.copies,
            cost: hop.cost(),
            left: left.get(at).copied(),
        };
        Range {
            ship: ship.map(|ship| ship.id.clone()),
            range: route.range,
            hops: hops.map(flight).collect(),
            total: route.total(),
            possible: route.range.map(|_| route.stuck().is_none()),
            reach: route.reach,
            printed,
            ship_name: ship.map(CcgCard::full_name),
            route,
        }
    }

    /// The ship and its Range, if they are known.
    fn title(&self, texts: &Texts) -> String {
        let range = self.range.map(|range| match self.reach {
            Some(change) => msg::calc_range_of(texts, changed(change.printed, change.modifier)),
            None => msg::calc_range_of(texts, range),
        });
        let parts: Vec<String> = self.ship_name.clone().into_iter().chain(range).collect();
        parts.join(", ")
    }

    fn flights(&self, texts: &Texts) -> Table {
        let mut header = vec![msg::calc_range_flight(texts), msg::calc_range_takes(texts)];
        header.extend(self.range.map(|_| msg::calc_range_left(texts)));
        let starts = std::iter::once(self.range).chain(self.hops.iter().map(|hop| hop.left));
        let rows = self.hops.iter().zip(starts).map(|(flight, before)| {
            let way = format!("{} → {}", flight.from.name, flight.to.name);
            let mut row = vec![way, takes(texts, flight)];
            row.extend(self.range.map(|_| remaining(texts, before, flight)));
            row
        });
        Table::open(header, rows)
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let costs: Vec<String> = self.hops.iter().map(|hop| hop.cost.to_string()).collect();
        let together = addends::addition(&costs, self.total);
        let Some(range) = self.range else {
            return vec![msg::calc_range_needs(texts, together)];
        };
        let first = match self.route.stuck() {
            None => {
                let left = range.saturating_sub(self.total);
                msg::calc_range_possible(texts, together, range, left)
            }
            Some(stuck) => {
                let flight = &self.hops[stuck.hop];
                let (from, to) = (&flight.from.name, &flight.to.name);
                msg::calc_range_stuck(texts, from, stuck.left, stuck.short, to)
            }
        };
        vec![first, msg::calc_range_condition(texts)]
    }

    /// What the sum takes for granted: that missions of uncertain region have none.
    fn doubts(&self, texts: &Texts) -> Vec<String> {
        let unsure = self
            .route
            .stops
            .iter()
            .filter(|stop| stop.has_unsure_region);
        let mut names: Vec<&str> = unsure.map(|stop| stop.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let doubt = |name| msg::calc_range_unsure_region(texts, name, MODIFIER);
        names.into_iter().map(doubt).collect()
    }
}

impl Sum for Range {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut sums = Page::new();
        sums.table(self.flights(texts));
        let reckoning = Reckoning {
            title: self.title(texts),
            sums,
            result: [self.result(texts), self.doubts(texts)].concat(),
            ..Reckoning::default()
        };
        self.printed.add_to(texts, reckoning)
    }
}

/// `2 + 3 + 2 (quadrant) = 7`.
fn takes(texts: &Texts, flight: &Flight) -> String {
    if flight.copies {
        return msg::calc_range_copies(texts);
    }
    let mut words = flight.spans.map(|span| span.to_string()).join(" + ");
    if flight.quadrant != 0 {
        let quadrant = msg::calc_range_quadrant(texts);
        words.push_str(&format!(" + {MODIFIER} ({quadrant})"));
    }
    if flight.passage {
        let passage = msg::calc_range_passage(texts);
        words.push_str(&format!(" + 0 ({passage})"));
    }
    if flight.region != 0 {
        let region = msg::calc_range_region(texts);
        words.push_str(&format!(" − {MODIFIER} ({region})"));
    }
    format!("{words} = {}", flight.cost)
}

/// `8 − 5 = 3`; nothing after a flight that cannot be made.
fn remaining(texts: &Texts, before: Option<u16>, flight: &Flight) -> String {
    match (before, flight.left) {
        (Some(before), Some(left)) => format!("{before} − {} = {left}", flight.cost),
        (Some(before), None) => msg::calc_range_too_far(texts, flight.cost, before),
        (None, _) => "–".to_owned(),
    }
}
