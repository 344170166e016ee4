//! The longest supply route of a network.

use serde::Serialize;

use crate::calc::catan::points::special::SHORTEST_ROUTE;
use crate::calc::catan::route::{Longest, Network};
use crate::locale::{Texts, msg};
use crate::page::Page;
use crate::view::calc::{Basis, Reckoning, Sum};

/// The longest route of a network.
#[derive(Debug, Serialize)]
pub struct Route {
    /// Of the whole network.
    starships: usize,
    length: usize,
    route: Vec<String>,
    /// Starships connected, with side branches.
    connected: usize,
    enough: bool,
    #[serde(skip)]
    longest: Longest,
}

impl Route {
    /// The longest route of this network.
    pub fn new(network: &Network, longest: Longest) -> Route {
        Route {
            starships: network.starships(),
            length: longest.length(),
            route: longest.points.clone(),
            connected: longest.connected,
            enough: longest.missing() == 0,
            longest,
        }
    }
}

impl Sum for Route {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let mut told = vec![msg::calc_route_total(texts, self.starships)];
        told.push(if self.enough {
            msg::calc_route_enough(texts, SHORTEST_ROUTE)
        } else {
            msg::calc_route_short(texts, SHORTEST_ROUTE, self.longest.missing())
        });
        if self.longest.has_branches() {
            told.push(msg::calc_route_branches(texts, self.connected));
        }
        let way = msg::calc_route_way(texts, self.route.join(" – "), self.length);
        Reckoning::new(Page::of(way), told)
    }
}
