//! Chance from outside: a seed for what is shuffled or rolled.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// A seed nobody chose.
pub fn fresh() -> u64 {
    RandomState::new().build_hasher().finish()
}
