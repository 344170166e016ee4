//! Shuffling. All chance comes from a seed, so that the same seed gives the same cards everywhere.

use std::hash::{BuildHasher, Hasher, RandomState};

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// A seed nobody chose.
pub fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Shuffles cards: the `number`-th shuffle with this seed.
pub fn shuffle<T>(cards: &mut [T], seed: u64, number: u32) {
    cards.shuffle(&mut stream(seed, number));
}

/// The numbers behind the `number`-th shuffle with this seed, for what needs many draws.
pub fn stream(seed: u64, number: u32) -> ChaCha8Rng {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    // A stream for each shuffle: whoever replays need not know how many numbers those before it took.
    random.set_stream(u64::from(number));
    random
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_and_number_give_the_same_order() {
        let shuffled = |seed, number| {
            let mut cards: Vec<u8> = (0..20).collect();
            shuffle(&mut cards, seed, number);
            cards
        };
        assert_eq!(shuffled(7, 1), shuffled(7, 1));
        assert_ne!(shuffled(7, 1), shuffled(7, 2));
        assert_ne!(shuffled(7, 1), shuffled(8, 1));
    }
}
