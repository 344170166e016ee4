//! What a requirement takes, part by part, held against the personnel ("Fähigkeiten", "Missionsanforderungen
//! überprüfen").

use std::fmt::Display;

use serde::{Serialize, Serializer};

use crate::calc::answer::Verdict;
use crate::entry::requires;
use model::{
    Attribute, CcgCard, Comparison, EntryId, Fulfilment, Requirement, RequirementBranch, RequirementTerm, UnmetNeed,
};
use page::locale::{Texts, msg};
use page::{KEPT_TOGETHER, Page, PageTable};
use words::numbers::addition;

/// Whether a requirement is met as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RequirementVerdict {
    Met,
    Missing,
    Unclear,
}

impl From<&Fulfilment> for RequirementVerdict {
    fn from(outcome: &Fulfilment) -> RequirementVerdict {
        match outcome {
            Fulfilment::Met { .. } => RequirementVerdict::Met,
            Fulfilment::Unclear(_) => RequirementVerdict::Unclear,
            Fulfilment::Missing(_) => RequirementVerdict::Missing,
        }
    }
}

/// How far a part of the requirements is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Standing {
    Met,
    Short,
    /// A player must look.
    Unclear,
}

/// A requirement held against personnel.
#[derive(Debug, Serialize)]
pub(super) struct CheckedRequirement {
    #[serde(serialize_with = "serialize_text")]
    pub requirement: Requirement,
    pub outcome: RequirementVerdict,
    /// Branches of the requirement, of which one is enough, each with all its parts.
    pub branches: Vec<Vec<RequirementPart>>,
}

impl CheckedRequirement {
    /// Holds every part of a requirement against the personnel that is left; the outcome is that of
    /// [`Requirement::meets`].
    pub(super) fn new(requirement: Requirement, crew: &[&CcgCard]) -> CheckedRequirement {
        CheckedRequirement {
            outcome: (&requirement.meets(crew)).into(),
            branches: check_branches(&requirement, crew),
            requirement,
        }
    }
}

impl From<RequirementVerdict> for Verdict {
    fn from(outcome: RequirementVerdict) -> Verdict {
        match outcome {
            RequirementVerdict::Met => Verdict::Yes,
            RequirementVerdict::Missing => Verdict::No,
            RequirementVerdict::Unclear => Verdict::Unclear,
        }
    }
}

/// What is missed, part by part, in the branch that misses the fewest parts; of several the first.
pub(super) fn lacking(texts: &Texts, branches: &[Vec<RequirementPart>]) -> Vec<String> {
    let missed = |parts: &&Vec<RequirementPart>| parts.iter().filter(|part| part.is_missed()).count();
    let nearest = branches.iter().min_by_key(missed).into_iter().flatten();
    let words = |part: &RequirementPart| format!("{} ({})", part.name(texts), part.verdict(texts));
    nearest.filter(|part| part.is_missed()).map(words).collect()
}

/// A page with the parts of each branch.
pub(super) fn branch_pages(texts: &Texts, branches: &[Vec<RequirementPart>]) -> impl Iterator<Item = Page> {
    branches.iter().enumerate().map(move |(at, parts)| {
        let mut page = Page::new();
        page.heading(if branches.len() == 1 {
            msg::calc_attempt_requirement(texts)
        } else {
            msg::calc_attempt_branch(texts, at + 1)
        });
        page.table(PageTable::bare(rows(texts, parts, 1)));
        page
    })
}

/// A part of a requirement held against the personnel.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct RequirementPart {
    #[serde(serialize_with = "serialize_text")]
    term: RequirementTerm,
    /// Who adds how much; of an attribute everyone, of a skill those who have it.
    addends: Vec<PersonAddend>,
    total: u32,
    standing: Standing,
    /// By how much it is missed: levels, points or cards too few; points too many if the sum must be lower. Null
    /// where it is not missed, or where no number says so: none of several branches is met.
    short: Option<u32>,
    /// The branches of "one of several".
    branches: Vec<Vec<RequirementPart>>,
}

/// What somebody adds.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct PersonAddend {
    card: EntryId,
    value: u32,
    #[serde(skip)]
    title: String,
}

fn serialize_text<T: Display, S: Serializer>(text: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(text)
}

/// The parts of each branch of a requirement, held against personnel.
pub(super) fn check_branches(requirement: &Requirement, crew: &[&CcgCard]) -> Vec<Vec<RequirementPart>> {
    let part = |term: &RequirementTerm| RequirementPart::new(term, crew);
    let branches = requirement.branches.iter();
    branches.map(|branch| branch.terms.iter().map(part).collect()).collect()
}

