//! `tricorder calc range`: how far a ship gets.

use clap::Args;

use super::cards;
use super::cards::{MISSION, SHIP};
use crate::calc::Calculator;
use crate::calc::second::modifier::MODIFIERS;
use crate::calc::second::range::{RANGES, Route, SPANS, Stop};
use crate::cli::Answer;
use crate::cli::argument_kinds::CardWords;
use crate::cli::calc::{basis, number};
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::{CcgCard, Quadrant};
use crate::search::query::fields;
use crate::view::calc;
use crate::view::calc::second::printed::Printed;
use crate::view::calc::second::range as view;

#[derive(Debug, Args)]
pub struct Range {
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

impl Range {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.stops.len() < 2 {
            return Err(CalcError::RangeStops.into());
        }
        let named = self.ship.as_ref();
        let ship = named
            .map(|name| cards::one(session, name, SHIP))
            .transpose()?;
        let (stops, missions) = self.route(session)?;
        let route = self.modified(Route::new(stops, self.range(ship.as_ref())))?;
        let printed = Printed::of(Calculator::Range, ship.iter().chain(&missions));
        let basis = basis::of(session, Calculator::Range)?.with_rulings(route.rulings());
        session.show(&calc::Answer::new(
            basis,
            view::Range::new(ship.as_ref(), route, printed),
        ))
    }

    /// The Range typed, else that of the ship.
    fn range(&self, ship: Option<&CcgCard>) -> Option<u16> {
        let printed = ship.map(|ship| u16::try_from(ship.attribute(0)).unwrap_or(u16::MAX));
        self.range.or(printed)
    }

    /// The same route with the modifier of the Range, if there is one.
    fn modified(&self, route: Route) -> Result<Route, Error> {
        match (self.modifier, route.range) {
            (0, _) => Ok(route),
            (_, None) => Err(CalcError::RangeModifier.into()),
            (modifier, Some(_)) => Ok(route.with_modifier(modifier)),
        }
    }

    /// The stops, and the missions among them by their cards.
    fn route(&self, session: &Session<'_>) -> Result<(Vec<Stop>, Vec<CcgCard>), Error> {
        let mut route: Vec<Stop> = Vec::new();
        let mut missions: Vec<CcgCard> = Vec::new();
        let mut before: Vec<CcgCard> = Vec::new();
        for typed in &self.stops {
            let (stop, meant) = match numbers(typed)? {
                Some(stop) => (stop, Vec::new()),
                None => mission(session, typed)?,
            };
            // Whether these are copies of one mission, a name for several cannot say.
            let unsure = meant.len() > 1 || before.len() > 1;
            if unsure && meant.iter().any(|card| before.contains(card)) {
                return Err(cards::ambiguous(typed, &meant));
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
fn mission(session: &Session<'_>, name: &str) -> Result<(Stop, Vec<CcgCard>), Error> {
    let meant = cards::all(session, name, MISSION)?;
    let stops: Vec<Stop> = meant.iter().filter_map(Stop::of).collect();
    let Some(first) = stops.first().filter(|_| stops.len() == meant.len()) else {
        let name = name.to_owned();
        return Err(CalcError::NoSpan { name }.into());
    };
    if !stops.iter().all(|stop| stop.lies_like(first)) {
        return Err(cards::ambiguous(name, &meant));
    }
    let mut stop = first.clone();
    if let [first, _, ..] = &meant[..] {
        stop.name.clone_from(&first.title);
        stop.card = None;
    }
    Ok((stop, meant))
}

/// A mission by its numbers: `3`, `3@gamma`, `3@alpha/Neutral Zone`, `3/Neutral Zone`.
fn numbers(typed: &str) -> Result<Option<Stop>, Error> {
    let (place, region) = match typed.split_once('/') {
        Some((place, region)) => (place, Some(region.trim())),
        None => (typed, None),
    };
    let (span, quadrant) = match place.split_once('@') {
        Some((span, quadrant)) => (span, Some(quadrant.trim())),
        None => (place, None),
    };
    if !number::is_number(span) {
        return Ok(None);
    }
    Ok(Some(Stop {
        name: typed.trim().to_owned(),
        card: None,
        span: number::within("span", span, SPANS)?,
        quadrant: quadrant.map(self::quadrant).transpose()?,
        regions: region.into_iter().map(str::to_owned).collect(),
        passage: None,
        has_unsure_region: false,
    }))
}

fn quadrant(typed: &str) -> Result<Quadrant, Error> {
    let terms = fields::QUADRANT.terms(typed);
    let known = terms.iter().find_map(|term| Quadrant::from_code(term));
    known.ok_or_else(|| {
        let codes = Quadrant::ALL.iter().map(|quadrant| quadrant.code());
        CalcError::UnknownQuadrant {
            value: typed.to_owned(),
            allowed: codes.map(str::to_owned).collect(),
        }
        .into()
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_may_have_quadrant_and_region() {
        let read = |typed: &str| numbers(typed).ok().flatten();
        let stop = read("3@Spiegel/Neutral Zone").expect("a stop");
        assert_eq!((stop.span, stop.quadrant), (3, Some(Quadrant::Mirror)));
        assert_eq!(stop.regions, ["Neutral Zone"]);
        assert_eq!(read("2").map(|stop| stop.quadrant), Some(None));
        assert_eq!(read("Earth"), None);
        for wrong in ["-3", "21", "3@beta", "2.5"] {
            assert!(numbers(wrong).is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,20}") {
            let _ = numbers(&typed);
        }
    }
}
