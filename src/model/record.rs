//! What the catalog keeps: an entry or a card, complete and with its references resolved, so that one
//! row is enough to draw its screen.

use serde::{Deserialize, Serialize};

use super::link::{Link, Reference};
use super::{Card, CcgRecord, Entry, EntryId, Erratum, Game, Kind, Lang, Localized, Ruling};

/// A rule entry with what it refers to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleRecord {
    pub entry: Entry,
    /// The entries of `entry.see`, in the same order.
    pub see: Vec<Reference>,
    /// For a trait: the cards that carry it, in list order.
    pub cards: Vec<Reference>,
}

/// A card with what it refers to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRecord {
    pub card: Card,
    /// The entry of its suit.
    pub suit: Link,
    /// The entries of its traits, in printed order.
    pub traits: Vec<Link>,
    /// The captain whose crew it belongs to.
    pub captain: Option<Link>,
    /// Its own rulings, then those that stand with other entries and concern it as well.
    pub rulings: Vec<Ruling>,
}

/// One thing that can be looked up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Record {
    Rule(Box<RuleRecord>),
    Card(Box<CardRecord>),
    /// A card of the Star Trek CCG.
    Ccg(Box<CcgRecord>),
}

impl Record {
    /// The id.
    pub fn id(&self) -> &EntryId {
        match self {
            Record::Rule(rule) => &rule.entry.id,
            Record::Card(card) => &card.card.id,
            Record::Ccg(card) => &card.card.id,
        }
    }

    /// The rule set it belongs to.
    pub fn game(&self) -> Game {
        self.id().game()
    }

    /// The kind named in the id.
    pub fn kind(&self) -> Kind {
        self.id().kind()
    }

    /// The title.
    pub fn title(&self) -> &Localized<String> {
        match self {
            Record::Rule(rule) => &rule.entry.title,
            Record::Card(card) => &card.card.title,
            Record::Ccg(card) => &card.title,
        }
    }

    /// Other names.
    pub fn aliases(&self) -> &Localized<Vec<String>> {
        match self {
            Record::Rule(rule) => &rule.entry.aliases,
            Record::Card(card) => &card.card.aliases,
            Record::Ccg(card) => &card.aliases,
        }
    }

    /// Title and aliases in one language, title first.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        std::iter::once(self.title().get(lang))
            .chain(self.aliases().get(lang))
            .map(String::as_str)
    }

    /// Short questions it answers.
    pub fn questions(&self, lang: Lang) -> &[String] {
        match self {
            Record::Rule(rule) => rule.entry.questions.get(lang),
            Record::Card(_) | Record::Ccg(_) => &[],
        }
    }

    /// What it says first: the rule text, the operations of a card one a line, or the imported game
    /// text in its own language.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Record::Rule(rule) => rule.entry.text.get(lang).clone(),
            Record::Card(card) => card.card.gists(lang),
            Record::Ccg(card) => card.card.text.clone().unwrap_or_default(),
        }
    }

    /// What later prints say otherwise.
    pub fn errata(&self) -> &[Erratum] {
        match self {
            Record::Rule(rule) => &rule.entry.errata,
            Record::Card(card) => &card.card.errata,
            Record::Ccg(_) => &[],
        }
    }

    /// Slugs of the traits a Captain's Chair card carries; none for all else.
    pub fn traits(&self) -> &[String] {
        match self {
            Record::Rule(_) | Record::Ccg(_) => &[],
            Record::Card(card) => &card.card.traits,
        }
    }
}
