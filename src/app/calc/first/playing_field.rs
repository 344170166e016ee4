//! The playing field of the board variant: missions in columns and rows, and the best way from one to another.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Serialize, Serializer};

/// The span of a mission that lies facedown.
const FACEDOWN: u64 = 3;

/// A mission by its place: columns have letters from the left, rows numbers from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct GridPosition {
    /// The column, from 0 to 25.
    pub(super) column: u8,
    /// The row, from 0.
    pub(super) row: u8,
}

impl GridPosition {
    /// Reads `B3`, in small or capital letters.
    pub(super) fn parse(typed: &str) -> Option<GridPosition> {
        let mut signs = typed.trim().chars();
        let letter = signs.next()?.to_ascii_uppercase();
        let digits = signs.as_str();
        // To be read as a number a plus sign would do as well.
        let is_plain = digits.bytes().all(|digit| digit.is_ascii_digit());
        let row: u8 = digits.parse().ok().filter(|_| is_plain)?;
        let column = u8::try_from(letter).ok()?.checked_sub(b'A')?;
        (column < 26 && row > 0).then(|| GridPosition { column, row: row - 1 })
    }

    pub(super) fn neighbors(self) -> impl Iterator<Item = GridPosition> {
        let place = |column: Option<u8>, row: Option<u8>| Some(GridPosition { column: column?, row: row? });
        let GridPosition { column, row } = self;
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
impl fmt::Display for GridPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A'.saturating_add(self.column));
        write!(f, "{letter}{}", u16::from(self.row) + 1)
    }
}

impl Serialize for GridPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A playing field: missions in columns and rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayingField {
    /// Missions in a row and in a column.
    pub(super) size: (u64, u64),
    /// Spans of the missions that lie faceup; all others lie facedown.
    pub(super) faceup: BTreeMap<GridPosition, u64>,
}

/// The last mission of the last row of a field of this size.
pub(super) fn last_position((columns, rows): (u64, u64)) -> GridPosition {
    let last = |count: u64| u8::try_from(count.saturating_sub(1)).unwrap_or(u8::MAX);
    GridPosition { column: last(columns), row: last(rows) }
}

/// What a way takes, the dearest first: Range, then missions to be turned over, then missions.
pub(super) type WayCost = (u64, u64, u64);

impl PlayingField {
    /// Whether a place is on the field.
    pub(super) fn has(&self, place: GridPosition) -> bool {
        let (columns, rows) = self.size;
        u64::from(place.column) < columns && u64::from(place.row) < rows
    }

    pub(super) fn cost(&self, place: GridPosition) -> WayCost {
        match self.faceup.get(&place) {
            Some(span) => (*span, 0, 1),
            None => (FACEDOWN, 1, 1),
        }
    }

    /// The missions from one to another without the first: what takes the least Range, then what turns
    /// over the fewest missions. Ships fly over edges, never over corners.
    pub(super) fn best_way(&self, from: GridPosition, to: GridPosition) -> Vec<GridPosition> {
        let mut best: BTreeMap<GridPosition, (WayCost, GridPosition)> = BTreeMap::new();
        let mut open = vec![((0, 0, 0), from)];
        while let Some(at) = nearest(&open) {
            let (toll, place) = open.swap_remove(at);
            for next in place.neighbors().filter(|next| self.has(*next)) {
                let sum = add(toll, self.cost(next));
                if next != from && best.get(&next).is_none_or(|(known, _)| sum < *known) {
                    best.insert(next, (sum, place));
                    open.push((sum, next));
                }
            }
        }
        walk_back(&best, from, to)
    }
}

fn nearest(open: &[(WayCost, GridPosition)]) -> Option<usize> {
    let numbered = open.iter().enumerate();
    numbered.min_by_key(|(_, way)| **way).map(|(at, _)| at)
}

fn add(one: WayCost, other: WayCost) -> WayCost {
    (one.0 + other.0, one.1 + other.1, one.2 + other.2)
}

/// The way to a place, from what came before each.
fn walk_back(
    best: &BTreeMap<GridPosition, (WayCost, GridPosition)>,
    from: GridPosition,
    to: GridPosition,
) -> Vec<GridPosition> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn places_are_a_letter_and_a_number() {
        assert_eq!(GridPosition::parse("b3"), Some(GridPosition { column: 1, row: 2 }));
        assert_eq!(GridPosition::parse(" G7 ").map(|place| place.to_string()).as_deref(), Some("G7"));
        for wrong in ["", "B", "3", "B0", "B+3", "Ä1", "BB", "3B", "B256"] {
            assert_eq!(GridPosition::parse(wrong), None, "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,5}") {
            if let Some(place) = GridPosition::parse(&typed) {
                prop_assert_eq!(GridPosition::parse(&place.to_string()), Some(place));
            }
        }
    }
}
