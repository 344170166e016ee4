//! `tricorder calc flight`: a flight over the playing field.

use std::collections::BTreeMap;

use clap::Args;

use crate::calc::Calculator;
use crate::calc::first::flight::{Field, Flight as Flown, Place, RANGES, RULINGS, SPANS, last};
use crate::calc::first::victory::alone;
use crate::cli::Answer;
use crate::cli::calc::basis::{no_table, table};
use crate::cli::calc::{basis, number};
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::view::calc;
use crate::view::calc::first::flight as view;

/// The largest field whose columns have letters.
const LARGEST: u64 = 26;

#[derive(Debug, Args)]
pub struct Flight {
    #[arg(id = "places")]
    places: Vec<String>,
    #[arg(long = "spans", id = "spans", value_delimiter = ',')]
    spans: Vec<String>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(RANGES))]
    range: Option<u64>,
    #[arg(long, default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(2..=4_u64))]
    players: u64,
}

impl Flight {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let size = field_size(session, self.players)?;
        let flown = self.flown(size)?;
        let basis = basis::of(session, Calculator::Flight)?.with_rulings(RULINGS);
        session.show(&calc::Answer::new(basis, view::Flight::new(size, &flown)))
    }

    fn flown(&self, size: (u64, u64)) -> Result<Flown, Error> {
        let places = self
            .places
            .iter()
            .map(|typed| place(size, typed))
            .collect::<Result<Vec<Place>, Error>>()?;
        let faceup = spans(size, &self.spans)?;
        let Some((from, over)) = places.split_first().filter(|(_, over)| !over.is_empty()) else {
            return Err(CalcError::FlightStops.into());
        };
        if let Some(pair) = places.windows(2).find(|pair| pair[0] == pair[1]) {
            let place = pair[0].to_string();
            return Err(CalcError::FlightStay { place }.into());
        }
        let flown = Field { size, faceup }.fly(*from, over, self.range);
        match flown.returns() {
            None => Ok(flown),
            Some(place) => {
                let place = place.to_string();
                Err(CalcError::FlightReturn { place }.into())
            }
        }
    }
}

/// Missions in a row and in a column, by the number of players.
fn field_size(session: &Session<'_>, players: u64) -> Result<(u64, u64), Error> {
    let basis = basis::of(session, Calculator::Victory)?;
    let games = alone(table(&basis, "victory-players")?);
    let mut fitting = games.into_iter().filter(|game| game.players == players);
    let game = fitting.next().ok_or_else(|| no_table("victory-players"))?;
    let (columns, rows) = game.field;
    Ok((columns.clamp(1, LARGEST), rows.clamp(1, LARGEST)))
}

fn place(size: (u64, u64), typed: &str) -> Result<Place, Error> {
    let field = Field {
        size,
        faceup: BTreeMap::new(),
    };
    let found = Place::read(typed).filter(|place| field.has(*place));
    found.ok_or_else(|| {
        CalcError::FlightPlace {
            value: typed.trim().to_owned(),
            last: last(size).to_string(),
        }
        .into()
    })
}

/// Spans of faceup missions: `B2=4`.
fn spans(size: (u64, u64), typed: &[String]) -> Result<BTreeMap<Place, u64>, Error> {
    let mut faceup = BTreeMap::new();
    for typed in typed {
        let Some((at, span)) = typed.split_once(['=', ':']) else {
            let value = typed.trim().to_owned();
            return Err(CalcError::FlightSpan { value }.into());
        };
        let at = place(size, at)?;
        let span = number::within("span", span, SPANS)?;
        if faceup.insert(at, span).is_some() {
            let place = at.to_string();
            return Err(CalcError::FlightSpanTwice { place }.into());
        }
    }
    Ok(faceup)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn flight(places: &[&str], spans: &[&str]) -> Flight {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        Flight {
            places: words(places),
            spans: words(spans),
            range: Some(8),
            players: 2,
        }
    }

    #[test]
    fn a_flight_is_read_and_flown() {
        let flown = flight(&["a1", "B2"], &["B2=4"])
            .flown((5, 5))
            .expect("a flight");
        assert_eq!((flown.total(), flown.is_possible()), (7, Some(true)));
    }

    #[test]
    fn nonsense_is_refused() {
        let refused: [(&[&str], &[&str]); 8] = [
            (&["A1"], &[]),
            (&["A1", "A1"], &[]),
            (&["A1", "F1"], &[]),
            (&["A1", "A6"], &[]),
            (&["A1", "B1"], &["B1"]),
            (&["A1", "B1"], &["B1=21"]),
            (&["A1", "B1"], &["B1=2", "b1=3"]),
            (&["A1", "B1", "A1", "B1"], &[]),
        ];
        for (places, spans) in refused {
            let flown = flight(places, spans).flown((5, 5));
            assert!(flown.is_err(), "{places:?} {spans:?}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in proptest::collection::vec("\\PC{0,4}|[A-G][1-7]|[A-G][1-7]=[0-9]", 0..6)) {
            let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
            let _ = flight(&typed, &typed).flown((7, 7));
        }
    }
}
