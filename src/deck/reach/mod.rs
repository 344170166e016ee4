//! Which missions a deck can solve at all: with all its personnel who can be in play at once, before any
//! dilemma. What game texts add or replace is not reckoned with, but for the missions' own other ways.

pub(crate) mod company;

use std::rc::Rc;

use serde::Serialize;

use self::company::CrewPool;
use super::odds::least::{SmallestCrew, smallest_crew};
use super::odds::measure::{is_upper_bound, may_attempt};
use model::{
    AlternativeAttempt, AttemptRule, Attribute, CcgCard, Comparison, Figure, Fulfilment, Requirement,
    RequirementBranch, RequirementTerm, Special, UnmetNeed, codes,
};

/// Ways of a requirement looked at, at most; printed ones have no more than four.
const MOST_WAYS: usize = 64;

codes!(
    /// How near a deck comes to a mission. The best first.
    Prospect {
        /// Its personnel can solve it.
        Within => "within",
        /// Only what a player must judge is open.
        Unclear => "unclear",
        /// All its personnel together cannot solve it.
        Beyond => "beyond",
    }
);

/// One thing a deck lacks for a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Shortfall {
    /// Nobody who can be played may attempt it.
    Access,
    /// Levels of a skill that can be there at once.
    Skill {
        /// Slug.
        skill: String,
        /// Levels the mission takes.
        need: u32,
        /// Levels that can be there at once.
        have: u32,
    },
    /// A sum of all who can be there at once. Null where it must stay low.
    Sum {
        /// The attribute that is summed up.
        attribute: Attribute,
        /// Whether the sum must be above the number or below it.
        comparison: Comparison,
        /// The printed number, which itself is not enough.
        than: u16,
        /// The sum that can be there at once; null where it must stay low.
        have: Option<u32>,
    },
    /// Too few of something, by the printed words of the condition.
    Count {
        /// The printed words.
        words: String,
        /// How many it takes.
        need: u32,
        /// How many the deck has.
        have: u32,
    },
    /// Everything is there, but not at once: versions of unique personnel exclude each other.
    Together,
}

/// The best way of a deck to a mission.
#[derive(Debug, Clone, PartialEq)]
pub struct MissionReach {
    /// The mission the way leads to.
    pub mission: Rc<CcgCard>,
    /// How near this way comes to it.
    pub prospect: Prospect,
    /// What the mission is worth this way; 0 if it prints no number.
    pub points: i32,
    /// The printed branch the way belongs to, from 0; `None` if the mission's text opens it.
    pub branch: Option<usize>,
    /// What it takes, without a choice.
    pub takes: RequirementBranch,
    /// What is missing; nothing unless the mission is beyond reach.
    pub lacks: Vec<Shortfall>,
    /// Personnel of the deck that are just enough; `None` if that is not known or not enough. Worked out by
    /// [`CrewPool::best_way`] alone.
    pub people: Option<u32>,
}

/// A way to solve a mission.
struct MissionPath<'a> {
    branch: Option<usize>,
    takes: RequirementBranch,
    points: i32,
    /// Who opens it, if not those whom the mission names.
    by: Option<&'a AlternativeAttempt>,
}

impl MissionPath<'_> {
    fn admits(&self, mission: &CcgCard, card: &CcgCard) -> bool {
        match self.by {
            Some(other) => other.admits(card),
            None => may_attempt(mission, card),
        }
    }
}

impl CrewPool {
    /// How near the deck comes to a mission, by the way that lacks least; the first printed of equal ones.
    /// `None` for what cannot be attempted.
    pub fn reach(&self, mission: &Rc<CcgCard>) -> Option<MissionReach> {
        let reaches = self.reaches(mission)?;
        reaches.into_iter().min_by_key(rank_reach)
    }

    /// How near the deck comes to a mission, by the way that lacks least; of ways that are open the one for
    /// which the fewest personnel are enough. `None` for what cannot be attempted.
    pub fn best_way(&self, mission: &Rc<CcgCard>) -> Option<MissionReach> {
        let mut reaches = self.reaches(mission)?;
        for reach in &mut reaches {
            reach.people = self.people(reach);
        }
        let key = |reach: &MissionReach| (rank_reach(reach), reach.people.unwrap_or(u32::MAX));
        reaches.into_iter().min_by_key(key)
    }

