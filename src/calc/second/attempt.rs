//! What counts in a mission attempt: who may make it, how many dilemmas are drawn, and whether the
//! personnel meet the requirements ("Versuchen einer Mission").

use std::ops::RangeInclusive;

use crate::model::{
    Attempt, Attribute, Branch, CcgCard, Comparison, Fulfilment, Gap, Place, Requirement, Term,
};

/// Overcome dilemmas that may lie beneath a mission.
pub const OVERCOME: RangeInclusive<u16> = 0..=99;

/// Whether the attempt may be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Leave {
    /// The places of those who have an affiliation icon of the mission, from 0; at least one.
    Given(Vec<usize>),
    /// Nobody has one.
    Refused,
    /// The data does not say who may attempt it; a player must read the card.
    Unclear,
    /// A headquarters is never attempted.
    Headquarters,
}

/// Whether unstopped personnel may attempt a mission: one of them must have an affiliation icon of
/// the mission.
pub fn leave(mission: &CcgCard, crew: &[&CcgCard]) -> Leave {
    if mission.place == Some(Place::Headquarters) {
        return Leave::Headquarters;
    }
    let Some(attempt) = &mission.attempt else {
        return Leave::Unclear;
    };
    let fits = |person: &&CcgCard| {
        let mut own = person.affiliations.iter();
        match attempt {
            Attempt::Only(slugs) => own.any(|slug| slugs.contains(slug)),
            Attempt::AnyExcept(slugs) => own.any(|slug| !slugs.contains(slug)),
        }
    };
    let fitting: Vec<usize> = crew
        .iter()
        .enumerate()
        .filter(|(_, person)| fits(person))
        .map(|(at, _)| at)
        .collect();
    if fitting.is_empty() {
        Leave::Refused
    } else {
        Leave::Given(fitting)
    }
}

/// The dilemmas of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dilemmas {
    /// Personnel who begin the attempt.
    pub personnel: u16,
    /// Dilemmas overcome at this mission before.
    pub overcome: u16,
}

impl Dilemmas {
    /// How many the opponent draws, and what those selected may cost together: one for each of the
    /// personnel less one for each overcome dilemma ("Wenn Dein Versuch scheitert").
    pub fn number(self) -> u16 {
        self.personnel.saturating_sub(self.overcome)
    }

    /// Numbers of the rulings that bear on the answer: whether a dilemma overcome here may come again.
    pub fn rulings(self) -> &'static [u16] {
        match self.overcome {
            0 => &[],
            _ => &[205],
        }
    }
}

/// How far a part of the requirements is met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    Met,
    /// By how much: levels, points or cards too few; points too many if the sum must be lower. `None`
    /// if none of several branches is met.
    Short(Option<u32>),
    /// A player must look.
    Unclear,
}

/// A part of the requirements held against the personnel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    pub term: Term,
    /// Who adds how much, by place; of an attribute everyone, of a skill those who have it.
    pub addends: Vec<(usize, u32)>,
    pub standing: Standing,
    /// The checks of each branch, if one of several is enough.
    pub branches: Vec<Vec<Check>>,
}

impl Check {
    /// The sum of the addends.
    pub fn total(&self) -> u32 {
        let values = self.addends.iter().map(|(_, value)| *value);
        values.fold(0, u32::saturating_add)
    }
}

/// What an attempt can come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    pub leave: Leave,
    pub dilemmas: Dilemmas,
    /// Whether the requirement is met if all are left after the dilemmas; `None` if the data has none.
    pub outcome: Option<Fulfilment>,
    /// A list of checks for each branch.
    pub checks: Vec<Vec<Check>>,
}

/// What an attempt by unstopped personnel can come to at a mission with so many dilemmas overcome.
pub fn prospect(mission: &CcgCard, crew: &[&CcgCard], overcome: u16) -> Prospect {
    let requirement = mission.requirement.as_ref();
    Prospect {
        leave: leave(mission, crew),
        dilemmas: Dilemmas {
            personnel: u16::try_from(crew.len()).unwrap_or(u16::MAX),
            overcome,
        },
        outcome: requirement.map(|requirement| requirement.meets(crew)),
        checks: requirement.map_or(Vec::new(), |requirement| checks(requirement, crew)),
    }
}

