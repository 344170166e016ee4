//! What the missions of a deck take, against what its personnel offer.

use std::rc::Rc;

use serde::Serialize;

use super::counts::{Copies, SkillOffer, Spread, number};
use crate::odds::measure::{counts_to, may_attempt};
use crate::reach::company::{CrewPool, number_at_once};
use crate::reach::{MissionReach, Prospect, Shortfall};
use model::{
    Attribute, CcgCard, Comparison, EntryId, Figure, Place, Requirement, RequirementBranch, RequirementTerm,
    Special,
};

/// A mission against the personnel of its deck.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MissionNeeds {
    /// Id of the mission.
    pub id: EntryId,
    /// Full name.
    pub name: String,
    /// Planet or space; `None` if the card does not say.
    pub place: Option<Place>,
    /// None if the card prints no number.
    pub points: Option<i16>,
    /// The card itself.
    #[serde(skip)]
    pub mission: Rc<CcgCard>,
    /// Personnel that may attempt it.
    pub may_attempt: u32,
    /// Any of these branches is enough.
    pub branches: Vec<Vec<BranchNeed>>,
    /// The way that suits the deck best.
    pub best: BestPath,
}

/// The way to a mission for which the fewest personnel of a deck are enough; of ways that are closed the one
/// that lacks least. Only who can be played counts.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BestPath {
    /// The printed branch it belongs to, from 0; null if the mission's own text opens it.
    pub branch: Option<usize>,
    /// All that it takes, as printed.
    pub takes: String,
    /// How near the way comes to the mission.
    pub prospect: Prospect,
    /// So many personnel of the deck are just enough; null if that is not known or they never are.
    pub people: Option<u32>,
    /// What is missing; empty unless the mission is beyond reach.
    pub lacks: Vec<Shortfall>,
    /// The way as it was worked out.
    #[serde(skip)]
    pub reach: MissionReach,
}

/// One thing a branch takes.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum BranchNeed {
    /// Levels of a skill.
    Skill {
        /// Levels it takes.
        level: u8,
        /// What the personnel of the deck offer of it.
        #[serde(flatten)]
        offer: SkillOffer,
    },
    /// A sum of an attribute.
    Sum {
        /// The attribute that is summed up.
        attribute: Attribute,
        /// Whether the sum must be above the number or below it.
        comparison: Comparison,
        /// The printed number, which itself is not enough.
        than: u16,
        /// Average over all personnel; of any attribute the highest average, or the lowest where the
        /// sum must stay low.
        average: f64,
        /// How many average personnel it takes; where the sum must stay low, how many there may be. None
        /// if no number of them does.
        people: Option<u32>,
    },
    /// Any of several branches.
    Either {
        /// What each of them takes.
        branches: Vec<Vec<BranchNeed>>,
    },
    /// Personnel of a kind who can be there at once, by the printed words.
    Personnel {
        /// The printed words.
        words: String,
        /// How many it takes.
        need: u16,
        /// How many of the deck can be there at once.
        have: u32,
    },
    /// Different skills, and how many can be there at once.
    DifferentSkills {
        /// The printed words.
        words: String,
        /// How many different skills it takes.
        need: u16,
        /// How many different skills can be there at once.
        have: u32,
    },
    /// Ships, points of ships, or equipment that the deck has.
    Cards {
        /// The printed words.
        words: String,
        /// How many, or how many points, it takes.
        need: u32,
        /// How many, or how many points, the deck has.
        have: u32,
    },
    /// A condition by its printed words that the deck list does not decide.
    Other {
        /// The printed words.
        words: String,
    },
}

/// The needs of every mission that can be attempted.
pub(crate) fn mission_needs(missions: &Copies, personnel: &Copies, company: &CrewPool) -> Vec<MissionNeeds> {
    let needs = missions.iter().filter_map(|(mission, _)| {
        let best = company.best_way(mission)?;
        let requirement = mission.requirement.as_ref()?;
        Some(MissionNeeds {
            id: mission.id.clone(),
            name: mission.full_name(),
            place: mission.place,
            points: mission.points.as_ref().and_then(Figure::number),
            mission: Rc::clone(mission),
            may_attempt: count(personnel, |card| may_attempt(mission, card)),
            branches: branches(requirement, personnel, company),
            best: BestPath::from_reach(best),
        })
    });
    needs.collect()
}

