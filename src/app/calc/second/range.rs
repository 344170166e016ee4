//! `tricorder calc range`: how much Range flights take ("Benutzen der Reichweite", "Glossary, moving a ship").

use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use super::cards::{MISSION, SHIP, ambiguous_card, find_card, find_cards};
use super::modifiers::NumberChange;
use super::printed_values::PrintedValues;
use crate::CommandAnswer;
use crate::argument_kinds::CardWords;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::numbers::{MODIFIERS, is_number, parse_number};
use crate::options::Numbers;
use crate::session::Session;
use catalog::search::query::fields;
use model::text::key;
use model::{CcgCard, EntryId, Fact, Figure, Quadrant, SpanExemption};
use page::PageTable;
use page::locale::{Texts, msg};
use view::error::{CalcError, Error};
use view::kit::numbers::{addition, changed};

/// What a flight to another quadrant takes on top, and what one inside a region takes less.
const MODIFIER: u16 = 2;
/// Spans that may be typed.
const SPANS: RangeInclusive<u16> = 0..=20;
/// Ranges that may be typed.
const RANGES: RangeInclusive<u16> = 0..=99;

/// A mission as a place to fly from or to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct FlightStop {
    /// What it is called, or the span that was typed.
    name: String,
    /// The mission; `None` if only its numbers are known.
    card: Option<EntryId>,
    span: u16,
    /// `None` if it is not known; then it never differs from another.
    quadrant: Option<Quadrant>,
    regions: Vec<String>,
    /// Where flights between it and others take nothing on top for another quadrant.
    #[serde(skip)]
    passage: Option<SpanExemption>,
    /// Sources differ on whether the card names a region.
    #[serde(skip)]
    has_unsure_region: bool,
}

impl FlightStop {
    /// A mission by its card; `None` if it has no span as a number.
    fn from_card(card: &CcgCard) -> Option<FlightStop> {
        let span = card.span.as_ref().and_then(Figure::number)?;
        let regions = card.keywords.iter().filter(|word| word.name == "Region");
        Some(FlightStop {
            name: card.full_name(),
            card: Some(card.id.clone()),
            span: u16::try_from(span).ok()?,
            quadrant: card.quadrant,
            regions: regions.filter_map(|word| word.value.clone()).collect(),
            passage: card.passage.clone(),
            has_unsure_region: card.unsure.contains(&Fact::Region),
        })
    }

    /// Whether a flight from or to it takes the same as from or to another.
    fn is_like(&self, other: &FlightStop) -> bool {
        let place = |stop: &FlightStop| (stop.span, stop.quadrant, stop.regions.clone());
        place(self) == place(other) && self.passage == other.passage
    }

    fn shares_region(&self, other: &FlightStop) -> bool {
        let known = |region: &String| other.regions.iter().any(|its| key(its) == key(region));
        self.regions.iter().any(known)
    }

    /// Whether its text makes another mission as near as one of its own quadrant.
    fn leads_to(&self, other: &FlightStop) -> bool {
        match &self.passage {
            None => false,
            Some(SpanExemption::Quadrant(quadrant)) => other.quadrant == Some(*quadrant),
            Some(SpanExemption::OutsideQuadrant(quadrant)) => other.quadrant.is_some_and(|its| its != *quadrant),
            Some(SpanExemption::Region(region)) => other.regions.iter().any(|its| key(its) == key(region)),
        }
    }
}

/// A flight from one mission to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct FlightHop {
    from: FlightStop,
    to: FlightStop,
    /// Of the mission left and of the one flown to.
    spans: [u16; 2],
    /// What it takes on top: 2 to another quadrant, unless a mission lifts that.
    quadrant: u16,
    /// What it takes less inside a region, below zero.
    region: i32,
    /// One of the missions lifts what another quadrant takes on top; left out otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    passage: bool,
    /// Both are copies of one mission: they count as one card.
    copies: bool,
    /// The Range it takes: both spans, 2 more to another quadrant, 2 less inside a region, never below
    /// 0 ("Glossary, modifiers"); between copies of one mission nothing.
    cost: u16,
    /// The Range left behind it; `None` if it cannot be made, or without a Range.
    left: Option<u16>,
}

