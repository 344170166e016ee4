//! The six-sided die that calculators roll: by chance, by a seed, or as it lies on the table.

use clap::Args;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::options::Numbers;
use model::chance::fresh_seed;

/// Seeds nobody chose stay below this, so that a player can type them again.
const SEEDS: u64 = 1_000_000;
/// The highest number of the die.
pub const FACES: u64 = 6;

/// What a calculator takes that rolls a die.
#[derive(Debug, Default, Args)]
pub struct DieArgs {
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=u64::MAX))]
    seed: Option<u64>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(1..=FACES),
        conflicts_with = "seed")]
    die: Option<u64>,
}

impl DieArgs {
    /// A die as it lies there.
    pub fn fallen(die: u8) -> DieArgs {
        DieArgs { seed: None, die: Some(die.into()) }
    }

    /// The number of the die, the one typed or a new one, and the seed it came from; none for a real die. Each stream
    /// has numbers of its own, so one seed serves a whole round.
    pub fn throw(&self, stream: u64) -> (u64, Option<u64>) {
        let seed = self.seed.unwrap_or_else(|| fresh_seed() % SEEDS);
        self.die.map_or_else(|| (throw_die(stream, seed), Some(seed)), |die| (die, None))
    }
}

/// The die, 1 to 6: the same seed gives the same number on every machine.
fn throw_die(stream: u64, seed: u64) -> u64 {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(stream);
    random.random_range(1..=FACES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let numbers = |seed| (0..5).map(move |stream| throw_die(stream, seed));
        let all: Vec<u64> = [7, 8, u64::MAX].into_iter().flat_map(numbers).collect();
        assert_eq!(all, [1, 6, 2, 2, 6, 1, 4, 2, 3, 5, 5, 2, 3, 4, 1]);
    }

    #[test]
    fn every_number_comes_up_about_as_often() {
        for stream in 0..5 {
            let mut seen = [0_u32; 7];
            for seed in 0..6000 {
                seen[usize::try_from(throw_die(stream, seed)).expect("small")] += 1;
            }
            assert_eq!(seen[0], 0);
            assert!(seen[1..].iter().all(|n| (850..1150).contains(n)), "{seen:?}");
        }
    }
}
