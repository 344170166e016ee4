//! The screens of the calculators of Second Edition.

pub mod attempt;
pub mod contest;
pub mod counters;
pub mod range;
pub mod staffing;
pub mod winner;

use serde_json::{Value, json};

use crate::calc::Calculator;
use crate::locale::{Arg, Texts};
use crate::model::RuleRecord;
use crate::view::entry::{Rows, headed, sources};
use crate::view::{Screen, prose};

/// What a calculator says.
struct Sheet {
    title: String,
    /// The sums, ending with a line end.
    sums: String,
    /// The result in words, a paragraph each.
    result: Vec<String>,
}

impl Sheet {
    /// The whole screen, with the rules at its foot.
    fn show(&self, screen: &Screen<'_>, rules: &[RuleRecord]) -> String {
        let texts = screen.texts();
        let title = screen.paint().title(&self.title);
        let mut out = headed(screen, &title, &texts.get("calc-second-place"));
        out.push_str(&self.sums);
        out.push('\n');
        for words in &self.result {
            out.push_str(&prose::paragraph(screen, words, 0));
            out.push('\n');
        }
        out.push('\n');
        out.push_str(&footer(screen, rules));
        out
    }
}

/// The rules with the places where they are printed.
fn footer(screen: &Screen<'_>, rules: &[RuleRecord]) -> String {
    let lang = screen.texts().lang();
    let mut rows = Rows::new(screen);
    for (at, rule) in rules.iter().enumerate() {
        let title = rule.entry.title.get(lang);
        let first = rule.entry.source.get(..1).unwrap_or_default();
        let words = format!("{title} – {}", sources(screen, first));
        match at {
            0 => rows.add("calc-second-rule", &words),
            _ => rows.add_labelled("", &words),
        }
    }
    rows.finish()
}

/// A document with the calculator before and the ids of the rules behind its facts.
fn document(calculator: Calculator, facts: Value, rules: &[RuleRecord]) -> String {
    let mut document = json!({ "calculator": calculator.code() });
    if let (Value::Object(all), Value::Object(facts)) = (&mut document, facts) {
        all.extend(facts);
        let ids = rules.iter().map(|rule| json!(rule.entry.id));
        all.insert("rules".to_owned(), ids.collect());
    }
    format!("{document:#}\n")
}

/// `3 + 2 = 5`; a single addend stands alone.
fn sum(addends: &[String], total: u32) -> String {
    match addends {
        [] => total.to_string(),
        [only] => only.clone(),
        several => format!("{} = {}", several.join(" + "), total),
    }
}

/// A message with numbers.
fn numbers(texts: &Texts, id: &str, numbers: &[(&str, u64)]) -> String {
    let args: Vec<(&str, Arg<'_>)> = numbers
        .iter()
        .map(|(name, number)| (*name, Arg::from(*number)))
        .collect();
    texts.with(id, &args)
}

/// Words one after the other with blanks between.
fn joined(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" · ")
}
