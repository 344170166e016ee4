//! What reads the value of an option: a number of a range, one of some words. Refusals name what is
//! allowed, in both languages; which of them is shown is chosen where the refusal is told.

use std::ffi::OsStr;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};

use model::Lang;
use model::text::vocabulary::{TypedForms, alike, forms_alike, meant};
use words::Problem;

/// Where a refusal keeps the least number allowed, which [`range`] reads there.
const LEAST: ContextKind = ContextKind::MinValues;
/// Where a refusal keeps the greatest number allowed.
const MOST: ContextKind = ContextKind::ExpectedNumValues;

/// The numbers an option takes, as its refusal of anything else names them; `None` if it was no number that
/// was refused.
pub fn range(refusal: &clap::Error) -> Option<RangeInclusive<i64>> {
    let bound = |kind| match refusal.get(kind) {
        Some(ContextValue::Number(number)) => i64::try_from(*number).ok(),
        _ => None,
    };
    Some(bound(LEAST)?..=bound(MOST)?)
}

/// A bound as a number; what is too great for one is as great as one can be.
fn whole(bound: &impl Display) -> isize {
    bound.to_string().parse().unwrap_or(isize::MAX)
}

/// `1–99`; where one is below zero `−99 … 99`.
fn bounds(lowest: &impl Display, highest: &impl Display) -> String {
    match lowest.to_string().strip_prefix('-') {
        Some(positive) => format!("−{positive} … {highest}"),
        None => format!("{lowest}–{highest}"),
    }
}

/// Accepts a whole number of a range; any other is refused with the range in words.
#[derive(Debug, Clone)]
pub struct Numbers<T>(pub RangeInclusive<T>);

impl<T> TypedValueParser for Numbers<T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let number: Option<T> = value.to_str().and_then(|text| text.trim().parse().ok());
        let fitting = number.filter(|number| self.0.contains(number));
        fitting.ok_or_else(|| {
            let (lowest, highest) = (self.0.start(), self.0.end());
            let allowed = vec![bounds(lowest, highest)];
            let mut error = refused(command, arg, value, allowed);
            error.insert(LEAST, ContextValue::Number(whole(lowest)));
            error.insert(MOST, ContextValue::Number(whole(highest)));
            error
        })
    }
}

/// The form of a word that is shown in a language.
pub fn shown(word: TypedForms, lang: Lang) -> &'static str {
    match lang {
        Lang::De => word.de[0],
        Lang::En => word.en[0],
    }
}

/// What is typed for one of some words, in either language and any spelling.
///
/// # Errors
/// When it is none of them: with all of them, and with the nearest.
pub fn read_value<T: Copy>(
    place: &str,
    typed: &str,
    choices: &'static [(TypedForms, T)],
    lang: Lang,
) -> Result<T, Problem> {
    let unknown = || {
        let known = choices.iter().map(|(word, _)| shown(*word, lang).to_owned());
        Problem::unknown_value(place, typed, known).near(alike(typed, choices, 1))
    };
    meant(typed, choices).ok_or_else(unknown)
}

/// Accepts one of some words in either language and any spelling.
#[derive(Debug)]
pub struct OneOf<T: 'static>(pub &'static [(TypedForms, T)]);

impl<T> Clone for OneOf<T> {
    fn clone(&self) -> OneOf<T> {
        OneOf(self.0)
    }
}

impl<T: Copy + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        meant(&value.to_string_lossy(), self.0).ok_or_else(|| {
            let words: Vec<TypedForms> = self.0.iter().map(|(word, _)| *word).collect();
            none_of(command, arg, value, &words)
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let codes = self.0.iter().map(|(word, _)| PossibleValue::new(word.en[0]).alias(word.de[0]));
        Some(Box::new(codes))
    }
}

/// A value that is none of some words, with these in both languages and the one that is most like it.
fn none_of(command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr, words: &[TypedForms]) -> clap::Error {
    let [english, german] = [Lang::En, Lang::De].map(|lang| {
        let words = words.iter().map(|word| shown(*word, lang).to_owned());
        words.collect::<Vec<_>>()
    });
    let mut error = refused(command, arg, value, english);
    error.insert(ContextKind::Custom, ContextValue::Strings(german));
    let near = forms_alike(&value.to_string_lossy(), &mut words.iter().copied(), 1);
    if !near.is_empty() {
        error.insert(ContextKind::SuggestedValue, ContextValue::Strings(near));
    }
    error
}

/// A value that is not allowed, with those that are.
fn refused(command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr, allowed: Vec<String>) -> clap::Error {
    let typed = value.to_string_lossy().into_owned();
    let option = arg.map(ToString::to_string).unwrap_or_default();
    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
    error.insert(ContextKind::InvalidArg, ContextValue::String(option));
    error.insert(ContextKind::InvalidValue, ContextValue::String(typed));
    error.insert(ContextKind::ValidValue, ContextValue::Strings(allowed));
    error
}
