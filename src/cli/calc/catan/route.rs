//! `tricorder calc route`: the longest supply route of a network.

use clap::Args;

use super::number::word;
use super::{refused, rules};
use crate::calc::Calculator;
use crate::calc::catan::limits::STARSHIPS;
use crate::calc::catan::route::{Impossible, LANES, Network};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::catan::route;

#[derive(Debug, Args)]
pub struct Route {
    #[arg(required = true, num_args = 1..)]
    lanes: Vec<String>,
    #[arg(long)]
    block: Vec<String>,
    #[arg(long)]
    json: bool,
}

impl Route {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut lanes = Vec::new();
        for text in parts(&self.lanes) {
            lanes.extend(chain(text)?);
        }
        let blocked: Vec<String> = parts(&self.block).map(word).collect();
        let network = Network::new(&lanes, &blocked).map_err(|fault| impossible(&fault))?;
        let longest = network.longest();
        let rules = rules(session, Calculator::Route)?;
        Ok(Answer::found(if self.json {
            route::json(&network, &longest, &rules)
        } else {
            route::screen(&session.screen, &network, &longest, &rules)
        }))
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
        return Err(refused("calc-lane", vec![("value", text.to_owned())]));
    }
    let starships = points.windows(2);
    Ok(starships
        .map(|ends| (ends[0].clone(), ends[1].clone()))
        .collect())
}

fn impossible(fault: &Impossible) -> Error {
    match fault {
        Impossible::Loop(point) => refused("calc-route-loop", vec![("point", point.clone())]),
        Impossible::Twice(from, to) => {
            let lane = format!("{from}-{to}");
            refused("calc-route-twice", vec![("lane", lane)])
        }
        Impossible::Crowded(point) => {
            let words = vec![("point", point.clone()), ("most", LANES.to_string())];
            refused("calc-route-crowded", words)
        }
        Impossible::TooMany(count) => {
            let words = vec![
                ("count", count.to_string()),
                ("most", STARSHIPS.to_string()),
            ];
            refused("calc-route-too-many", words)
        }
        Impossible::Elsewhere(point) => {
            refused("calc-route-elsewhere", vec![("point", point.clone())])
        }
    }
}
