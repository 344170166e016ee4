//! Victory points, and where the special cards are.

use serde::Serialize;

use super::player;
use crate::calc::catan::points::special::{Holding, Reason};
use crate::calc::catan::points::standings::Standings;
use crate::calc::catan::points::{Origin, Part, Possessions, TO_WIN};
use crate::locale::{Texts, msg};
use crate::page::Table;
use crate::view::calc::{Basis, Reckoning, Sum, listed};
use crate::view::kit::terms::{Term, terms};
use crate::view::solo::score::addends;

/// What does not score.
const NOTHING: &str = "–";
/// What nobody knows.
const OPEN: &str = "?";

terms! {
    Origin {
        Small => calc_points_of_small,
        Large => calc_points_of_large,
        Route => calc_points_of_route,
        Starfleet => calc_points_of_starfleet,
        Cards => calc_points_of_cards,
    }
}

/// The points of all players. A special card is null if the players were not compared for it.
#[derive(Debug, Serialize)]
pub struct Points {
    to_win: u8,
    players: Vec<Player>,
    longest_route: Option<Held>,
    largest_starfleet: Option<Held>,
}

#[derive(Debug, Serialize)]
struct Player {
    /// From 1.
    player: usize,
    name: Option<String>,
    points: u8,
    missing: u8,
    parts: Vec<Part>,
    /// What may score too.
    #[serde(skip)]
    open: Vec<Origin>,
}

/// Where a special card is; players are numbered from 1. The owner is null when the card lies aside or
/// the tie is open.
#[derive(Debug, Serialize)]
struct Held {
    owner: Option<usize>,
    reason: Reason,
    leaders: Vec<usize>,
    most: u8,
}

impl Points {
    /// The points of players with these names: as many as players, or none.
    pub fn new(names: &[String], standings: &Standings) -> Points {
        let player = |(at, player): (usize, &Possessions)| Player {
            player: at + 1,
            name: names.get(at).cloned(),
            points: player.points(),
            missing: player.missing(),
            parts: player.parts(),
            open: standings.open(at),
        };
        let players = standings.players.iter().enumerate();
        Points {
            to_win: TO_WIN,
            players: players.map(player).collect(),
            longest_route: standings.route.compared().map(held),
            largest_starfleet: standings.starfleet.compared().map(held),
        }
    }

    /// Whether one player alone asks, who needs no name.
    fn is_you(&self) -> bool {
        matches!(&self.players[..], [only] if only.name.is_none())
    }

    /// A player as a column or a sentence names them.
    fn named(&self, texts: &Texts, seat: &Player) -> String {
        if self.is_you() {
            msg::calc_points_you(texts)
        } else {
            player(texts, seat.player, seat.name.as_ref())
        }
    }

    /// A line with a cell a player.
    fn line(&self, label: String, cell: impl Fn(&Player) -> String) -> Vec<String> {
        let cells = self.players.iter().map(cell);
        std::iter::once(label).chain(cells).collect()
    }

    fn table(&self, texts: &Texts) -> Table {
        let header = self.line(String::new(), |player| self.named(texts, player));
        let mut rows = Vec::new();
        for origin in Origin::ALL {
            rows.push(self.line(origin.term(texts), |player| player.scored(origin)));
        }
        let is_alone = self.players.len() == 1;
        let total = if is_alone { Player::sum } else { Player::total };
        rows.push(self.line(msg::calc_together(texts), total));
        rows.push(self.line(msg::calc_points_missing(texts), Player::missing));
        Table::ruled(header, rows).divisible()
    }

    /// The player who has a special card, and those who have most for it, in words.
    fn rivals(&self, texts: &Texts, held: &Held) -> (String, String) {
        let named = |number: &usize| {
            let player = self.players.get(number - 1)?;
            Some(self.named(texts, player))
        };
        let leaders: Vec<String> = held.leaders.iter().filter_map(named).collect();
        let owner = held.owner.as_ref().and_then(named);
        (owner.unwrap_or_default(), listed(texts, &leaders))
    }

    /// Where the longest supply route is, and why.
    fn route(&self, texts: &Texts) -> Option<String> {
        let held = self.longest_route.as_ref()?;
        let (owner, tied) = self.rivals(texts, held);
        Some(match held.reason {
            Reason::Alone => msg::calc_points_route_alone(texts, owner, held.most),
            Reason::Kept => msg::calc_points_route_kept(texts, owner, tied, held.most),
            Reason::Aside => msg::calc_points_route_aside(texts, tied, held.most),
            Reason::Short => msg::calc_points_route_short(texts),
            Reason::Open => msg::calc_points_route_open(texts, tied, held.most),
        })
    }

