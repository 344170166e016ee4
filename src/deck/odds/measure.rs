//! What of a crew matters to a mission. Whether it solves it is judged by [`Requirement::meets`] alone.

use model::{
    CcgCard, Comparison, Fulfilment, Requirement, RequirementBranch, RequirementTerm, SKILLS, Special, UnmetNeed,
};

/// What a crew brings to each need of a mission, in the order of the needs.
pub(crate) type Contribution = Vec<u32>;

/// Worse first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MissionVerdict {
    Missing,
    Unclear,
    Met,
}

/// One thing of a crew that makes a difference.
#[derive(Debug, Clone, PartialEq, Eq)]
enum CrewFactor {
    /// Whether one of them may attempt the mission.
    Access,
    /// Levels of a skill, by slug.
    Skill(String),
    /// Points of the attribute in this place.
    Points(usize),
    /// Personnel that count to a condition.
    Count(RequirementTerm),
    /// Which skills there are, one bit each.
    Skills,
}

/// The needs of a mission, and what each card brings to them.
pub(crate) struct MissionMeasure<'a> {
    mission: &'a CcgCard,
    cards: Vec<&'a CcgCard>,
    /// What the mission needs, each with how much of it is enough.
    needs: Vec<(CrewFactor, u32)>,
    brings: Vec<Contribution>,
    /// The most that a card brings to each need without which no crew solves the mission; nothing of the others.
    most: Vec<Option<u32>>,
    more_never_harms: bool,
    leaves_to_player: bool,
}

