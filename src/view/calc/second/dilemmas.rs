//! Dilemmas that may be selected together.

use serde::Serialize;

use super::contest::named;
use super::printed::Printed;
use crate::calc::second::dilemmas::{Choice, Drawn, Stack};
use crate::locale::{Texts, msg};
use crate::model::Place;
use crate::page::{Facts, Labels, Page, Table};
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::kit::sums::{floored, modifier};
use crate::view::kit::terms::Term;
use crate::view::solo::score::addends;

/// Choices on a page; the document for programs has all.
const SHOWN: usize = 12;

/// What may be drawn and spent for an attempt, modifiers included.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Allowance {
    pub personnel: u16,
    pub overcome: u16,
    /// Dilemmas the opponent draws.
    pub number: u16,
    pub number_modifier: i32,
    /// What those selected may cost together.
    pub cost: u16,
    pub cost_modifier: i32,
}

/// Dilemmas as a program reads them: every choice to which none can be added, dearest first, its
/// dilemmas by their places among those drawn, from 0; `possible` counts all choices of at least one.
#[derive(Debug, Serialize)]
pub struct Dilemmas {
    allowance: Allowance,
    at: Option<Place>,
    drawn: Vec<Drawn>,
    possible: usize,
    choices: Vec<Choice>,
    #[serde(flatten)]
    printed: Printed,
}

impl Dilemmas {
    /// Those drawn, with the choices among them.
    pub fn new(
        allowance: Allowance,
        stack: Stack,
        drawn: Vec<Drawn>,
        (possible, full): (usize, Vec<Choice>),
        printed: Printed,
    ) -> Dilemmas {
        Dilemmas {
            allowance,
            at: stack.at,
            drawn,
            possible,
            choices: full,
            printed,
        }
    }

    fn facts(&self, texts: &Texts) -> Facts {
        let allowance = &self.allowance;
        let mut facts = Facts::new(Labels::Medium);
        let number = self.sum(allowance.number_modifier);
        facts.add(
            msg::calc_dilemmas_number(texts),
            msg::calc_dilemmas_of(texts, number, self.drawn.len()),
        );
        let cost = self.sum(allowance.cost_modifier);
        facts.add(msg::calc_dilemmas_limit(texts), cost);
        if let Some(place) = self.at {
            facts.add(msg::calc_dilemmas_mission(texts), place.term(texts));
        }
        facts
    }

    /// `8 − 3 + 1 = 6`; what is less than zero is zero.
    fn sum(&self, change: i32) -> String {
        let mut words = self.allowance.personnel.to_string();
        let overcome = self.allowance.overcome;
        if overcome > 0 {
            words.push_str(&format!(" − {overcome}"));
        }
        if change != 0 {
            words.push_str(&format!(" {}", modifier(change)));
        }
        if overcome == 0 && change == 0 {
            return words;
        }
        let total = i32::from(self.allowance.personnel) - i32::from(overcome) + change;
        floored(&words, total.into())
    }

    fn table(&self, texts: &Texts) -> Table {
        let header = [
            msg::calc_dilemmas_selected(texts),
            msg::calc_dilemmas_count(texts),
        ];
        let rows = self
            .choices
            .iter()
            .take(SHOWN)
            .map(|choice| vec![self.words(choice), choice.dilemmas.len().to_string()]);
        Table::open(header, rows)
    }

    /// `3 (Berserk Changeling) + 2 = 5`.
    fn words(&self, choice: &Choice) -> String {
        let dilemmas = choice.dilemmas.iter().filter_map(|at| self.drawn.get(*at));
        let words: Vec<String> = dilemmas
            .map(|dilemma| named(dilemma.cost.into(), dilemma.name.as_deref(), dilemma.change))
            .collect();
        addends::addition(&words, choice.cost)
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        let Some(best) = self.choices.first() else {
            return vec![msg::calc_dilemmas_none(texts)];
        };
        let left = self.allowance.cost.saturating_sub(best.cost);
        let mut result = vec![msg::calc_dilemmas_best(
            texts,
            best.dilemmas.len(),
            best.cost,
            left,
        )];
        let hidden = self.choices.len().saturating_sub(SHOWN);
        result.extend((hidden > 0).then(|| msg::calc_dilemmas_more(texts, hidden)));
        result.push(msg::calc_dilemmas_possible(texts, self.possible));
        let strangers: Vec<String> = self.strangers();
        result.extend(
            (!strangers.is_empty())
                .then(|| msg::calc_dilemmas_elsewhere(texts, listed(texts, &strangers))),
        );
        result
    }

    /// The dilemmas that do not fit the mission, each name once.
    fn strangers(&self) -> Vec<String> {
        let wrong = self.drawn.iter().filter(|dilemma| !dilemma.fits(self.at));
        let mut names: Vec<String> = wrong.filter_map(|dilemma| dilemma.name.clone()).collect();
        names.dedup();
        names
    }
}

impl Sum for Dilemmas {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut head = Page::new();
        head.facts(self.facts(texts));
        let mut choices = Page::new();
        if !self.choices.is_empty() {
            choices.table(self.table(texts));
        }
        let reckoning = Reckoning::new(Page::parts([head, choices]), self.result(texts));
        self.printed.add_to(texts, reckoning)
    }
}
