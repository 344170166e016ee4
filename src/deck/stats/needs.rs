//! What the missions of a deck take, against what its personnel offer.

use std::rc::Rc;

use serde::Serialize;

use super::tally::{Copies, SkillOffer, Spread, number};
use crate::deck::odds::attempt::counts_to;
use crate::model::{
    Attribute, Branch, CcgCard, Comparison, EntryId, Figure, Place, Requirement, Special, Term,
};

/// A mission against the personnel of its deck.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MissionNeeds {
    pub id: EntryId,
    /// Full name.
    pub name: String,
    pub place: Option<Place>,
    /// None if the card prints no number.
    pub points: Option<i16>,
    #[serde(skip)]
    pub mission: Rc<CcgCard>,
    /// Personnel that may attempt it.
    pub may_attempt: u32,
    /// Any of these branches is enough.
    pub branches: Vec<Vec<Need>>,
}

/// One thing a branch takes.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Need {
    /// Levels of a skill.
    Skill {
        level: u8,
        #[serde(flatten)]
        offer: SkillOffer,
    },
    /// A sum of an attribute.
    Sum {
        attribute: Attribute,
        comparison: Comparison,
        than: u16,
        /// Average over all personnel; of any attribute the highest average, or the lowest where the
        /// sum must stay low.
        average: f64,
        /// How many average personnel it takes; where the sum must stay low, how many there may be. None
        /// if no number of them does.
        people: Option<u32>,
    },
    /// Any of several branches.
    Either { branches: Vec<Vec<Need>> },
    /// Personnel of a kind, by the printed words.
    Personnel { words: String, need: u16, have: u32 },
    /// A condition by its printed words that the deck list does not decide.
    Other { words: String },
}

/// The needs of every mission that can be attempted.
pub(in crate::deck) fn mission_needs(missions: &Copies, personnel: &Copies) -> Vec<MissionNeeds> {
    let needs = missions.iter().filter_map(|(mission, _)| {
        let requirement = mission.requirement.as_ref()?;
        let attempt = mission.attempt.as_ref();
        let may = |card: &CcgCard| attempt.is_some_and(|attempt| attempt.admits(card));
        Some(MissionNeeds {
            id: mission.id.clone(),
            name: mission.full_name(),
            place: mission.place,
            points: mission.points.as_ref().and_then(Figure::number),
            mission: Rc::clone(mission),
            may_attempt: count(personnel, may),
            branches: branches(requirement, personnel),
        })
    });
    needs.collect()
}

fn branches(requirement: &Requirement, personnel: &Copies) -> Vec<Vec<Need>> {
    let needs = |branch: &Branch| -> Vec<Need> {
        let terms = branch.terms.iter();
        terms.map(|term| need(term, personnel)).collect()
    };
    requirement.branches.iter().map(needs).collect()
}

fn need(term: &Term, personnel: &Copies) -> Need {
    match term {
        Term::Skill { skill, level } => Need::Skill {
            level: *level,
            offer: SkillOffer::of(skill, personnel),
        },
        Term::Sum {
            attribute,
            comparison,
            than,
        } => sum(*attribute, *comparison, *than, personnel),
        Term::Either(inner) => Need::Either {
            branches: branches(inner, personnel),
        },
        Term::Special(words) => special(term, words, personnel),
    }
}

fn sum(attribute: Attribute, comparison: Comparison, than: u16, personnel: &Copies) -> Need {
    let spreads = attribute
        .places()
        .iter()
        .map(|place| Spread::of(personnel, *place));
    let spread = match comparison {
        Comparison::MoreThan => spreads.max_by_key(|spread| spread.total),
        Comparison::LessThan => spreads.min_by_key(|spread| spread.total),
    };
    let spread = spread.unwrap_or_default();
    Need::Sum {
        attribute,
        comparison,
        than,
        average: spread.average,
        people: people(spread, comparison, than),
    }
}

/// How many personnel of average points have more than a sum, or at most how many have less. Reckoned in
/// whole numbers: `people × total ÷ cards` against the sum.
fn people(spread: Spread, comparison: Comparison, than: u16) -> Option<u32> {
    if spread.total == 0 {
        return None;
    }
    let (total, needed) = (
        u64::from(spread.total),
        u64::from(than) * u64::from(spread.cards),
    );
    let people = match comparison {
        Comparison::MoreThan => needed / total + 1,
        Comparison::LessThan => needed.div_ceil(total).saturating_sub(1),
    };
    u32::try_from(people).ok().filter(|people| *people > 0)
}

fn special(term: &Term, words: &str, personnel: &Copies) -> Need {
    let need = match Special::of(words) {
        Some(Special::Person(_)) => 1,
        Some(Special::Personnel { number, .. }) => number,
        Some(
            Special::DifferentSkills(_)
            | Special::Each { .. }
            | Special::ShipTotal { .. }
            | Special::Equipment { .. }
            | Special::Ships { .. }
            | Special::NotOwned
            | Special::SkillAboard(_)
            | Special::SkillAt { .. },
        )
        | None => {
            return Need::Other {
                words: words.to_owned(),
            };
        }
    };
    Need::Personnel {
        words: words.to_owned(),
        need,
        have: count(personnel, |card| counts_to(term, card)),
    }
}

fn count(personnel: &Copies, fits: impl Fn(&CcgCard) -> bool) -> u32 {
    let fitting = personnel.iter().filter(|(card, _)| fits(card));
    number(&fitting.cloned().collect())
}
