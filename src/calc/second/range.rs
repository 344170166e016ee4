//! How much Range flights take ("Benutzen der Reichweite", "Glossary, moving a ship").

use std::ops::RangeInclusive;

use serde::Serialize;

use super::modifier::Change;
use crate::model::{CcgCard, EntryId, Fact, Figure, Passage, Quadrant};
use crate::text::key;

/// What a flight to another quadrant takes on top, and what one inside a region takes less.
pub const MODIFIER: u16 = 2;
/// Spans that may be typed.
pub const SPANS: RangeInclusive<u16> = 0..=20;
/// Ranges that may be typed.
pub const RANGES: RangeInclusive<u16> = 0..=99;

/// A mission as a place to fly from or to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Stop {
    /// What it is called, or the span that was typed.
    pub name: String,
    /// The mission; `None` if only its numbers are known.
    pub card: Option<EntryId>,
    pub span: u16,
    /// `None` if it is not known; then it never differs from another.
    pub quadrant: Option<Quadrant>,
    pub regions: Vec<String>,
    /// Where flights between it and others take nothing on top for another quadrant.
    #[serde(skip)]
    pub passage: Option<Passage>,
    /// Sources differ on whether the card names a region.
    #[serde(skip)]
    pub has_unsure_region: bool,
}

impl Stop {
    /// A mission by its card; `None` if it has no span as a number.
    pub fn of(card: &CcgCard) -> Option<Stop> {
        let span = card.span.as_ref().and_then(Figure::number)?;
        let regions = card.keywords.iter().filter(|word| word.name == "Region");
        Some(Stop {
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
    pub fn lies_like(&self, other: &Stop) -> bool {
        let place = |stop: &Stop| (stop.span, stop.quadrant, stop.regions.clone());
        place(self) == place(other) && self.passage == other.passage
    }

    fn shares_region(&self, other: &Stop) -> bool {
        let known = |region: &String| other.regions.iter().any(|its| key(its) == key(region));
        self.regions.iter().any(known)
    }

    /// Whether its text makes another mission as near as one of its own quadrant.
    fn leads_to(&self, other: &Stop) -> bool {
        match &self.passage {
            None => false,
            Some(Passage::Quadrant(quadrant)) => other.quadrant == Some(*quadrant),
            Some(Passage::OutsideQuadrant(quadrant)) => {
                other.quadrant.is_some_and(|its| its != *quadrant)
            }
            Some(Passage::Region(region)) => {
                other.regions.iter().any(|its| key(its) == key(region))
            }
        }
    }
}

/// A flight from one mission to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hop {
    /// Of the mission left and of the one flown to.
    pub spans: [u16; 2],
    /// The missions lie in different quadrants.
    pub other_quadrant: bool,
    /// One of the missions lifts what another quadrant takes on top.
    pub passage: bool,
    /// The missions belong to one region.
    pub same_region: bool,
    /// Both are copies of one mission: they count as one card.
    pub copies: bool,
}

impl Hop {
    /// The flight between two missions.
    pub fn between(from: &Stop, to: &Stop) -> Hop {
        let quadrants = from.quadrant.zip(to.quadrant);
        let passage = from.leads_to(to) || to.leads_to(from);
        let other_quadrant = quadrants.is_some_and(|(from, to)| from != to);
        Hop {
            spans: [from.span, to.span],
            other_quadrant,
            passage: other_quadrant && passage,
            same_region: from.shares_region(to),
            copies: from.card.is_some() && from.card == to.card,
        }
    }

    /// What it takes on top: 2 to another quadrant, unless a mission lifts that.
    pub fn more(&self) -> u16 {
        if self.other_quadrant && !self.passage {
            MODIFIER
        } else {
            0
        }
    }

    /// The Range it takes: both spans, 2 more to another quadrant, 2 less inside a region, never below
    /// 0 ("Glossary, modifiers"); between copies of one mission nothing.
    pub fn cost(&self) -> u16 {
        if self.copies {
            return 0;
        }
        let [from, to] = self.spans;
        let spans = from.saturating_add(to);
        let less = if self.same_region { MODIFIER } else { 0 };
        spans.saturating_add(self.more()).saturating_sub(less)
    }
}

/// Flights of one turn, one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    pub stops: Vec<Stop>,
    /// Between each stop and the next.
    pub hops: Vec<Hop>,
    /// Range of the ship at the start; `None` if only the cost is asked for.
    pub range: Option<u16>,
    /// How that Range came about, if modifiers changed it.
    pub reach: Option<Change>,
}

/// A flight that cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stuck {
    /// The hop, from 0.
    pub hop: usize,
    /// The Range that is left before it.
    pub left: u16,
    /// How much Range it lacks.
    pub short: u16,
}

