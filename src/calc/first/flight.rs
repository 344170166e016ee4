//! Flights over the playing field (phase 5, "Personen und Schiffe bewegen").

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use serde::{Serialize, Serializer};

/// The span of a mission that lies facedown.
pub const FACEDOWN: u64 = 3;
/// Spans that may be typed.
pub const SPANS: RangeInclusive<u64> = 0..=20;
/// Ranges that may be typed.
pub const RANGES: RangeInclusive<u64> = 0..=99;
/// The rulings that bear on every flight: which spans count, what happens above facedown missions, and
/// how a ship leaves an Outpost.
pub const RULINGS: &[u16] = &[332, 333, 334];

/// A mission by its place: columns have letters from the left, rows numbers from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// From 0 to 25.
    pub column: u8,
    /// From 0.
    pub row: u8,
}

impl Place {
    /// Reads `B3`, in small or capital letters.
    pub fn read(typed: &str) -> Option<Place> {
        let mut signs = typed.trim().chars();
        let letter = signs.next()?.to_ascii_uppercase();
        let digits = signs.as_str();
        // To be read as a number a plus sign would do as well.
        let is_plain = digits.bytes().all(|digit| digit.is_ascii_digit());
        let row: u8 = digits.parse().ok().filter(|_| is_plain)?;
        let column = u8::try_from(letter).ok()?.checked_sub(b'A')?;
        (column < 26 && row > 0).then(|| Place {
            column,
            row: row - 1,
        })
    }

    fn beside(self) -> impl Iterator<Item = Place> {
        let place = |column: Option<u8>, row: Option<u8>| {
            Some(Place {
                column: column?,
                row: row?,
            })
        };
        let Place { column, row } = self;
        let around = [
            place(Some(column), row.checked_sub(1)),
            place(Some(column), row.checked_add(1)),
            place(column.checked_sub(1), Some(row)),
            place(column.checked_add(1), Some(row)),
        ];
        around.into_iter().flatten()
    }
}

/// `B3`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A'.saturating_add(self.column));
        write!(f, "{letter}{}", u16::from(self.row) + 1)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A playing field: missions in columns and rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Missions in a row and in a column.
    pub size: (u64, u64),
    /// Spans of the missions that lie faceup; all others lie facedown.
    pub faceup: BTreeMap<Place, u64>,
}

/// The last mission of the last row of a field of this size.
pub fn last((columns, rows): (u64, u64)) -> Place {
    let last = |count: u64| u8::try_from(count.saturating_sub(1)).unwrap_or(u8::MAX);
    Place {
        column: last(columns),
        row: last(rows),
    }
}

/// What a way takes, the dearest first: Range, then missions to be turned over, then missions.
type Toll = (u64, u64, u64);

impl Field {
    /// Whether a place is on the field.
    pub fn has(&self, place: Place) -> bool {
        let (columns, rows) = self.size;
        u64::from(place.column) < columns && u64::from(place.row) < rows
    }

    fn toll(&self, place: Place) -> Toll {
        match self.faceup.get(&place) {
            Some(span) => (*span, 0, 1),
            None => (FACEDOWN, 1, 1),
        }
    }

    /// The missions from one to another without the first: what takes the least Range, then what turns
    /// over the fewest missions. Ships fly over edges, never over corners.
    fn way(&self, from: Place, to: Place) -> Vec<Place> {
        let mut best: BTreeMap<Place, (Toll, Place)> = BTreeMap::new();
        let mut open = vec![((0, 0, 0), from)];
        while let Some(at) = nearest(&open) {
            let (toll, place) = open.swap_remove(at);
            for next in place.beside().filter(|next| self.has(*next)) {
                let sum = add(toll, self.toll(next));
                if next != from && best.get(&next).is_none_or(|(known, _)| sum < *known) {
                    best.insert(next, (sum, place));
                    open.push((sum, next));
                }
            }
        }
        back(&best, from, to)
    }

    /// A flight from a mission over others, each reached by the best way.
    pub fn fly(&self, from: Place, over: &[Place], range: Option<u64>) -> Flight {
        let mut missions: Vec<Place> = Vec::new();
        for stop in over {
            let last = missions.last().copied().unwrap_or(from);
            missions.extend(self.way(last, *stop));
        }
        let leg = |to: Place| Leg {
            to,
            span: self.toll(to).0,
            facedown: !self.faceup.contains_key(&to),
        };
        Flight {
            from,
            legs: missions.into_iter().map(leg).collect(),
            range,
        }
    }
}

fn nearest(open: &[(Toll, Place)]) -> Option<usize> {
    let numbered = open.iter().enumerate();
    numbered.min_by_key(|(_, way)| **way).map(|(at, _)| at)
}

fn add(one: Toll, other: Toll) -> Toll {
    (one.0 + other.0, one.1 + other.1, one.2 + other.2)
}

/// The way to a place, from what came before each.
fn back(best: &BTreeMap<Place, (Toll, Place)>, from: Place, to: Place) -> Vec<Place> {
    let mut way = Vec::new();
    let mut at = to;
    while at != from {
        let Some((_, before)) = best.get(&at) else {
            return Vec::new();
        };
        way.push(at);
        at = *before;
    }
    way.reverse();
    way
}

/// A move to the next mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Leg {
    pub to: Place,
    pub span: u64,
    pub facedown: bool,
}

