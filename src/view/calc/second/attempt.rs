//! What counts in a mission attempt.

use serde::Serialize;

use super::parts::{Part, Verdict, rows, titles};
use super::printed::Printed;
use super::requirement::Everyone;
use crate::calc::Calculator;
use crate::calc::second::attempt::{Dilemmas, Leave, Prospect};
use crate::calc::second::modifier::Shift;
use crate::locale::{Texts, msg};
use crate::model::{CcgCard, EntryId, Figure};
use crate::page::{Facts, Labels, Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::entry::ccg::gist;

/// An attempt as a program reads it. `may_attempt` is null if the card must be read, `requirement` if
/// the data has none.
#[derive(Debug, Serialize)]
pub struct Attempt {
    mission: EntryId,
    personnel: Vec<EntryId>,
    stopped: usize,
    may_attempt: Option<bool>,
    by: Vec<EntryId>,
    dilemmas: Drawn,
    requirement: Option<Verdict>,
    /// Those of which one is enough, each with all its parts.
    branches: Vec<Vec<Part>>,
    #[serde(flatten)]
    everyone: Everyone,
    #[serde(flatten)]
    printed: Printed,
    #[serde(skip)]
    card: CcgCard,
    /// The titles of those `by` names.
    #[serde(skip)]
    fitting: String,
}

/// The dilemmas the opponent draws.
#[derive(Debug, Serialize)]
struct Drawn {
    personnel: u16,
    overcome: u16,
    drawn: u16,
    cost_limit: u16,
}

impl Attempt {
    /// The attempt of unstopped personnel, so many more being stopped.
    pub fn new(
        mission: CcgCard,
        crew: &[&CcgCard],
        stopped: usize,
        shift: Shift,
        prospect: &Prospect,
    ) -> Attempt {
        let (may_attempt, fitting) = match &prospect.leave {
            Leave::Given(people) => (Some(true), people.as_slice()),
            Leave::Refused | Leave::Headquarters => (Some(false), [].as_slice()),
            Leave::Unclear => (None, [].as_slice()),
        };
        let fitting: Vec<&CcgCard> = fitting.iter().map(|at| crew[*at]).collect();
        Attempt {
            mission: mission.id.clone(),
            personnel: crew.iter().map(|card| card.id.clone()).collect(),
            stopped,
            may_attempt,
            by: fitting.iter().map(|card| card.id.clone()).collect(),
            dilemmas: Drawn::of(prospect.dilemmas),
            requirement: prospect.outcome.as_ref().map(Verdict::of),
            branches: Part::branches(&prospect.checks, crew),
            everyone: Everyone::of(shift),
            printed: Printed::of(
                Calculator::Attempt,
                std::iter::once(&mission).chain(crew.iter().copied()),
            ),
            card: mission,
            fitting: titles(fitting.iter().map(|card| card.title.as_str())),
        }
    }

    fn facts(&self, texts: &Texts) -> Page {
        let unstopped = self.personnel.len();
        let personnel = msg::calc_attempt_counted(texts, unstopped, self.stopped);
        let mut facts = Facts::new(Labels::Medium);
        facts.add(msg::calc_attempt_mission(texts), gist(texts, &self.card));
        facts.add(msg::calc_attempt_personnel(texts), personnel);
        self.everyone.add_to(texts, &mut facts);
        facts.add(msg::calc_attempt_leave(texts), self.leave(texts));
        facts.add(
            msg::calc_attempt_dilemmas(texts),
            self.dilemmas.words(texts),
        );
        let mut page = Page::new();
        page.facts(facts);
        page
    }

    fn leave(&self, texts: &Texts) -> String {
        match self.may_attempt {
            Some(true) => msg::calc_attempt_given(texts, &self.fitting),
            Some(false) => msg::calc_attempt_refused(texts),
            None => msg::calc_attempt_unclear(texts),
        }
    }

    /// One of the branches, by its place from 0.
    fn branch(&self, texts: &Texts, at: usize, parts: &[Part]) -> Page {
        let mut page = Page::new();
        page.heading(if self.branches.len() == 1 {
            msg::calc_attempt_requirement(texts)
        } else {
            msg::calc_attempt_branch(texts, at + 1)
        });
        page.table(Table::bare(rows(texts, parts, 1)));
        page
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let is_refused = self.may_attempt == Some(false);
        let count = self.personnel.len();
        let points = self.card.points.as_ref().map_or("?", Figure::as_str);
        let prospect = match self.requirement {
            None => msg::calc_attempt_result_unknown(texts, count, points),
            Some(Verdict::Met) if is_refused => {
                msg::calc_attempt_result_would(texts, count, points)
            }
            Some(Verdict::Met) => msg::calc_attempt_result_met(texts, count, points),
            Some(Verdict::Unclear) => msg::calc_attempt_result_look(texts, count, points),
            Some(Verdict::Missing) => msg::calc_attempt_result_missing(texts, count, points),
        };
        let refused = is_refused.then(|| msg::calc_attempt_result_refused(texts));
        refused.into_iter().chain([prospect]).collect()
    }
}

impl Drawn {
    fn of(dilemmas: Dilemmas) -> Drawn {
        Drawn {
            personnel: dilemmas.personnel,
            overcome: dilemmas.overcome,
            drawn: dilemmas.number(),
            cost_limit: dilemmas.number(),
        }
    }

    /// `8 − 3 = 5`, and what it means.
    fn words(&self, texts: &Texts) -> String {
        let (personnel, overcome, drawn) = (self.personnel, self.overcome, self.drawn);
        let sum = if overcome == 0 {
            String::new()
        } else if overcome > personnel {
            format!("{personnel} − {overcome} → 0: ")
        } else {
            format!("{personnel} − {overcome} = {drawn}: ")
        };
        sum + &msg::calc_attempt_drawn(texts, drawn)
    }
}

impl Sum for Attempt {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let branches = self
            .branches
            .iter()
            .enumerate()
            .map(|(at, parts)| self.branch(texts, at, parts));
        let reckoning = Reckoning {
            title: self.card.full_name(),
            sums: Page::parts(std::iter::once(self.facts(texts)).chain(branches)),
            result: self.result(texts),
            ..Reckoning::default()
        };
        self.printed.add_to(texts, reckoning)
    }
}
