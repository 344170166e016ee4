//! Words a player types for themselves.

use crate::text::key;

/// In both languages, whoever is spoken of.
const ONESELF: [&str; 4] = ["me", "you", "ich", "du"];

/// Whether a player means themselves.
pub fn is_oneself(typed: &str) -> bool {
    ONESELF.contains(&key(typed).as_str())
}
