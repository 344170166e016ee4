//! Random selection: all cards concerned are shuffled, and some drawn blind ("Glossary, selections").

use std::ops::RangeInclusive;

use crate::chance::shuffle;

/// Cards selected at most.
pub const NUMBERS: RangeInclusive<u16> = 1..=99;

/// The places of those selected among so many, from 0, in the order drawn. As many as there are, if
/// there are fewer.
pub fn select(among: usize, number: usize, seed: u64) -> Vec<usize> {
    let mut places: Vec<usize> = (0..among).collect();
    shuffle(&mut places, seed, 1);
    places.truncate(number);
    places
}

/// How likely some of those among whom is selected are drawn, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chance {
    /// At least one of them.
    pub any: f64,
    /// All of them.
    pub all: f64,
}

/// The chance of `wanted` cards when `number` of `among` are drawn; each card is as likely as any
/// other.
pub fn chance(wanted: usize, number: usize, among: usize) -> Chance {
    let (number, wanted) = (number.min(among), wanted.min(among));
    let others = among - wanted;
    Chance {
        any: 1.0 - share(others, number, among),
        all: share(number, wanted, among),
    }
}

/// How likely `drawn` cards of `among` all come from `from` of them.
fn share(from: usize, drawn: usize, among: usize) -> f64 {
    let step = |at: usize| from.saturating_sub(at) as f64 / (among - at) as f64;
    (0..drawn).map(step).product()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn everyone_is_as_likely_as_the_others() {
        let one = chance(1, 3, 9);
        assert!(near(one.any, 1.0 / 3.0) && near(one.all, 1.0 / 3.0));
        let pair = chance(2, 3, 9);
        assert!(near(pair.any, 1.0 - 15.0 / 36.0) && near(pair.all, 3.0 / 36.0));
        assert!(near(chance(4, 3, 9).all, 0.0));
        assert!(near(chance(1, 9, 9).any, 1.0) && near(chance(1, 12, 9).all, 1.0));
    }

    #[test]
    fn the_same_seed_selects_the_same() {
        assert_eq!(select(9, 3, 7), select(9, 3, 7));
        assert_eq!(select(2, 3, 7).len(), 2);
    }

    proptest! {
        #[test]
        fn nobody_is_selected_twice(among in 1_usize..40, number in 0_usize..40, seed: u64) {
            let mut places = select(among, number, seed);
            prop_assert_eq!(places.len(), number.min(among));
            places.sort_unstable();
            places.dedup();
            prop_assert_eq!(places.len(), number.min(among));
            prop_assert!(places.iter().all(|place| *place < among));
        }

        /// Counted over all choices of a small group.
        #[test]
        fn chances_are_those_of_all_choices(among in 1_usize..9, wanted in 1_usize..9, number in 1_usize..9) {
            let (wanted, number) = (wanted.min(among), number.min(among));
            let choices = (0_u32..1 << among).filter(|set| set.count_ones() as usize == number);
            let mask = (1_u32 << wanted) - 1;
            let (mut all, mut any, mut total) = (0, 0, 0);
            for set in choices {
                total += 1;
                any += i32::from(set & mask != 0);
                all += i32::from(set & mask == mask);
            }
            let chance = chance(wanted, number, among);
            prop_assert!(near(chance.any, f64::from(any) / f64::from(total)));
            prop_assert!(near(chance.all, f64::from(all) / f64::from(total)));
        }
    }
}
