//! What solving a mission takes (rules of Second Edition, "Missionen"), as a grammar:
//!
//! ```text
//! requirement = branch { " or " branch }
//! branch      = term { ", " | ", and " | " and " term }
//! term        = [n] skill | attribute (">" | "<") n | "(" requirement ")" | special
//! ```
//!
//! Comma and "and" bind more tightly than "or". A comma before the final "and" is optional, and so is
//! that word.

mod conditions;
mod meets;
mod numbered;
mod parse;
mod special;
mod ways;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub use meets::{Fulfilment, UnmetNeed};
pub use special::Special;

use super::terms::skill_name;

/// One of its branches must be met in full.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Requirement {
    /// What "or" parts, in printed order. At least one.
    pub branches: Vec<RequirementBranch>,
}

/// All of its terms must be met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequirementBranch {
    /// What comma and "and" part, in printed order. At least one.
    pub terms: Vec<RequirementTerm>,
}

/// One thing needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequirementTerm {
    /// A skill, as many times as `level` says, over all personnel together. Slug of the skill.
    Skill {
        /// Slug: `leadership`.
        skill: String,
        /// The number in front of the skill; 1 where none is printed.
        level: u8,
    },
    /// The sum of an attribute over all personnel, more or less than a number.
    Sum {
        /// What is added up.
        attribute: Attribute,
        /// Whether the sum must be more or less.
        comparison: Comparison,
        /// The printed number; the sum itself must not be it.
        than: u16,
    },
    /// One of several branches.
    Either(Requirement),
    /// A named condition, in its printed words; [`Special::read`] understands them.
    Special(String),
}

/// An attribute of personnel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attribute {
    /// The first of the three printed.
    Integrity,
    /// The second of the three printed.
    Cunning,
    /// The third of the three printed.
    Strength,
    /// Whichever of the three meets the requirement.
    #[serde(rename = "any-attribute")]
    Any,
}

/// Which way an attribute is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    /// Strictly more, printed as `>`.
    MoreThan,
    /// Strictly less, printed as `<`.
    LessThan,
}

/// A text that is no requirement.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no mission requirement")]
pub struct InvalidRequirement {
    /// The text as it was given.
    pub text: String,
}

impl Attribute {
    /// The printed English words.
    pub fn printed(self) -> &'static str {
        match self {
            Attribute::Integrity => "Integrity",
            Attribute::Cunning => "Cunning",
            Attribute::Strength => "Strength",
            Attribute::Any => "any attribute",
        }
    }

    /// Its places in [`crate::CcgCard::attributes`], from 0; all that may be meant.
    pub fn places(self) -> &'static [usize] {
        match self {
            Attribute::Integrity => &[0],
            Attribute::Cunning => &[1],
            Attribute::Strength => &[2],
            Attribute::Any => &[0, 1, 2],
        }
    }
}

impl FromStr for Requirement {
    type Err = InvalidRequirement;

    /// Reads the printed English form.
    fn from_str(text: &str) -> Result<Requirement, InvalidRequirement> {
        parse::requirement(text).ok_or_else(|| InvalidRequirement { text: text.to_owned() })
    }
}

impl TryFrom<String> for Requirement {
    type Error = InvalidRequirement;

    fn try_from(text: String) -> Result<Requirement, InvalidRequirement> {
        text.parse()
    }
}

impl From<Requirement> for String {
    fn from(requirement: Requirement) -> String {
        requirement.to_string()
    }
}

impl fmt::Display for Requirement {
    /// The printed English form, with every comma and "and" in its place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, branch) in self.branches.iter().enumerate() {
            let or = if index == 0 { "" } else { " or " };
            write!(f, "{or}{branch}")?;
        }
        Ok(())
    }
}

impl fmt::Display for RequirementBranch {
    /// `A`, `A and B`, `A, B, and C`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.terms.len();
        for (index, term) in self.terms.iter().enumerate() {
            let separator = match (index, count) {
                (0, _) => "",
                (1, 2) => " and ",
                _ if index + 1 == count => ", and ",
                _ => ", ",
            };
            write!(f, "{separator}{term}")?;
        }
        Ok(())
    }
}

impl fmt::Display for RequirementTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequirementTerm::Skill { skill, level: 1 } => f.write_str(skill_name(skill)),
            RequirementTerm::Skill { skill, level } => write!(f, "{level} {}", skill_name(skill)),
            RequirementTerm::Sum { attribute, comparison, than } => {
                write!(f, "{}{}{than}", attribute.printed(), comparison.sign())
            }
            RequirementTerm::Either(inner) => write!(f, "({inner})"),
            RequirementTerm::Special(words) => f.write_str(words),
        }
    }
}

impl Comparison {
    /// `>` or `<`.
    pub fn sign(self) -> char {
        match self {
            Comparison::MoreThan => '>',
            Comparison::LessThan => '<',
        }
    }
}

#[cfg(test)]
mod tests;
