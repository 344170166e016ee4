//! The rule entry: one keyword, concept or glossary term with everything a player needs at the table.

use serde::{Deserialize, Serialize};

use super::{EntryId, Game, Kind, Lang, Localized, Source, Table, TraitGroup};

/// One entry of the rules reference. The schema is closed: an unknown field is an error.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub id: EntryId,
    pub kind: Kind,
    /// Only for traits, and required there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<TraitGroup>,
    /// The printed terms.
    pub title: Localized<String>,
    /// Where the titles come from; absent when both are printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title_origin: Option<Localized<TitleOrigin>>,
    /// Inflections, abbreviations, other names. They find the entry as surely as its title does.
    #[serde(default)]
    pub aliases: Localized<Vec<String>>,
    /// Short questions this entry answers, as players type them. Searched, never shown.
    #[serde(default)]
    pub questions: Localized<Vec<String>>,
    /// The rule. Paragraphs are separated by blank lines; lines starting with `- ` or `1. ` are list
    /// items; symbols stand as names in brackets (`[glory]`).
    pub text: Localized<String>,
    /// The rulebook's worked example, retold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub example: Option<Localized<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Table>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
    pub see: Vec<EntryId>,
    pub source: Vec<Source>,
}

impl Entry {
    /// The rule set the entry belongs to.
    pub fn game(&self) -> Game {
        self.id.game()
    }

    /// Title and aliases in one language, title first.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        std::iter::once(self.title.get(lang))
            .chain(self.aliases.get(lang))
            .map(String::as_str)
    }

    /// Where the title in this language comes from.
    pub fn origin(&self, lang: Lang) -> TitleOrigin {
        self.title_origin
            .as_ref()
            .map_or(TitleOrigin::Printed, |origin| *origin.get(lang))
    }
}

/// Where a title comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TitleOrigin {
    /// The term stands in a printed rulebook, on a card or in the original game.
    #[default]
    Printed,
    /// No printed term is known in this language; the title is our translation.
    Translated,
    /// The rules describe the thing without naming it; the title is ours.
    Coined,
    /// A term is in use, but no printed source for it was at hand.
    Unconfirmed,
}

/// A decision on a point the rules leave open or get wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Number of the ruling, unique in the whole collection and frozen.
    pub number: u16,
    pub certainty: Certainty,
    pub origin: RulingOrigin,
    pub text: Localized<String>,
}

/// How sure a ruling is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// Card facts or arithmetic leave one reading.
    Sure,
    /// The natural reading, not proven.
    Likely,
    /// Nobody knows; the table decides.
    Open,
}

impl Certainty {
    /// The code used in data and as part of message ids.
    pub fn code(self) -> &'static str {
        match self {
            Certainty::Sure => "sure",
            Certainty::Likely => "likely",
            Certainty::Open => "open",
        }
    }
}

/// What a ruling rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulingOrigin {
    /// The German rulebooks of the core box.
    GermanRules,
    /// The printed cards and boards.
    Cards,
    /// The later English rules.
    EnglishRules,
    /// Follows from other rules.
    Deduced,
}

impl RulingOrigin {
    /// The code used in data and as part of message ids.
    pub fn code(self) -> &'static str {
        match self {
            RulingOrigin::GermanRules => "german-rules",
            RulingOrigin::Cards => "cards",
            RulingOrigin::EnglishRules => "english-rules",
            RulingOrigin::Deduced => "deduced",
        }
    }
}
