//! `tricorder calc points`: victory points, and who holds the special cards.

use clap::Args;

use super::number::stations;
use super::players::{List, Players};
use super::{refused, rules};
use crate::calc::Calculator;
use crate::calc::catan::limits::{LARGE, SMALL, STARSHIPS};
use crate::calc::catan::points::{POINT_CARDS, Possessions};
use crate::calc::catan::special::{
    Before, Holding, SMALLEST_STARFLEET, STARFLEET_CARDS, largest_starfleet, longest_route,
};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::catan::points::{self, Sheet};

const ROUTE_HOLDER: &str = "--route-holder";
const STARFLEET_HOLDER: &str = "--starfleet-holder";

#[derive(Debug, Args)]
pub struct Points {
    #[arg(long, allow_negative_numbers = true)]
    small: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    large: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    point_cards: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    routes: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    route_holder: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    starfleets: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    starfleet_holder: Option<String>,
    #[arg(long = "players")]
    names: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Points {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let lists = self.lists();
        let players = Players::of(self.names.as_deref(), &lists)?;
        let (route, route_owner) = self.route(&players, &lists[3])?;
        let (starfleet, starfleet_owner) = self.starfleet(&players, &lists[4])?;
        let mut possessions = self.possessions(&players, &lists)?;
        for (at, player) in possessions.iter_mut().enumerate() {
            player.route = route_owner == Some(at);
            player.starfleet = starfleet_owner == Some(at);
        }
        let sheet = Sheet {
            names: &players.names,
            players: &possessions,
            route: route.as_ref(),
            starfleet: starfleet.as_ref(),
        };
        let rules = rules(session, Calculator::Points)?;
        Ok(Answer::found(if self.json {
            points::json(&sheet, &rules)
        } else {
            points::screen(&session.screen, &sheet, &rules)
        }))
    }

    fn lists(&self) -> [List<'_>; 5] {
        [
            List::new("--small", self.small.as_deref(), SMALL),
            List::new("--large", self.large.as_deref(), LARGE),
            List::new("--point-cards", self.point_cards.as_deref(), POINT_CARDS),
            List::new("--routes", self.routes.as_deref(), STARSHIPS),
            List::new("--starfleets", self.starfleets.as_deref(), STARFLEET_CARDS),
        ]
    }

    /// What everybody has, without the special cards.
    fn possessions(
        &self,
        players: &Players,
        [small, large, cards, ..]: &[List<'_>; 5],
    ) -> Result<Vec<Possessions>, Error> {
        let point_cards = players.numbers(cards)?;
        check_cards(cards, &point_cards)?;
        let pieces = players.numbers(small)?.into_iter();
        let pieces = pieces.zip(players.numbers(large)?).zip(point_cards);
        let each = pieces.map(|((small, large), cards)| {
            Ok(Possessions {
                stations: stations(small, large)?,
                cards,
                ..Possessions::default()
            })
        });
        each.collect()
    }

    /// Who has the longest supply route, and why; without routes to compare it stays where it was.
    fn route(
        &self,
        players: &Players,
        list: &List<'_>,
    ) -> Result<(Option<Holding>, Option<usize>), Error> {
        let before = players.meant(ROUTE_HOLDER, self.route_holder.as_deref())?;
        if list.text.is_none() {
            return Ok((None, unchanged(before)));
        }
        check_comparable(players, list)?;
        let holding = longest_route(&players.numbers(list)?, before);
        let owner = holding.owner;
        Ok((Some(holding), owner))
    }

    /// Who has the largest Starfleet, and why; without cards to compare it stays where it was.
    fn starfleet(
        &self,
        players: &Players,
        list: &List<'_>,
    ) -> Result<(Option<Holding>, Option<usize>), Error> {
        let before = players.meant(STARFLEET_HOLDER, self.starfleet_holder.as_deref())?;
        if list.text.is_none() {
            return Ok((None, unchanged(before)));
        }
        check_comparable(players, list)?;
        let cards = players.numbers(list)?;
        check_cards(list, &cards)?;
        let holding = largest_starfleet(&cards, before).map_err(|_| {
            let least = SMALLEST_STARFLEET.to_string();
            refused("calc-never-earned", vec![("least", least)])
        })?;
        let owner = holding.owner;
        Ok((Some(holding), owner))
    }
}

fn unchanged(before: Before) -> Option<usize> {
    match before {
        Before::Player(player) => Some(player),
        Before::Unknown | Before::Nobody => None,
    }
}

/// Refuses to compare a player with nobody.
fn check_comparable(players: &Players, list: &List<'_>) -> Result<(), Error> {
    match players.count {
        1 => Err(refused(
            "calc-compare",
            vec![("option", list.option.to_owned())],
        )),
        _ => Ok(()),
    }
}

/// Refuses more cards of a kind than there are in the game.
fn check_cards(list: &List<'_>, cards: &[u8]) -> Result<(), Error> {
    let count: u16 = cards.iter().map(|cards| u16::from(*cards)).sum();
    if count <= u16::from(list.most) {
        return Ok(());
    }
    let words = vec![
        ("option", list.option.to_owned()),
        ("count", count.to_string()),
        ("most", list.most.to_string()),
    ];
    Err(refused("calc-cards", words))
}