impl<'a> MissionMeasure<'a> {
    pub(crate) fn new(mission: &'a CcgCard, cards: Vec<&'a CcgCard>) -> MissionMeasure<'a> {
        let mut needs = vec![(CrewFactor::Access, 1)];
        let terms: Vec<&RequirementTerm> = mission.requirement.iter().flat_map(terms).collect();
        for need in terms.iter().flat_map(|term| needs_of(term)) {
            add_factor(&mut needs, need);
        }
        let brought = |card: &&CcgCard| needs.iter().map(|(need, _)| contribution(need, mission, card)).collect();
        let brings: Vec<Contribution> = cards.iter().map(brought).collect();
        let has_one_way = mission.requirement.as_ref().is_some_and(|requirement| requirement.branches.len() == 1)
            && !terms.iter().any(|term| matches!(term, RequirementTerm::Either(_)));
        let most = needs.iter().enumerate().map(|(at, need)| {
            let is_needed = has_one_way && is_indispensable(need, &terms);
            is_needed.then(|| brings.iter().map(|brings| brings[at]).max().unwrap_or(0))
        });
        MissionMeasure {
            mission,
            most: most.collect(),
            brings,
            more_never_harms: !terms.iter().any(|term| is_upper_bound(term)),
            leaves_to_player: terms.iter().any(|term| is_for_player(term)),
            cards,
            needs,
        }
    }

    /// What nobody brings.
    pub(crate) fn nothing(&self) -> Contribution {
        vec![0; self.needs.len()]
    }

    /// What each of some cards brings, with its copies.
    pub(in crate::odds) fn brought_by(&self, cards: &[(usize, u32)]) -> Vec<(&Contribution, u32)> {
        cards.iter().filter_map(|(card, copies)| Some((self.brings.get(*card)?, *copies))).collect()
    }

    /// How many have to join a crew that brings so much, at least: more than there are where nobody brings what it lacks.
    pub(in crate::odds) fn fewest_more(&self, brings: &Contribution) -> usize {
        let needs = brings.iter().zip(&self.needs).zip(&self.most);
        let fewest = needs.map(|((own, (_, enough)), most)| match (enough.saturating_sub(*own), most) {
            (0, _) | (_, None) => 0,
            (lacking, Some(most)) => {
                lacking.checked_next_multiple_of(*most).map_or(usize::MAX, |all| (all / most) as usize)
            }
        });
        fewest.max().unwrap_or(0)
    }

    /// Stands for everything that is needed.
    pub(in crate::odds) fn enough(&self) -> Contribution {
        self.needs.iter().map(|_| u32::MAX).collect()
    }

    /// What a crew brings with one more card, never more than enough.
    pub(in crate::odds) fn joined(&self, brings: &Contribution, card: usize) -> Contribution {
        let mut joined = brings.clone();
        self.join(&mut joined, card);
        joined
    }

    /// Adds what one more card brings, never more than enough.
    pub(crate) fn join(&self, brings: &mut Contribution, card: usize) {
        for ((own, more), (need, enough)) in brings.iter_mut().zip(&self.brings[card]).zip(&self.needs) {
            match need {
                CrewFactor::Skills => *own |= more,
                // Of draws that have solved the mission, which nobody who joins undoes.
                CrewFactor::Access | CrewFactor::Skill(_) | CrewFactor::Points(_) | CrewFactor::Count(_)
                    if *own == u32::MAX => {}
                CrewFactor::Access | CrewFactor::Skill(_) | CrewFactor::Points(_) | CrewFactor::Count(_) => {
                    *own = own.saturating_add(*more).min(*enough);
                }
            }
        }
    }

    /// Whether a crew that brings so much may attempt the mission.
    pub(crate) fn has_access(brings: &Contribution) -> bool {
        brings.first().is_some_and(|access| *access > 0)
    }

    /// What is brought, with nothing for points where more of them are always better.
    pub(in crate::odds) fn without_points(&self, brings: &Contribution) -> Contribution {
        let rest = brings.iter().zip(&self.needs).map(|(own, (need, _))| {
            let is_dropped = self.more_never_harms && matches!(need, CrewFactor::Points(_));
            if is_dropped { 0 } else { *own }
        });
        rest.collect()
    }

    /// Whether a solved mission stays solved, however many join.
    pub(in crate::odds) fn more_never_harms(&self) -> bool {
        self.more_never_harms
    }

    /// Whether a condition is for a player to judge.
    pub(crate) fn leaves_to_player(&self) -> bool {
        self.leaves_to_player
    }

    pub(in crate::odds) fn solves(&self, crew: &[usize]) -> bool {
        self.verdict(crew) == MissionVerdict::Met
    }

    pub(crate) fn verdict(&self, crew: &[usize]) -> MissionVerdict {
        let crew: Vec<&CcgCard> = crew.iter().map(|card| self.cards[*card]).collect();
        let requirement = self.mission.requirement.as_ref();
        if !crew.iter().any(|card| may_attempt(self.mission, card)) {
            return MissionVerdict::Missing;
        }
        match requirement.map(|requirement| requirement.meets(&crew)) {
            Some(Fulfilment::Met { .. }) => MissionVerdict::Met,
            Some(Fulfilment::Unclear(_)) => MissionVerdict::Unclear,
            Some(Fulfilment::Missing(_)) | None => MissionVerdict::Missing,
        }
    }
}

/// Whether the mission itself lets a card attempt it.
pub(crate) fn may_attempt(mission: &CcgCard, card: &CcgCard) -> bool {
    let attempt = mission.attempt.as_ref();
    attempt.is_some_and(|attempt| attempt.admits(card))
}

/// All terms, those of inner branches too.
fn terms(requirement: &Requirement) -> Vec<&RequirementTerm> {
    let terms = requirement.branches.iter().flat_map(|branch| &branch.terms);
    terms.flat_map(flatten_term).collect()
}

fn flatten_term(term: &RequirementTerm) -> Vec<&RequirementTerm> {
    match term {
        RequirementTerm::Either(inner) => terms(inner),
        RequirementTerm::Skill { .. } | RequirementTerm::Sum { .. } | RequirementTerm::Special(_) => vec![term],
    }
}

