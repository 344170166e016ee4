//! What the computer looks for: a preference, or one of the choices that go by value and tokens alone
//! (solo rules p. 3-4, 8-9).

use super::locations;
use super::locations::ZoneLocation;
use super::market;
use super::market::Offer;
use super::worth::Multipliers;
use model::{Preference, codes};

codes!(
    /// A choice among faceup cards that goes by their value.
    MarketWish {
        /// The most valuable card; on a tie more tokens, then the leftmost.
        Most => "most",
        /// The least valuable card; on a tie fewer tokens, then the leftmost.
        Least => "least",
        /// Cards without tokens only.
        Junk => "junk",
    }
);

codes!(
    /// A choice among the Locations of the Neutral Zone.
    ZoneWish {
        /// Where a Ship explores: the fewest tokens of both sides.
        Explore => "explore",
        /// Where a Ship engages: the most tokens of the player.
        Engage => "engage",
        /// Where an Away Team is sent: a preferred trait first, then the most tokens of the Bot.
        Send => "send",
        /// Where the Bot takes control in its Control Step: the most valuable secured Location.
        Control => "control",
    }
);

/// What is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardWish {
    /// A card that fits a preference of the row.
    Preferred(Preference),
    /// A faceup card by its value.
    Market(MarketWish),
    /// A Location of the Neutral Zone.
    Zone(ZoneWish),
}

/// What a choice comes down to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickResult {
    /// Places that come into question, from left to right.
    pub places: Vec<usize>,
    /// The one chosen; `None` if nothing fits.
    pub place: Option<usize>,
}

/// The most valuable of the offers that fit the first level of a preference that any fits.
pub fn by_preference(preference: &Preference, offers: &[Offer<'_>], multipliers: Multipliers) -> PickResult {
    let places = market::candidates(offers, preference);
    PickResult { places, place: market::preferred(offers, preference, multipliers).first() }
}

impl MarketWish {
    /// The choice among offers.
    pub fn pick(self, offers: &[Offer<'_>], multipliers: Multipliers) -> PickResult {
        let ranking = match self {
            MarketWish::Most => market::most_valuable(offers, 0..offers.len(), multipliers),
            MarketWish::Junk => market::junkable(offers, multipliers),
            MarketWish::Least => market::least_valuable(offers, multipliers),
        };
        PickResult { place: ranking.first(), places: ranking.places() }
    }
}

impl ZoneWish {
    /// The choice among Locations. Whoever sends prefers some traits, and may overlook the player's Ships.
    pub fn pick(
        self,
        places: &[ZoneLocation<'_>],
        multipliers: Multipliers,
        prefer: &Preference,
        ignores_ships: bool,
    ) -> PickResult {
        let ranking = match self {
            ZoneWish::Explore => locations::explore(places, multipliers),
            ZoneWish::Engage => locations::engage(places, multipliers),
            ZoneWish::Control => locations::control(places, multipliers),
            ZoneWish::Send => locations::send(places, multipliers, prefer, ignores_ships),
        };
        PickResult { places: (0..places.len()).collect(), place: ranking.first() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_picked_from_an_empty_table() {
        let none = PickResult { places: Vec::new(), place: None };
        for wish in MarketWish::ALL {
            assert_eq!(wish.pick(&[], Multipliers::default()), none);
        }
        for wish in ZoneWish::ALL {
            let prefer = Preference::default();
            assert_eq!(wish.pick(&[], Multipliers::default(), &prefer, false), none);
        }
    }
}