/// A flight over neighboring missions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flight {
    pub from: Place,
    pub legs: Vec<Leg>,
    /// Range of the ship; `None` if only the cost is asked for.
    pub range: Option<u64>,
}

impl Flight {
    /// The Range it takes: the spans of all missions flown over and of the last, not of the first.
    pub fn total(&self) -> u64 {
        self.legs.iter().map(|leg| leg.span).sum()
    }

    /// What is left of the Range after each move, as long as it lasts; nothing without a Range.
    pub fn left(&self) -> Vec<u64> {
        let spans = self.legs.iter().map(|leg| leg.span);
        let moves = spans.scan(self.range, |left, span| {
            *left = left.and_then(|left| left.checked_sub(span));
            *left
        });
        moves.collect()
    }

    /// Whether the Range lasts; `None` without one.
    pub fn is_possible(&self) -> Option<bool> {
        self.range.map(|range| self.total() <= range)
    }

    /// Where the Range lasts to.
    pub fn end(&self) -> Place {
        let moves = self.left().len();
        let last = self.legs[..moves].last();
        last.map_or(self.from, |leg| leg.to)
    }

    /// The facedown missions the ship reaches, in order: all of them without a Range.
    pub fn turned(&self) -> Vec<Place> {
        let moves = self.range.map_or(self.legs.len(), |_| self.left().len());
        let reached = self.legs[..moves].iter().filter(|leg| leg.facedown);
        reached.map(|leg| leg.to).collect()
    }

    /// A facedown mission reached twice: the second time it lies faceup.
    pub fn returns(&self) -> Option<Place> {
        let facedown: Vec<Place> = self
            .legs
            .iter()
            .filter(|leg| leg.facedown)
            .map(|leg| leg.to)
            .collect();
        let mut numbered = facedown.iter().enumerate();
        let again = numbered.find(|(at, place)| facedown[..*at].contains(place));
        again.map(|(_, place)| *place)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn place(typed: &str) -> Place {
        Place::read(typed).expect("a place")
    }

    fn field(faceup: &[(&str, u64)]) -> Field {
        let spans = faceup.iter().map(|(at, span)| (place(at), *span));
        Field {
            size: (5, 5),
            faceup: spans.collect(),
        }
    }

    fn way(field: &Field, from: &str, to: &str) -> String {
        let flight = field.fly(place(from), &[place(to)], None);
        let legs = flight.legs.iter().map(|leg| leg.to.to_string());
        format!("{} {}", legs.collect::<Vec<_>>().join("-"), flight.total())
    }

    #[test]
    fn places_are_a_letter_and_a_number() {
        assert_eq!(place("b3"), Place { column: 1, row: 2 });
        assert_eq!(place(" G7 ").to_string(), "G7");
        for wrong in ["", "B", "3", "B0", "B+3", "Ä1", "BB", "3B", "B256"] {
            assert_eq!(Place::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_diagonal_takes_two_moves() {
        assert_eq!(way(&field(&[("B2", 4)]), "A1", "B2"), "A2-B2 7");
        assert_eq!(way(&field(&[("B1", 1), ("B2", 4)]), "A1", "B2"), "B1-B2 5");
    }

    #[test]
    fn a_detour_may_take_less() {
        let near = [("A2", 0), ("B2", 0), ("C2", 0), ("C1", 1), ("B1", 9)];
        assert_eq!(way(&field(&near), "A1", "C1"), "A2-B2-C2-C1 1");
        assert_eq!(way(&field(&[("B2", 3)]), "A2", "C2"), "B2-C2 6");
    }

    #[test]
    fn range_ends_a_flight() {
        let flight = field(&[("B1", 2)]).fly(place("A1"), &[place("D1")], Some(6));
        assert_eq!((flight.total(), flight.is_possible()), (8, Some(false)));
        assert_eq!(flight.left(), [4, 1]);
        assert_eq!(
            (flight.end(), flight.turned()),
            (place("C1"), vec![place("C1")])
        );
    }

    #[test]
    fn a_facedown_mission_is_reached_once() {
        let there = [place("B1"), place("A1"), place("B1")];
        assert_eq!(
            field(&[]).fly(place("A1"), &there, None).returns(),
            Some(place("B1"))
        );
        assert_eq!(
            field(&[("B1", 3)]).fly(place("A1"), &there, None).returns(),
            None
        );
    }

    proptest! {
        #[test]
        fn nothing_beats_the_straight_way_by_less_than_its_moves(
            a in (0..5_u8, 0..5_u8), b in (0..5_u8, 0..5_u8), spans in proptest::collection::vec(0..9_u64, 25),
        ) {
            let at = |(column, row)| Place { column, row };
            let all = (0..25_u8).map(|n| at((n % 5, n / 5)));
            let field = Field { size: (5, 5), faceup: all.zip(spans).collect() };
            let flight = field.fly(at(a), &[at(b)], None);
            let moves = usize::from(a.0.abs_diff(b.0) + a.1.abs_diff(b.1));
            prop_assert!(flight.legs.len() >= moves);
            let mut before = at(a);
            for leg in &flight.legs {
                prop_assert!(before.beside().any(|next| next == leg.to));
                before = leg.to;
            }
            prop_assert_eq!(before, at(b));
        }

        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,5}") {
            if let Some(place) = Place::read(&typed) {
                prop_assert_eq!(Place::read(&place.to_string()), Some(place));
            }
        }
    }
}
