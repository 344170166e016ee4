//! `tricorder calc route`: the longest supply route of a player's starships ("Längste Versorgungsroute",
//! "Raumschiffe", "Raumstrecke", "Raumpunkt").

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::ValueShape;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, RuleBasis};
use crate::calc::catan::limits::STARSHIPS;
use crate::calc::catan::players::clean_word;
use crate::calc::catan::special_cards::SHORTEST_ROUTE;
use crate::session::Session;
use crate::{Found, RunCommand};
use page::Page;
use page::locale::{Texts, msg, say};
use words::Problem;

/// Space lanes that meet at a space point at most: as many as fields ("Raumpunkt").
const LANES: usize = 3;

/// Starships of one player on the board: the space points they join, and other players' stations.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Network {
    points: Vec<String>,
    /// The two ends of each starship, as places in `points`.
    starships: Vec<(usize, usize)>,
    /// Places in `points` with another player's space station.
    blocked: Vec<usize>,
}

/// The longest route found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct LongestRoute {
    /// Starships of the whole network.
    starships: usize,
    /// Starships of the route.
    length: usize,
    /// The space points it passes, in order; one more than starships.
    route: Vec<String>,
    /// Starships of the largest connected part, with its side branches; parts end at other players'
    /// stations.
    connected: usize,
    /// Whether it is long enough for the special card.
    enough: bool,
}

impl LongestRoute {
    /// Numbers of the rulings that bear on the answer: whether side branches count.
    fn rulings(&self) -> &'static [u16] {
        if self.has_branches() { &[304] } else { &[] }
    }

    /// Whether more starships are connected than one way passes.
    fn has_branches(&self) -> bool {
        self.connected > self.length
    }
}

impl Calculation for LongestRoute {
    fn report(&self, texts: &Texts) -> Report {
        let way = msg::calc_route_way(texts, self.route.join(" – "), self.length);
        let mut sentences = vec![way, msg::calc_route_total(texts, self.starships)];
        sentences.push(if self.enough {
            msg::calc_route_enough(texts, SHORTEST_ROUTE)
        } else {
            let missing = usize::from(SHORTEST_ROUTE).saturating_sub(self.length);
            msg::calc_route_short(texts, SHORTEST_ROUTE, missing)
        });
        if self.has_branches() {
            sentences.push(msg::calc_route_branches(texts, self.connected));
        }
        Report::new(Page::new(), sentences)
    }
}

impl Network {
    /// A network of starships between named space points; names differ by more than case.
    ///
    /// # Errors
    /// When the rules allow no such network; the first fault in the order given.
    fn new(lanes: &[(String, String)], blocked: &[String]) -> Result<Network, Problem> {
        if lanes.len() > usize::from(STARSHIPS) {
            return Err(Problem::misuse(say::err_calc_route_too_many(lanes.len()))
                .hint(say::hint_calc_route_too_many(STARSHIPS)));
        }
        let mut network = Network { points: Vec::new(), starships: Vec::new(), blocked: Vec::new() };
        for (from, to) in lanes {
            network.add(from, to)?;
        }
        for name in blocked {
            let found = network.find(name);
            network.blocked.push(found.ok_or_else(|| {
                Problem::misuse(say::err_calc_route_elsewhere(name)).hint(say::hint_calc_route_elsewhere())
            })?);
        }
        Ok(network)
    }

    fn add(&mut self, from: &str, to: &str) -> Result<(), Problem> {
        let ends = (self.find_or_add(from), self.find_or_add(to));
        if ends.0 == ends.1 {
            return Err(Problem::misuse(say::err_calc_route_loop(from)).hint(say::hint_calc_route_loop()));
        }
        let same = |(a, b): &(usize, usize)| (*a, *b) == ends || (*b, *a) == ends;
        if self.starships.iter().any(same) {
            let lane = format!("{from}-{to}");
            return Err(Problem::misuse(say::err_calc_route_twice(lane)).hint(say::hint_calc_route_twice()));
        }
        self.starships.push(ends);
        for point in [ends.0, ends.1] {
            let touching = self.starships.iter().filter(|(a, b)| *a == point || *b == point);
            if touching.count() > LANES {
                return Err(Problem::misuse(say::err_calc_route_crowded(&self.points[point]))
                    .hint(say::hint_calc_route_crowded(LANES)));
            }
        }
        Ok(())
    }

    fn find(&self, name: &str) -> Option<usize> {
        let name = name.to_lowercase();
        self.points.iter().position(|point| point.to_lowercase() == name)
    }

    /// The place of a space point, which becomes known by this.
    fn find_or_add(&mut self, name: &str) -> usize {
        self.find(name).unwrap_or_else(|| {
            self.points.push(name.to_owned());
            self.points.len() - 1
        })
    }

