//! What of a crew matters to a mission. Whether it solves it is judged by [`Requirement::meets`] alone.

use crate::model::{
    Branch, CcgCard, Comparison, Fulfilment, Gap, Requirement, SKILLS, Special, Term,
};

/// What a crew brings to each need of a mission, in the order of the needs.
pub(in crate::deck::odds) type Brings = Vec<u32>;

/// Worse first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::deck::odds) enum Verdict {
    Missing,
    Unclear,
    Met,
}

/// One thing of a crew that makes a difference.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Need {
    /// Whether one of them may attempt the mission.
    Access,
    /// Levels of a skill, by slug.
    Skill(String),
    /// Points of the attribute in this place.
    Points(usize),
    /// Personnel that count to a condition.
    Count(Term),
    /// Which skills there are, one bit each.
    Skills,
}

/// The needs of a mission, and what each card brings to them.
pub(in crate::deck::odds) struct Measure<'a> {
    mission: &'a CcgCard,
    cards: Vec<&'a CcgCard>,
    /// With what is enough of each.
    needs: Vec<(Need, u32)>,
    brings: Vec<Brings>,
    more_never_harms: bool,
}

impl<'a> Measure<'a> {
    pub(in crate::deck::odds) fn new(mission: &'a CcgCard, cards: Vec<&'a CcgCard>) -> Measure<'a> {
        let mut needs = vec![(Need::Access, 1)];
        let terms: Vec<&Term> = mission.requirement.iter().flat_map(terms).collect();
        for need in terms.iter().flat_map(|term| needs_of(term)) {
            add(&mut needs, need);
        }
        let brings = |card: &&CcgCard| {
            let brings = needs.iter().map(|(need, _)| brought(need, mission, card));
            brings.collect()
        };
        Measure {
            mission,
            brings: cards.iter().map(brings).collect(),
            more_never_harms: !terms.iter().any(|term| is_upper_bound(term)),
            cards,
            needs,
        }
    }

    /// What nobody brings.
    pub(in crate::deck::odds) fn nothing(&self) -> Brings {
        vec![0; self.needs.len()]
    }

    /// Stands for everything that is needed.
    pub(in crate::deck::odds) fn enough(&self) -> Brings {
        self.needs.iter().map(|_| u32::MAX).collect()
    }

    /// What a crew brings with one more card, never more than enough.
    pub(in crate::deck::odds) fn joined(&self, brings: &Brings, card: usize) -> Brings {
        let pairs = brings.iter().zip(&self.brings[card]).zip(&self.needs);
        let joined = pairs.map(|((own, more), (need, enough))| match need {
            Need::Skills => own | more,
            Need::Access | Need::Skill(_) | Need::Points(_) | Need::Count(_)
                // Of draws that have solved the mission, which nobody who joins undoes.
                if *own == u32::MAX =>
            {
                u32::MAX
            }
            Need::Access | Need::Skill(_) | Need::Points(_) | Need::Count(_) => {
                own.saturating_add(*more).min(*enough)
            }
        });
        joined.collect()
    }

    /// What is brought, with nothing for points where more of them are always better.
    pub(in crate::deck::odds) fn without_points(&self, brings: &Brings) -> Brings {
        let rest = brings.iter().zip(&self.needs).map(|(own, (need, _))| {
            let is_dropped = self.more_never_harms && matches!(need, Need::Points(_));
            if is_dropped { 0 } else { *own }
        });
        rest.collect()
    }

    /// Whether a solved mission stays solved, however many join.
    pub(in crate::deck::odds) fn more_never_harms(&self) -> bool {
        self.more_never_harms
    }

    pub(in crate::deck::odds) fn solves(&self, crew: &[usize]) -> bool {
        self.verdict(crew) == Verdict::Met
    }

    pub(in crate::deck::odds) fn verdict(&self, crew: &[usize]) -> Verdict {
        let crew: Vec<&CcgCard> = crew.iter().map(|card| self.cards[*card]).collect();
        let requirement = self.mission.requirement.as_ref();
        if !crew.iter().any(|card| may_attempt(self.mission, card)) {
            return Verdict::Missing;
        }
        match requirement.map(|requirement| requirement.meets(&crew)) {
            Some(Fulfilment::Met { .. }) => Verdict::Met,
            Some(Fulfilment::Unclear(_)) => Verdict::Unclear,
            Some(Fulfilment::Missing(_)) | None => Verdict::Missing,
        }
    }
}

fn may_attempt(mission: &CcgCard, card: &CcgCard) -> bool {
    let attempt = mission.attempt.as_ref();
    attempt.is_some_and(|attempt| attempt.admits(card))
}

/// All terms, those of inner branches too.
fn terms(requirement: &Requirement) -> Vec<&Term> {
    let terms = requirement.branches.iter().flat_map(|branch| &branch.terms);
    terms.flat_map(within).collect()
}

fn within(term: &Term) -> Vec<&Term> {
    match term {
        Term::Either(inner) => terms(inner),
        Term::Skill { .. } | Term::Sum { .. } | Term::Special(_) => vec![term],
    }
}

/// The needs of a term, each with what is enough. Conditions for a player to judge have none.
fn needs_of(term: &Term) -> Vec<(Need, u32)> {
    match term {
        Term::Skill { skill, level } => vec![(Need::Skill(skill.clone()), (*level).into())],
        Term::Sum {
            attribute, than, ..
        } => {
            // Higher sums are alike: more than the number, and never less.
            let enough = u32::from(*than) + 1;
            let places = attribute.places().iter();
            places.map(|place| (Need::Points(*place), enough)).collect()
        }
        Term::Either(_) => Vec::new(),
        Term::Special(words) => match Special::of(words) {
            Some(Special::DifferentSkills(_)) => vec![(Need::Skills, u32::MAX)],
            Some(Special::Person(_)) => vec![(Need::Count(term.clone()), 1)],
            Some(Special::Personnel { number, .. } | Special::Each { number, .. }) => {
                vec![(Need::Count(term.clone()), number.into())]
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

/// Of equal needs of several branches the greater one is enough for all.
fn add(needs: &mut Vec<(Need, u32)>, (need, enough): (Need, u32)) {
    match needs.iter_mut().find(|(known, _)| *known == need) {
        Some((_, known)) => *known = enough.max(*known),
        None => needs.push((need, enough)),
    }
}

fn is_upper_bound(term: &Term) -> bool {
    matches!(
        term,
        Term::Sum {
            comparison: Comparison::LessThan,
            ..
        }
    )
}

fn brought(need: &Need, mission: &CcgCard, card: &CcgCard) -> u32 {
    match need {
        Need::Access => may_attempt(mission, card).into(),
        Need::Skill(skill) => card.levels(skill),
        Need::Points(place) => card.attribute(*place),
        Need::Count(term) => counts_to(term, card).into(),
        Need::Skills => {
            let bits = SKILLS.iter().enumerate();
            bits.filter(|(_, (skill, _))| card.levels(skill) > 0)
                .fold(0, |bits, (place, _)| bits | 1 << place)
        }
    }
}

/// Whether a card counts to a condition, told by the condition itself.
pub(in crate::deck) fn counts_to(term: &Term, card: &CcgCard) -> bool {
    let alone = Requirement {
        branches: vec![Branch {
            terms: vec![term.clone()],
        }],
    };
    match alone.meets(&[card]) {
        Fulfilment::Met { .. } => true,
        Fulfilment::Unclear(gaps) | Fulfilment::Missing(gaps) => {
            let mut gaps = gaps.iter().flatten();
            gaps.any(|gap| matches!(gap, Gap::Count { have: 1.., .. }))
        }
    }
}
