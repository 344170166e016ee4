//! Flights of one turn: what each takes of the Range of a ship, and what is left.

use serde::Serialize;

use super::modifiers::NumberChange;
use deck::{FlightHop, FlightStop};

/// Flights of one turn, one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct FlightRoute {
    /// Range of the ship at the start; `None` if only the cost is asked for.
    pub(super) range: Option<u16>,
    /// How that Range came about, if modifiers changed it.
    #[serde(flatten)]
    pub(super) change: Option<NumberChange>,
    /// Between each stop and the next. A flight that takes exactly what is left can be made (ruling 209 of the entry
    /// on Range).
    pub(super) hops: Vec<FlightHop>,
    /// The Range all flights take together.
    pub(super) total: u16,
    /// Whether all of them can be made, if there is a Range.
    pub(super) possible: Option<bool>,
}

/// A flight that cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct StuckHop {
    /// The hop, from 0.
    pub(super) hop: usize,
    /// The Range that is left before it.
    pub(super) left: u16,
    /// How much Range it lacks.
    pub(super) short: u16,
}

impl FlightRoute {
    /// A route from the first stop to the last, with a Range that a modifier may change.
    pub(super) fn new(stops: &[FlightStop], range: Option<u16>, modifier: i32) -> FlightRoute {
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
    pub(super) fn rulings(&self) -> &'static [u16] {
        if self.hops.iter().any(|hop| hop.left == Some(0) && hop.cost > 0) { &[209] } else { &[] }
    }

    /// Each flight with the Range left before it.
    pub(super) fn hops_with_range(&self) -> impl Iterator<Item = (&FlightHop, Option<u16>)> {
        let starts = std::iter::once(self.range).chain(self.hops.iter().map(|hop| hop.left));
        self.hops.iter().zip(starts)
    }

    /// The first flight that cannot be made.
    pub(super) fn stuck(&self) -> Option<StuckHop> {
        let mut hops = self.hops_with_range().enumerate();
        let (at, (hop, before)) = hops.find(|(_, (hop, _))| hop.left.is_none())?;
        let left = before?;
        Some(StuckHop { hop: at, left, short: hop.cost.saturating_sub(left) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{EntryId, Quadrant, SpanExemption};
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
        let stop =
            (0..=20_u16, quadrant, "[ab]").prop_map(|(span, quadrant, region)| stop(span, quadrant, &region));
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
        fn what_is_used_and_left_is_the_range(stops in stops(), range in 0..=99_u16) {
            let route = FlightRoute::new(&stops, Some(range), 0);
            let left = left(&route);
            let used: u16 = route.hops[..left.len()].iter().map(|hop| hop.cost).sum();
            prop_assert_eq!(used + left.last().copied().unwrap_or(range), range);
            prop_assert_eq!(route.stuck().is_none(), route.total <= range);
            prop_assert_eq!(route.stuck().is_none(), left.len() == route.hops.len());
        }
    }
}
