//! `tricorder calc route`: the longest supply route of a network.

use clap::Args;

use super::players::word;
use crate::calc::Calculator;
use crate::calc::catan::limits::STARSHIPS;
use crate::calc::catan::route::{Impossible, LANES, Network};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::view::calc;
use crate::view::calc::catan::route as view;

#[derive(Debug, Args)]
pub struct Route {
    #[arg(required = true, num_args = 1..)]
    lanes: Vec<String>,
    #[arg(long)]
    block: Vec<String>,
}

impl Route {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut lanes = Vec::new();
        for text in parts(&self.lanes) {
            lanes.extend(chain(text)?);
        }
        let blocked: Vec<String> = parts(&self.block).map(word).collect();
        let network = Network::new(&lanes, &blocked).map_err(impossible)?;
        let longest = network.longest();
        let basis = basis::of(session, Calculator::Route)?.with_rulings(longest.rulings());
        let route = view::Route::new(&network, longest);
        session.show(&calc::Answer::new(basis, route))
    }
}

/// Words with space, commas or semicolons between them.
fn parts(typed: &[String]) -> impl Iterator<Item = &str> {
    let parts = typed
        .iter()
        .flat_map(|text| text.split([',', ';', ' ', '\t', '\n']));
    parts.filter(|part| !part.is_empty())
}

/// The starships of `A-B` or of a chain `A-B-C`.
fn chain(text: &str) -> Result<Vec<(String, String)>, Error> {
    let points: Vec<String> = text.split(['-', '–', '−']).map(word).collect();
    if points.len() < 2 || points.iter().any(String::is_empty) {
        let value = text.to_owned();
        return Err(CalcError::Lane { value }.into());
    }
    let starships = points.windows(2);
    Ok(starships
        .map(|ends| (ends[0].clone(), ends[1].clone()))
        .collect())
}

fn impossible(fault: Impossible) -> CalcError {
    match fault {
        Impossible::Loop(point) => CalcError::RouteLoop { point },
        Impossible::Twice(from, to) => CalcError::RouteTwice {
            lane: format!("{from}-{to}"),
        },
        Impossible::Crowded(point) => CalcError::RouteCrowded { point, most: LANES },
        Impossible::TooMany(count) => CalcError::RouteTooMany {
            count,
            most: STARSHIPS,
        },
        Impossible::Elsewhere(point) => CalcError::RouteElsewhere { point },
    }
}