impl BestPath {
    fn from_reach(reach: MissionReach) -> BestPath {
        BestPath {
            branch: reach.branch,
            takes: reach.takes.to_string(),
            prospect: reach.prospect,
            people: reach.people,
            lacks: reach.lacks.clone(),
            reach,
        }
    }
}

fn branches(requirement: &Requirement, personnel: &Copies, company: &CrewPool) -> Vec<Vec<BranchNeed>> {
    let needs = |branch: &RequirementBranch| -> Vec<BranchNeed> {
        let terms = branch.terms.iter();
        terms.map(|term| need(term, personnel, company)).collect()
    };
    requirement.branches.iter().map(needs).collect()
}

pub(in crate::stats) fn need(term: &RequirementTerm, personnel: &Copies, company: &CrewPool) -> BranchNeed {
    match term {
        RequirementTerm::Skill { skill, level } => {
            BranchNeed::Skill { level: *level, offer: SkillOffer::new(skill, personnel) }
        }
        RequirementTerm::Sum { attribute, comparison, than } => sum(*attribute, *comparison, *than, personnel),
        RequirementTerm::Either(inner) => BranchNeed::Either { branches: branches(inner, personnel, company) },
        RequirementTerm::Special(words) => special(term, words, personnel, company),
    }
}

fn sum(attribute: Attribute, comparison: Comparison, than: u16, personnel: &Copies) -> BranchNeed {
    let spreads = attribute.places().iter().map(|place| Spread::new(personnel, *place));
    let found = match comparison {
        Comparison::MoreThan => spreads.max_by_key(|spread| spread.total),
        Comparison::LessThan => spreads.min_by_key(|spread| spread.total),
    };
    let spread = found.unwrap_or_default();
    BranchNeed::Sum {
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
    let (total, needed) = (u64::from(spread.total), u64::from(than) * u64::from(spread.cards));
    let people = match comparison {
        Comparison::MoreThan => needed / total + 1,
        Comparison::LessThan => needed.div_ceil(total).saturating_sub(1),
    };
    u32::try_from(people).ok().filter(|people| *people > 0)
}

fn special(term: &RequirementTerm, words: &str, personnel: &Copies, company: &CrewPool) -> BranchNeed {
    let Some(special) = Special::read(words) else {
        return other(words);
    };
    let words = words.to_owned();
    match &special {
        Special::Person(_) => of_kind(term, words, 1, personnel),
        Special::Personnel { number, .. } | Special::Each { number, .. } => {
            of_kind(term, words, *number, personnel)
        }
        Special::DifferentSkills(number) => {
            BranchNeed::DifferentSkills { words, need: *number, have: company.different_skills() }
        }
        Special::ShipTotal { .. } | Special::Equipment { .. } | Special::Ships { .. } => {
            let (have, need) = company.brings(&special).unwrap_or_default();
            BranchNeed::Cards { words, need, have }
        }
        Special::NotOwned | Special::SkillAboard(_) | Special::SkillAt { .. } | Special::InText => other(&words),
    }
}

fn other(words: &str) -> BranchNeed {
    BranchNeed::Other { words: words.to_owned() }
}

fn of_kind(term: &RequirementTerm, words: String, need: u16, personnel: &Copies) -> BranchNeed {
    let fitting = personnel.iter().filter(|(card, _)| counts_to(term, card));
    BranchNeed::Personnel { words, need, have: number_at_once(&fitting.cloned().collect()) }
}

fn count(personnel: &Copies, fits: impl Fn(&CcgCard) -> bool) -> u32 {
    let fitting = personnel.iter().filter(|(card, _)| fits(card));
    number(&fitting.cloned().collect())
}