    /// All ways with what they lack; of too many none is known, and the mission is unclear.
    fn reaches(&self, mission: &Rc<CcgCard>) -> Option<Vec<MissionReach>> {
        let requirement = mission.requirement.as_ref()?;
        let others = &mission.text_facts.other_ways;
        let Some(ways) = ways(mission, requirement, others) else {
            return Some(vec![MissionReach { prospect: Prospect::Unclear, ..unclear_reach(mission) }]);
        };
        let reaches = ways.into_iter().map(|way| self.judge_path(mission, way));
        Some(reaches.collect())
    }

    fn judge_path(&self, mission: &Rc<CcgCard>, way: MissionPath<'_>) -> MissionReach {
        let (of_crew, mut lacks, is_unclear) = self.split_terms(&way.takes);
        lacks.extend(self.crew_lacks(mission, &way, of_crew));
        let prospect = match (lacks.is_empty(), is_unclear) {
            (true, false) => Prospect::Within,
            (true, true) => Prospect::Unclear,
            (false, _) => Prospect::Beyond,
        };
        MissionReach {
            mission: Rc::clone(mission),
            prospect,
            points: way.points,
            branch: way.branch,
            takes: way.takes,
            lacks,
            people: None,
        }
    }

    /// The terms the crew decides, what the deck lacks of the others, and whether some are for a player.
    fn split_terms(&self, takes: &RequirementBranch) -> (Vec<RequirementTerm>, Vec<Shortfall>, bool) {
        let (mut of_crew, mut lacks, mut is_unclear) = (Vec::new(), Vec::new(), false);
        for term in &takes.terms {
            let RequirementTerm::Special(words) = term else {
                of_crew.push(term.clone());
                continue;
            };
            match Special::read(words) {
                Some(Special::NotOwned | Special::InText) | None => is_unclear = true,
                Some(special) => match self.brings(&special) {
                    None => of_crew.push(term.clone()),
                    Some((have, need)) if have < need => {
                        lacks.push(Shortfall::Count { words: words.clone(), need, have });
                    }
                    Some(_) => {}
                },
            }
        }
        (of_crew, lacks, is_unclear)
    }

    /// What all personnel together lack.
    fn crew_lacks(&self, mission: &CcgCard, way: &MissionPath<'_>, terms: Vec<RequirementTerm>) -> Vec<Shortfall> {
        let mut personnel = self.personnel.iter();
        let is_open = personnel.any(|(card, _)| way.admits(mission, card));
        let (low, high): (Vec<RequirementTerm>, Vec<RequirementTerm>) =
            terms.iter().cloned().partition(is_upper_bound);
        let best: Vec<&CcgCard> = self.best.iter().map(Rc::as_ref).collect();
        let lacks = lacks(&single(high), &best);
        if !is_open {
            return [vec![Shortfall::Access], lacks].concat();
        }
        if !lacks.is_empty() || (low.is_empty() && self.is_met_by_some(mission, way, &terms)) {
            return lacks;
        }
        match self.least(mission, way.by.is_some(), terms) {
            SmallestCrew::Crew(_) | SmallestCrew::Unknown => Vec::new(),
            SmallestCrew::Nobody => sums_too_high(&low),
        }
    }

    /// Whether those who are there anyway are enough, which they nearly always are.
    fn is_met_by_some(&self, mission: &CcgCard, way: &MissionPath<'_>, terms: &[RequirementTerm]) -> bool {
        let crew: Vec<&CcgCard> = self.some.iter().map(Rc::as_ref).collect();
        crew.iter().any(|card| way.admits(mission, card)) && lacks(&single(terms.to_vec()), &crew).is_empty()
    }