impl Route {
    /// A route from the first stop to the last.
    pub fn new(stops: Vec<Stop>, range: Option<u16>) -> Route {
        let pairs = stops.windows(2);
        let hops = pairs.map(|pair| Hop::between(&pair[0], &pair[1])).collect();
        Route {
            stops,
            hops,
            range,
            reach: None,
        }
    }

    /// The same route with a Range that modifiers change.
    pub fn with_modifier(self, modifier: i32) -> Route {
        let reach = self
            .range
            .map(|range| Change::more(None, range.into(), modifier));
        let range = |change: Change| u16::try_from(change.result()).unwrap_or(u16::MAX);
        Route {
            range: reach.map(range),
            reach,
            ..self
        }
    }

    /// The Range all flights take together.
    pub fn total(&self) -> u16 {
        self.hops.iter().map(Hop::cost).fold(0, u16::saturating_add)
    }

    /// The Range left after each flight, as long as they can be made. A flight that takes exactly what
    /// is left can be made (ruling 209 of the entry on Range).
    pub fn left(&self) -> Vec<u16> {
        let costs = self.hops.iter().map(Hop::cost);
        let left = costs.scan(self.range, |left, cost| {
            *left = left.and_then(|range| range.checked_sub(cost));
            *left
        });
        left.collect()
    }

