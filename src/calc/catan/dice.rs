//! How often two dice show a total ("Zahlenchips", "Große Raumstation"). The almanac says only that larger
//! print comes up more often; the chances are those of two dice.

use std::collections::BTreeSet;

use serde::Serialize;

use super::odds::{Chip, ROLLS, Size, ways};

/// Rolls looked at together at most.
pub const MOST_ROLLS: u16 = 999;

/// A total of two dice: 2 to 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Total(u8);

impl Total {
    /// This total, if two dice can show it.
    pub fn new(number: u8) -> Option<Total> {
        (ways(number) > 0).then_some(Total(number))
    }

    /// All of them, lowest first.
    pub fn all() -> BTreeSet<Total> {
        (0..=u8::MAX).filter_map(Total::new).collect()
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// How many of the 36 rolls show it.
    pub fn ways(self) -> u32 {
        ways(self.0)
    }

    /// Cards whenever it is rolled, for a station next to one sector with it; 0 on a 7, which no number
    /// token bears.
    pub fn cards(self, size: Size) -> u32 {
        Chip::new(self.0).map_or(0, |_| size.cards())
    }
}

/// How many of the 36 rolls show one of some totals.
pub fn ways_of_any(totals: &BTreeSet<Total>) -> u32 {
    totals.iter().map(|total| total.ways()).sum()
}

/// The chance that a roll is one of so many of the 36.
pub fn chance(ways: u32) -> f64 {
    f64::from(ways) / f64::from(ROLLS)
}

/// The chance that at least one of some rolls is one of so many of the 36.
pub fn at_least_once(ways: u32, rolls: u16) -> f64 {
    1.0 - (1.0 - chance(ways)).powi(i32::from(rolls))
}

/// How many of some rolls are one of so many of the 36, on average.
pub fn expected(ways: u32, rolls: u16) -> f64 {
    f64::from(ways * u32::from(rolls)) / f64::from(ROLLS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn total(number: u8) -> Total {
        Total::new(number).expect("a total")
    }

    fn is_close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn two_dice_show_eleven_totals() {
        let all = Total::all();
        assert_eq!(all.len(), 11);
        assert_eq!(ways_of_any(&all), ROLLS);
        assert_eq!([1, 13].map(Total::new), [None, None]);
    }

    /// "Große Raumstation": an 8 brings 1 card to a small space station, 2 to a large one. A 7 brings none.
    #[test]
    fn a_station_earns_on_every_total_but_seven() {
        let earned = |number| [Size::Small, Size::Large].map(|size| total(number).cards(size));
        assert_eq!(earned(8), [1, 2]);
        assert_eq!(earned(7), [0, 0]);
    }

    /// "Zahlenchips": 6 and 8 come up far more often than 2 and 12: five times as often.
    #[test]
    fn six_and_eight_against_two_and_twelve() {
        let ways = |numbers: [u8; 2]| ways_of_any(&numbers.map(total).into());
        assert_eq!((ways([6, 8]), ways([2, 12])), (10, 2));
    }

    #[test]
    fn chances_over_several_rolls() {
        assert!(is_close(chance(6), 1.0 / 6.0));
        assert!(is_close(at_least_once(18, 2), 0.75));
        assert!(is_close(at_least_once(6, 4), 1.0 - 625.0 / 1296.0));
        assert!(is_close(expected(5, 36), 5.0));
        assert!(is_close(expected(10, 9), 2.5));
    }

    proptest! {
        /// Counting every series of two rolls gives the same chance.
        #[test]
        fn two_rolls_are_counted_out(numbers in proptest::collection::btree_set(2..=12_u8, 1..=11)) {
            let rolls: Vec<u8> = (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| a + b)).collect();
            let series = rolls.iter().flat_map(|a| rolls.iter().map(move |b| (a, b)));
            let seen = series.filter(|(a, b)| numbers.contains(a) || numbers.contains(b)).count();
            let ways = ways_of_any(&numbers.iter().copied().map(total).collect());
            let counted = f64::from(u32::try_from(seen).expect("small")) / 1296.0;
            prop_assert!(is_close(at_least_once(ways, 2), counted));
        }

        #[test]
        fn more_rolls_never_hurt(ways in 0..=ROLLS, rolls in 1..MOST_ROLLS) {
            let now = at_least_once(ways, rolls);
            prop_assert!((0.0..=1.0).contains(&now) && now <= at_least_once(ways, rolls + 1));
            prop_assert!(now <= expected(ways, rolls) + 1e-9);
        }
    }
}
