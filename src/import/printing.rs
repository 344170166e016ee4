//! What rows of both editions have in common once they are read as facts.

use crate::model::{CcgCard, EntryId, Figure};
use crate::text::slug;

use super::layout::Edition;

/// One row: a card with one printing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// Line of the row.
    pub line: usize,
    pub card: CcgCard,
    /// Its name as the file has it, without printing mark.
    pub name: String,
    /// The same letter by letter, with its printing mark.
    pub written: String,
    /// The mark of a corrected print in the name of its image: `a`, `ab`; empty if it has none.
    pub correction: String,
    /// A reprint of the players' committee, which carries the wording that counts today.
    pub is_reworded: bool,
    /// The second face of a card.
    pub is_back: bool,
    /// What could not be understood and was left out or guessed.
    pub doubts: Vec<Doubt>,
}

impl Printed {
    /// Set and number of its printing.
    pub fn number(&self) -> Option<(&str, &str)> {
        let printing = self.card.printings.first()?;
        Some((&printing.set, &printing.number))
    }
}

/// Why a row is no card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Its line has this many columns.
    Columns {
        found: usize,
    },
    NoName,
    UnknownType(String),
}

/// What is doubtful about a row that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// Title and subtitle are guessed.
    Title,
    /// A mission without the requirement of these words.
    Requirement(String),
    /// A headquarters without this sentence.
    ReportsTo(String),
    /// A mission without this rule who may attempt it.
    Attempt(String),
    /// A mission or dilemma of no known place.
    Place,
    /// A word that is no skill.
    Skill(String),
    /// A word that lacks the last letter of this skill, and was taken as it. Slug of the skill.
    SkillMended { word: String, skill: String },
}

/// The id of a card with this name; `None` if the name has no letter or digit.
pub fn id(edition: Edition, full_name: &str) -> Option<EntryId> {
    EntryId::try_from(format!("{}/card/{}", edition.code(), slug(full_name))).ok()
}

/// A figure, if the field is not empty.
pub fn figure(field: &str) -> Option<Figure> {
    Figure::try_from(field.to_owned()).ok()
}

/// Three figures, if none of them is missing.
pub fn figures(fields: [&str; 3]) -> Option<[Figure; 3]> {
    let [one, two, three] = fields.map(figure);
    Some([one?, two?, three?])
}

/// A text, if it is not empty.
pub fn some(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}
