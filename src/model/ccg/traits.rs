//! Whether words describe a card: `Dissident personnel`, `Keldon-class ships`, `[Fut] personnel`,
//! `Treachery Admiral`, `non-Hologram personnel`.

use super::reports_to::{ReportGroup, ReportsTo};
use crate::text::{key, words};
use crate::{CcgCard, Uniqueness};

/// One piece of a description.
enum TraitPiece {
    Icon(String),
    Word(String),
    /// What the card must not be.
    Not(Vec<String>),
    /// An icon the card must not have.
    NotIcon(String),
}

/// Whether a card is all that the words say. Skills, species, keywords, icons, class, type and that it is
/// unique count; the
/// last word of each may stand in the plural. An affiliation counts by its icon only: `Klingon` is the
/// species.
pub(crate) fn describes(card: &CcgCard, description: &str) -> bool {
    let pieces = pieces(description);
    let traits = traits(card);
    let mut reached = vec![false; pieces.len() + 1];
    reached[0] = true;
    for at in 0..pieces.len() {
        if reached[at] {
            for length in steps(card, &traits, &pieces[at..]) {
                reached[at + length] = true;
            }
        }
    }
    !pieces.is_empty() && reached[pieces.len()]
}

impl CcgCard {
    /// Whether a card is all that printed words say: `Hand Weapon`, `Keldon-class ship`, `[Dom] personnel`.
    pub fn is(&self, description: &str) -> bool {
        describes(self, description)
    }
}

impl ReportsTo {
    /// Whether a card may be played there. All equipment may be played at every headquarters; of other
    /// cards only personnel and ships are played at one (rules of Second Edition, "Verschiedene Arten
    /// von Karten spielen").
    pub fn admits(&self, card: &CcgCard) -> bool {
        match card.card_type.as_str() {
            "equipment" => true,
            "personnel" | "ship" => self.groups.iter().any(|group| group.holds(card)),
            _ => false,
        }
    }
}

impl ReportGroup {
    /// Whether a card has all that the group asks for; words may also be its title.
    pub fn holds(&self, card: &CcgCard) -> bool {
        let icons = self.icons.iter().all(|code| card.has_icon(code));
        let words = self.words.as_deref();
        let is_meant = |words: &str| describes(card, words) || key(&card.title) == key(words);
        icons && words.is_none_or(is_meant)
    }
}

/// How many pieces each trait of the card covers at the start of these.
fn steps(card: &CcgCard, traits: &[Vec<String>], pieces: &[TraitPiece]) -> Vec<usize> {
    match &pieces[0] {
        TraitPiece::Icon(code) if card.has_icon(code) => vec![1],
        TraitPiece::NotIcon(code) if !card.has_icon(code) => vec![1],
        TraitPiece::Icon(_) | TraitPiece::NotIcon(_) => Vec::new(),
        TraitPiece::Not(name) if traits.iter().any(|own| same(own, name)) => Vec::new(),
        TraitPiece::Not(_) => vec![1],
        TraitPiece::Word(_) => traits.iter().filter_map(|own| step(own, pieces)).collect(),
    }
}

fn step(own: &[String], pieces: &[TraitPiece]) -> Option<usize> {
    let head: Option<Vec<String>> = pieces.get(..own.len())?.iter().map(word).collect();
    same(own, &head?).then_some(own.len())
}

fn word(piece: &TraitPiece) -> Option<String> {
    match piece {
        TraitPiece::Word(word) => Some(word.clone()),
        TraitPiece::Icon(_) | TraitPiece::Not(_) | TraitPiece::NotIcon(_) => None,
    }
}

/// Whether two names are one, the second maybe in the plural.
fn same(own: &[String], name: &[String]) -> bool {
    let (Some((last, own)), Some((other, name))) = (own.split_last(), name.split_last()) else {
        return false;
    };
    own == name && (last == other || other.strip_suffix('s') == Some(last))
}

fn pieces(description: &str) -> Vec<TraitPiece> {
    let parted = description.replace('[', " [").replace("non- [", "non-[").replace(']', "] ");
    let piece = |token: &str| -> Vec<TraitPiece> {
        let icon = token.strip_prefix('[').and_then(|icon| icon.strip_suffix(']'));
        let not = token.strip_prefix("non-");
        let barred = not.and_then(|not| not.strip_prefix('[')?.strip_suffix(']'));
        match (icon.or(barred), not) {
            (Some(code), None) => vec![TraitPiece::Icon(code.to_owned())],
            (Some(code), Some(_)) => vec![TraitPiece::NotIcon(code.to_owned())],
            (None, Some(name)) => vec![TraitPiece::Not(words(name))],
            (None, None) => words(token).into_iter().map(TraitPiece::Word).collect(),
        }
    };
    parted.split_whitespace().flat_map(piece).collect()
}

/// The names of all that a card is, as folded words.
fn traits(card: &CcgCard) -> Vec<Vec<String>> {
    let skills = card.skills.iter().map(|skill| skill.skill.as_str());
    let keywords = card.keywords.iter().map(|keyword| keyword.name.as_str());
    let names = card.species.iter().chain(&card.class);
    let kinds = [card.card_type.as_str(), "card"].into_iter();
    let unique = (card.uniqueness == Uniqueness::Unique).then_some("unique");
    skills
        .chain(keywords)
        .chain(names.map(String::as_str))
        .chain(kinds)
        .chain(unique)
        .map(words)
        .filter(|words| !words.is_empty())
        .collect()
}
