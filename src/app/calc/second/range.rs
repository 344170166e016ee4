//! `tricorder calc range`: how much Range flights take ("Benutzen der Reichweite", "Glossary, moving a ship").

use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{CardWords, Needed};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::numbers::{MODIFIERS, is_number, parse_number};
use crate::calc::second::cards::{MISSION, SHIP, ambiguous_card, find_card, find_cards};
use crate::calc::second::printed_values::PrintedValues;
use crate::calc::second::route::FlightRoute;
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use catalog::search::query::fields;
use deck::{FLIGHT_MODIFIER, FlightHop, FlightStop};
use model::{CcgCard, EntryId, Quadrant};
use page::PageTable;
use page::locale::{Fact, Texts, msg, say};
use words::Problem;
use words::numbers::{addition, changed};

/// Spans that may be typed.
const SPANS: RangeInclusive<u16> = 0..=20;
/// Ranges that may be typed.
const RANGES: RangeInclusive<u16> = 0..=99;

/// `2 + 3 + 2 (quadrant) = 7`.
fn cost_cell(texts: &Texts, hop: &FlightHop) -> String {
    if hop.copies {
        return msg::calc_range_copies(texts);
    }
    let mut words = hop.spans.map(|span| span.to_string()).join(" + ");
    if hop.quadrant != 0 {
        let quadrant = msg::calc_range_quadrant(texts);
        words.push_str(&format!(" + {FLIGHT_MODIFIER} ({quadrant})"));
    }
    if hop.passage {
        let passage = msg::calc_range_passage(texts);
        words.push_str(&format!(" + 0 ({passage})"));
    }
    if hop.region != 0 {
        let region = msg::calc_range_region(texts);
        words.push_str(&format!(" − {FLIGHT_MODIFIER} ({region})"));
    }
    format!("{words} = {}", hop.cost)
}

/// `8 − 5 = 3`; nothing after a flight that cannot be made.
fn left_cell(texts: &Texts, hop: &FlightHop, before: Option<u16>) -> String {
    match (before, hop.left) {
        (Some(before), Some(left)) => format!("{before} − {} = {left}", hop.cost),
        (Some(before), None) => msg::calc_range_too_far(texts, hop.cost, before),
        (None, _) => "–".to_owned(),
    }
}

/// A route as a program reads it. `left` is null where a flight cannot be made; `possible` and `left`
/// are null without a Range.
#[derive(Debug, Serialize)]
struct RangeReport {
    ship: Option<EntryId>,
    #[serde(flatten)]
    route: FlightRoute,
    #[serde(flatten)]
    printed: PrintedValues,
    #[serde(skip)]
    ship_name: Option<String>,
}

impl RangeReport {
    /// The ship and its Range, if they are known.
    fn title(&self, texts: &Texts) -> String {
        let range = self.route.range.map(|range| match self.route.change {
            Some(change) => msg::calc_range_of(texts, changed(change.printed, change.modifier)),
            None => msg::calc_range_of(texts, range),
        });
        let parts: Vec<String> = self.ship_name.clone().into_iter().chain(range).collect();
        parts.join(", ")
    }

    fn table(&self, texts: &Texts) -> PageTable {
        let has_range = self.route.range.is_some();
        PageTable::of(self.route.hops_with_range())
            .col(msg::calc_range_flight(texts), |(hop, _)| format!("{} → {}", hop.from.name, hop.to.name))
            .col(msg::calc_range_takes(texts), |(hop, _)| cost_cell(texts, hop))
            .col_if(has_range, msg::calc_range_left(texts), |(hop, before)| left_cell(texts, hop, *before))
            .open()
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let FlightRoute { hops, total, .. } = &self.route;
        let costs: Vec<u16> = hops.iter().map(|hop| hop.cost).collect();
        let together = addition(&costs, total);
        let Some(range) = self.route.range else {
            return vec![msg::calc_range_needs(texts, together)];
        };
        let first = match self.route.stuck() {
            None => {
                let left = range.saturating_sub(*total);
                msg::calc_range_possible(texts, together, range, left)
            }
            Some(stuck) => {
                let FlightHop { from, to, .. } = &hops[stuck.hop];
                msg::calc_range_stuck(texts, &from.name, stuck.left, stuck.short, &to.name)
            }
        };
        vec![first, msg::calc_range_condition(texts)]
    }

    /// What the sum takes for granted: that missions of uncertain region have none.
    fn doubts(&self, texts: &Texts) -> Vec<String> {
        let stops = self.route.hops.iter().flat_map(|hop| [&hop.from, &hop.to]);
        let unsure = stops.filter(|stop| stop.has_unsure_region);
        let mut names: Vec<&str> = unsure.map(|stop| stop.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let doubt = |name| msg::calc_range_unsure_region(texts, name, FLIGHT_MODIFIER);
        names.into_iter().map(doubt).collect()
    }
}

impl Calculation for RangeReport {
    fn report(&self, texts: &Texts) -> Report {
        let result = [self.result(texts), self.doubts(texts)].concat();
        let report = Report::new(self.table(texts), result).with_title(self.title(texts));
        let judged = match self.route.range {
            Some(_) => report.judged(texts, self.route.stuck().is_none().into(), &[]),
            None => report,
        };
        self.printed.add_to(texts, judged)
    }
}

#[derive(Debug, Args)]
pub struct RangeArgs {
    #[arg(allow_negative_numbers = true, add = Needed(&[]))]
    stops: Vec<CardWords>,
    #[arg(long)]
    ship: Option<CardWords>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(RANGES))]
    range: Option<u16>,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    modifier: i32,
}

