//! How much a player can still build ("Bauen", "Kleine Raumstation", "Große Raumstation",
//! "Raumstation"). What building costs is on the building costs card; the almanac does not state it.

use serde::Serialize;

/// Starships of a player.
pub const STARSHIPS: u8 = 15;
/// Small space stations of a player on the board at the same time.
pub const SMALL: u8 = 5;
/// Upgrades to large space stations of a player.
pub const LARGE: u8 = 4;
/// Space stations of a player on the board at the same time, small and large.
pub const STATIONS: u8 = 7;
/// Small space stations put aside at the start; the first upgrades bring them back, one each.
pub const ASIDE: u8 = 2;

/// Space stations of a player on the board, within the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Stations {
    small: u8,
    large: u8,
}

/// More space stations than a player can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TooMany {
    /// More than [`SMALL`].
    Small,
    /// More than [`LARGE`].
    Large,
    /// More than [`STATIONS`].
    Together,
}

impl Stations {
    /// At most 5 small and 4 large ones, and 7 in all ("Raumstation"). So 7 need at least 2 large ones.
    ///
    /// # Errors
    /// The first limit that is passed: small, large, together.
    pub fn new(small: u8, large: u8) -> Result<Stations, TooMany> {
        if small > SMALL {
            return Err(TooMany::Small);
        }
        if large > LARGE {
            return Err(TooMany::Large);
        }
        if small + large > STATIONS {
            return Err(TooMany::Together);
        }
        Ok(Stations { small, large })
    }

    /// Small ones.
    pub fn small(self) -> u8 {
        self.small
    }

    /// Large ones.
    pub fn large(self) -> u8 {
        self.large
    }

    /// Small ones the player ever had at hand: 5, and one more for each of the first two upgrades.
    pub fn received(self) -> u8 {
        STATIONS - self.aside()
    }

    /// Small ones still put aside.
    pub fn aside(self) -> u8 {
        ASIDE - self.large.min(ASIDE)
    }
}

/// A player's pieces on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Pieces {
    /// At most [`STARSHIPS`].
    pub starships: u8,
    #[serde(flatten)]
    pub stations: Stations,
}

/// What a player can still build, as far as the pieces go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Left {
    pub starships: u8,
    /// Small space stations without a further upgrade.
    pub small: u8,
    /// Upgrades, each of a small space station that stands by then.
    pub upgrades: u8,
    /// Space stations in all, with the upgrades they need.
    pub stations: u8,
}

impl Pieces {
    /// What is left. A large space station is a small one with a habitat ring, so both count against the
    /// small ones received ("Spielmaterial", "Bauen"). More starships than there are leave none.
    pub fn left(self) -> Left {
        let Pieces {
            starships,
            stations,
        } = self;
        let standing = stations.small + stations.large;
        Left {
            starships: STARSHIPS.saturating_sub(starships),
            small: stations.received().saturating_sub(standing),
            upgrades: LARGE - stations.large,
            stations: STATIONS - standing,
        }
    }
}

impl Left {
    /// Whether the next space station takes an upgrade first, which brings a small one back.
    pub fn needs_upgrade(self) -> bool {
        self.small == 0 && self.stations > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stations(small: u8, large: u8) -> Stations {
        Stations::new(small, large).expect("within the limits")
    }

    fn left(stations: Stations, starships: u8) -> Left {
        let pieces = Pieces {
            starships,
            stations,
        };
        pieces.left()
    }

    #[test]
    fn five_small_ones_need_an_upgrade_before_the_next() {
        assert_eq!(left(stations(5, 0), 0).small, 0);
        assert!(left(stations(5, 0), 0).needs_upgrade());
        assert!(!left(stations(3, 4), 0).needs_upgrade());
        assert_eq!(left(stations(4, 1), 0).small, 1);
        assert_eq!(Stations::new(6, 0), Err(TooMany::Small));
    }

    #[test]
    fn seven_stations_need_two_large_ones() {
        assert!(Stations::new(5, 2).is_ok());
        assert!(Stations::new(3, 4).is_ok());
        assert_eq!(Stations::new(5, 3), Err(TooMany::Together));
        assert_eq!(Stations::new(0, 5), Err(TooMany::Large));
    }

    #[test]
    fn a_game_begins_with_two_stations_and_two_starships() {
        let left = left(stations(2, 0), 2);
        assert_eq!((left.starships, left.small, left.upgrades), (13, 3, 4));
        assert_eq!(left.stations, 5);
    }

    /// Building and upgrading step by step never passes the limits, and reaches every state within.
    #[test]
    fn what_is_left_agrees_with_the_limits() {
        for small in 0..=SMALL {
            for large in 0..=LARGE {
                let Ok(now) = Stations::new(small, large) else {
                    continue;
                };
                let left = left(now, 0);
                assert!(Stations::new(small + left.small, large).is_ok());
                assert!(Stations::new(small + left.small + 1, large).is_err());
                assert_eq!(small + large + left.stations, STATIONS);
                let now = left.upgrades.min(small);
                assert!(Stations::new(small - now, large + now).is_ok());
            }
        }
    }
}
