//! What the engine asks and follows in a game, by when it was begun.

use serde::{Deserialize, Serialize};

/// How much a game asks at once. A game keeps the way it was begun with: its log holds the answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Questions {
    /// Each thing by itself and all of it, as in games begun before [`Questions::Joined`] was known.
    #[default]
    Single,
    /// In one line what is needed at the same time, and nothing that cannot matter.
    Joined,
}

/// What the engine asks and follows. A game keeps what it was begun with: its log holds the answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EngineRules {
    /// As in games begun before [`EngineRules::Second`] was known.
    #[default]
    First,
    /// The player chooses which own Away Team is removed, from a Location they control as well where the row does not
    /// say neutral. The Encounters of which the Bot gains the best are named together.
    Second,
    /// The player's tracks set in the Bot's turn are not asked for in it.
    Third,
}

/// Games begun before there was a choice say nothing of it.
pub(super) fn is_default<T: Default + PartialEq>(choice: &T) -> bool {
    *choice == T::default()
}
