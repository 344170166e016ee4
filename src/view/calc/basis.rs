//! What an answer rests on: the rules followed, what they leave open, and where they stand in print.

use crate::calc::Calculator;
use crate::locale::{Texts, msg};
use crate::model::{Entry, Source, Table};
use crate::page::{Facts, Page, link};
use crate::view::kit::foot;

/// What an answer rests on.
#[derive(Debug)]
pub struct Basis {
    calculator: Calculator,
    rules: Vec<Entry>,
    rulings: Vec<u16>,
}

impl Basis {
    /// A calculator with the entries of its rules, the first rule first.
    pub fn new(calculator: Calculator, rules: Vec<Entry>) -> Basis {
        Basis {
            calculator,
            rules,
            rulings: Vec::new(),
        }
    }

    /// The same with the numbers of those rulings of its rules that bear on the answer.
    pub fn with_rulings(self, rulings: impl Into<Vec<u16>>) -> Basis {
        let rulings = rulings.into();
        Basis { rulings, ..self }
    }

    /// The same with further rules, which apply only to what was asked here.
    pub fn with_rules(mut self, rules: impl IntoIterator<Item = Entry>) -> Basis {
        self.rules.extend(rules);
        self
    }

    /// Who answers.
    pub fn calculator(&self) -> Calculator {
        self.calculator
    }

    /// All tables of the rules.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.rules.iter().flat_map(|entry| &entry.tables)
    }

    /// The rules, the first rule first.
    pub fn rules(&self) -> impl Iterator<Item = &Entry> {
        self.rules.iter()
    }

    /// The rulings that bear on the answer, below a heading.
    pub(super) fn open_points(&self, texts: &Texts) -> Page {
        let all = self.rules.iter().flat_map(|entry| &entry.rulings);
        foot::rulings(
            texts,
            all.filter(|ruling| self.rulings.contains(&ruling.number)),
        )
    }

    /// Adds the titles of the rules, and the first place of each in print.
    pub(super) fn add_to(&self, facts: &mut Facts, texts: &Texts) {
        let lang = texts.lang();
        let titles = self
            .rules
            .iter()
            .map(|rule| link(rule.id.as_str(), rule.title.get(lang)));
        let places = self.rules.iter().filter_map(|rule| rule.source.first());
        let mut distinct: Vec<Source> = Vec::new();
        for place in places {
            if !distinct.contains(place) {
                distinct.push(place.clone());
            }
        }
        facts.add(
            msg::calc_rule(texts),
            titles.collect::<Vec<_>>().join(" · "),
        );
        facts.add(
            msg::entry_label_source(texts),
            foot::sources(texts, &distinct),
        );
    }
}