impl FlightHop {
    /// The flight between two missions, made with so much Range.
    fn new(from: &FlightStop, to: &FlightStop, range: Option<u16>) -> FlightHop {
        let quadrants = from.quadrant.zip(to.quadrant);
        let is_elsewhere = quadrants.is_some_and(|(from, to)| from != to);
        let passage = is_elsewhere && (from.leads_to(to) || to.leads_to(from));
        let quadrant = if is_elsewhere && !passage { MODIFIER } else { 0 };
        let less = if from.shares_region(to) { MODIFIER } else { 0 };
        let copies = from.card.is_some() && from.card == to.card;
        let spans = from.span.saturating_add(to.span);
        let cost = if copies { 0 } else { spans.saturating_add(quadrant).saturating_sub(less) };
        FlightHop {
            from: from.clone(),
            to: to.clone(),
            spans: [from.span, to.span],
            quadrant,
            region: -i32::from(less),
            passage,
            copies,
            cost,
            left: range.and_then(|range| range.checked_sub(cost)),
        }
    }

    /// `2 + 3 + 2 (quadrant) = 7`.
    fn cost_cell(&self, texts: &Texts) -> String {
        if self.copies {
            return msg::calc_range_copies(texts);
        }
        let mut words = self.spans.map(|span| span.to_string()).join(" + ");
        if self.quadrant != 0 {
            let quadrant = msg::calc_range_quadrant(texts);
            words.push_str(&format!(" + {MODIFIER} ({quadrant})"));
        }
        if self.passage {
            let passage = msg::calc_range_passage(texts);
            words.push_str(&format!(" + 0 ({passage})"));
        }
        if self.region != 0 {
            let region = msg::calc_range_region(texts);
            words.push_str(&format!(" − {MODIFIER} ({region})"));
        }
        format!("{words} = {}", self.cost)
    }

    /// `8 − 5 = 3`; nothing after a flight that cannot be made.
    fn left_cell(&self, texts: &Texts, before: Option<u16>) -> String {
        match (before, self.left) {
            (Some(before), Some(left)) => format!("{before} − {} = {left}", self.cost),
            (Some(before), None) => msg::calc_range_too_far(texts, self.cost, before),
            (None, _) => "–".to_owned(),
        }
    }
}

/// Flights of one turn, one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct FlightRoute {
    /// Range of the ship at the start; `None` if only the cost is asked for.
    range: Option<u16>,
    /// How that Range came about, if modifiers changed it.
    #[serde(flatten)]
    change: Option<NumberChange>,
    /// Between each stop and the next. A flight that takes exactly what is left can be made (ruling 209 of the entry
    /// on Range).
    hops: Vec<FlightHop>,
    /// The Range all flights take together.
    total: u16,
    /// Whether all of them can be made, if there is a Range.
    possible: Option<bool>,
}

/// A flight that cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct StuckHop {
    /// The hop, from 0.
    hop: usize,
    /// The Range that is left before it.
    left: u16,
    /// How much Range it lacks.
    short: u16,
}

impl FlightRoute {
    /// A route from the first stop to the last, with a Range that a modifier may change.
    fn new(stops: &[FlightStop], range: Option<u16>, modifier: i32) -> FlightRoute {
        let changed = range.filter(|_| modifier != 0);
        let change = changed.map(|range| NumberChange::add(None, range.into(), modifier));
        let range = change.map_or(range, |change| Some(u16::try_from(change.result()).unwrap_or(u16::MAX)));
        let mut left = range;
        let hop = |pair: &[FlightStop]| {
            let hop = FlightHop::new(&pair[0], &pair[1], left);
            left = hop.left;
            hop
        };
        let hops: Vec<FlightHop> = stops.windows(2).map(hop).collect();
        FlightRoute {
            range,
            change,
            total: hops.iter().map(|hop| hop.cost).fold(0, u16::saturating_add),
            possible: range.map(|_| hops.iter().all(|hop| hop.left.is_some())),
            hops,
        }
    }

    /// Numbers of the rulings that bear on the answer: whether all the Range that is left may be used.
    fn rulings(&self) -> &'static [u16] {
        if self.hops.iter().any(|hop| hop.left == Some(0) && hop.cost > 0) { &[209] } else { &[] }
    }

    /// Each flight with the Range left before it.
    fn hops_with_range(&self) -> impl Iterator<Item = (&FlightHop, Option<u16>)> {
        let starts = std::iter::once(self.range).chain(self.hops.iter().map(|hop| hop.left));
        self.hops.iter().zip(starts)
    }

    /// The first flight that cannot be made.
    fn stuck(&self) -> Option<StuckHop> {
        let mut hops = self.hops_with_range().enumerate();
        let (at, (hop, before)) = hops.find(|(_, (hop, _))| hop.left.is_none())?;
        let left = before?;
        Some(StuckHop { hop: at, left, short: hop.cost.saturating_sub(left) })
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
            .col(msg::calc_range_takes(texts), |(hop, _)| hop.cost_cell(texts))
            .col_if(has_range, msg::calc_range_left(texts), |(hop, before)| hop.left_cell(texts, *before))
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
        let doubt = |name| msg::calc_range_unsure_region(texts, name, MODIFIER);
        names.into_iter().map(doubt).collect()
    }
}

