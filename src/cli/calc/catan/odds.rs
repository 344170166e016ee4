//! `tricorder calc odds`: how often space stations produce.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::catan::odds::{Chip, FIELDS, Odds as Counted, Size, Station};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::view::calc::catan::odds as view;

/// What stands behind the chips of a large space station.
const LARGE: [&str; 4] = ["x2", "X2", "×2", "*2"];

#[derive(Debug, Args)]
pub struct Odds {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    stations: Vec<String>,
}

impl Odds {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let counted = Counted::of(stations(&self.stations.join(" "))?);
        basis::answer(session, Calculator::Odds, view::Odds::new(counted))
    }
}

/// Stations with spaces between them, chips with commas: `6,8,5 4,10x2`. Space around a comma is none.
fn stations(text: &str) -> Result<Vec<Station>, Error> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let joined = parts.join(",");
    let stations: Vec<Station> = joined
        .split_whitespace()
        .flat_map(|part| part.split(';'))
        .filter(|part| !part.is_empty())
        .map(station)
        .collect::<Result<_, _>>()?;
    if stations.is_empty() {
        return Err(no_chip(text));
    }
    Ok(stations)
}

fn station(text: &str) -> Result<Station, Error> {
    let large = LARGE.iter().find_map(|mark| text.strip_suffix(mark));
    let (size, numbers) = match large {
        Some(numbers) => (Size::Large, numbers),
        None => (Size::Small, text),
    };
    let chip = |typed: &str| {
        let number = typed.parse().ok();
        let shown = if typed.is_empty() { text } else { typed };
        number.and_then(Chip::new).ok_or_else(|| no_chip(shown))
    };
    let typed = numbers.trim_matches(',').split(',');
    let chips: Vec<Chip> = typed.map(chip).collect::<Result<_, _>>()?;
    if chips.len() > FIELDS {
        return Err(CalcError::Fields {
            value: text.to_owned(),
            most: FIELDS,
        }
        .into());
    }
    Ok(Station { size, chips })
}

fn no_chip(typed: &str) -> Error {
    let value = typed.to_owned();
    CalcError::Chip { value }.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Vec<(Size, Vec<u8>)> {
        let stations = stations(text).expect("stations").into_iter();
        let numbers = |chips: Vec<Chip>| chips.into_iter().map(Chip::number).collect();
        stations
            .map(|station| (station.size, numbers(station.chips)))
            .collect()
    }

    #[test]
    fn stations_are_parted_by_space_and_chips_by_commas() {
        let one = vec![(Size::Small, vec![6, 8, 5])];
        for spelling in ["6,8,5", "6, 8, 5", " 6 ,8 , 5, "] {
            assert_eq!(read(spelling), one, "{spelling}");
        }
        let several = [(Size::Small, vec![6]), (Size::Large, vec![8, 5])];
        assert_eq!(read("6 8,5x2"), several);
        assert_eq!(read("6; 8,5×2"), several);
    }

    proptest! {
        #[test]
        fn anything_is_read_or_refused(text in "\\PC{0,20}", numbers in "[0-9,x ;*-]{0,20}") {
            for typed in [text, numbers] {
                if let Ok(stations) = stations(&typed) {
                    prop_assert!(!stations.is_empty());
                    prop_assert!(stations.iter().all(|found| (1..=FIELDS).contains(&found.chips.len())));
                }
            }
        }
    }
}
