//! What a field was in an older card file. The newest file counts; where it marks the print as a corrected one the
//! card keeps the earlier value, and where it does not, the older file was wrong and has been mended since.

use super::clean::PrintedCard;
use model::{
    AttemptRule, CardField, CcgCard, EarlierValue, Figure, Keyword, Requirement, RequirementBranch,
    RequirementTerm, SkillLevel,
};

/// A field that an older file has otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldCorrection {
    /// Full name of the card.
    pub card: String,
    /// The field, and what the older file has in it.
    pub earlier: EarlierValue,
    /// What counts, as printed; `None` if there is nothing.
    pub value: Option<String>,
    /// The newest file marks the print as a corrected one.
    pub is_correction: bool,
}

/// The fields that a row of an older file has otherwise than the card; `newest` is the row of the same printing in
/// the newest file.
pub(super) fn differences(card: &CcgCard, older: &PrintedCard, newest: &PrintedCard) -> Vec<FieldCorrection> {
    let is_correction = older.correction != newest.correction;
    let fields = FIELDS.iter().filter(|field| is_other(**field, card, &older.card));
    let difference = |field: &CardField| FieldCorrection {
        card: card.full_name(),
        earlier: EarlierValue {
            field: *field,
            value: printed_words(*field, &older.card),
            is_corrected: !older.correction.is_empty(),
        },
        value: printed_words(*field, card),
        is_correction,
    };
    fields.map(difference).collect()
}

/// The fields that are compared. Regions are keywords.
const FIELDS: [CardField; 13] = [
    CardField::Uniqueness,
    CardField::Cost,
    CardField::Place,
    CardField::Span,
    CardField::Points,
    CardField::Affiliations,
    CardField::Attempt,
    CardField::Requirement,
    CardField::Icons,
    CardField::Keywords,
    CardField::Species,
    CardField::Skills,
    CardField::Attributes,
];

/// Whether a field differs in more than order and writing. What the older file does not tell at all (a mission's
/// owner, a region) is no difference where only newer files have the column for it.
fn is_other(field: CardField, card: &CcgCard, older: &CcgCard) -> bool {
    match field {
        CardField::Uniqueness => card.uniqueness != older.uniqueness,
        CardField::Cost => card.cost != older.cost,
        CardField::Place => older.place.is_some() && card.place != older.place,
        CardField::Span => card.span != older.span,
        CardField::Points => older.points.is_some() && card.points != older.points,
        CardField::Affiliations => !older.affiliations.is_empty() && card.affiliations != older.affiliations,
        CardField::Attempt => older.attempt.is_some() && !is_same_attempt(card, older),
        CardField::Requirement => meaning(card) != meaning(older),
        CardField::Icons => sorted(&card.icons) != sorted(&older.icons),
        CardField::Keywords => keywords(card) != keywords(older),
        CardField::Species => sorted(&card.species) != sorted(&older.species),
        CardField::Skills => skills(card) != skills(older),
        CardField::Attributes => card.attributes != older.attributes,
    }
}

/// A field in printed English; `None` if the card has none.
fn printed_words(field: CardField, card: &CcgCard) -> Option<String> {
    let list = |words: Vec<String>| (!words.is_empty()).then(|| words.join(", "));
    let figure = |figure: &Option<Figure>| figure.as_ref().map(|one| one.as_str().to_owned());
    match field {
        CardField::Uniqueness => Some(card.uniqueness.code().to_owned()),
        CardField::Cost => card.cost.map(|cost| cost.to_string()),
        CardField::Place => card.place.map(|place| place.code().to_owned()),
        CardField::Span => figure(&card.span),
        CardField::Points => figure(&card.points),
        CardField::Affiliations => list(card.affiliations.clone()),
        CardField::Attempt => match card.attempt.as_ref()? {
            AttemptRule::Only(slugs) => list(slugs.clone()),
            AttemptRule::AnyExcept(slugs) => list(slugs.iter().map(|slug| format!("non-{slug}")).collect()),
        },
        CardField::Requirement => card.requirement.as_ref().map(Requirement::to_string),
        CardField::Icons => list(card.icons.clone()),
        CardField::Keywords => list(card.keywords.iter().map(Keyword::to_string).collect()),
        CardField::Species => list(card.species.clone()),
        CardField::Skills => list(card.skills.iter().map(SkillLevel::printed).collect()),
        CardField::Attributes => {
            let figures = card.attributes.as_ref()?;
            list(figures.iter().map(|one| one.as_str().to_owned()).collect())
        }
    }
}

fn is_same_attempt(card: &CcgCard, older: &CcgCard) -> bool {
    match (&card.attempt, &older.attempt) {
        (Some(AttemptRule::Only(one)), Some(AttemptRule::Only(other)))
        | (Some(AttemptRule::AnyExcept(one)), Some(AttemptRule::AnyExcept(other))) => sorted(one) == sorted(other),
        (one, other) => one == other,
    }
}

fn sorted(words: &[String]) -> Vec<String> {
    let mut words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    words.sort();
    words
}

fn keywords(card: &CcgCard) -> Vec<String> {
    let words: Vec<String> = card.keywords.iter().map(Keyword::to_string).collect();
    sorted(&words)
}

fn skills(card: &CcgCard) -> Vec<(&str, u8)> {
    let own = card.skills.iter();
    let mut skills: Vec<(&str, u8)> = own.map(|one| (one.skill.as_str(), one.level)).collect();
    skills.sort_unstable();
    skills
}

/// A requirement without the order in which it is written.
fn meaning(card: &CcgCard) -> Option<Vec<Vec<String>>> {
    card.requirement.as_ref().map(branches)
}

fn branches(requirement: &Requirement) -> Vec<Vec<String>> {
    let mut all: Vec<Vec<String>> = requirement.branches.iter().map(terms).collect();
    all.sort();
    all
}

fn terms(branch: &RequirementBranch) -> Vec<String> {
    let term = |term: &RequirementTerm| match term {
        RequirementTerm::Either(inner) => format!("{:?}", branches(inner)),
        RequirementTerm::Skill { .. } | RequirementTerm::Sum { .. } | RequirementTerm::Special(_) => {
            term.to_string()
        }
    };
    let mut terms: Vec<String> = branch.terms.iter().map(term).collect();
    terms.sort();
    terms
}
