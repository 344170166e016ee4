//! `tricorder calc points`: victory points, and who holds the special cards.

use clap::Args;

use super::players::{List, Players, unplayable};
use super::stations::stations;
use crate::calc::Calculator;
use crate::calc::catan::limits::{LARGE, SMALL, STARSHIPS};
use crate::calc::catan::points::special::{STARFLEET_CARDS, largest_starfleet, longest_route};
use crate::calc::catan::points::standings::{Standings, Whereabouts};
use crate::calc::catan::points::{POINT_CARDS, Possessions};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::view::calc;
use crate::view::calc::catan::points as view;

const ROUTE_HOLDER: &str = "--route-holder";
const STARFLEET_HOLDER: &str = "--starfleet-holder";

#[derive(Debug, Args)]
pub struct Points {
    #[arg(long, alias = "outposts", value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=SMALL))]
    small: Vec<u8>,
    #[arg(long, alias = "starbases", value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=LARGE))]
    large: Vec<u8>,
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=POINT_CARDS))]
    point_cards: Vec<u8>,
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=STARSHIPS))]
    routes: Vec<u8>,
    #[arg(long, allow_negative_numbers = true)]
    route_holder: Option<String>,
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true,
        value_parser = Numbers(0..=STARFLEET_CARDS))]
    starfleets: Vec<u8>,
    #[arg(long, allow_negative_numbers = true)]
    starfleet_holder: Option<String>,
    #[arg(long = "players")]
    names: Option<String>,
}

impl Points {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let lists = self.lists();
        let players = Players::of(self.names.as_deref(), &lists)?;
        let [small, large, cards, routes, starfleets] = &lists;
        let route = self.route(&players, routes)?;
        let starfleet = self.starfleet(&players, starfleets)?;
        let possessions = possessions(&players, small, large, cards)?;
        let standings = Standings::new(possessions, route, starfleet)
            .map_err(|fault| unplayable(fault, Some(cards.option)))?;
        let basis = basis::of(session, Calculator::Points)?.with_rulings(standings.rulings());
        let points = view::Points::new(&players.names, &standings);
        session.show(&calc::Answer::new(basis, points))
    }

    fn lists(&self) -> [List<'_>; 5] {
        let list = |option, numbers| List { option, numbers };
        [
            list("--small", &self.small),
            list("--large", &self.large),
            list("--point-cards", &self.point_cards),
            list("--routes", &self.routes),
            list("--starfleets", &self.starfleets),
        ]
    }

    /// Where the longest supply route is; without routes to compare it stays where it was.
    fn route(&self, players: &Players, list: &List<'_>) -> Result<Whereabouts, Error> {
        let before = players.meant(ROUTE_HOLDER, self.route_holder.as_deref())?;
        if list.numbers.is_empty() {
            return Ok(Whereabouts::Unchanged(before));
        }
        check_comparable(players, list)?;
        let holding = longest_route(&players.numbers(list)?, before);
        Ok(Whereabouts::Compared(holding))
    }

    /// Where the largest Starfleet is; without cards to compare it stays where it was.
    fn starfleet(&self, players: &Players, list: &List<'_>) -> Result<Whereabouts, Error> {
        let before = players.meant(STARFLEET_HOLDER, self.starfleet_holder.as_deref())?;
        if list.numbers.is_empty() {
            return Ok(Whereabouts::Unchanged(before));
        }
        check_comparable(players, list)?;
        let holding = largest_starfleet(&players.numbers(list)?, before);
        holding
            .map(Whereabouts::Compared)
            .map_err(|fault| unplayable(fault, Some(list.option)))
    }
}

/// What everybody has, without the special cards.
fn possessions(
    players: &Players,
    small: &List<'_>,
    large: &List<'_>,
    cards: &List<'_>,
) -> Result<Vec<Possessions>, Error> {
    let small = players.numbers(small)?.into_iter();
    let pieces = small.zip(players.numbers(large)?);
    let each = pieces.zip(players.numbers(cards)?);
    each.map(|((small, large), cards)| {
        Ok(Possessions {
            stations: stations(small, large)?,
            cards,
            ..Possessions::default()
        })
    })
    .collect()
}

/// Refuses to compare a player with nobody.
fn check_comparable(players: &Players, list: &List<'_>) -> Result<(), Error> {
    if players.count > 1 {
        return Ok(());
    }
    let option = list.option.to_owned();
    Err(CalcError::Compare { option }.into())
}
