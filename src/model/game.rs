//! The four rule sets and the documents their entries point to.

use serde::{Deserialize, Serialize};

/// A rule set. Declaration order is the order of lists and of tied look-ups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Game {
    /// Star Trek: Captain's Chair, core box.
    #[serde(rename = "cc")]
    CaptainsChair,
    /// Star Trek CCG Second Edition.
    #[serde(rename = "2e")]
    SecondEdition,
    /// Star Trek Catan.
    #[serde(rename = "catan")]
    Catan,
    /// The board variant of the First Edition CCG.
    #[serde(rename = "1e")]
    FirstEdition,
}

impl Game {
    /// All games in list order.
    pub const ALL: [Game; 4] = [
        Game::CaptainsChair,
        Game::SecondEdition,
        Game::Catan,
        Game::FirstEdition,
    ];

    /// The code used in ids, options and JSON.
    pub fn code(self) -> &'static str {
        match self {
            Game::CaptainsChair => "cc",
            Game::SecondEdition => "2e",
            Game::Catan => "catan",
            Game::FirstEdition => "1e",
        }
    }

    /// The game with this code.
    pub fn from_code(code: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.code() == code)
    }
}

/// A printed document that entries cite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Document {
    /// Captain's Chair, German rulebook.
    #[serde(rename = "cc-rules")]
    CaptainsChairRules,
    /// Captain's Chair, German solo rulebook.
    #[serde(rename = "cc-solo")]
    CaptainsChairSolo,
    /// Second Edition, German rules.
    #[serde(rename = "2e-rules")]
    SecondEditionRules,
    /// Star Trek Catan, German almanac.
    #[serde(rename = "catan-almanac")]
    CatanAlmanac,
    /// The First Edition board variant.
    #[serde(rename = "1e-variant")]
    FirstEditionVariant,
}

impl Document {
    /// The code used in data files and as part of message ids.
    pub fn code(self) -> &'static str {
        match self {
            Document::CaptainsChairRules => "cc-rules",
            Document::CaptainsChairSolo => "cc-solo",
            Document::SecondEditionRules => "2e-rules",
            Document::CatanAlmanac => "catan-almanac",
            Document::FirstEditionVariant => "1e-variant",
        }
    }
}

/// The place in a document where a rule stands, to check an answer against paper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    pub doc: Document,
    /// Printed page or range (`8`, `29-33`); absent where the document has no page numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pages: Option<String>,
    /// Heading as printed, in the language of the document.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
}
