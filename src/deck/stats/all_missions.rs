//! What the missions of a deck take all together, each by the way that suits the deck best, and who else has
//! what is missing.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Serialize;

use super::needs::{BranchNeed, MissionNeeds, need};
use crate::legality::advice::WINNING_POINTS;
use crate::playability::{PlayPermissions, Playability};
use crate::reach::company::CrewPool;
use crate::reach::{Prospect, Shortfall, worth};
use crate::{FoundDeck, Pile};
use model::order::Order;
use model::{Attribute, CcgCard, Comparison, EntryId, Feature, Place, RequirementTerm};

/// All missions of a deck against all its personnel who can be played.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct AllMissions {
    /// Points of the missions the deck can solve, those that a player must judge among them.
    pub points: i32,
    /// Points of all missions that can be attempted.
    pub of: i32,
    /// Whether these missions win: by points, with a planet and a space mission among them.
    pub wins: bool,
    /// Skills by how many missions take them, most first, then by name; then sums and conditions in the order
    /// of the missions.
    pub needs: Vec<SharedNeed>,
    /// Skills that missions beyond reach lack, in the order of the missions.
    pub missing: Vec<MissingSkill>,
}

/// Something that one or several missions take.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SharedNeed {
    /// The most that any of them takes.
    #[serde(flatten)]
    pub need: BranchNeed,
    /// Of sums: all points that can be there at once. Null of everything else.
    pub at_once: Option<u32>,
    /// Whether the deck has it; null if that is decided at the table.
    pub is_enough: Option<bool>,
    /// Full names of the missions.
    pub missions: Vec<String>,
}

/// A skill the deck lacks.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MissingSkill {
    /// Slug.
    pub skill: String,
    /// The most levels that any of these missions takes.
    pub need: u32,
    /// Levels that can be there at once.
    pub have: u32,
    /// Full names of the missions that lack it, in the order of the list.
    pub missions: Vec<String>,
    /// Personnel not in the deck who have it and can be played: those with enough levels first, then by
    /// cost, then by name. Empty until they are looked for.
    pub substitutes: Vec<Substitute>,
}

/// Somebody who could join the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Substitute {
    /// Id of the card.
    pub id: EntryId,
    /// Full name.
    pub name: String,
    /// Printed cost; `None` if the card has none.
    pub cost: Option<u8>,
    /// Levels of the missing skill the card has.
    pub levels: u32,
    /// Copies the player has, as far as somebody has looked.
    #[serde(skip_serializing_if = "is_none_owned")]
    pub owned: u32,
}

fn is_none_owned(copies: &u32) -> bool {
    *copies == 0
}

impl AllMissions {
    /// What missions take together, against all who can be in play at once.
    pub fn new(missions: &[MissionNeeds], company: &CrewPool) -> AllMissions {
        let near: Vec<&MissionNeeds> =
            missions.iter().filter(|mission| mission.best.prospect != Prospect::Beyond).collect();
        let points = near.iter().map(|mission| mission.best.reach.points).sum();
        let has = |place| near.iter().any(|mission| mission.place == Some(place));
        AllMissions {
            points,
            of: missions.iter().map(|mission| worth(&mission.mission)).sum(),
            wins: points >= WINNING_POINTS && has(Place::Planet) && has(Place::Space),
            needs: needs(missions, company),
            missing: missing(missions),
        }
    }
}

/// The terms of all missions by what makes them one: skills, the way of a sum, the words of a condition.
#[derive(Default)]
struct Terms {
    skills: BTreeMap<String, (u8, Vec<String>)>,
    sums: Vec<(Attribute, Comparison, u16, Vec<String>)>,
    conditions: Vec<(String, Vec<String>)>,
}

impl Terms {
    fn add(&mut self, term: &RequirementTerm, mission: &str) {
        match term {
            RequirementTerm::Skill { skill, level } => {
                let known = self.skills.entry(skill.clone()).or_default();
                known.0 = known.0.max(*level);
                known.1.push(mission.to_owned());
            }
            RequirementTerm::Sum { attribute, comparison, than } => {
                self.add_sum(*attribute, *comparison, *than, mission);
            }
            RequirementTerm::Special(words) => self.add_condition(words, mission),
            // The ways of missions leave no choice.
            RequirementTerm::Either(_) => {}
        }
    }

    /// Of sums that go the same way the harder one counts.
    fn add_sum(&mut self, attribute: Attribute, comparison: Comparison, than: u16, mission: &str) {
        let is_same =
            |known: &&mut (Attribute, Comparison, u16, Vec<String>)| (known.0, known.1) == (attribute, comparison);
        let Some((_, _, hardest, missions)) = self.sums.iter_mut().find(is_same) else {
            self.sums.push((attribute, comparison, than, vec![mission.to_owned()]));
            return;
        };
        *hardest = match comparison {
            Comparison::MoreThan => than.max(*hardest),
            Comparison::LessThan => than.min(*hardest),
        };
        missions.push(mission.to_owned());
    }