    fn people(&self, reach: &MissionReach) -> Option<u32> {
        if reach.prospect == Prospect::Beyond {
            return None;
        }
        let (of_crew, _, _) = self.split_terms(&reach.takes);
        match self.least(&reach.mission, reach.branch.is_none(), of_crew) {
            SmallestCrew::Crew(people) => Some(people),
            SmallestCrew::Nobody | SmallestCrew::Unknown => None,
        }
    }

    /// The smallest crew that meets some terms; anybody may come where a text opens the way.
    fn least(&self, mission: &CcgCard, is_open: bool, terms: Vec<RequirementTerm>) -> SmallestCrew {
        let mut mission = mission.clone();
        mission.requirement = Some(single(terms));
        if is_open {
            mission.attempt = Some(AttemptRule::AnyExcept(Vec::new()));
        }
        smallest_crew(&mission, &self.personnel)
    }
}

/// The nearer of two ways: the prospect, then how many things are missing.
fn rank_reach(reach: &MissionReach) -> (Prospect, usize) {
    (reach.prospect, reach.lacks.len())
}

fn unclear_reach(mission: &Rc<CcgCard>) -> MissionReach {
    MissionReach {
        mission: Rc::clone(mission),
        prospect: Prospect::Unclear,
        points: worth(mission),
        branch: None,
        takes: RequirementBranch { terms: Vec::new() },
        lacks: Vec::new(),
        people: None,
    }
}

fn ways<'a>(
    mission: &CcgCard,
    requirement: &Requirement,
    others: &'a [AlternativeAttempt],
) -> Option<Vec<MissionPath<'a>>> {
    let points = worth(mission);
    let mut ways: Vec<MissionPath<'a>> = Vec::new();
    for (at, takes) in requirement.ways(MOST_WAYS)? {
        ways.push(MissionPath { branch: Some(at), takes, points, by: None });
    }
    for other in others {
        for (_, takes) in other.requirement.ways(MOST_WAYS)? {
            ways.push(MissionPath {
                branch: None,
                takes,
                points: other.points.map_or(points, i32::from),
                by: Some(other),
            });
        }
    }
    Some(ways)
}

/// Printed points; 0 if there is no number.
pub(crate) fn worth(mission: &CcgCard) -> i32 {
    let points = mission.points.as_ref().and_then(Figure::number);
    points.map_or(0, i32::from)
}

fn single(terms: Vec<RequirementTerm>) -> Requirement {
    Requirement { branches: vec![RequirementBranch { terms }] }
}

/// What a crew lacks of a single branch.
fn lacks(requirement: &Requirement, crew: &[&CcgCard]) -> Vec<Shortfall> {
    let gaps = match requirement.meets(crew) {
        Fulfilment::Met { .. } => Vec::new(),
        Fulfilment::Unclear(gaps) | Fulfilment::Missing(gaps) => gaps,
    };
    gaps.into_iter().flatten().filter_map(lack).collect()
}

fn lack(gap: UnmetNeed) -> Option<Shortfall> {
    match gap {
        UnmetNeed::Skill { skill, have, need } => Some(Shortfall::Skill { skill, need, have }),
        UnmetNeed::Sum { attribute, comparison, than, have } => {
            Some(Shortfall::Sum { attribute, comparison, than, have: Some(have) })
        }
        UnmetNeed::Count { words, have, need } => Some(Shortfall::Count { words, need, have }),
        UnmetNeed::Either(_) | UnmetNeed::Unknown(_) => None,
    }
}

/// What to name where single things are there, but never all at once: sums that must stay low.
fn sums_too_high(low: &[RequirementTerm]) -> Vec<Shortfall> {
    let too_high = |term: &RequirementTerm| match term {
        RequirementTerm::Sum { attribute, comparison, than } => {
            Some(Shortfall::Sum { attribute: *attribute, comparison: *comparison, than: *than, have: None })
        }
        RequirementTerm::Skill { .. } | RequirementTerm::Either(_) | RequirementTerm::Special(_) => None,
    };
    let lacks: Vec<Shortfall> = low.iter().filter_map(too_high).collect();
    if lacks.is_empty() { vec![Shortfall::Together] } else { lacks }
}

#[cfg(test)]
mod tests;