    /// The longest way along the starships that uses each once and passes no other player's station; it
    /// may begin and end at one. Of several the first in the order given. Side branches are left out:
    /// the almanac does not say that they count (ruling 304).
    fn longest(&self) -> LongestRoute {
        let mut search = RouteSearch {
            network: self,
            used: vec![false; self.starships.len()],
            way: Vec::new(),
            best: Vec::new(),
        };
        for point in 0..self.points.len() {
            search.way.push(point);
            search.walk_from(point);
            search.way.pop();
        }
        let best = search.best.iter().map(|point| self.points[*point].clone());
        let length = search.best.len().saturating_sub(1);
        LongestRoute {
            starships: self.starships.len(),
            length,
            route: best.collect(),
            connected: self.connected(),
            enough: length >= usize::from(SHORTEST_ROUTE),
        }
    }

    /// Starships of the largest connected part.
    fn connected(&self) -> usize {
        let mut parts: Vec<usize> = (0..self.starships.len()).collect();
        for first in 0..parts.len() {
            for second in 0..first {
                let (kept, lost) = (parts[first], parts[second]);
                if kept != lost && self.meet(first, second) {
                    parts.iter_mut().filter(|part| **part == lost).for_each(|part| *part = kept);
                }
            }
        }
        let size = |part: &usize| parts.iter().filter(|other| *other == part).count();
        parts.iter().map(size).max().unwrap_or(0)
    }

    /// Whether two starships touch at a space point without another player's station.
    fn meet(&self, first: usize, second: usize) -> bool {
        let (first, second) = (self.starships[first], self.starships[second]);
        let ends = [first.0, first.1].into_iter();
        let mut free = ends.filter(|end| !self.blocked.contains(end));
        free.any(|end| end == second.0 || end == second.1)
    }
}

/// A walk over all ways.
struct RouteSearch<'a> {
    network: &'a Network,
    used: Vec<bool>,
    way: Vec<usize>,
    best: Vec<usize>,
}

impl RouteSearch<'_> {
    fn walk_from(&mut self, at: usize) {
        if self.way.len() > self.best.len() {
            self.best.clone_from(&self.way);
        }
        if self.way.len() > 1 && self.network.blocked.contains(&at) {
            return;
        }
        for (starship, (from, to)) in self.network.starships.iter().enumerate() {
            let next = match at {
                at if at == *from => *to,
                at if at == *to => *from,
                _ => continue,
            };
            if !std::mem::replace(&mut self.used[starship], true) {
                self.way.push(next);
                self.walk_from(next);
                self.way.pop();
                self.used[starship] = false;
            }
        }
    }
}

/// As many space points as all starships of a player in a row have.
const POINTS: &str = "A B C D E F G H I J K L M N O P";
const CHAINS: ValueShape = ValueShape::Keys { words: POINTS, between: '-', most: STARSHIPS + 1 };
const BLOCKED: ValueShape = ValueShape::Keys { words: POINTS, between: ',', most: STARSHIPS + 1 };

#[derive(Debug, Args)]
pub struct RouteArgs {
    #[arg(required = true, num_args = 1.., add = CHAINS)]
    lanes: Vec<String>,
    #[arg(long, add = BLOCKED)]
    block: Vec<String>,
}

impl RunCommand for RouteArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut lanes = Vec::new();
        for text in split_words(&self.lanes) {
            lanes.extend(parse_chain(text)?);
        }
        let blocked: Vec<String> = split_words(&self.block).map(clean_word).collect();
        let longest = Network::new(&lanes, &blocked)?.longest();
        let basis = RuleBasis::load(session, Calculator::Route)?;
        Ok(basis.with_rulings(longest.rulings()).answer(longest))
    }
}

/// Words with space, commas or semicolons between them.
fn split_words(typed: &[String]) -> impl Iterator<Item = &str> {
    let parts = typed.iter().flat_map(|text| text.split([',', ';', ' ', '\t', '\n']));
    parts.filter(|part| !part.is_empty())
}