    fn add_condition(&mut self, words: &str, mission: &str) {
        let known = self.conditions.iter_mut().find(|known| known.0 == words);
        match known {
            Some((_, missions)) => missions.push(mission.to_owned()),
            None => self.conditions.push((words.to_owned(), vec![mission.to_owned()])),
        }
    }

    /// Skills by how many missions take them, then the rest.
    fn ordered(self) -> impl Iterator<Item = (RequirementTerm, Vec<String>)> {
        let mut skills: Vec<(RequirementTerm, Vec<String>)> = self
            .skills
            .into_iter()
            .map(|(skill, (level, missions))| (RequirementTerm::Skill { skill, level }, missions))
            .collect();
        skills.order_by_key(|(_, missions)| std::cmp::Reverse(missions.len()));
        let totals = self.sums.into_iter();
        let sums = totals.map(|(attribute, comparison, than, missions)| {
            let sum = RequirementTerm::Sum { attribute, comparison, than };
            (sum, missions)
        });
        let printed = self.conditions.into_iter();
        let conditions = printed.map(|(words, missions)| (RequirementTerm::Special(words), missions));
        skills.into_iter().chain(sums).chain(conditions)
    }
}

fn needs(missions: &[MissionNeeds], company: &CrewPool) -> Vec<SharedNeed> {
    let mut terms = Terms::default();
    for mission in missions {
        for term in &mission.best.reach.takes.terms {
            terms.add(term, &mission.name);
        }
    }
    let shared = |(term, missions)| shared(&term, missions, company);
    terms.ordered().map(shared).collect()
}

fn shared(term: &RequirementTerm, missions: Vec<String>, company: &CrewPool) -> SharedNeed {
    let need = need(term, &company.personnel, company);
    let at_once = match term {
        RequirementTerm::Sum { attribute, .. } => {
            let sums = attribute.places().iter().map(|place| company.points(*place));
            sums.max()
        }
        RequirementTerm::Skill { .. } | RequirementTerm::Either(_) | RequirementTerm::Special(_) => None,
    };
    SharedNeed { is_enough: is_enough(&need, at_once), need, at_once, missions }
}

fn is_enough(need: &BranchNeed, at_once: Option<u32>) -> Option<bool> {
    match need {
        BranchNeed::Skill { level, offer } => Some(offer.together >= u32::from(*level)),
        BranchNeed::Sum { comparison: Comparison::MoreThan, than, .. } => {
            at_once.map(|points| points > u32::from(*than))
        }
        BranchNeed::Personnel { need, have, .. } | BranchNeed::DifferentSkills { need, have, .. } => {
            Some(*have >= u32::from(*need))
        }
        BranchNeed::Cards { need, have, .. } => Some(have >= need),
        BranchNeed::Sum { comparison: Comparison::LessThan, .. }
        | BranchNeed::Either { .. }
        | BranchNeed::Other { .. } => None,
    }
}

fn missing(missions: &[MissionNeeds]) -> Vec<MissingSkill> {
    let mut found: Vec<MissingSkill> = Vec::new();
    for mission in missions {
        for lack in &mission.best.lacks {
            let Shortfall::Skill { skill, need, have } = lack else {
                continue;
            };
            match found.iter_mut().find(|known| known.skill == *skill) {
                Some(known) => {
                    known.need = known.need.max(*need);
                    known.missions.push(mission.name.clone());
                }
                None => found.push(MissingSkill {
                    skill: skill.clone(),
                    need: *need,
                    have: *have,
                    missions: vec![mission.name.clone()],
                    substitutes: Vec::new(),
                }),
            }
        }
    }
    found
}

impl MissingSkill {
    /// Looks among cards for those who could join the deck: not in it, and surely playable in it.
    pub fn look_among(&mut self, cards: &[Rc<CcgCard>], deck: &FoundDeck, doors: &PlayPermissions) {
        let own = deck.copies(Pile::Deck);
        let is_new = |card: &CcgCard| !own.iter().any(|(known, _)| known.id == card.id);
        let fits = |card: &&Rc<CcgCard>| {
            card.id.game().has(Feature::Decks)
                && card.card_type == "personnel"
                && card.levels(&self.skill) > 0
                && is_new(card)
                && doors.admits(card) == Playability::Open
        };
        let mut substitutes: Vec<Substitute> = cards
            .iter()
            .filter(fits)
            .map(|card| Substitute {
                id: card.id.clone(),
                name: card.full_name(),
                cost: card.cost,
                levels: card.levels(&self.skill),
                owned: 0,
            })
            .collect();
        let lacking = self.need.saturating_sub(self.have);
        substitutes.order_by(|a, b| {
            let key = |one: &Substitute| (one.levels < lacking, one.cost.unwrap_or(u8::MAX));
            key(a).cmp(&key(b)).then_with(|| a.name.cmp(&b.name))
        });
        self.substitutes = substitutes;
    }
}
