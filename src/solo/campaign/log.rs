//! What is written into the log book of a campaign (solo rules p. 16-17).

use serde::{Deserialize, Serialize};

pub use super::game::{CampaignGame, GameOutcome, Scores};
use super::upgrade::UpgradeChoice;
use model::text::{SyntaxFault, SyntaxKind, yaml};
use model::{Boxes, CampaignMode, Challenge, CrewDeck};

/// One entry of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignEntry {
    /// Always the first.
    Started(Start),
    /// The result of an assignment.
    Game(CampaignGame),
    /// What was chosen at the Starbase after it.
    Upgrade(UpgradeChoice),
}

/// What is chosen for the whole campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Captain of the player.
    pub captain: CrewDeck,
    /// The mode, which decides the level of the Bot.
    pub mode: CampaignMode,
    /// In printed order, each at most once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub challenges: Vec<Challenge>,
    /// The boxes its games are played with.
    #[serde(default, skip_serializing_if = "Boxes::is_core_alone")]
    pub boxes: Boxes,
}

/// A whole log book as one document, for `campaign export` and `campaign import`. In YAML and JSON:
///
/// - `version`: 1
/// - `name`: what the player calls the campaign
/// - `entries`: in order; each has one key:
///   - `started`: `captain`, `mode`, `challenges`, `boxes` (the core box where there are none)
///   - `game`: `opponent`, `outcome` (won or lost), and if known `scores` (`player`, `bot`) and `side`
///   - `upgrade`: `reinforce` (`card`), `boost` (`when`, `effect`), `own-card` (`card`, `origin`), or
///     the word `none`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogBook {
    /// Version of the document: [`LogBook::VERSION`].
    pub version: u8,
    /// What the player calls the campaign.
    pub name: String,
    /// All entries, first to last.
    pub entries: Vec<CampaignEntry>,
}

impl LogBook {
    /// The version of documents written now.
    pub const VERSION: u8 = 1;

    /// The document as YAML.
    ///
    /// # Errors
    /// Never in practice: it is plain data.
    pub fn to_yaml(&self) -> Result<String, serde_yaml::Error> {
        yaml::written(self)
    }

    /// Reads a document. Whether its entries follow the rules is another question.
    ///
    /// # Errors
    /// When the text is no such document, or one of another version.
    pub fn from_yaml(text: &str) -> Result<LogBook, SyntaxFault> {
        let book: LogBook = yaml::read(text)?;
        if book.version == LogBook::VERSION {
            return Ok(book);
        }
        let version = SyntaxKind::BadValue(book.version.to_string());
        Err(SyntaxFault { path: "version".to_owned(), ..SyntaxFault::whole(version) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::tests::game;

    #[test]
    fn entries_read_as_they_are_written() {
        let text = r#"{"game":{"opponent":"sela","outcome":"lost"}}"#;
        let entry: CampaignEntry = serde_json::from_str(text).expect("an entry");
        assert_eq!(entry, game(CrewDeck::Sela, GameOutcome::Lost));
        assert_eq!(serde_json::to_string(&entry).expect("json"), text);
        let more = text.replace("lost\"", "lost\",\"x\":1");
        assert!(serde_json::from_str::<CampaignEntry>(&more).is_err());
    }
}
