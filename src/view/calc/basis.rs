//! What an answer rests on: the rules followed, what they leave open, and where they stand in print.

use serde_json::{Value, json};

use crate::calc::Calculator;
use crate::model::{Entry, Ruling, Source, Table};
use crate::view::Screen;
use crate::view::entry::{self, Rows};

/// What an answer rests on.
pub struct Basis {
    calculator: Calculator,
    rules: Vec<Entry>,
    rulings: &'static [u16],
}

impl Basis {
    /// A calculator with the entries of its rules, the first rule first.
    pub fn new(calculator: Calculator, rules: Vec<Entry>) -> Basis {
        Basis {
            calculator,
            rules,
            rulings: &[],
        }
    }

    /// The same with the numbers of those rulings of its rules that bear on the answer.
    pub fn with_rulings(self, rulings: &'static [u16]) -> Basis {
        Basis { rulings, ..self }
    }

    /// Who answers.
    pub fn calculator(&self) -> Calculator {
        self.calculator
    }

    /// All tables of the rules.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.rules.iter().flat_map(|entry| &entry.tables)
    }

    /// The rulings that bear on the answer, below a heading.
    pub(super) fn open_points(&self, screen: &Screen<'_>) -> String {
        let all = self.rules.iter().flat_map(|entry| &entry.rulings);
        let bearing = all.filter(|ruling| self.rulings.contains(&ruling.number));
        entry::rulings(screen, &bearing.cloned().collect::<Vec<Ruling>>())
    }

    /// Adds the titles of the rules, and the first place of each in print.
    pub(super) fn add_to(&self, rows: &mut Rows<'_>, screen: &Screen<'_>) {
        let lang = screen.texts().lang();
        let titles = self.rules.iter().map(|rule| rule.title.get(lang).as_str());
        let places = self.rules.iter().filter_map(|rule| rule.source.first());
        let mut distinct: Vec<Source> = Vec::new();
        for place in places {
            if !distinct.contains(place) {
                distinct.push(place.clone());
            }
        }
        rows.add("calc-rule", &titles.collect::<Vec<_>>().join(" · "));
        rows.add("label-source", &entry::sources(screen, &distinct));
    }

    /// `{"calculator", …facts…, "rules": [ids]}`: the one form of all answers.
    pub(super) fn document(&self, facts: Value) -> String {
        let mut document = facts;
        document["calculator"] = json!(self.calculator.code());
        document["rules"] = self.rules.iter().map(|rule| json!(rule.id)).collect();
        format!("{document:#}\n")
    }
}