/// The needs of a term, each with what is enough. Conditions for a player to judge have none.
fn needs_of(term: &RequirementTerm) -> Vec<(CrewFactor, u32)> {
    match term {
        RequirementTerm::Skill { skill, level } => {
            vec![(CrewFactor::Skill(skill.clone()), (*level).into())]
        }
        RequirementTerm::Sum { attribute, than, .. } => {
            // Higher sums are alike: more than the number, and never less.
            let enough = u32::from(*than) + 1;
            let places = attribute.places().iter();
            places.map(|place| (CrewFactor::Points(*place), enough)).collect()
        }
        RequirementTerm::Either(_) => Vec::new(),
        RequirementTerm::Special(words) => match Special::read(words) {
            Some(Special::DifferentSkills(_)) => vec![(CrewFactor::Skills, u32::MAX)],
            Some(Special::Person(_)) => vec![(CrewFactor::Count(term.clone()), 1)],
            Some(Special::Personnel { number, .. } | Special::Each { number, .. }) => {
                vec![(CrewFactor::Count(term.clone()), number.into())]
            }
            Some(
                Special::ShipTotal { .. }
                | Special::Equipment { .. }
                | Special::Ships { .. }
                | Special::NotOwned
                | Special::SkillAboard(_)
                | Special::SkillAt { .. }
                | Special::InText,
            )
            | None => Vec::new(),
        },
    }
}

/// Whether no crew does without a need, given all terms of the only way.
fn is_indispensable((factor, enough): &(CrewFactor, u32), terms: &[&RequirementTerm]) -> bool {
    let CrewFactor::Points(place) = factor else { return *factor != CrewFactor::Skills };
    // Any of several attributes may be the one that is enough, and one that must stay low need not be there.
    terms.iter().any(|term| {
        matches!(term, RequirementTerm::Sum { attribute, comparison: Comparison::MoreThan, than }
            if attribute.places() == [*place] && u32::from(*than) + 1 == *enough)
    })
}

fn is_for_player(term: &RequirementTerm) -> bool {
    matches!(term, RequirementTerm::Special(_)) && needs_of(term).is_empty()
}

/// Of equal needs of several branches the greater one is enough for all.
fn add_factor(needs: &mut Vec<(CrewFactor, u32)>, (need, enough): (CrewFactor, u32)) {
    match needs.iter_mut().find(|(known, _)| *known == need) {
        Some((_, known)) => *known = enough.max(*known),
        None => needs.push((need, enough)),
    }
}

/// Whether a sum must stay low.
pub(crate) fn is_upper_bound(term: &RequirementTerm) -> bool {
    matches!(term, RequirementTerm::Sum { comparison: Comparison::LessThan, .. })
}

fn contribution(need: &CrewFactor, mission: &CcgCard, card: &CcgCard) -> u32 {
    match need {
        CrewFactor::Access => may_attempt(mission, card).into(),
        CrewFactor::Skill(skill) => card.levels(skill),
        CrewFactor::Points(place) => card.attribute(*place),
        CrewFactor::Count(term) => counts_to(term, card).into(),
        CrewFactor::Skills => skill_bits(card),
    }
}

/// The skills of a personnel, a bit each.
pub(crate) fn skill_bits(card: &CcgCard) -> u32 {
    let bits = SKILLS.iter().enumerate();
    bits.filter(|(_, (skill, _))| card.levels(skill) > 0).fold(0, |bits, (place, _)| bits | 1 << place)
}

/// Whether a card counts to a condition, told by the condition itself.
pub(crate) fn counts_to(term: &RequirementTerm, card: &CcgCard) -> bool {
    let alone = Requirement { branches: vec![RequirementBranch { terms: vec![term.clone()] }] };
    match alone.meets(&[card]) {
        Fulfilment::Met { .. } => true,
        Fulfilment::Unclear(gaps) | Fulfilment::Missing(gaps) => {
            let mut gaps = gaps.iter().flatten();
            gaps.any(|gap| matches!(gap, UnmetNeed::Count { have: 1.., .. }))
        }
    }
}