impl RequirementPart {
    fn new(term: &RequirementTerm, crew: &[&CcgCard]) -> RequirementPart {
        let branch = RequirementBranch { terms: vec![term.clone()] };
        let alone = Requirement { branches: vec![branch] };
        let (standing, short) = match alone.meets(crew) {
            Fulfilment::Met { .. } => (Standing::Met, None),
            Fulfilment::Unclear(_) => (Standing::Unclear, None),
            Fulfilment::Missing(gaps) => (Standing::Short, gaps.iter().flatten().find_map(missing_number)),
        };
        let addends = addends(term, crew);
        let values = addends.iter().map(|addend| addend.value);
        RequirementPart {
            term: term.clone(),
            total: values.fold(0, u32::saturating_add),
            addends,
            standing,
            short,
            branches: match term {
                RequirementTerm::Either(inner) => check_branches(inner, crew),
                RequirementTerm::Skill { .. } | RequirementTerm::Sum { .. } | RequirementTerm::Special(_) => {
                    Vec::new()
                }
            },
        }
    }

    fn is_missed(&self) -> bool {
        self.standing == Standing::Short
    }

    /// The cells of a part: what it takes, its sum, and whether it is met.
    fn row(&self, texts: &Texts, depth: usize) -> Vec<String> {
        let what = if self.branches.is_empty() { self.name(texts) } else { msg::calc_attempt_one_of(texts) };
        vec![indent(depth, &what), self.sum(), self.verdict(texts)]
    }

    /// What it takes, in words.
    fn name(&self, texts: &Texts) -> String {
        requires::term(texts, &self.term)
    }

    /// `5 + 6 = 11`; of skills with the names of those who have them.
    fn sum(&self) -> String {
        let values: Vec<u32> = self.addends.iter().map(|addend| addend.value).collect();
        let sum = addition(&values, self.total);
        match &self.term {
            RequirementTerm::Skill { .. } if !values.is_empty() => {
                let names = join_titles(self.addends.iter().map(|addend| addend.title.as_str()));
                format!("{sum} ({names})")
            }
            RequirementTerm::Sum { .. } | RequirementTerm::Skill { .. } => sum,
            RequirementTerm::Either(_) | RequirementTerm::Special(_) => String::new(),
        }
    }

    fn verdict(&self, texts: &Texts) -> String {
        match (self.standing, self.short) {
            (Standing::Met, _) => msg::calc_attempt_met(texts),
            (Standing::Unclear, _) => msg::calc_attempt_look(texts),
            (Standing::Short, None) => msg::calc_attempt_not_met(texts),
            (Standing::Short, Some(over)) if self.must_be_lower() => msg::calc_attempt_over(texts, over),
            (Standing::Short, Some(short)) => msg::calc_attempt_short(texts, short),
        }
    }

    fn must_be_lower(&self) -> bool {
        matches!(&self.term, RequirementTerm::Sum { comparison, .. } if *comparison == Comparison::LessThan)
    }
}

/// By how much something is missed.
fn missing_number(gap: &UnmetNeed) -> Option<u32> {
    match gap {
        UnmetNeed::Skill { have, need, .. } | UnmetNeed::Count { have, need, .. } => need.checked_sub(*have),
        UnmetNeed::Sum { comparison, than, have, .. } => match comparison {
            Comparison::MoreThan => (u32::from(*than) + 1).checked_sub(*have),
            Comparison::LessThan => (have + 1).checked_sub(u32::from(*than)),
        },
        UnmetNeed::Either(_) | UnmetNeed::Unknown(_) => None,
    }
}

fn addends(term: &RequirementTerm, crew: &[&CcgCard]) -> Vec<PersonAddend> {
    let addend =
        |person: &CcgCard, value: u32| PersonAddend { card: person.id.clone(), value, title: person.title.clone() };
    match term {
        RequirementTerm::Skill { skill, .. } => {
            let levels = crew.iter().flat_map(|person| {
                let own = person.skills.iter().filter(|own| own.skill == *skill);
                own.map(|own| addend(person, own.level.into()))
            });
            levels.collect()
        }
        RequirementTerm::Sum { attribute, comparison, .. } => {
            let points = nearest_column(*attribute, *comparison, crew).into_iter();
            crew.iter().zip(points).map(|(person, points)| addend(person, points)).collect()
        }
        RequirementTerm::Either(_) | RequirementTerm::Special(_) => Vec::new(),
    }
}

/// The points of everyone; of "any attribute" those of the one that comes nearest.
fn nearest_column(attribute: Attribute, comparison: Comparison, crew: &[&CcgCard]) -> Vec<u32> {
    let column = |place: &usize| -> Vec<u32> { crew.iter().map(|person| person.attribute(*place)).collect() };
    let total = |points: &Vec<u32>| points.iter().copied().fold(0, u32::saturating_add);
    let columns = attribute.places().iter().map(column);
    let nearest = match comparison {
        Comparison::MoreThan => columns.max_by_key(total),
        Comparison::LessThan => columns.min_by_key(total),
    };
    nearest.unwrap_or_default()
}

/// A row for each part, those of branches below "one of these", further in.
fn rows(texts: &Texts, parts: &[RequirementPart], depth: usize) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for part in parts {
        all.push(part.row(texts, depth));
        for (at, branch) in part.branches.iter().enumerate() {
            if at > 0 {
                all.push(vec![indent(depth + 1, &msg::calc_attempt_or(texts))]);
            }
            all.extend(rows(texts, branch, depth + 1));
        }
    }
    all
}

