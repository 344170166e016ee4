//! `tricorder calc recruit`: what it takes to recruit personnel of a Non-Aligned ship.

use clap::Args;

use super::{entries, refused, side_parser};
use crate::calc::Calculator;
use crate::calc::first::Side;
use crate::calc::first::recruit::{Mark, Person, Skills, is_android, terms};
use crate::cli::Answer;
use crate::cli::args::Numbers;
use crate::cli::session::Session;
use crate::error::Error;
use crate::text::closest;
use crate::view::calc::first::{
    Basis,
    recruit::{self as screen, Recruiting},
};

/// The most skill icons of a person.
const ICONS: u64 = 20;

#[derive(Debug, Args)]
pub struct Recruit {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    persons: Vec<String>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=99))]
    diplomacy: Option<u64>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=99))]
    cybernetics: Option<u64>,
    #[arg(long = "crew", id = "crew_size", allow_negative_numbers = true,
        value_parser = Numbers(1..=99))]
    crew: Option<u64>,
    #[arg(long, value_parser = side_parser(), ignore_case = true, default_value = "normal")]
    side: Side,
    #[arg(long)]
    json: bool,
}

impl Recruit {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.side == Side::Borg {
            return Err(refused("calc-borg-recruit", Vec::new(), &[]));
        }
        let persons = persons(&self.persons)?;
        self.check_crew(persons.len())?;
        let recruiting = Recruiting {
            terms: terms(&persons),
            aboard: self.aboard(),
            crew: self.crew,
            persons,
        };
        let entries = entries(session, Calculator::Recruit)?;
        let basis = Basis::new(entries, recruiting.terms.rulings());
        Ok(Answer::found(match self.json {
            true => screen::json(&recruiting, &basis),
            false => screen::screen(&session.screen, &recruiting, &basis),
        }))
    }

    /// The skills aboard, if any are named; the other is then none.
    fn aboard(&self) -> Option<Skills> {
        let is_named = self.diplomacy.is_some() || self.cybernetics.is_some();
        is_named.then(|| Skills {
            diplomacy: self.diplomacy.unwrap_or(0),
            cybernetics: self.cybernetics.unwrap_or(0),
        })
    }

    fn check_crew(&self, persons: usize) -> Result<(), Error> {
        match self.crew {
            Some(crew) if crew < persons as u64 => Err(refused(
                "calc-crew-size",
                vec![("persons", persons.to_string()), ("crew", crew.to_string())],
                &[],
            )),
            _ => Ok(()),
        }
    }
}

/// Persons, each as the number of skill icons and what else counts: `3 2 greed 5 android`.
fn persons(typed: &[String]) -> Result<Vec<Person>, Error> {
    let mut persons: Vec<Person> = Vec::new();
    for word in typed.iter().flat_map(|typed| typed.split([' ', ','])) {
        if word.is_empty() {
            continue;
        }
        if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            let icons = icons(word)?;
            persons.push(Person {
                icons,
                ..Person::default()
            });
        } else {
            let person = persons.last_mut().ok_or_else(|| no_icons(word))?;
            describe(person, word)?;
        }
    }
    match persons.is_empty() {
        true => Err(no_icons("")),
        false => Ok(persons),
    }
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
    let words = || vec![("word", word.to_owned())];
    is_new
        .then_some(())
        .ok_or_else(|| refused("calc-mark-twice", words(), &[]))
}

fn icons(word: &str) -> Result<u64, Error> {
    let number = word.parse().ok().filter(|number| *number <= ICONS);
    let words = || vec![("number", word.to_owned()), ("most", ICONS.to_string())];
    number.ok_or_else(|| refused("calc-icons", words(), &[]))
}

fn no_icons(word: &str) -> Error {
    refused("calc-no-icons", vec![("word", word.to_owned())], &[])
}

fn unknown_mark(word: &str) -> Error {
    let near = closest(word, ["Greed", "Treachery", "Ferengi", "Android"], 2);
    refused("calc-mark", vec![("word", word.to_owned())], &near)
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