    /// Numbers of the rulings that bear on the answer: whether all the Range that is left may be used.
    pub fn rulings(&self) -> &'static [u16] {
        let costs = self.hops.iter().map(Hop::cost);
        let all = |(left, cost): (u16, u16)| left == 0 && cost > 0;
        if self.left().into_iter().zip(costs).any(all) {
            &[209]
        } else {
            &[]
        }
    }

    /// The first flight that cannot be made.
    pub fn stuck(&self) -> Option<Stuck> {
        let made = self.left();
        let hop = self.hops.get(made.len())?;
        let left = made.last().copied().or(self.range)?;
        Some(Stuck {
            hop: made.len(),
            left,
            short: hop.cost().saturating_sub(left),
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn stop(span: u16, quadrant: Option<Quadrant>, region: &str) -> Stop {
        Stop {
            name: span.to_string(),
            card: None,
            span,
            quadrant,
            regions: [region].map(str::to_owned).into(),
            passage: None,
            has_unsure_region: false,
        }
    }

    fn plain(span: u16) -> Stop {
        let quadrant = Some(Quadrant::Alpha);
        Stop {
            regions: Vec::new(),
            has_unsure_region: false,
            ..stop(span, quadrant, "")
        }
    }

    /// "Benutzen der Reichweite": Earth (span 2) to Intercept Renegade (span 3) takes 5; the USS Galaxy
    /// (Range 8) has 3 left, enough for one span of 3, but not for that of a next mission too.
    #[test]
    fn the_galaxy_flies_to_intercept_renegade() {
        let route = Route::new(vec![plain(2), plain(3), plain(1)], Some(8));
        assert_eq!(route.hops[0].cost(), 5);
        assert_eq!(route.left(), [3]);
        let stuck = Stuck {
            hop: 1,
            left: 3,
            short: 1,
        };
        assert_eq!(route.stuck(), Some(stuck));
    }

    #[test]
    fn modifiers_change_the_range_down_to_zero() {
        let range = |modifier| {
            let route = Route::new(vec![plain(2), plain(3)], Some(8));
            route.with_modifier(modifier).range
        };
        assert_eq!(
            (range(-3), range(-9), range(2)),
            (Some(5), Some(0), Some(10))
        );
        let open = Route::new(vec![plain(2), plain(3)], None).with_modifier(2);
        assert_eq!((open.range, open.reach), (None, None));
    }

    #[test]
    fn what_is_left_may_be_used_up() {
        let route = Route::new(vec![plain(2), plain(3), plain(0)], Some(8));
        assert_eq!((route.left(), route.stuck()), (vec![3, 0], None));
    }

    #[test]
    fn quadrants_and_regions_count_two() {
        let gamma = stop(3, Some(Quadrant::Gamma), "Wormhole");
        assert_eq!(Hop::between(&plain(2), &gamma).cost(), 7);
        let near = stop(1, Some(Quadrant::Gamma), "wormhole");
        assert_eq!(Hop::between(&near, &gamma).cost(), 2);
        let both = stop(1, Some(Quadrant::Alpha), "Wormhole");
        assert_eq!(Hop::between(&both, &gamma).cost(), 4);
        let nothing = stop(0, None, "Wormhole");
        assert_eq!(Hop::between(&nothing, &nothing).cost(), 0);
    }

    /// Mouth of the Wormhole (span 1) to a Gamma mission of span 2 takes 3, not 5, in both directions.
    #[test]
    fn a_passage_lifts_what_another_quadrant_takes() {
        let passage = |passage| Stop {
            passage: Some(passage),
            ..plain(1)
        };
        let gamma = stop(2, Some(Quadrant::Gamma), "Inner Ring");
        let cost = |from: &Stop, to: &Stop| Hop::between(from, to).cost();
        for open in [
            Passage::Quadrant(Quadrant::Gamma),
            Passage::OutsideQuadrant(Quadrant::Alpha),
            Passage::Region("inner ring".to_owned()),
        ] {
            let mouth = passage(open);
            assert_eq!((cost(&mouth, &gamma), cost(&gamma, &mouth)), (3, 3));
        }
        let delta = passage(Passage::Quadrant(Quadrant::Delta));
        assert_eq!(cost(&delta, &gamma), 5);
        let mouth = passage(Passage::Quadrant(Quadrant::Gamma));
        assert_eq!((cost(&mouth, &plain(2)), cost(&plain(2), &gamma)), (3, 6));
    }

    #[test]
    fn an_unknown_quadrant_never_differs() {
        let unknown = stop(3, None, "");
        assert_eq!(Hop::between(&unknown, &plain(2)).cost(), 5);
    }

    /// "Glossary, moving a ship": between copies even a ship with Range 0 moves.
    #[test]
    fn copies_count_as_one_card() {
        let card = EntryId::try_from("2e/card/earth".to_owned()).ok();
        let earth = Stop { card, ..plain(2) };
        let route = Route::new(vec![earth.clone(), earth], Some(0));
        assert_eq!((route.left(), route.stuck()), (vec![0], None));
    }

    fn stops() -> impl Strategy<Value = Vec<Stop>> {
        let quadrant = proptest::option::of(prop_oneof![
            Just(Quadrant::Alpha),
            Just(Quadrant::Gamma),
            Just(Quadrant::Delta)
        ]);
        let stop = (SPANS, quadrant, "[ab]")
            .prop_map(|(span, quadrant, region)| stop(span, quadrant, &region));
        proptest::collection::vec(stop, 2..6)
    }

    proptest! {
        #[test]
        fn there_and_back_take_the_same(stops in stops()) {
            for pair in stops.windows(2) {
                let there = Hop::between(&pair[0], &pair[1]).cost();
                prop_assert_eq!(there, Hop::between(&pair[1], &pair[0]).cost());
            }
        }

        #[test]
        fn what_is_used_and_left_is_the_range(stops in stops(), range in RANGES) {
            let route = Route::new(stops, Some(range));
            let left = route.left();
            let used: u16 = route.hops[..left.len()].iter().map(Hop::cost).sum();
            prop_assert_eq!(used + left.last().copied().unwrap_or(range), range);
            prop_assert_eq!(route.stuck().is_none(), route.total() <= range);
            prop_assert_eq!(route.stuck().is_none(), left.len() == route.hops.len());
        }
    }
}