/// The starships of `A-B` or of a chain `A-B-C`.
fn parse_chain(text: &str) -> Result<Vec<(String, String)>, Problem> {
    let points: Vec<String> = text.split(['-', '–', '−']).map(clean_word).collect();
    if points.len() < 2 || points.iter().any(String::is_empty) {
        return Err(Problem::misuse(say::err_calc_lane(text)).hint(say::hint_calc_lane()));
    }
    let starships = points.windows(2).map(|ends| (ends[0].clone(), ends[1].clone()));
    Ok(starships.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    fn network(lanes: &str, blocked: &[&str]) -> Result<Network, Problem> {
        let lanes: Vec<(String, String)> = lanes
            .split_whitespace()
            .filter_map(|lane| lane.split_once('-'))
            .map(|(from, to)| (from.to_owned(), to.to_owned()))
            .collect();
        let blocked: Vec<String> = blocked.iter().map(|name| (*name).to_owned()).collect();
        Network::new(&lanes, &blocked)
    }

    fn length(lanes: &str, blocked: &[&str]) -> usize {
        network(lanes, blocked).expect("a network").longest().length
    }

    /// Orange has 7 starships in a row until red builds on one of the points between.
    #[test]
    fn the_example_of_the_interrupted_route() {
        let orange = "A-B B-C C-D D-E E-F F-G G-H";
        assert_eq!(length(orange, &[]), 7);
        assert_eq!(length(orange, &["D"]), 4);
        assert_eq!(length(orange, &["A", "H"]), 7);
    }

    #[test]
    fn a_side_branch_is_left_out_and_told() {
        let longest = network("A-B B-C C-D C-E", &[]).expect("a network").longest();
        assert_eq!(longest.route, ["A", "B", "C", "D"]);
        assert_eq!((longest.length, longest.connected), (3, 4));
    }

    #[test]
    fn a_ring_is_walked_around() {
        let ring = "A-B B-C C-D D-E E-F F-A";
        assert_eq!(length(ring, &[]), 6);
        assert_eq!(length(ring, &["C"]), 6);
        assert_eq!(length(ring, &["C", "E"]), 4);
        assert_eq!(length(&format!("{ring} A-X"), &[]), 7);
    }

    #[test]
    fn what_cannot_stand_on_the_board_is_refused() {
        let refused = |lanes, blocked: &[&str]| network(lanes, blocked).expect_err("impossible").to_string();
        assert_eq!(refused("A-a", &[]), "No starship can lead from A to A.");
        assert_eq!(refused("A-B b-a", &[]), "The space route b-a is named twice.");
        let crowded = refused("A-B A-C A-D A-E", &[]);
        assert_eq!(crowded, "There are too many starships at the intersection A.");
        assert_eq!(refused("A-B", &["C"]), "None of the starships touches the intersection C.");
        let long: Vec<String> = (0..16).map(|at| format!("{at}-{}", at + 1)).collect();
        assert_eq!(refused(&long.join(" "), &[]), "16 starships are too many.");
        assert_eq!(length(&long[1..].join(" "), &[]), 15);
    }

    /// The largest set of starships that makes a way: every blocked point is cut apart, then a set is a
    /// way if it is connected and at most two points have an odd number of its starships.
    fn longest_by_force(network: &Network) -> usize {
        let mut cut = network.points.len()..;
        let mut end = |point| {
            if network.blocked.contains(&point) { cut.next().expect("numbers go on") } else { point }
        };
        let all = network.starships.iter();
        let starships: Vec<(usize, usize)> = all.map(|(a, b)| (end(*a), end(*b))).collect();
        let sets = 0..1_u32 << starships.len();
        let chosen = sets.map(|set| {
            let is_in = |at: usize| set >> at & 1 == 1;
            let at = (0..starships.len()).filter(|at| is_in(*at));
            at.map(|at| starships[at]).collect::<Vec<_>>()
        });
        chosen.filter(|set| is_way(set)).map(|set| set.len()).max().unwrap_or(0)
    }

    fn is_way(starships: &[(usize, usize)]) -> bool {
        let mut degrees: BTreeMap<usize, usize> = BTreeMap::new();
        for (a, b) in starships {
            *degrees.entry(*a).or_default() += 1;
            *degrees.entry(*b).or_default() += 1;
        }
        let odd = degrees.values().filter(|degree| *degree % 2 == 1).count();
        let mut reached: Vec<usize> = degrees.keys().copied().take(1).collect();
        loop {
            let touching = starships
                .iter()
                .flat_map(|(a, b)| [(*a, *b), (*b, *a)])
                .find(|(a, b)| reached.contains(a) && !reached.contains(b));
            match touching {
                Some((_, next)) => reached.push(next),
                None => break,
            }
        }
        odd <= 2 && reached.len() == degrees.len()
    }

    fn networks() -> impl Strategy<Value = Network> {
        let name = |at: usize| format!("P{at}");
        let lane = (0..7_usize, 0..7_usize);
        let lanes = proptest::collection::vec(lane, 1..14);
        (lanes, proptest::collection::vec(0..7_usize, 0..3)).prop_map(move |(lanes, blocked)| {
            let mut kept: Vec<(String, String)> = Vec::new();
            for (from, to) in lanes {
                kept.push((name(from), name(to)));
                if Network::new(&kept, &[]).is_err() || kept.len() > 9 {
                    kept.pop();
                }
            }
            let network = Network::new(&kept, &[]).expect("checked above");
            let blocked: Vec<String> = blocked.into_iter().map(name).collect();
            Network::new(&kept, &blocked).unwrap_or(network)
        })
    }

    proptest! {
        #[test]
        fn the_longest_route_is_that_of_all_sets(network in networks()) {
            let longest = network.longest();
            prop_assert_eq!(longest.length, longest_by_force(&network));
            prop_assert!(longest.length <= longest.connected);
            prop_assert!(longest.connected <= network.starships.len());
        }

        #[test]
        fn the_route_shown_is_a_way(network in networks()) {
            let way = network.longest().route;
            let mut left = network.starships.clone();
            for step in way.windows(2) {
                let ends = (network.find(&step[0]), network.find(&step[1]));
                let at = left.iter().position(|(a, b)| {
                    (Some(*a), Some(*b)) == ends || (Some(*b), Some(*a)) == ends
                });
                prop_assert!(at.is_some());
                left.remove(at.unwrap_or(0));
            }
            let inner = way.iter().skip(1).rev().skip(1);
            for name in inner {
                let place = network.find(name).expect("a point of the network");
                prop_assert!(!network.blocked.contains(&place));
            }
        }
    }
}
