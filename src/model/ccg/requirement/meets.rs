//! Whether personnel meet a requirement ("Missionsanforderungen überprüfen").

use std::collections::BTreeSet;

use super::{Attribute, Comparison, Requirement, RequirementBranch, RequirementTerm, Special};
use crate::CcgCard;
use crate::ccg::terms::SKILLS;
use crate::ccg::traits::describes;

/// Whether a requirement is met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fulfilment {
    /// By this branch in full; the first, if by several. Counts from 0.
    Met {
        /// Place of the branch in [`Requirement::branches`].
        branch: usize,
    },
    /// Some branch lacks only what a player must judge. What each branch lacks, in order.
    Unclear(Vec<Vec<UnmetNeed>>),
    /// What each branch lacks, in order.
    Missing(Vec<Vec<UnmetNeed>>),
}

/// One thing a branch lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnmetNeed {
    /// Levels of a skill, over all personnel.
    Skill {
        /// Slug of the skill.
        skill: String,
        /// Levels there are, fewer than needed.
        have: u32,
        /// Levels the branch asks for.
        need: u32,
    },
    /// A sum that is too low or too high. Of "any attribute" the sum that comes nearest.
    Sum {
        /// The attribute that is added up.
        attribute: Attribute,
        /// Whether the sum had to be more or less.
        comparison: Comparison,
        /// The printed number; the sum had to be strictly more, or less.
        than: u16,
        /// The sum over all personnel.
        have: u32,
    },
    /// None of several branches; what each of them lacks.
    Either(Vec<Vec<UnmetNeed>>),
    /// Too few of something, by the printed words of the condition.
    Count {
        /// In English as printed.
        words: String,
        /// How many there are, fewer than needed.
        have: u32,
        /// How many the condition asks for.
        need: u32,
    },
    /// A player must look whether this printed condition holds.
    Unknown(String),
}

impl UnmetNeed {
    /// Whether nothing is known to be missing.
    fn is_unclear(&self) -> bool {
        match self {
            UnmetNeed::Unknown(_) => true,
            UnmetNeed::Either(branches) => branches.iter().any(|gaps| all_unclear(gaps)),
            UnmetNeed::Skill { .. } | UnmetNeed::Sum { .. } | UnmetNeed::Count { .. } => false,
        }
    }
}

fn all_unclear(gaps: &[UnmetNeed]) -> bool {
    gaps.iter().all(UnmetNeed::is_unclear)
}

impl Requirement {
    /// Checks the personnel left at the end of an attempt; other cards do not count. Levels of a skill
    /// and points of an attribute add up over all of them; one of them may supply several skills. A sum
    /// must be strictly more, or less, than its number. Attributes without a number count 0, and none
    /// counts less than 0. No personnel meet no attribute sum.
    pub fn meets(&self, personnel: &[&CcgCard]) -> Fulfilment {
        let is_personnel = |card: &&&CcgCard| card.card_type == "personnel";
        let crew: Vec<&CcgCard> = personnel.iter().filter(is_personnel).copied().collect();
        let gaps = self.gaps(&crew);
        if let Some(branch) = gaps.iter().position(Vec::is_empty) {
            return Fulfilment::Met { branch };
        }
        if gaps.iter().any(|gaps| all_unclear(gaps)) {
            Fulfilment::Unclear(gaps)
        } else {
            Fulfilment::Missing(gaps)
        }
    }

    /// What each branch lacks.
    fn gaps(&self, crew: &[&CcgCard]) -> Vec<Vec<UnmetNeed>> {
        let lacks = |branch: &RequirementBranch| -> Vec<UnmetNeed> {
            let gaps = branch.terms.iter().filter_map(|term| gap(term, crew));
            gaps.collect()
        };
        self.branches.iter().map(lacks).collect()
    }
}

fn gap(term: &RequirementTerm, crew: &[&CcgCard]) -> Option<UnmetNeed> {
    match term {
        RequirementTerm::Skill { skill, level } => skill_gap(skill, u32::from(*level), crew),
        RequirementTerm::Sum { attribute, comparison, than } => sum_gap(*attribute, *comparison, *than, crew),
        RequirementTerm::Either(inner) => {
            let gaps = inner.gaps(crew);
            let met = gaps.iter().any(Vec::is_empty);
            (!met).then_some(UnmetNeed::Either(gaps))
        }
        RequirementTerm::Special(words) => special_gap(words, crew),
    }
}

fn skill_gap(skill: &str, need: u32, crew: &[&CcgCard]) -> Option<UnmetNeed> {
    let levels = crew.iter().map(|card| card.levels(skill));
    let have = levels.fold(0, u32::saturating_add);
    (have < need).then(|| UnmetNeed::Skill { skill: skill.to_owned(), have, need })
}

fn sum_gap(attribute: Attribute, comparison: Comparison, than: u16, crew: &[&CcgCard]) -> Option<UnmetNeed> {
    let sums = attribute.places().iter().map(|column| sum(*column, crew));
    let (have, met) = match comparison {
        Comparison::MoreThan => sums.max().map(|have| (have, have > than.into()))?,
        Comparison::LessThan => sums.min().map(|have| (have, have < than.into()))?,
    };
    // Nobody's sum is below any number, and yet nobody attempts a mission.
    let met = met && !crew.is_empty();
    (!met).then_some(UnmetNeed::Sum { attribute, comparison, than, have })
}

fn sum(column: usize, crew: &[&CcgCard]) -> u32 {
    let figures = crew.iter().map(|card| card.attribute(column));
    figures.fold(0, u32::saturating_add)
}

/// Conditions that personnel alone can meet are counted; the rest is for a player to judge.
fn special_gap(words: &str, crew: &[&CcgCard]) -> Option<UnmetNeed> {
    let (have, need) = match Special::read(words) {
        Some(Special::DifferentSkills(number)) => (different_skills(crew), number),
        Some(Special::Person(name)) => (count(crew, |card| card.title == name), 1),
        Some(Special::Personnel { number, kind }) => (count(crew, |card| describes(card, &kind)), number),
        Some(Special::Each { number, term }) => (count(crew, |card| gap(&term, &[card]).is_none()), number),
        Some(
            Special::ShipTotal { .. }
            | Special::Equipment { .. }
            | Special::Ships { .. }
            | Special::NotOwned
            | Special::SkillAboard(_)
            | Special::SkillAt { .. }
            | Special::InText,
        )
        | None => return Some(UnmetNeed::Unknown(words.to_owned())),
    };
    let need = u32::from(need);
    (have < need).then(|| UnmetNeed::Count { words: words.to_owned(), have, need })
}

fn different_skills(crew: &[&CcgCard]) -> u32 {
    let own: BTreeSet<&str> = crew.iter().flat_map(|card| &card.skills).map(|own| own.skill.as_str()).collect();
    let known = SKILLS.iter().filter(|(slug, _)| own.contains(slug));
    u32::try_from(known.count()).unwrap_or(u32::MAX)
}

fn count(crew: &[&CcgCard], fits: impl Fn(&CcgCard) -> bool) -> u32 {
    let count = crew.iter().filter(|card| fits(card)).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}
