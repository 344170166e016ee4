//! What a player writes and marks, kept word for word and never part of the rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A note on an entry or card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerNote {
    /// The id of what it is on.
    pub entry: String,
    /// What the player wrote, word for word.
    pub text: String,
    /// Seconds since 1970.
    #[serde(default)]
    pub written: u64,
}

/// All of it as one document, for `memory export` and `memory import`:
///
/// - `version`: 1
/// - `notes`: `entry`, `text`, `written` (seconds since 1970)
/// - `stars`: ids, by the alphabet
/// - `recent`: ids, the latest first
/// - `rules`: the files of rules of the player's own, by their paths
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerMemory {
    /// Version of the layout; others than [`PlayerMemory::VERSION`] are refused.
    pub version: u8,
    /// Sorted by the ids they are on; notes on one thing as they were written.
    #[serde(default)]
    pub notes: Vec<PlayerNote>,
    /// Ids of what the player gave a star, by the alphabet.
    #[serde(default)]
    pub stars: Vec<String>,
    /// Ids of what was opened, the latest first.
    #[serde(default)]
    pub recent: Vec<String>,
    /// Files of rules of the player's own: their texts by their paths.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
}

impl PlayerMemory {
    /// The version of documents written now.
    pub const VERSION: u8 = 1;

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty() && self.stars.is_empty() && self.recent.is_empty() && self.rules.is_empty()
    }
}
