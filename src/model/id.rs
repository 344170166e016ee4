//! Ids of entries.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Game, Kind};
use crate::text::is_slug;

/// The frozen id of an entry: `game/kind/english-slug`, for example `cc/keyword/log`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EntryId {
    text: String,
    game: Game,
    kind: Kind,
}

/// A string that is no entry id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an id of the form game/kind/slug")]
pub struct InvalidId(pub String);

impl EntryId {
    /// The id as it is written in data files.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The part that names the thing: `log` of `cc/keyword/log`.
    pub fn slug(&self) -> &str {
        self.text.rsplit('/').next().unwrap_or_default()
    }

    /// The rule set the entry belongs to.
    pub fn game(&self) -> Game {
        self.game
    }

    /// The kind named in the id.
    pub fn kind(&self) -> Kind {
        self.kind
    }
}

impl TryFrom<String> for EntryId {
    type Error = InvalidId;

    fn try_from(text: String) -> Result<Self, InvalidId> {
        // A third slash stays in the slug, which is then none, instead of being dropped.
        let mut parts = text.splitn(3, '/');
        let game = parts.next().and_then(Game::from_code);
        let kind = parts.next().and_then(Kind::from_code);
        let slug = parts.next().filter(|slug| is_slug(slug));
        match (game, kind, slug) {
            (Some(game), Some(kind), Some(_)) => Ok(EntryId { text, game, kind }),
            _ => Err(InvalidId(text)),
        }
    }
}

impl From<EntryId> for String {
    fn from(id: EntryId) -> String {
        id.text
    }
}

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_names_its_game_and_kind() {
        let id = EntryId::try_from("2e/glossary/dilemma-pile".to_owned()).expect("valid id");
        assert_eq!((id.game(), id.kind()), (Game::SecondEdition, Kind::Glossary));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["log", "cc/keyword", "cc/keyword/Log", "xx/keyword/log", "cc/keyword/log/x"] {
            assert!(EntryId::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