/// Holds every part of a requirement against the personnel that is left; the outcome is that of
/// [`Requirement::meets`].
pub fn checks(requirement: &Requirement, crew: &[&CcgCard]) -> Vec<Vec<Check>> {
    let branches = requirement.branches.iter();
    let check = |term: &Term| check(term, crew);
    branches
        .map(|branch| branch.terms.iter().map(check).collect())
        .collect()
}

fn check(term: &Term, crew: &[&CcgCard]) -> Check {
    let branch = Branch {
        terms: vec![term.clone()],
    };
    let alone = Requirement {
        branches: vec![branch],
    };
    let standing = match alone.meets(crew) {
        Fulfilment::Met { .. } => Standing::Met,
        Fulfilment::Unclear(_) => Standing::Unclear,
        Fulfilment::Missing(gaps) => Standing::Short(gaps.iter().flatten().find_map(short)),
    };
    Check {
        term: term.clone(),
        addends: addends(term, crew),
        standing,
        branches: match term {
            Term::Either(inner) => checks(inner, crew),
            Term::Skill { .. } | Term::Sum { .. } | Term::Special(_) => Vec::new(),
        },
    }
}

/// By how much something is missed.
fn short(gap: &Gap) -> Option<u32> {
    match gap {
        Gap::Skill { have, need, .. } | Gap::Count { have, need, .. } => need.checked_sub(*have),
        Gap::Sum {
            comparison,
            than,
            have,
            ..
        } => match comparison {
            Comparison::MoreThan => (u32::from(*than) + 1).checked_sub(*have),
            Comparison::LessThan => (have + 1).checked_sub(u32::from(*than)),
        },
        Gap::Either(_) | Gap::Unknown(_) => None,
    }
}

fn addends(term: &Term, crew: &[&CcgCard]) -> Vec<(usize, u32)> {
    match term {
        Term::Skill { skill, .. } => {
            let levels = crew.iter().enumerate().flat_map(|(at, person)| {
                let own = person.skills.iter().filter(|own| own.skill == *skill);
                own.map(move |own| (at, u32::from(own.level)))
            });
            levels.collect()
        }
        Term::Sum {
            attribute,
            comparison,
            ..
        } => sum(*attribute, *comparison, crew),
        Term::Either(_) | Term::Special(_) => Vec::new(),
    }
}

