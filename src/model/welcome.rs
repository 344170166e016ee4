//! What may be played at a headquarters: `You may play [Baj] cards, [NA] cards, and equipment at this
//! mission.`

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The groups of cards that may be played there; a card of any of them may.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Welcome {
    pub groups: Vec<Group>,
}

/// A group of cards: a card belongs to it if it has all of these.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Group {
    /// Icon codes, affiliations among them: `Fed`, `DS9`.
    pub icons: Vec<String>,
    /// Further words: a species (`Holograms`), a keyword (`Dissidents`), a skill (`Intelligence
    /// personnel`), a ship class, or `equipment`.
    pub words: Option<String>,
}

/// A text that is no such sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` does not say what may be played")]
pub struct InvalidWelcome {
    pub text: String,
}

impl FromStr for Welcome {
    type Err = InvalidWelcome;

    /// Reads the printed English sentence.
    fn from_str(text: &str) -> Result<Welcome, InvalidWelcome> {
        Err(InvalidWelcome {
            text: text.to_owned(),
        })
    }
}

impl TryFrom<String> for Welcome {
    type Error = InvalidWelcome;

    fn try_from(text: String) -> Result<Welcome, InvalidWelcome> {
        text.parse()
    }
}

impl fmt::Display for Welcome {
    /// The printed English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.groups)
    }
}

impl From<Welcome> for String {
    fn from(welcome: Welcome) -> String {
        welcome.to_string()
    }
}
