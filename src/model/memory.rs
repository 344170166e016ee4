//! What a player writes and marks, kept word for word and never part of the rules.

use serde::Serialize;

/// A note on an entry or card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerNote {
    /// The id of what it is on.
    pub entry: String,
    /// What the player wrote, word for word.
    pub text: String,
    /// Seconds since 1970.
    pub written: u64,
}
