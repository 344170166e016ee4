//! A crew against what a mission, a dilemma or a player asks for.

use serde::Serialize;

use super::parts::{Part, Verdict, rows};
use super::printed::Printed;
use crate::calc::Calculator;
use crate::calc::second::modifier::Shift;
use crate::calc::second::requirement::Held;
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, EntryId};
use crate::page::{Facts, Labels, Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::entry::requires;
use crate::view::kit::sums::modifier;

/// What changes the attributes of everyone; left out of the document if nothing does.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Everyone {
    #[serde(skip_serializing_if = "Option::is_none")]
    everyone: Option<Changes>,
}

#[derive(Debug, Clone, Serialize)]
struct Changes {
    integrity: i32,
    cunning: i32,
    strength: i32,
}

impl Everyone {
    /// What a shift changes.
    pub fn of(shift: Shift) -> Everyone {
        let Shift([integrity, cunning, strength]) = shift;
        Everyone {
            everyone: (!shift.is_none()).then_some(Changes {
                integrity,
                cunning,
                strength,
            }),
        }
    }

    /// Adds a line for it, if anything is changed.
    pub fn add_to(&self, texts: &Texts, facts: &mut Facts) {
        let Some(changes) = &self.everyone else {
            return;
        };
        let all = [
            (msg::ccg_attribute_integrity(texts), changes.integrity),
            (msg::ccg_attribute_cunning(texts), changes.cunning),
            (msg::ccg_attribute_strength(texts), changes.strength),
        ];
        let changed: Vec<String> = all
            .into_iter()
            .filter(|(_, change)| *change != 0)
            .map(|(name, change)| format!("{name} {}", modifier(change)))
            .collect();
        let words = msg::calc_requirement_each(texts, changed.join(", "));
        facts.add(msg::calc_requirement_everyone(texts), words);
    }
}

/// A crew and what it is held against, as a program reads it. `card` is null for what was typed.
#[derive(Debug, Serialize)]
pub struct Requirement {
    card: Option<EntryId>,
    personnel: Vec<EntryId>,
    stopped: usize,
    requirements: Vec<Asked>,
    #[serde(flatten)]
    everyone: Everyone,
    #[serde(flatten)]
    printed: Printed,
    #[serde(skip)]
    title: String,
    #[serde(skip)]
    is_dilemma: bool,
}

/// One requirement, with all parts of each branch.
#[derive(Debug, Serialize)]
struct Asked {
    requirement: String,
    outcome: Verdict,
    branches: Vec<Vec<Part>>,
    /// What it asks for, in words.
    #[serde(skip)]
    meant: crate::model::Requirement,
}

impl Requirement {
    /// Requirements held against unstopped personnel, so many more being stopped.
    pub fn new(
        card: Option<&CcgCard>,
        crew: &[&CcgCard],
        stopped: usize,
        shift: Shift,
        held: Vec<Held>,
    ) -> Requirement {
        let asked = |held: Held| Asked {
            requirement: held.requirement.to_string(),
            outcome: Verdict::of(&held.outcome),
            branches: Part::branches(&held.checks, crew),
            meant: held.requirement,
        };
        Requirement {
            card: card.map(|card| card.id.clone()),
            personnel: crew.iter().map(|card| card.id.clone()).collect(),
            stopped,
            requirements: held.into_iter().map(asked).collect(),
            everyone: Everyone::of(shift),
            printed: Printed::of(Calculator::Requirement, crew.to_vec()),
            title: card.map_or_else(String::new, CcgCard::full_name),
            is_dilemma: card.is_some_and(|card| card.card_type == "dilemma"),
        }
    }

    fn facts(&self, texts: &Texts) -> Page {
        let unstopped = self.personnel.len();
        let personnel = msg::calc_attempt_counted(texts, unstopped, self.stopped);
        let mut facts = Facts::new(Labels::Medium);
        for asked in &self.requirements {
            let words = requires::requirement(texts, &asked.meant);
            facts.add(msg::calc_requirement_asked(texts), words);
        }
        facts.add(msg::calc_attempt_personnel(texts), personnel);
        self.everyone.add_to(texts, &mut facts);
        let mut page = Page::new();
        page.facts(facts);
        page
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let outcomes = || self.requirements.iter().map(|asked| asked.outcome);
        let verdict = if outcomes().any(|outcome| outcome == Verdict::Missing) {
            msg::calc_requirement_missing(texts)
        } else if outcomes().any(|outcome| outcome == Verdict::Unclear) {
            msg::calc_requirement_look(texts)
        } else {
            msg::calc_requirement_met(texts)
        };
        let dilemma = self
            .is_dilemma
            .then(|| msg::calc_requirement_dilemma(texts));
        std::iter::once(verdict).chain(dilemma).collect()
    }
}

impl Asked {
    fn pages(&self, texts: &Texts) -> Vec<Page> {
        let is_alone = self.branches.len() == 1;
        let page = |(at, parts): (usize, &Vec<Part>)| {
            let mut page = Page::new();
            page.heading(if is_alone {
                msg::calc_attempt_requirement(texts)
            } else {
                msg::calc_attempt_branch(texts, at + 1)
            });
            page.table(Table::bare(rows(texts, parts, 1)));
            page
        };
        self.branches.iter().enumerate().map(page).collect()
    }
}

impl Sum for Requirement {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let parts = self
            .requirements
            .iter()
            .flat_map(|asked| asked.pages(texts));
        let reckoning = Reckoning {
            title: self.title.clone(),
            sums: Page::parts(std::iter::once(self.facts(texts)).chain(parts)),
            result: self.result(texts),
            ..Reckoning::default()
        };
        self.printed.add_to(texts, reckoning)
    }
}
