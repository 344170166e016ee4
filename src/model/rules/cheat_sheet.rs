//! Cheat sheets: what one looks up on an evening, on a page of paper, made from the entries.

use serde::{Deserialize, Serialize};

use crate::{EntryId, Localized};

/// The cheat sheet of a game: what its sections show stands in the entries and nowhere else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheatSheet {
    /// In the order in which they are read.
    pub sections: Vec<CheatSection>,
}

/// What belongs together on a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheatSection {
    /// The heading.
    pub title: Localized<String>,
    /// In the order in which they are read.
    pub picks: Vec<CheatPick>,
}

/// What a sheet takes of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheatPick {
    /// The entry.
    pub entry: EntryId,
    /// Places among the [answers](crate::Entry::answers) of the entry, counted from 1, in the order in which they are read.
    pub take: Vec<usize>,
}
