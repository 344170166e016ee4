//! The points of all players, with the special cards where they are.

use super::special::{Before, Holding, Reason};
use super::{Origin, POINT_CARDS, Possessions};
use crate::calc::catan::{Unplayable, check_cards};

/// How it is known where a special card is. Players are counted from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whereabouts {
    /// The players were compared.
    Compared(Holding),
    /// Nothing was compared, so it stays where it was.
    Unchanged(Before),
}

impl Whereabouts {
    /// The player who has it, if that is known.
    pub fn owner(&self) -> Option<usize> {
        match self {
            Whereabouts::Compared(holding) => holding.owner,
            Whereabouts::Unchanged(Before::Player(player)) => Some(*player),
            Whereabouts::Unchanged(Before::Unknown | Before::Nobody) => None,
        }
    }

    /// What comparing the players told.
    pub fn compared(&self) -> Option<&Holding> {
        match self {
            Whereabouts::Compared(holding) => Some(holding),
            Whereabouts::Unchanged(_) => None,
        }
    }

    /// Whether it may be this player's, but what happened before is not known.
    fn may_be(&self, player: usize) -> bool {
        let open = self
            .compared()
            .filter(|holding| holding.reason == Reason::Open);
        open.is_some_and(|holding| holding.leaders.contains(&player))
    }
}

/// What all players have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    pub players: Vec<Possessions>,
    pub route: Whereabouts,
    pub starfleet: Whereabouts,
}

impl Standings {
    /// The players with what they have, to which their special cards are added.
    ///
    /// # Errors
    /// When they have more victory point cards than there are.
    pub fn new(
        mut players: Vec<Possessions>,
        route: Whereabouts,
        starfleet: Whereabouts,
    ) -> Result<Standings, Unplayable> {
        check_cards(players.iter().map(|player| player.cards), POINT_CARDS)?;
        for (at, player) in players.iter_mut().enumerate() {
            player.route = route.owner() == Some(at);
            player.starfleet = starfleet.owner() == Some(at);
        }
        Ok(Standings {
            players,
            route,
            starfleet,
        })
    }

    /// The origins whose points may be a player's, but what happened before is not known.
    pub fn open(&self, player: usize) -> Vec<Origin> {
        let special = [
            (Origin::Route, &self.route),
            (Origin::Starfleet, &self.starfleet),
        ];
        let open = special.into_iter().filter(|(_, card)| card.may_be(player));
        open.map(|(origin, _)| origin).collect()
    }

    /// Numbers of the rulings that bear on the answer.
    pub fn rulings(&self) -> &'static [u16] {
        let route = self.route.compared();
        route.map_or(&[], Holding::rulings_on_route)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calc::catan::points::special::longest_route;

    const NOWHERE: Whereabouts = Whereabouts::Unchanged(Before::Unknown);

    fn standings(cards: [u8; 2], route: Whereabouts) -> Result<Standings, Unplayable> {
        let player = |cards| Possessions {
            cards,
            ..Possessions::default()
        };
        Standings::new(cards.map(player).to_vec(), route, NOWHERE)
    }

    #[test]
    fn a_special_card_scores_for_its_owner() {
        let route = Whereabouts::Compared(longest_route(&[5, 6], Before::Unknown));
        let standings = standings([1, 0], route).expect("five cards");
        assert_eq!(
            standings
                .players
                .iter()
                .map(Possessions::points)
                .collect::<Vec<_>>(),
            [1, 2]
        );
        assert!(standings.open(0).is_empty() && standings.open(1).is_empty());
    }

    #[test]
    fn a_tie_is_open_for_the_tied() {
        let route = Whereabouts::Compared(longest_route(&[6, 6], Before::Unknown));
        let standings = standings([0, 0], route).expect("no cards");
        assert_eq!(
            [0, 1].map(|at| standings.open(at)),
            [[Origin::Route], [Origin::Route]]
        );
    }

    #[test]
    fn there_are_five_victory_point_cards() {
        assert!(standings([3, 2], NOWHERE).is_ok());
        let (count, most) = (6, POINT_CARDS);
        assert_eq!(
            standings([3, 3], NOWHERE),
            Err(Unplayable::Cards { count, most })
        );
    }
}
