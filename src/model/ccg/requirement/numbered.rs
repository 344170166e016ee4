//! Terms with a number: skills and sums.

use super::{Attribute, Comparison, RequirementTerm};
use crate::ccg::terms::skill_slug;

/// A skill with its level, or a sum.
pub(super) fn numbered(phrase: &str) -> Option<RequirementTerm> {
    skill(phrase).or_else(|| sum(phrase))
}

fn skill(phrase: &str) -> Option<RequirementTerm> {
    let (level, name) = match phrase.split_once(' ') {
        Some((level, name)) => (level_of(level)?, name),
        None => (1, phrase),
    };
    let skill = skill_slug(name)?.to_owned();
    Some(RequirementTerm::Skill { skill, level })
}

/// A level of 1 or more.
fn level_of(text: &str) -> Option<u8> {
    let level = u8::try_from(digits(text)?).ok()?;
    (level > 0).then_some(level)
}

fn sum(phrase: &str) -> Option<RequirementTerm> {
    let (at, sign) = phrase.char_indices().find(|(_, c)| matches!(c, '<' | '>'))?;
    let than = phrase[at + 1..].trim();
    Some(RequirementTerm::Sum {
        attribute: attribute(phrase[..at].trim())?,
        comparison: match sign {
            '<' => Comparison::LessThan,
            _ => Comparison::MoreThan,
        },
        than: digits(than)?,
    })
}

fn attribute(name: &str) -> Option<Attribute> {
    let all = [Attribute::Integrity, Attribute::Cunning, Attribute::Strength, Attribute::Any];
    all.into_iter().find(|attribute| attribute.printed().eq_ignore_ascii_case(name))
}

/// A number of digits only; `+3` is none.
pub(super) fn digits(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}