impl Calculation for RangeReport {
    fn report(&self, texts: &Texts) -> Report {
        let result = [self.result(texts), self.doubts(texts)].concat();
        let report = Report::new(self.table(texts), result).with_title(self.title(texts));
        self.printed.add_to(texts, report)
    }
}

#[derive(Debug, Args)]
pub struct RangeArgs {
    #[arg(allow_negative_numbers = true)]
    stops: Vec<CardWords>,
    #[arg(long)]
    ship: Option<CardWords>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(RANGES))]
    range: Option<u16>,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    modifier: i32,
}

impl RangeArgs {
    pub(crate) fn run(self, session: &Session<'_>) -> Result<CommandAnswer, Error> {
        if self.stops.len() < 2 {
            return Err(CalcError::RangeStops.into());
        }
        let ship = self.ship.as_ref().map(|name| find_card(session, name, SHIP)).transpose()?;
        let (stops, missions) = self.read_stops(session)?;
        let printed = ship.as_ref().map(|ship| u16::try_from(ship.attribute(0)).unwrap_or(u16::MAX));
        let range = self.range.or(printed);
        if self.modifier != 0 && range.is_none() {
            return Err(CalcError::RangeModifier.into());
        }
        let report = RangeReport {
            printed: PrintedValues::new(Calculator::Range, ship.iter().chain(&missions)),
            ship_name: ship.as_ref().map(CcgCard::full_name),
            ship: ship.map(|ship| ship.id),
            route: FlightRoute::new(&stops, range, self.modifier),
        };
        let basis = RuleBasis::load(session, Calculator::Range)?;
        basis.with_rulings(report.route.rulings()).answer(session, report)
    }

