//! Victory points ("Siegpunkte", "Siegpunktkarten", "Spielende").

pub mod special;
pub mod standings;

use serde::Serialize;

use super::limits::Stations;
use crate::model::codes;

/// Victory points that win, once it is the player's turn.
pub const TO_WIN: u8 = 10;
/// Victory point cards in the game ("Spielmaterial").
pub const POINT_CARDS: u8 = 5;

codes!(
    /// What victory points come from, in the order of the almanac.
    Origin {
        Small => "small",
        Large => "large",
        Route => "route",
        Starfleet => "starfleet",
        Cards => "cards",
    }
);

impl Origin {
    /// Victory points for each.
    pub fn each(self) -> u8 {
        match self {
            Origin::Small | Origin::Cards => 1,
            Origin::Large | Origin::Route | Origin::Starfleet => 2,
        }
    }
}

/// What a player has that scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Possessions {
    pub stations: Stations,
    /// Holds the longest supply route.
    pub route: bool,
    /// Holds the largest Starfleet.
    pub starfleet: bool,
    /// Victory point cards, hidden ones too: they are revealed when they win.
    pub cards: u8,
}

/// What a player has of an origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Part {
    pub origin: Origin,
    pub count: u8,
    /// Victory points for each.
    pub each: u8,
    pub points: u8,
}

impl Possessions {
    /// What the player has, in the order of origins; 0 where there is nothing.
    pub fn parts(&self) -> Vec<Part> {
        let part = |origin: Origin| Part {
            origin,
            count: self.count(origin),
            each: origin.each(),
            points: self.points_of(origin),
        };
        Origin::ALL.map(part).to_vec()
    }

    /// How many things of an origin the player has.
    fn count(&self, origin: Origin) -> u8 {
        match origin {
            Origin::Small => self.stations.small(),
            Origin::Large => self.stations.large(),
            Origin::Route => self.route.into(),
            Origin::Starfleet => self.starfleet.into(),
            Origin::Cards => self.cards,
        }
    }

    /// Victory points of an origin.
    fn points_of(&self, origin: Origin) -> u8 {
        self.count(origin).saturating_mul(origin.each())
    }

    /// Victory points in all.
    pub fn points(&self) -> u8 {
        let points = Origin::ALL.iter().map(|origin| self.points_of(*origin));
        points.fold(0, u8::saturating_add)
    }

    /// Victory points missing to win.
    pub fn missing(&self) -> u8 {
        TO_WIN.saturating_sub(self.points())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(small: u8, large: u8) -> Possessions {
        Possessions {
            stations: Stations::new(small, large).expect("within the limits"),
            ..Possessions::default()
        }
    }

    /// "Spielende": 2 small, 2 large, the longest supply route and 2 cards win.
    #[test]
    fn the_example_of_the_end_of_the_game() {
        let player = Possessions {
            route: true,
            cards: 2,
            ..with(2, 2)
        };
        let points: Vec<u8> = Origin::ALL
            .iter()
            .map(|origin| player.points_of(*origin))
            .collect();
        assert_eq!(points, [2, 4, 2, 0, 2]);
        assert_eq!((player.points(), player.missing()), (10, 0));
    }

    /// "Siegpunkte": 2 at the start, 8 to go. "Große Raumstation": 5 with small ones alone.
    #[test]
    fn the_other_figures_of_the_almanac() {
        assert_eq!((with(2, 0).points(), with(2, 0).missing()), (2, 8));
        assert_eq!(with(5, 0).points(), 5);
        assert_eq!(with(4, 1).points(), with(5, 0).points() + 1);
    }
}
