//! `tricorder calc recruit`: what it takes to recruit personnel of a Non-Aligned ship.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::first::Side;
use crate::calc::first::recruit::{Mark, Person, Recruiting, Skills, SmallCrew, is_android};
use crate::cli::Answer;
use crate::cli::calc::{basis, number};
use crate::cli::choices::PEOPLES;
use crate::cli::options::{Numbers, OneOf};
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::text::closest;
use crate::view::calc;
use crate::view::calc::first::recruit as view;

/// The most skill icons of a person.
const ICONS: u64 = 20;

#[derive(Debug, Args)]
pub struct Recruit {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    persons: Vec<String>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=99_u64))]
    diplomacy: Option<u64>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=99_u64))]
    cybernetics: Option<u64>,
    #[arg(long = "crew", id = "crew_size", allow_negative_numbers = true,
        value_parser = Numbers(1..=99_u64))]
    crew: Option<u64>,
    #[arg(long, value_parser = OneOf(&PEOPLES), default_value = "normal")]
    side: Side,
}

impl Recruit {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if !self.side.recruits() {
            return Err(CalcError::BorgRecruit.into());
        }
        let persons = persons(&self.persons)?;
        let recruiting = Recruiting::new(persons, self.aboard(), self.crew).map_err(too_small)?;
        let rulings = recruiting.terms.rulings();
        let basis = basis::of(session, Calculator::Recruit)?.with_rulings(rulings);
        session.show(&calc::Answer::new(basis, view::Recruit::new(recruiting)))
    }

    /// The skills aboard, if any are named; the other is then none.
    fn aboard(&self) -> Option<Skills> {
        let is_named = self.diplomacy.is_some() || self.cybernetics.is_some();
        is_named.then(|| Skills {
            diplomacy: self.diplomacy.unwrap_or(0),
            cybernetics: self.cybernetics.unwrap_or(0),
        })
    }
}

fn too_small(SmallCrew { persons, crew }: SmallCrew) -> Error {
    CalcError::CrewSize { persons, crew }.into()
}

/// Persons, each as the number of skill icons and what else counts: `3 2 greed 5 android`.
fn persons(typed: &[String]) -> Result<Vec<Person>, Error> {
    let mut persons: Vec<Person> = Vec::new();
    for word in typed.iter().flat_map(|typed| typed.split([' ', ','])) {
        if word.is_empty() {
            continue;
        }
        if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            let icons = number::within("icons", word, 0..=ICONS)?;
            persons.push(Person {
                icons,
                ..Person::default()
            });
        } else {
            let person = persons.last_mut().ok_or_else(|| no_icons(word))?;
            describe(person, word)?;
        }
    }
    if persons.is_empty() {
        return Err(no_icons(""));
    }
    Ok(persons)
}

fn describe(person: &mut Person, word: &str) -> Result<(), Error> {
    let is_new = match Mark::named(word) {
        Some(mark) if person.marks.contains(&mark) => false,
        Some(mark) => {
            person.marks.push(mark);
            true
        }
        None if is_android(word) => !std::mem::replace(&mut person.is_android, true),
        None => return Err(unknown_mark(word)),
    };
    if is_new {
        return Ok(());
    }
    let word = word.to_owned();
    Err(CalcError::MarkTwice { word }.into())
}

fn no_icons(word: &str) -> Error {
    let word = word.to_owned();
    CalcError::NoIcons { word }.into()
}

fn unknown_mark(word: &str) -> Error {
    let near = closest(word, ["Greed", "Treachery", "Ferengi", "Android"], 2);
    CalcError::Mark {
        word: word.to_owned(),
        suggestions: near.into_iter().map(str::to_owned).collect(),
    }
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_number_begins_a_person() {
        let typed = ["3", "2 greed, android", "4", "Verrat"].map(str::to_owned);
        let persons = persons(&typed).expect("three persons");
        let icons: Vec<u64> = persons.iter().map(|person| person.icons).collect();
        assert_eq!(icons, [3, 2, 4]);
        assert!(persons[1].is_android && !persons[0].is_android);
        assert_eq!(persons[2].marks, [Mark::Treachery]);
    }

    proptest! {
        #[test]
        fn any_words_are_read_or_refused(words in proptest::collection::vec("\\PC{0,12}|[0-9-]{1,3}|greed|android", 0..6)) {
            if let Ok(persons) = persons(&words) {
                prop_assert!(persons.iter().all(|person| person.icons <= ICONS && person.marks.len() <= 3));
            }
        }
    }
}
