//! The smallest crew that solves a mission.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::attempt::{CopyGroup, groups};
use super::measure::{Contribution, MissionMeasure};
use model::CcgCard;

/// Crews told apart at most; beyond that nothing is said.
const MOST: usize = 20_000;

/// What is known of the smallest crew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SmallestCrew {
    /// So many personnel are enough, and fewer never are.
    Crew(u32),
    /// All personnel together are not enough, whichever versions of unique ones come.
    Nobody,
    /// There are too many crews to tell.
    Unknown,
}

/// What a crew brings, and its people as places of cards.
type Crew = (Contribution, Vec<usize>);

/// The smallest crew among personnel with their copies. Of unique personnel with one title only one counts
/// ("Einzigartigkeit"), anybody may stay away.
pub fn smallest_crew(mission: &CcgCard, personnel: &[(Rc<CcgCard>, u32)]) -> SmallestCrew {
    let cards: Vec<&CcgCard> = personnel.iter().map(|(card, _)| card.as_ref()).collect();
    let measure = MissionMeasure::new(mission, cards);
    let mut crews = CrewFrontier { measure: &measure, crews: HashMap::new(), least: usize::MAX };
    crews.add((measure.nothing(), Vec::new()));
    // Who brings what somebody brought in vain is needed for no crew, whoever has come since.
    let mut idle = HashSet::new();
    for group in groups(personnel) {
        let brings = (group.is_unique, measure.brought_by(&group.versions));
        if !idle.contains(&brings) && !crews.extend(&group) {
            idle.insert(brings);
        }
        if crews.crews.values().map(Vec::len).sum::<usize>() > MOST {
            return SmallestCrew::Unknown;
        }
    }
    match crews.least {
        usize::MAX => SmallestCrew::Nobody,
        people => SmallestCrew::Crew(u32::try_from(people).unwrap_or(u32::MAX)),
    }
}

/// Crews that may become the smallest. None is beaten by another.
struct CrewFrontier<'a> {
    measure: &'a MissionMeasure<'a>,
    /// Those with as many of everything but points, by what they bring.
    crews: HashMap<Contribution, Vec<Crew>>,
    /// People of the smallest crew so far that solves the mission.
    least: usize,
}

impl CrewFrontier<'_> {
    /// Adds all crews with somebody of a group beside them; whether any was of use.
    fn extend(&mut self, group: &CopyGroup) -> bool {
        self.extended(group).into_iter().map(|crew| self.add(crew)).filter(|is_of_use| *is_of_use).count() > 0
    }

    fn extended(&self, group: &CopyGroup) -> Vec<Crew> {
        let mut longer = Vec::new();
        for crew in self.crews.values().flatten() {
            for (card, copies) in &group.versions {
                let copies = if group.is_unique { 1 } else { *copies };
                let (mut brings, mut people) = crew.clone();
                for _ in 0..copies {
                    let more = self.measure.joined(&brings, *card);
                    // Further copies of the card add nothing either, and as many as solve the mission already are too many.
                    let fewest = || self.measure.fewest_more(&more).saturating_add(people.len() + 1);
                    if more == brings || fewest() >= self.least {
                        break;
                    }
                    people.push(*card);
                    brings = more;
                    longer.push((brings.clone(), people.clone()));
                }
            }
        }
        longer
    }

    /// Adds a crew unless another brings as much with no more people, and drops those it beats so; whether it was added.
    fn add(&mut self, new: Crew) -> bool {
        let beats = |one: &Crew, other: &Crew| {
            one.1.len() <= other.1.len() && one.0.iter().zip(&other.0).all(|(one, other)| one >= other)
        };
        let alike = self.crews.entry(self.measure.without_points(&new.0)).or_default();
        if new.1.len() >= self.least || alike.iter().any(|known| beats(known, &new)) {
            return false;
        }
        if self.measure.solves(&new.1) {
            self.least = new.1.len();
            self.crews.values_mut().for_each(|crews| crews.retain(|(_, people)| people.len() + 1 < self.least));
            return true;
        }
        alike.retain(|known| !beats(&new, known));
        alike.push(new);
        true
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::sample::card;
    use model::{AttemptRule, Figure, Fulfilment, SkillLevel, Uniqueness};

    /// A person: title, whether it is unique, levels of Law and of Honor, Cunning.
    type Person = (u8, bool, u8, u8, u8);

    fn person((title, is_unique, law, honor, cunning): Person, at: usize) -> Rc<CcgCard> {
        card(&format!("Person {title}|{at}"), "personnel", |card| {
            card.uniqueness = if is_unique { Uniqueness::Unique } else { Uniqueness::Universal };
            let skills = [("law", law), ("honor", honor)].into_iter();
            card.skills = skills
                .filter(|(_, level)| *level > 0)
                .map(|(skill, level)| SkillLevel { skill: skill.to_owned(), level })
                .collect();
            let figure = |number: u8| Figure::try_from(number.to_string()).expect("a figure");
            card.attributes = Some([figure(1), figure(cunning), figure(2)]);
        })
    }

    fn mission(requirement: &str) -> Rc<CcgCard> {
        card("Mission", "mission", |card| {
            card.attempt = Some(AttemptRule::AnyExcept(Vec::new()));
            card.requirement = requirement.parse().ok();
        })
    }

    /// Every choice of copies, one after the other.
    fn by_hand(mission: &CcgCard, people: &[(Rc<CcgCard>, u32)]) -> Option<u32> {
        let copies: Vec<&CcgCard> =
            people.iter().flat_map(|(card, count)| (0..*count).map(|_| card.as_ref())).collect();
        let fits = |choice: &u32| {
            let crew: Vec<&CcgCard> =
                (0..copies.len()).filter(|at| choice & (1 << at) != 0).map(|at| copies[at]).collect();
            let titles = crew.iter().filter(|card| card.uniqueness == Uniqueness::Unique);
            let mut titles: Vec<&str> = titles.map(|card| card.title.as_str()).collect();
            let unique = titles.len();
            titles.sort_unstable();
            titles.dedup();
            let takes = mission.requirement.as_ref().expect("something");
            let met = !crew.is_empty() && matches!(takes.meets(&crew), Fulfilment::Met { .. });
            met && titles.len() == unique
        };
        let choices = 0u32..1 << copies.len();
        choices.filter(fits).map(u32::count_ones).min()
    }

    const REQUIREMENTS: [&str; 8] = [
        "Law",
        "3 Law and Cunning>8",
        "2 Honor, Law, and any attribute>9",
        "Cunning<6 and Law",
        "Law, Cunning>4, and Cunning<9",
        "two different skills",
        "a personnel who has 2 Law",
        "Honor, Integrity>2, and Cunning>10",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(80))]

        #[test]
        fn no_smaller_crew_is_enough(
            people in proptest::collection::vec(((0u8..3, any::<bool>(), 0u8..3, 0u8..2, 0u8..7), 1u32..=3), 1..5),
            which in 0..REQUIREMENTS.len(),
        ) {
            let people: Vec<(Rc<CcgCard>, u32)> = people
                .into_iter()
                .enumerate()
                .map(|(at, (own, copies))| (person(own, at), copies))
                .collect();
            let mission = mission(REQUIREMENTS[which]);
            let expected = by_hand(&mission, &people).map_or(SmallestCrew::Nobody, SmallestCrew::Crew);
            prop_assert_eq!(smallest_crew(&mission, &people), expected);
        }
    }
}
