//! What the catalog keeps: an entry or a card, complete and with its references resolved, so that one
//! row is enough to draw its screen.

use serde::{Deserialize, Serialize};

use super::link::{Link, Reference};
use super::{
    ALWAYS, Availability, Boxes, Card, CcgRecord, Entry, EntryId, Erratum, Game, GameBox, Kind, Lang, Localized,
    Ruling,
};
use crate::text::words;

/// A box something comes in, where boxes are worth a word: the player has others than the core box, or has
/// not this one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InBox {
    /// Which box.
    #[serde(rename = "box")]
    pub game_box: GameBox,
    /// Name of the box, as its entry in the list of boxes has it.
    pub title: Localized<String>,
    /// The collector number of a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
}

/// A rule entry with what it refers to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleRecord {
    /// The entry as the data have it, with bare ids and, unless it [is open](RuleRecord::is_open), with all questions in
    /// one list.
    pub entry: Entry,
    /// Whether it depends on the boxes which parts it has; their questions stand with them until they are chosen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_open: bool,
    /// With which boxes it is there.
    #[serde(default, skip_serializing_if = "Availability::is_always")]
    pub availability: Availability,
    /// For each question the place among the [`answers`](Entry::answers) of the entry of what answers it.
    #[serde(default)]
    pub answered_by: Localized<Vec<Option<usize>>>,
    /// The entries of `entry.see`, in the same order.
    pub see: Vec<Reference>,
    /// For a trait: the cards that carry it, in list order.
    pub cards: Vec<Reference>,
    /// The box it comes with; none for what the core box has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_box: Option<InBox>,
    /// Where the player's boxes lack it: these and the one it comes with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Boxes>,
}

/// A card with what it refers to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRecord {
    /// The card as the data have it, with bare slugs.
    pub card: Card,
    /// With which boxes it is there.
    #[serde(default, skip_serializing_if = "Availability::is_always")]
    pub availability: Availability,
    /// The entry of its suit.
    pub suit: Link,
    /// The entries of its traits, in printed order.
    pub traits: Vec<Link>,
    /// The captain whose crew it belongs to.
    pub captain: Option<Link>,
    /// Its own rulings, then those that stand with other entries and concern it as well.
    pub rulings: Vec<Ruling>,
    /// The latter until boxes are chosen, each with those that have what it stands with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further_rulings: Vec<(Availability, Ruling)>,
    /// The boxes it comes in, the first print first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<InBox>,
    /// The card of another box it takes the place of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Link>,
    /// The card that takes its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_by: Option<Link>,
    /// Where the player's boxes lack it, or another card takes its place: these and the one it comes in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Boxes>,
}

/// One thing that can be looked up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Record {
    /// A rule entry of any game.
    Rule(Box<RuleRecord>),
    /// A card of Captain's Chair.
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
        std::iter::once(self.title().get(lang)).chain(self.aliases().get(lang)).map(String::as_str)
    }

    /// Whether all of some words, folded, stand in one of its names.
    pub fn name_has_words(&self, wanted: &[String]) -> bool {
        let mut names = Lang::ALL.into_iter().flat_map(|lang| self.names(lang));
        names.any(|name| {
            let own = words(name);
            wanted.iter().all(|word| own.contains(word))
        })
    }

    /// Short questions it answers, each with the place of the part of an entry that does.
    pub fn questions(&self, lang: Lang) -> impl Iterator<Item = (Option<usize>, &str)> {
        let rule = match self {
            Record::Rule(rule) => Some(rule),
            Record::Card(_) | Record::Ccg(_) => None,
        };
        rule.into_iter().flat_map(move |rule| {
            let places = rule.answered_by.get(lang).iter().copied().chain(std::iter::repeat(None));
            places.zip(rule.entry.questions.get(lang).iter().map(String::as_str))
        })
    }

    /// What it says first: the rule text, the operations of a card one a line, or the imported game
    /// text in its own language.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Record::Rule(rule) => rule.entry.text.joined(lang),
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

    /// With which boxes it is there.
    pub fn availability(&self) -> &Availability {
        match self {
            Record::Rule(rule) => &rule.availability,
            Record::Card(card) => &card.availability,
            Record::Ccg(_) => &ALWAYS,
        }
    }

    /// The boxes a player would have who had it too; none for what the player's boxes have.
    pub fn beyond(&self) -> Option<&Boxes> {
        match self {
            Record::Rule(rule) => rule.beyond.as_ref(),
            Record::Card(card) => card.beyond.as_ref(),
            Record::Ccg(_) => None,
        }
    }

    /// The boxes of Captain's Chair worth a word: where it comes from.
    pub fn boxes(&self) -> &[InBox] {
        match self {
            Record::Rule(rule) => rule.in_box.as_slice(),
            Record::Card(card) => &card.boxes,
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
