//! What the game text of a card says, as facts. Texts belong to whoever printed them and are not built in; what
//! they mean for deck building, calculators and advice is worked out of them once, here, whether by the importer
//! of a player's files or by the writer of the built-in cards.

use serde::{Deserialize, Serialize};

use super::printed_value::PrintedValue;
use super::reports_to::ReportGroup;
use super::requirement::{Attribute, Requirement};

/// The facts of a game text. Under which conditions they hold is not among them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TextFacts {
    /// More than three copies of its title may be in a deck ("Ein Deck bauen", sentence behind the list).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub any_copies: bool,
    /// A headquarters whose player may command no other.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_only_headquarters: bool,
    /// What may be played at or aboard it; of an event, at the mission it is played on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hosts: Vec<ReportGroup>,
    /// Icons that cards gain at a headquarters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grants: Vec<Grant>,
    /// Title of the mission an event is played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_on: Option<String>,
    /// It may be played elsewhere than at a headquarters, under what its text says, where neither `calls` nor `aboard`
    /// name the place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub plays_itself: bool,
    /// Places by title where it may be played itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Call>,
    /// Ships it may be played aboard, as described: `[TOS] ship`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<String>,
    /// What it lets be played somewhere, under what its text says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub permits: Vec<ReportGroup>,
    /// Who else may attempt the mission, and what it then takes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_ways: Vec<AlternativeAttempt>,
    /// What a dilemma asks for, one for each "Unless you have"; `…` stands for what only the text says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Requirement>,
    /// Personnel may face several copies of the dilemma in one attempt.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub repeats: bool,
    /// Printed values it changes, on its own card or on others, in the order of the values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<PrintedValue>,
    /// What it may mean for a deck that lacks something, in the order of the text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bearings: Vec<Bearing>,
    /// It seems to say more of that kind, and nobody knows of whom.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_unclear: bool,
}

impl TextFacts {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == TextFacts::default()
    }
}

/// An icon that some cards gain at a headquarters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grant {
    /// Descriptions of cards; any of them is enough.
    pub to: Vec<String>,
    /// Code: `AU`.
    pub icon: String,
}

/// A place a card names as one where it may be played itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// As the text prints it in braces, in English.
    pub title: String,
    /// Only at the headquarters of this title.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_headquarters: bool,
}

/// Who else may attempt a mission, and what it then takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlternativeAttempt {
    /// Any of these descriptions is enough.
    pub who: Vec<String>,
    /// What solving the mission takes for them, in place of what is printed.
    pub requirement: Requirement,
    /// What the mission is worth then, if it says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
}

/// What a game text may help with: said outright, not as a condition of something else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bearing {
    /// What it does.
    pub effect: TextEffect,
    /// Whom it serves, as described (`Medical personnel`): a deck must have one of them. Nobody in particular if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub who: Vec<String>,
}

/// What a game text does for its player. What ends with a dilemma is none of it, nor is what a player finds in the
/// own deck anyway.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextEffect {
    /// Another way to win the game.
    WinsGame,
    /// Points from elsewhere than missions, or missions worth more.
    ScoresPoints,
    /// Cards may be played aboard it.
    OpensShip,
    /// Cards may be played right at a mission that is no headquarters.
    OpensMission,
    /// It serves a player who commands no headquarters.
    NeedsNoHeadquarters,
    /// Others may attempt a mission.
    LetsAttempt,
    /// A ship needs less aboard, or personnel gain what it needs.
    HelpsStaffing,
    /// Requirements of missions are replaced, or skills are taken out of them.
    ReplacesRequirements,
    /// Attributes that missions require are reduced, or met by another attribute.
    EasesAttributes,
    /// Personnel gain a skill of somebody's choice.
    GainsAnySkill,
    /// Personnel gain levels of a skill that they, or others beside them, have.
    GainsLevels,
    /// Personnel gain the skill with this slug.
    GainsSkill(String),
    /// An attribute of personnel rises.
    Raises(Attribute),
}