/// Spaces of a kind no face takes away.
fn indent(depth: usize, words: &str) -> String {
    let indent: String = std::iter::repeat_n(KEPT_TOGETHER, 2 * depth).collect();
    indent + words
}

/// Titles, each once, in order.
pub(super) fn join_titles<'a>(all: impl Iterator<Item = &'a str>) -> String {
    let mut titles: Vec<&str> = Vec::new();
    for title in all {
        if !titles.contains(&title) {
            titles.push(title);
        }
    }
    titles.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use model::sample::{crew_member as person, yaml_card as card};
    use proptest::prelude::*;

    fn checked(requirement: &str, crew: &[CcgCard]) -> Vec<RequirementPart> {
        let requirement: Requirement = requirement.parse().expect("a requirement");
        let crew: Vec<&CcgCard> = crew.iter().collect();
        check_branches(&requirement, &crew).remove(0)
    }

    /// "Fähigkeiten": two personnel with Leadership or one with 2 Leadership meet 2 Leadership; 2
    /// Diplomacy also meets Diplomacy.
    #[test]
    fn levels_add_up() {
        let with = |skills: &str| card("personnel", &format!("skills: [{skills}]\n"));
        let one = || with("{ skill: leadership, level: 1 }");
        let pair = [one(), one()];
        assert_eq!(checked("2 Leadership", &pair)[0].standing, Standing::Met);
        let addends = &checked("2 Leadership", &pair)[0].addends;
        assert_eq!(addends.iter().map(|one| one.value).collect::<Vec<_>>(), [1, 1]);
        let strong = [with("{ skill: leadership, level: 2 }, { skill: diplomacy, level: 2 }")];
        for check in checked("2 Leadership, Diplomacy", &strong) {
            assert_eq!(check.standing, Standing::Met);
        }
        let check = &checked("3 Leadership", &pair)[0];
        assert_eq!((check.standing, check.short), (Standing::Short, Some(1)));
    }

    /// "Missionsanforderungen überprüfen": the total must be higher than the number.
    #[test]
    fn an_equal_sum_is_one_short() {
        let crew = ["federation"; 3].map(|slug| person(slug, &[]));
        let check = &checked("Cunning>18", &crew)[0];
        assert_eq!((check.total, check.standing, check.short), (18, Standing::Short, Some(1)));
        assert_eq!(checked("Cunning>17", &crew)[0].standing, Standing::Met);
        let check = &checked("Integrity<15", &crew)[0];
        assert_eq!((check.standing, check.short), (Standing::Short, Some(1)));
        let check = &checked("any attribute>20", &crew)[0];
        assert_eq!((check.total, check.standing), (21, Standing::Met));
    }

    #[test]
    fn several_branches_are_checked_each() {
        let crew = [person("federation", &[])];
        let check = &checked("(Law or Strength>6)", &crew)[0];
        assert_eq!(check.standing, Standing::Met);
        let standings = check.branches.iter().map(|b| (b[0].standing, b[0].short));
        let expected = [(Standing::Short, Some(1)), (Standing::Met, None)];
        assert_eq!(standings.collect::<Vec<_>>(), expected);
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
            let checks = check_branches(&requirement, &crew);
            let met = |branch: &Vec<RequirementPart>| branch.iter().all(|c| c.standing == Standing::Met);
            let outcome = requirement.meets(&crew);
            let first = checks.iter().position(met);
            prop_assert_eq!(first.is_some(), matches!(outcome, Fulfilment::Met { .. }));
            if let Fulfilment::Met { branch } = outcome {
                prop_assert_eq!(first, Some(branch));
            }
        }
    }

    #[test]
    fn each_requirement_has_its_outcome() {
        let person = card("personnel", "skills: [{ skill: law, level: 2 }]\n");
        let requirements = ["2 Law", "Honor"].map(|text| text.parse().expect("a requirement"));
        let checked = requirements.map(|asked| CheckedRequirement::new(asked, &[&person]));
        assert_eq!(checked[0].outcome, RequirementVerdict::Met);
        assert_eq!(checked[1].outcome, RequirementVerdict::Missing);
        assert_eq!(checked[0].branches[0][0].total, 2);
    }

    #[test]
    fn branches_of_a_part_stand_further_in() {
        let requirement: Requirement = "2 Law, (Honor or Strength<9)".parse().expect("terms");
        let parts = check_branches(&requirement, &[]).remove(0);
        let rows = rows(&Texts::new(Lang::En), &parts, 1);
        let plain: Vec<String> = rows.iter().map(|row| row.join("|")).collect();
        let spaced: Vec<String> = plain.iter().map(|row| row.replace(KEPT_TOGETHER, " ")).collect();
        assert_eq!(
            spaced,
            [
                "  2 Law|0|2 short",
                "  one of these:||not met",
                "    Honor|0|1 short",
                "    or",
                "    Strength below 9|0|not met",
            ]
        );
    }

    #[test]
    fn a_title_is_named_once() {
        assert_eq!(join_titles(["Worf", "Odo", "Worf"].into_iter()), "Worf, Odo");
    }
}