impl RunCommand for RangeArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        if self.stops.len() < 2 {
            return Err(Problem::misuse(say::err_calc_range_stops()).hint(say::hint_calc_range_stops()));
        }
        let ship = self.ship.as_ref().map(|name| find_card(session, name, SHIP)).transpose()?;
        let (stops, missions) = self.read_stops(session)?;
        let printed = ship.as_ref().map(|ship| u16::try_from(ship.attribute(0)).unwrap_or(u16::MAX));
        let range = self.range.or(printed);
        if self.modifier != 0 && range.is_none() {
            return Err(Problem::misuse(say::err_calc_range_modifier()).hint(say::hint_calc_range_modifier()));
        }
        let report = RangeReport {
            printed: PrintedValues::new(Calculator::Range, ship.iter().chain(&missions)),
            ship_name: ship.as_ref().map(CcgCard::full_name),
            ship: ship.map(|ship| ship.id),
            route: FlightRoute::new(&stops, range, self.modifier),
        };
        let basis = RuleBasis::load(session, Calculator::Range)?;
        Ok(basis.with_rulings(report.route.rulings()).answer(report))
    }
}

impl RangeArgs {
    /// The stops, and the missions among them by their cards.
    fn read_stops(&self, session: &Session<'_>) -> Result<(Vec<FlightStop>, Vec<CcgCard>), Problem> {
        let mut route: Vec<FlightStop> = Vec::new();
        let mut missions: Vec<CcgCard> = Vec::new();
        let mut before: Vec<CcgCard> = Vec::new();
        for typed in &self.stops {
            let (stop, meant) = match parse_numbers(typed)? {
                Some(stop) => (stop, Vec::new()),
                None => find_mission(session, typed)?,
            };
            // Whether these are copies of one mission, a name for several cannot say.
            let unsure = meant.len() > 1 || before.len() > 1;
            if unsure && meant.iter().any(|card| before.contains(card)) {
                return Err(ambiguous_card(typed, &meant));
            }
            route.push(stop);
            missions.extend(meant.iter().cloned());
            before = meant;
        }
        Ok((route, missions))
    }
}

/// A mission by its name, and all that the name may mean: as long as they lie alike it does not matter
/// which.
fn find_mission(session: &Session<'_>, name: &str) -> Result<(FlightStop, Vec<CcgCard>), Problem> {
    let meant = find_cards(session, name, MISSION)?;
    let stops: Vec<FlightStop> = meant.iter().filter_map(FlightStop::from_card).collect();
    let Some(first) = stops.first().filter(|_| stops.len() == meant.len()) else {
        return Err(Problem::misuse(say::err_calc_no_span(name)).hint(say::hint_calc_no_span()));
    };
    if !stops.iter().all(|stop| stop.is_like(first)) {
        return Err(ambiguous_card(name, &meant));
    }
    let mut stop = first.clone();
    if let [first, _, ..] = &meant[..] {
        stop.name.clone_from(&first.title);
        stop.card = None;
    }
    Ok((stop, meant))
}

/// A mission by its numbers: `3`, `3@gamma`, `3@alpha/Neutral Zone`, `3/Neutral Zone`.
fn parse_numbers(typed: &str) -> Result<Option<FlightStop>, Problem> {
    let (place, region) = match typed.split_once('/') {
        Some((place, region)) => (place, Some(region.trim())),
        None => (typed, None),
    };
    let (span, quadrant) = match place.split_once('@') {
        Some((span, quadrant)) => (span, Some(quadrant.trim())),
        None => (place, None),
    };
    if !is_number(span) {
        return Ok(None);
    }
    Ok(Some(FlightStop {
        name: typed.trim().to_owned(),
        card: None,
        span: parse_number("span", span, SPANS)?,
        quadrant: quadrant.map(parse_quadrant).transpose()?,
        regions: region.into_iter().map(str::to_owned).collect(),
        passage: None,
        has_unsure_region: false,
    }))
}

fn parse_quadrant(typed: &str) -> Result<Quadrant, Problem> {
    let terms = fields::QUADRANT.terms(typed);
    let known = terms.iter().find_map(|term| Quadrant::from_code(term));
    known.ok_or_else(|| {
        let codes = Quadrant::ALL.iter().map(|quadrant| quadrant.code());
        Problem::missing(say::err_calc_quadrant(typed)).hint(say::hint_calc_quadrant(Fact::names(codes)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn numbers_may_have_quadrant_and_region() {
        let read = |typed: &str| parse_numbers(typed).ok().flatten();
        let stop = read("3@Spiegel/Neutral Zone").expect("a stop");
        assert_eq!((stop.span, stop.quadrant), (3, Some(Quadrant::Mirror)));
        assert_eq!(stop.regions, ["Neutral Zone"]);
        assert_eq!(read("2").map(|stop| stop.quadrant), Some(None));
        assert_eq!(read("Earth"), None);
        for wrong in ["-3", "21", "3@beta", "2.5"] {
            assert!(parse_numbers(wrong).is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,20}") {
            let _ = parse_numbers(&typed);
        }
    }
}
