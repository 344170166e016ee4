//! What a requirement takes, part by part, held against the personnel.

use serde::Serialize;

use crate::calc::second::attempt::{Check, Standing};
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, Comparison, EntryId, Fulfilment, Term};
use crate::page::KEPT_TOGETHER;
use crate::view::entry::requires;
use crate::view::solo::score::addends;

/// Whether a requirement is met as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Met,
    Missing,
    Unclear,
}

impl Verdict {
    /// The verdict, without what is missing.
    pub fn of(outcome: &Fulfilment) -> Verdict {
        match outcome {
            Fulfilment::Met { .. } => Verdict::Met,
            Fulfilment::Unclear(_) => Verdict::Unclear,
            Fulfilment::Missing(_) => Verdict::Missing,
        }
    }
}

/// A part of a requirement as a program reads it. `short` is by how much it is missed, null where it is
/// not or where no number says so.
#[derive(Debug, Serialize)]
pub struct Part {
    term: String,
    addends: Vec<Share>,
    total: u32,
    standing: &'static str,
    short: Option<u32>,
    /// The branches of "one of several".
    branches: Vec<Vec<Part>>,
    #[serde(skip)]
    meant: Term,
    #[serde(skip)]
    stand: Standing,
}

/// What somebody adds.
#[derive(Debug, Serialize)]
struct Share {
    card: EntryId,
    value: u32,
    #[serde(skip)]
    title: String,
}

impl Part {
    /// The parts of each branch; the checks name the personnel by place.
    pub fn branches(checks: &[Vec<Check>], crew: &[&CcgCard]) -> Vec<Vec<Part>> {
        let branch = |checks: &Vec<Check>| {
            let parts = checks.iter().map(|check| Part::of(check, crew));
            parts.collect()
        };
        checks.iter().map(branch).collect()
    }

    fn of(check: &Check, crew: &[&CcgCard]) -> Part {
        let (standing, short) = match check.standing {
            Standing::Met => ("met", None),
            Standing::Short(short) => ("short", short),
            Standing::Unclear => ("unclear", None),
        };
        let share = |(person, value): &(usize, u32)| Share {
            card: crew[*person].id.clone(),
            value: *value,
            title: crew[*person].title.clone(),
        };
        Part {
            term: check.term.to_string(),
            addends: check.addends.iter().map(share).collect(),
            total: check.total(),
            standing,
            short,
            branches: Part::branches(&check.branches, crew),
            meant: check.term.clone(),
            stand: check.standing.clone(),
        }
    }

    /// What it is, its sum, and whether it is met.
    fn row(&self, texts: &Texts, depth: usize) -> Vec<String> {
        let what = if self.branches.is_empty() {
            requires::term(texts, &self.meant)
        } else {
            msg::calc_attempt_one_of(texts)
        };
        vec![indented(depth, &what), self.sum(), self.verdict(texts)]
    }

    /// `5 + 6 = 11`; of skills with the names of those who have them.
    fn sum(&self) -> String {
        let values: Vec<u32> = self.addends.iter().map(|share| share.value).collect();
        let sum = addends::addition(&values, self.total);
        match &self.meant {
            Term::Skill { .. } if !values.is_empty() => {
                let names = titles(self.addends.iter().map(|share| share.title.as_str()));
                format!("{sum} ({names})")
            }
            Term::Sum { .. } | Term::Skill { .. } => sum,
            Term::Either(_) | Term::Special(_) => String::new(),
        }
    }

    fn verdict(&self, texts: &Texts) -> String {
        match self.stand {
            Standing::Met => msg::calc_attempt_met(texts),
            Standing::Unclear => msg::calc_attempt_look(texts),
            Standing::Short(None) => msg::calc_attempt_not_met(texts),
            Standing::Short(Some(over)) if self.must_be_lower() => {
                msg::calc_attempt_over(texts, over)
            }
            Standing::Short(Some(short)) => msg::calc_attempt_short(texts, short),
        }
    }

    fn must_be_lower(&self) -> bool {
        match self.meant {
            Term::Sum { comparison, .. } => comparison == Comparison::LessThan,
            Term::Skill { .. } | Term::Either(_) | Term::Special(_) => false,
        }
    }
}

/// A row for each part, those of branches below "one of these", further in.
pub fn rows(texts: &Texts, parts: &[Part], depth: usize) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for part in parts {
        all.push(part.row(texts, depth));
        for (at, branch) in part.branches.iter().enumerate() {
            if at > 0 {
                all.push(vec![indented(depth + 1, &msg::calc_attempt_or(texts))]);
            }
            all.extend(rows(texts, branch, depth + 1));
        }
    }
    all
}

/// Spaces of a kind no face takes away.
fn indented(depth: usize, words: &str) -> String {
    let indent: String = std::iter::repeat_n(KEPT_TOGETHER, 2 * depth).collect();
    indent + words
}

/// Titles, each once, in order.
pub fn titles<'a>(all: impl Iterator<Item = &'a str>) -> String {
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
    use crate::calc::second::attempt::checks;
    use crate::model::{Lang, Requirement};

    #[test]
    fn branches_of_a_part_stand_further_in() {
        let requirement: Requirement = "2 Law, (Honor or Strength<9)".parse().expect("terms");
        let parts = Part::branches(&checks(&requirement, &[]), &[]).remove(0);
        let rows = rows(&Texts::new(Lang::En), &parts, 1);
        let plain: Vec<String> = rows.iter().map(|row| row.join("|")).collect();
        let spaced: Vec<String> = plain
            .iter()
            .map(|row| row.replace(KEPT_TOGETHER, " "))
            .collect();
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
        assert_eq!(titles(["Worf", "Odo", "Worf"].into_iter()), "Worf, Odo");
    }
}