/// The points of everyone; of "any attribute" those of the one that comes nearest.
fn sum(attribute: Attribute, comparison: Comparison, crew: &[&CcgCard]) -> Vec<(usize, u32)> {
    let column = |place: &usize| -> Vec<(usize, u32)> {
        let people = crew.iter().enumerate();
        people
            .map(|(at, person)| (at, person.attribute(*place)))
            .collect()
    };
    let total = |points: &Vec<(usize, u32)>| {
        let values = points.iter().map(|(_, value)| *value);
        values.fold(0, u32::saturating_add)
    };
    let columns = attribute.places().iter().map(column);
    let nearest = match comparison {
        Comparison::MoreThan => columns.max_by_key(total),
        Comparison::LessThan => columns.min_by_key(total),
    };
    nearest.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::calc::second::sample::{card, person};

    fn mission(attempt: &str) -> CcgCard {
        card("mission", &format!("place: space\n{attempt}"))
    }

    /// "Wenn Dein Versuch scheitert": eight personnel and three overcome dilemmas make five, for the
    /// number as for the cost.
    #[test]
    fn eight_personnel_and_three_overcome_make_five() {
        let dilemmas = |personnel, overcome| {
            Dilemmas {
                personnel,
                overcome,
            }
            .number()
        };
        assert_eq!(dilemmas(8, 3), 5);
        assert_eq!(dilemmas(8, 0), 8);
        assert_eq!(dilemmas(2, 3), 0);
    }

    #[test]
    fn one_affiliation_icon_of_the_mission_is_enough() {
        let persons = [person("klingon", &[]), person("federation", &[])];
        let crew: Vec<&CcgCard> = persons.iter().collect();
        let only = mission("attempt: !only [bajoran, federation]\n");
        assert_eq!(leave(&only, &crew), Leave::Given(vec![1]));
        assert_eq!(leave(&only, &crew[..1]), Leave::Refused);
        let any = mission("attempt: !any-except [klingon]\n");
        assert_eq!(leave(&any, &crew), Leave::Given(vec![1]));
        assert_eq!(leave(&mission(""), &crew), Leave::Unclear);
    }

    #[test]
    fn nobody_attempts_a_headquarters() {
        let home = card("mission", "place: headquarters\n");
        let crew = [person("federation", &[])];
        assert_eq!(leave(&home, &[&crew[0]]), Leave::Headquarters);
    }

    fn checked(requirement: &str, crew: &[CcgCard]) -> Vec<Check> {
        let requirement: Requirement = requirement.parse().expect("a requirement");
        let crew: Vec<&CcgCard> = crew.iter().collect();
        checks(&requirement, &crew).remove(0)
    }

    /// "Fähigkeiten": two personnel with Leadership or one with 2 Leadership meet 2 Leadership; 2
    /// Diplomacy also meets Diplomacy.
    #[test]
    fn levels_add_up() {
        let with = |skills: &str| card("personnel", &format!("skills: [{skills}]\n"));
        let one = || with("{ skill: leadership, level: 1 }");
        let pair = [one(), one()];
        assert_eq!(checked("2 Leadership", &pair)[0].standing, Standing::Met);
        assert_eq!(checked("2 Leadership", &pair)[0].addends, [(0, 1), (1, 1)]);
        let strong = [with(
            "{ skill: leadership, level: 2 }, { skill: diplomacy, level: 2 }",
        )];
        for check in checked("2 Leadership, Diplomacy", &strong) {
            assert_eq!(check.standing, Standing::Met);
        }
        let check = &checked("3 Leadership", &pair)[0];
        assert_eq!(check.standing, Standing::Short(Some(1)));
    }

    /// "Missionsanforderungen überprüfen": the total must be higher than the number.
    #[test]
    fn an_equal_sum_is_one_short() {
        let crew = ["federation"; 3].map(|slug| person(slug, &[]));
        let check = &checked("Cunning>18", &crew)[0];
        assert_eq!(
            (check.total(), &check.standing),
            (18, &Standing::Short(Some(1)))
        );
        assert_eq!(checked("Cunning>17", &crew)[0].standing, Standing::Met);
        let check = &checked("Integrity<15", &crew)[0];
        assert_eq!(check.standing, Standing::Short(Some(1)));
        let check = &checked("any attribute>20", &crew)[0];
        assert_eq!((check.total(), &check.standing), (21, &Standing::Met));
    }

    #[test]
    fn several_branches_are_checked_each() {
        let crew = [person("federation", &[])];
        let check = &checked("(Law or Strength>6)", &crew)[0];
        assert_eq!(check.standing, Standing::Met);
        let standings: Vec<&Standing> = check.branches.iter().map(|b| &b[0].standing).collect();
        assert_eq!(standings, [&Standing::Short(Some(1)), &Standing::Met]);
    }

    proptest! {
        #[test]
        fn all_terms_met_means_the_requirement_is(
            count in 1_usize..8,
            than in 0_u16..60,
        ) {
            let crew: Vec<CcgCard> = (0..count).map(|_| person("federation", &[])).collect();
            let crew: Vec<&CcgCard> = crew.iter().collect();
            let text = format!("Cunning>{than} and Strength<{} or Integrity>{than}", than + 5);
            let requirement: Requirement = text.parse().expect("a requirement");
            let checks = checks(&requirement, &crew);
            let met = |branch: &Vec<Check>| branch.iter().all(|c| c.standing == Standing::Met);
            let outcome = requirement.meets(&crew);
            let first = checks.iter().position(met);
            prop_assert_eq!(first.is_some(), matches!(outcome, Fulfilment::Met { .. }));
            if let Fulfilment::Met { branch } = outcome {
                prop_assert_eq!(first, Some(branch));
            }
        }
    }
}