    /// Where the largest Starfleet is, and why.
    fn starfleet(&self, texts: &Texts) -> Option<String> {
        let held = self.largest_starfleet.as_ref()?;
        let (owner, tied) = self.rivals(texts, held);
        Some(match held.reason {
            Reason::Alone => msg::calc_points_starfleet_alone(texts, owner, held.most),
            Reason::Kept => msg::calc_points_starfleet_kept(texts, owner, held.most),
            // Revealed cards stay, so it is never put aside again.
            Reason::Short | Reason::Aside => msg::calc_points_starfleet_short(texts),
            Reason::Open => msg::calc_points_starfleet_open(texts, tied, held.most),
        })
    }

    /// Who wins.
    fn winners(&self, texts: &Texts) -> Vec<String> {
        let winners = self.players.iter().filter(|player| player.missing == 0);
        let told = winners.map(|player| {
            if self.is_you() {
                msg::calc_points_you_win(texts, player.points)
            } else {
                msg::calc_points_wins(texts, self.named(texts, player), player.points)
            }
        });
        told.collect()
    }
}

impl Player {
    fn scored(&self, origin: Origin) -> String {
        let part = self.parts.iter().find(|part| part.origin == origin);
        match part.filter(|part| part.count > 0) {
            _ if self.open.contains(&origin) => OPEN.to_owned(),
            Some(part) => format!("{} × {} = {}", part.count, part.each, part.points),
            None => NOTHING.to_owned(),
        }
    }

    /// The points with what may be added to them.
    fn total(&self) -> String {
        if self.open.is_empty() {
            return self.points.to_string();
        }
        format!("{} + {OPEN}", self.points)
    }

    /// The points with what they are the sum of.
    fn sum(&self) -> String {
        let points = self.parts.iter().map(|part| part.points);
        let scored: Vec<u8> = points.filter(|points| *points > 0).collect();
        addends::addition(&scored, self.points)
    }

    fn missing(&self) -> String {
        match self.missing {
            0 => NOTHING.to_owned(),
            missing if self.open.is_empty() => format!("{TO_WIN} − {} = {missing}", self.points),
            missing => format!("≤ {missing}"),
        }
    }
}

fn held(holding: &Holding) -> Held {
    Held {
        owner: holding.owner.map(|at| at + 1),
        reason: holding.reason,
        leaders: holding.leaders.iter().map(|at| at + 1).collect(),
        most: holding.most,
    }
}

impl Sum for Points {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let special = self.route(texts).into_iter().chain(self.starfleet(texts));
        Reckoning::new(self.table(texts), special.chain(self.winners(texts)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calc::Calculator;
    use crate::calc::catan::points::special::{Before, longest_route};
    use crate::calc::catan::points::standings::Whereabouts;
    use crate::model::Lang;
    use crate::page::Words;
    use crate::render::Terminal;

    fn points(names: &[&str]) -> Points {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let route = longest_route(&vec![6; names.len()], Before::Unknown);
        let nowhere = Whereabouts::Unchanged(Before::Unknown);
        let players = vec![Possessions::default(); names.len()];
        let standings = Standings::new(players, Whereabouts::Compared(route), nowhere);
        Points::new(&names, &standings.expect("no cards"))
    }

    fn drawn(width: usize, points: &Points) -> String {
        let basis = Basis::new(Calculator::Points, Vec::new());
        let reckoning = points.reckoning(&Texts::new(Lang::En), &basis);
        Terminal::new(Some(width), false).render(&reckoning.sums)
    }

    #[test]
    fn players_without_room_stand_below_the_others() {
        let points = points(&["Orange", "Red", "Blue", "White"]);
        assert_eq!(drawn(80, &points).matches("Together").count(), 1);
        let narrow = drawn(50, &points);
        assert_eq!(narrow.matches("Together").count(), 2);
        assert!(
            narrow.lines().all(|line| line.chars().count() <= 50),
            "{narrow}"
        );
    }

    #[test]
    fn what_is_open_is_no_number() {
        let points = points(&["Orange", "Red"]);
        let texts = Texts::new(Lang::En);
        let table = points.table(&texts);
        let line = |at: usize| -> Vec<String> { table.rows[at].iter().map(Words::plain).collect() };
        assert_eq!(line(2), ["Longest Supply Route", "?", "?"]);
        assert_eq!(line(5), ["Together", "0 + ?", "0 + ?"]);
        assert_eq!(line(6), ["Missing to win", "≤ 10", "≤ 10"]);
    }
}
