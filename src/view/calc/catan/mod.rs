//! The screens of the calculators of Star Trek Catan.

pub mod limits;
pub mod odds;
pub mod points;
pub mod robbery;
pub mod route;
pub mod trade;

use crate::locale::Texts;
use crate::model::Lang;

/// A player by name, else by number from 1.
fn player(texts: &Texts, names: &[String], at: usize) -> String {
    match names.get(at) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => texts.with("calc-player-number", &[("number", (at + 1).into())]),
    }
}

/// A number of hundredths, as the language writes it: `0,39`.
fn decimal(lang: Lang, hundredths: u32) -> String {
    let sign = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    format!("{}{sign}{:02}", hundredths / 100, hundredths % 100)
}
