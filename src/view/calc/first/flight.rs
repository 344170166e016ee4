//! A flight over the playing field, mission by mission.

use serde::Serialize;

use crate::calc::first::flight;
use crate::calc::first::flight::{Leg, Place};
use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::solo::score::addends;

/// A flight as a program reads it. `left` is null where the Range does not last, or without one;
/// `possible` is null without one. `turned` are the facedown missions the ship reaches.
#[derive(Debug, Serialize)]
pub struct Flight {
    /// Missions in a row and in a column.
    field: (u64, u64),
    from: Place,
    range: Option<u64>,
    legs: Vec<Move>,
    total: u64,
    possible: Option<bool>,
    end: Option<Place>,
    turned: Vec<Place>,
}

/// A move to the next mission.
#[derive(Debug, Serialize)]
struct Move {
    #[serde(flatten)]
    leg: Leg,
    left: Option<u64>,
}

impl Flight {
    /// A flight over a field of this size.
    pub fn new(field: (u64, u64), flight: &flight::Flight) -> Flight {
        let left = flight.left();
        let legs = flight.legs.iter().enumerate();
        let moved = |(at, leg): (usize, &Leg)| Move {
            leg: *leg,
            left: left.get(at).copied(),
        };
        Flight {
            field,
            from: flight.from,
            range: flight.range,
            legs: legs.map(moved).collect(),
            total: flight.total(),
            possible: flight.is_possible(),
            end: flight.range.map(|_| flight.end()),
            turned: flight.turned(),
        }
    }

    fn title(&self, texts: &Texts) -> String {
        let from = self.from.to_string();
        let goal = self.legs.last().map(|last| last.leg.to.to_string());
        msg::calc_flight_of(texts, from, goal.unwrap_or_default())
    }

    fn moves(&self, texts: &Texts) -> Table {
        let mut header = vec![
            msg::calc_flight_mission(texts),
            msg::calc_flight_span(texts),
        ];
        header.extend(self.range.map(|_| msg::calc_range_left(texts)));
        let starts = std::iter::once(self.range).chain(self.legs.iter().map(|moved| moved.left));
        let rows = self.legs.iter().zip(starts).map(|(moved, before)| {
            let mut row = vec![moved.leg.to.to_string(), moved.span(texts)];
            row.extend(self.range.map(|_| moved.remaining(texts, before)));
            row
        });
        Table::open(header, rows)
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let mut told = vec![self.verdict(texts)];
        if !self.turned.is_empty() {
            let places: Vec<String> = self.turned.iter().map(Place::to_string).collect();
            told.push(msg::calc_flight_turned(
                texts,
                places.join(", "),
                places.len(),
            ));
        }
        let last = flight::last(self.field).to_string();
        told.push(msg::calc_flight_names(texts, last));
        told
    }

    fn verdict(&self, texts: &Texts) -> String {
        let spans: Vec<String> = self
            .legs
            .iter()
            .map(|moved| moved.leg.span.to_string())
            .collect();
        let together = addends::addition(&spans, self.total);
        match (self.range, self.end) {
            (Some(range), _) if self.total <= range => {
                msg::calc_flight_possible(texts, together, range, range - self.total)
            }
            (Some(range), Some(end)) => {
                msg::calc_flight_stuck(texts, end.to_string(), together, self.total - range)
            }
            _ => msg::calc_flight_needs(texts, together),
        }
    }
}

impl Move {
    fn span(&self, texts: &Texts) -> String {
        if self.leg.facedown {
            msg::calc_flight_facedown(texts, self.leg.span)
        } else {
            self.leg.span.to_string()
        }
    }

    /// `8 − 3 = 5`; a dash after a move that cannot be made.
    fn remaining(&self, texts: &Texts, before: Option<u64>) -> String {
        let span = self.leg.span;
        match (before, self.left) {
            (Some(before), Some(left)) => format!("{before} − {span} = {left}"),
            (Some(before), None) => msg::calc_range_too_far(texts, span, before),
            (None, _) => addends::NOTHING.to_owned(),
        }
    }
}

impl Sum for Flight {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut sums = Page::new();
        sums.table(self.moves(texts));
        Reckoning {
            title: self.title(texts),
            sums,
            result: self.result(texts),
            ..Reckoning::default()
        }
    }
}
