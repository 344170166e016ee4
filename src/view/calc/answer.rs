//! The one form of a calculator's answer: title, sums, result in words, open points, rules.

use serde::Serialize;

use super::Basis;
use crate::calc::Calculator;
use crate::locale::{Texts, msg};
use crate::model::EntryId;
use crate::page::{Facts, Labels, Page, strong};
use crate::view::Show;
use crate::view::kit::terms::Term;

/// What a calculator has worked out: its fields are the document for programs.
pub trait Sum: Serialize {
    /// The page without what the answer rests on.
    fn reckoning(&self, texts: &Texts, basis: &Basis) -> Reckoning;
}

/// What a calculator says.
#[derive(Debug, Default)]
pub struct Reckoning {
    /// What the page is called; empty if the name of the calculator says all.
    pub title: String,
    /// The sums; empty if the result is all.
    pub sums: Page,
    /// The result in words, a paragraph each.
    pub result: Vec<String>,
    /// Labelled lines beside the rules: label and words.
    pub notes: Vec<(String, String)>,
}

impl Reckoning {
    /// Sums with the result in words, below the name of the calculator.
    pub fn new(sums: impl Into<Page>, result: impl IntoIterator<Item = String>) -> Reckoning {
        Reckoning {
            sums: sums.into(),
            result: result.into_iter().collect(),
            ..Reckoning::default()
        }
    }
}

/// A sum with what it rests on: `{"calculator", ...the sum's own fields..., "rules": [ids]}`.
#[derive(Debug, Serialize)]
pub struct Answer<S> {
    calculator: &'static str,
    rules: Vec<EntryId>,
    #[serde(flatten)]
    sum: S,
    #[serde(skip)]
    basis: Basis,
}

impl<S: Sum> Answer<S> {
    /// A sum and what it rests on.
    pub fn new(basis: Basis, sum: S) -> Answer<S> {
        Answer {
            calculator: basis.calculator().code(),
            rules: basis.rules().map(|rule| rule.id.clone()).collect(),
            sum,
            basis,
        }
    }
}

impl<S: Sum> Show for Answer<S> {
    fn page(&self, texts: &Texts) -> Page {
        let reckoning = self.sum.reckoning(texts, &self.basis);
        let mut page = head(texts, &reckoning.title, self.basis.calculator());
        let mut result = Page::new();
        for words in &reckoning.result {
            result.say(words);
        }
        let foot = foot(texts, &reckoning.notes, &self.basis);
        page.append(Page::parts([
            reckoning.sums,
            result,
            self.basis.open_points(texts),
            foot,
        ]));
        page
    }
}

fn head(texts: &Texts, title: &str, calculator: Calculator) -> Page {
    let mut page = Page::new();
    let place = msg::calc_place(texts, calculator.game().term(texts));
    if title.is_empty() {
        page.head(strong(calculator.term(texts)), place);
    } else {
        page.head(strong(title), place);
    }
    page
}

fn foot(texts: &Texts, notes: &[(String, String)], basis: &Basis) -> Page {
    let mut facts = Facts::new(Labels::Short);
    basis.add_to(&mut facts, texts);
    for (label, words) in notes {
        facts.add(label, words);
    }
    let mut page = Page::new();
    page.facts(facts);
    page
}
