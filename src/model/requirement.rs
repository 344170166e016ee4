//! What solving a mission takes (rules of Second Edition, "Missionen"), as a grammar:
//!
//! ```text
//! requirement = branch { " or " branch }
//! branch      = term { ", " | ", and " | " and " term }
//! term        = [n] skill | attribute (">" | "<") n | "(" requirement ")" | special
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of its branches must be met in full.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Requirement {
    pub branches: Vec<Branch>,
}

/// All of its terms must be met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    pub terms: Vec<Term>,
}

/// One thing needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Term {
    /// A skill, as many times as `level` says, over all personnel together. Slug of the skill.
    Skill { skill: String, level: u8 },
    /// The sum of an attribute over all personnel, more or less than a number.
    Sum {
        attribute: Attribute,
        comparison: Comparison,
        than: u16,
    },
    /// One of several branches.
    Either(Requirement),
    /// A named condition, in its printed words.
    Special(String),
}

/// An attribute of personnel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attribute {
    Integrity,
    Cunning,
    Strength,
    Any,
}

/// Which way an attribute is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    MoreThan,
    LessThan,
}

/// A text that is no requirement.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no mission requirement")]
pub struct InvalidRequirement {
    pub text: String,
}

impl FromStr for Requirement {
    type Err = InvalidRequirement;

    /// Reads the printed English form.
    fn from_str(text: &str) -> Result<Requirement, InvalidRequirement> {
        Err(InvalidRequirement {
            text: text.to_owned(),
        })
    }
}

impl TryFrom<String> for Requirement {
    type Error = InvalidRequirement;

    fn try_from(text: String) -> Result<Requirement, InvalidRequirement> {
        text.parse()
    }
}

impl fmt::Display for Requirement {
    /// The printed English form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.branches)
    }
}

impl From<Requirement> for String {
    fn from(requirement: Requirement) -> String {
        requirement.to_string()
    }
}
