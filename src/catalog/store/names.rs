//! Names: how they are spelled, who bears them, and what skills, species and keywords of cards are called.

use serde::{Deserialize, Serialize};

use model::{CardFact, Game, Lang, Localized};

/// A name as it is spelled in the data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// Title or alias, with its capitals, accents and signs.
    pub name: String,
    /// The language it belongs to; `None` if it is the same in both.
    pub lang: Option<Lang>,
    /// The entry, and its titles.
    pub id: String,
    /// Titles of the entry in both languages.
    pub title: Localized<String>,
}

/// A question that an entry answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// As players type it.
    pub text: String,
    /// The language it is asked in.
    pub lang: Lang,
    /// Id of the entry.
    pub id: String,
}

/// How many built-in cards of a game have a skill, a species or a keyword.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameTally {
    /// The rule set whose cards were counted.
    pub game: Game,
    /// Whether the name is of a skill, a species or a keyword.
    #[serde(rename = "kind")]
    pub fact: CardFact,
    /// As the cards name it: slug of a skill, printed name of a species or a keyword.
    pub name: String,
    /// Cards that have it, each counted once.
    pub cards: u32,
}

impl Spelling {
    /// The name where it belongs to a language or to both, else the title in that language.
    pub fn shown(&self, lang: Lang) -> &str {
        if self.lang.is_none_or(|own| own == lang) { &self.name } else { self.title.get(lang) }
    }

    /// Whether it is a title of the entry, not an alias.
    pub fn is_title(&self) -> bool {
        Lang::ALL.into_iter().any(|lang| *self.title.get(lang) == self.name)
    }

    /// Whether the entry is of a game.
    pub fn is_in(&self, game: Game) -> bool {
        self.id.split('/').next() == Some(game.code())
    }
}

impl NameTally {
    /// The card search that lists the cards.
    pub fn search(&self) -> String {
        let (fact, game) = (self.fact.code(), self.game.code());
        if self.name.chars().all(char::is_alphanumeric) {
            format!("{fact}:{} game:{game}", self.name)
        } else {
            format!("{fact}:\"{}\" game:{game}", self.name)
        }
    }
}
