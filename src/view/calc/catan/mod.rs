//! The screens of the calculators of Star Trek Catan.

pub mod limits;
pub mod odds;
pub mod points;
pub mod robbery;
pub mod route;
pub mod trade;

use serde_json::{Value, json};

use crate::calc::Calculator;
use crate::locale::Texts;
use crate::model::{Lang, Record, Source};
use crate::view::entry::{self, Rows};
use crate::view::{Screen, prose};

/// Sentences, each on lines of its own.
fn sentences(screen: &Screen<'_>, sentences: &[String]) -> String {
    let lines = sentences.iter();
    let lines = lines.map(|sentence| prose::paragraph(screen, sentence, 0) + "\n");
    lines.collect()
}

/// The rules followed, and where each stands in print, behind an empty line.
fn footer(screen: &Screen<'_>, rules: &[Record]) -> String {
    let lang = screen.texts().lang();
    let titles: Vec<&str> = rules
        .iter()
        .map(|rule| rule.title().get(lang).as_str())
        .collect();
    let places = rules.iter().filter_map(|rule| match rule {
        Record::Rule(rule) => rule.entry.source.first().cloned(),
        _ => None,
    });
    let places: Vec<Source> = places.collect();
    let mut rows = Rows::new(screen);
    rows.add("calc-rule", &titles.join(" · "));
    rows.add("label-source", &entry::sources(screen, &places));
    format!("\n{}", rows.finish())
}

/// `{"calculator","rules":[ids],…}`: the fields of a result with the calculator and the entries it
/// follows.
fn document(calculator: Calculator, rules: &[Record], mut fields: Value) -> String {
    let ids: Vec<&str> = rules.iter().map(|rule| rule.id().as_str()).collect();
    fields["calculator"] = json!(calculator.code());
    fields["rules"] = json!(ids);
    format!("{fields:#}\n")
}

/// A player by name, else by number from 1.
fn player(texts: &Texts, names: &[String], at: usize) -> String {
    match names.get(at) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => texts.with("calc-player-number", &[("number", (at + 1).into())]),
    }
}

/// Words with commas and "and" between them.
fn listed(texts: &Texts, words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first, last] => and(texts, "calc-and", first, last),
        [first @ .., last] => and(texts, "calc-and-last", &first.join(", "), last),
    }
}

fn and(texts: &Texts, id: &str, first: &str, last: &str) -> String {
    texts.with(id, &[("first", first.into()), ("last", last.into())])
}

/// A number of hundredths, as the language writes it: `0,39`.
fn decimal(lang: Lang, hundredths: u32) -> String {
    let sign = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    format!("{}{sign}{:02}", hundredths / 100, hundredths % 100)
}

/// Numbers as a sum: `5 + 4 = 9`; one alone as it is.
fn sum(numbers: &[String], total: &str) -> String {
    match numbers {
        [] => "0".to_owned(),
        [_] => total.to_owned(),
        several => format!("{} = {total}", several.join(" + ")),
    }
}
