//! Facts of a card that are called by names of their own: skills, species, keywords.

use serde::{Deserialize, Serialize};

use super::terms::skill_name;
use crate::codes;

codes!(
    /// Facts of a card that are called by a name of their own and have no entry.
    CardFact {
        /// A skill, named by its slug.
        Skill => "skill",
        /// A species, by its printed name.
        Species => "species",
        /// A keyword, by its printed name without the value.
        Keyword => "keyword",
    }
);

/// A skill with its level, 1 or more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillLevel {
    /// Slug: `leadership`.
    pub skill: String,
    /// How many times the card has it.
    pub level: u8,
}

impl SkillLevel {
    /// As printed, in English like the cards: `2 Diplomacy`.
    pub fn printed(&self) -> String {
        let name = skill_name(&self.skill);
        match self.level {
            1 => name.to_owned(),
            level => format!("{level} {name}"),
        }
    }
}

/// A keyword, with its value behind a colon: `Commander: U.S.S. Enterprise-D`, `Consume: 1`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keyword {
    /// What stands in front of the colon, or the whole keyword, in English as printed.
    pub name: String,
    /// What stands behind the colon; `None` for a keyword without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

impl std::fmt::Display for Keyword {
    /// As printed: `Consume: 1`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        match &self.value {
            Some(value) => write!(f, ": {value}"),
            None => Ok(()),
        }
    }
}
