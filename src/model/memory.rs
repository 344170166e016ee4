//! What a player writes and marks: kept word for word, never part of the rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A note on an entry or card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The id of what it is on.
    pub entry: String,
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
pub struct Memory {
    pub version: u8,
    #[serde(default)]
    pub notes: Vec<Note>,
    #[serde(default)]
    pub stars: Vec<String>,
    #[serde(default)]
    pub recent: Vec<String>,
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
}

impl Memory {
    /// The version of documents written now.
    pub const VERSION: u8 = 1;

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty()
            && self.stars.is_empty()
            && self.recent.is_empty()
            && self.rules.is_empty()
    }
}