    /// The stops, and the missions among them by their cards.
    fn read_stops(&self, session: &Session<'_>) -> Result<(Vec<FlightStop>, Vec<CcgCard>), Error> {
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
fn find_mission(session: &Session<'_>, name: &str) -> Result<(FlightStop, Vec<CcgCard>), Error> {
    let meant = find_cards(session, name, MISSION)?;
    let stops: Vec<FlightStop> = meant.iter().filter_map(FlightStop::from_card).collect();
    let Some(first) = stops.first().filter(|_| stops.len() == meant.len()) else {
        let name = name.to_owned();
        return Err(CalcError::NoSpan { name }.into());
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
fn parse_numbers(typed: &str) -> Result<Option<FlightStop>, Error> {
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

fn parse_quadrant(typed: &str) -> Result<Quadrant, CalcError> {
    let terms = fields::QUADRANT.terms(typed);
    let known = terms.iter().find_map(|term| Quadrant::from_code(term));
    known.ok_or_else(|| {
        let codes = Quadrant::ALL.iter().map(|quadrant| quadrant.code());
        CalcError::UnknownQuadrant { value: typed.to_owned(), allowed: codes.map(str::to_owned).collect() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn stop(span: u16, quadrant: Option<Quadrant>, region: &str) -> FlightStop {
        FlightStop {
            name: span.to_string(),
            card: None,
            span,
            quadrant,
            regions: [region].map(str::to_owned).into(),
            passage: None,
            has_unsure_region: false,
        }
    }

    fn cost(from: &FlightStop, to: &FlightStop) -> u16 {
        FlightHop::new(from, to, None).cost
    }

    /// The Range left after each flight, as long as they can be made.
    fn left(route: &FlightRoute) -> Vec<u16> {
        route.hops.iter().map_while(|hop| hop.left).collect()
    }

    fn plain(span: u16) -> FlightStop {
        let quadrant = Some(Quadrant::Alpha);
        FlightStop { regions: Vec::new(), has_unsure_region: false, ..stop(span, quadrant, "") }
    }

    /// "Benutzen der Reichweite": Earth (span 2) to Intercept Renegade (span 3) takes 5; the USS Galaxy
    /// (Range 8) has 3 left, enough for one span of 3, but not for that of a next mission too.
    #[test]
    fn the_galaxy_flies_to_intercept_renegade() {
        let route = FlightRoute::new(&[plain(2), plain(3), plain(1)], Some(8), 0);
        assert_eq!(route.hops[0].cost, 5);
        assert_eq!(left(&route), [3]);
        let stuck = StuckHop { hop: 1, left: 3, short: 1 };
        assert_eq!(route.stuck(), Some(stuck));
    }

    #[test]
    fn modifiers_change_the_range_down_to_zero() {
        let range = |modifier| FlightRoute::new(&[plain(2), plain(3)], Some(8), modifier).range;
        assert_eq!((range(-3), range(-9), range(2)), (Some(5), Some(0), Some(10)));
        let open = FlightRoute::new(&[plain(2), plain(3)], None, 2);
        assert_eq!((open.range, open.change), (None, None));
    }

    #[test]
    fn what_is_left_may_be_used_up() {
        let route = FlightRoute::new(&[plain(2), plain(3), plain(0)], Some(8), 0);
        assert_eq!((left(&route), route.stuck()), (vec![3, 0], None));
    }

    #[test]
    fn quadrants_and_regions_count_two() {
        let gamma = stop(3, Some(Quadrant::Gamma), "Wormhole");
        assert_eq!(cost(&plain(2), &gamma), 7);
        let near = stop(1, Some(Quadrant::Gamma), "wormhole");
        assert_eq!(cost(&near, &gamma), 2);
        let both = stop(1, Some(Quadrant::Alpha), "Wormhole");
        assert_eq!(cost(&both, &gamma), 4);
        let nothing = stop(0, None, "Wormhole");
        assert_eq!(cost(&nothing, &nothing), 0);
    }

    /// Mouth of the Wormhole (span 1) to a Gamma mission of span 2 takes 3, not 5, in both directions.
    #[test]
    fn a_passage_lifts_what_another_quadrant_takes() {
        let passage = |passage| FlightStop { passage: Some(passage), ..plain(1) };
        let gamma = stop(2, Some(Quadrant::Gamma), "Inner Ring");
        for open in [
            SpanExemption::Quadrant(Quadrant::Gamma),
            SpanExemption::OutsideQuadrant(Quadrant::Alpha),
            SpanExemption::Region("inner ring".to_owned()),
        ] {
            let mouth = passage(open);
            assert_eq!((cost(&mouth, &gamma), cost(&gamma, &mouth)), (3, 3));
        }
        let delta = passage(SpanExemption::Quadrant(Quadrant::Delta));
        assert_eq!(cost(&delta, &gamma), 5);
        let mouth = passage(SpanExemption::Quadrant(Quadrant::Gamma));
        assert_eq!((cost(&mouth, &plain(2)), cost(&plain(2), &gamma)), (3, 6));
    }

    #[test]
    fn an_unknown_quadrant_never_differs() {
        let unknown = stop(3, None, "");
        assert_eq!(cost(&unknown, &plain(2)), 5);
    }

    /// "Glossary, moving a ship": between copies even a ship with Range 0 moves.
    #[test]
    fn copies_count_as_one_card() {
        let card = EntryId::try_from("2e/card/earth".to_owned()).ok();
        let earth = FlightStop { card, ..plain(2) };
        let route = FlightRoute::new(&[earth.clone(), earth], Some(0), 0);
        assert_eq!((left(&route), route.stuck()), (vec![0], None));
    }

    fn stops() -> impl Strategy<Value = Vec<FlightStop>> {
        let quadrant =
            proptest::option::of(prop_oneof![Just(Quadrant::Alpha), Just(Quadrant::Gamma), Just(Quadrant::Delta)]);
        let stop = (SPANS, quadrant, "[ab]").prop_map(|(span, quadrant, region)| stop(span, quadrant, &region));
        proptest::collection::vec(stop, 2..6)
    }

    proptest! {
        #[test]
        fn there_and_back_take_the_same(stops in stops()) {
            for pair in stops.windows(2) {
                let there = cost(&pair[0], &pair[1]);
                prop_assert_eq!(there, cost(&pair[1], &pair[0]));
            }
        }

        #[test]
        fn what_is_used_and_left_is_the_range(stops in stops(), range in RANGES) {
            let route = FlightRoute::new(&stops, Some(range), 0);
            let left = left(&route);
            let used: u16 = route.hops[..left.len()].iter().map(|hop| hop.cost).sum();
            prop_assert_eq!(used + left.last().copied().unwrap_or(range), range);
            prop_assert_eq!(route.stuck().is_none(), route.total <= range);
            prop_assert_eq!(route.stuck().is_none(), left.len() == route.hops.len());
        }
    }

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
