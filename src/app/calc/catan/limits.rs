//! `tricorder calc limits`: how much a player can still build ("Bauen", "Kleine Raumstation", "Große Raumstation",
//! "Raumstation"). What building costs is on the building costs card; the almanac does not state it, so the player says it
//! once.

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::Remembered;
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::catan::resources::{CARDS, ResourceHand, ResourceParser, Resources};
use crate::options::Numbers;
use crate::session::Session;
use crate::{Found, RunCommand};
use model::codes;
use page::locale::{Texts, msg, say};
use page::{Page, PageTable};
use words::{Problem, Term, terms};

/// Starships of a player.
pub(super) const STARSHIPS: u8 = 15;
/// Small space stations of a player on the board at the same time.
pub(super) const SMALL: u8 = 5;
/// Upgrades to large space stations of a player.
pub(super) const LARGE: u8 = 4;
/// Space stations of a player on the board at the same time, small and large.
const STATIONS: u8 = 7;
/// Small space stations put aside at the start; the first upgrades bring them back, one each.
const ASIDE: u8 = 2;

/// Space stations of a player on the board, within the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub(super) struct Stations {
    small: u8,
    large: u8,
}

impl Stations {
    /// At most 5 small and 4 large ones, and 7 in all ("Raumstation"). So 7 need at least 2 large ones.
    ///
    /// # Errors
    /// When there are more than a player can have: with the number that is too high, of small ones, of large
    /// ones, of both together.
    pub(super) fn new(small: u8, large: u8) -> Result<Stations, Problem> {
        let count = if small > SMALL {
            small
        } else if large > LARGE {
            large
        } else if small + large > STATIONS {
            small + large
        } else {
            return Ok(Stations { small, large });
        };
        Err(Problem::misuse(say::err_calc_stations(count)).hint(say::hint_calc_stations(SMALL, LARGE, STATIONS)))
    }

    /// Small ones.
    pub(super) fn small(self) -> u8 {
        self.small
    }

    /// Large ones.
    pub(super) fn large(self) -> u8 {
        self.large
    }

    /// Small ones the player ever had at hand: 5, and one more for each of the first two upgrades.
    fn received(self) -> u8 {
        STATIONS - self.aside()
    }

    /// Small ones still put aside.
    fn aside(self) -> u8 {
        ASIDE - self.large.min(ASIDE)
    }
}

/// A player's pieces on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct PiecesOnBoard {
    /// Starships, at most [`STARSHIPS`].
    starships: u8,
    #[serde(flatten)]
    stations: Stations,
}

/// What a player can still build, as far as the pieces go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct PiecesLeft {
    starships: u8,
    /// Small space stations without a further upgrade.
    small: u8,
    /// Upgrades, each of a small space station that stands by then.
    upgrades: u8,
    /// Space stations in all, with the upgrades they need.
    stations: u8,
}

impl PiecesOnBoard {
    /// What is left. A large space station is a small one with a habitat ring, so both count against the
    /// small ones received ("Spielmaterial", "Bauen"). More starships than there are leave none.
    fn left(self) -> PiecesLeft {
        let PiecesOnBoard { starships, stations } = self;
        let standing = stations.small + stations.large;
        PiecesLeft {
            starships: STARSHIPS.saturating_sub(starships),
            small: stations.received().saturating_sub(standing),
            upgrades: LARGE - stations.large,
            stations: STATIONS - standing,
        }
    }
}

impl PiecesLeft {
    /// Whether the next space station takes an upgrade first, which brings a small one back.
    fn needs_upgrade(self) -> bool {
        self.small == 0 && self.stations > 0
    }
}

/// What is on the board, and what is left.
#[derive(Debug, Serialize)]
struct Limits {
    on_board: PiecesOnBoard,
    left: PiecesLeft,
    /// Small space stations still put aside.
    aside: u8,
    /// What building costs and what a hand is enough for; null where nobody says, since the almanac does not state it.
    costs: Option<Vec<Cost>>,
    #[serde(skip)]
    names: Resources,
}

codes!(
    /// What can be built or bought.
    Building {
        /// A starship.
        Starship => "starship",
        /// A small space station.
        Small => "small",
        /// The upgrade of a small space station to a large one.
        Upgrade => "upgrade",
        /// A development card.
        Card => "card",
    }
);

terms! { Building: CALC_LIMITS_BUILD }

/// What something costs, and how often a hand pays for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Cost {
    building: Building,
    /// `None` where the player has not said it.
    price: Option<ResourceHand>,
    /// How many of it alone the hand and the pieces left allow; `None` without price or hand.
    possible: Option<u8>,
}

impl Cost {
    fn new(building: Building, price: Option<ResourceHand>, hand: Option<ResourceHand>, left: PiecesLeft) -> Cost {
        let price = price.filter(|price| price.total() > 0);
        let pieces = match building {
            Building::Starship => left.starships,
            Building::Small => left.small,
            Building::Upgrade => left.upgrades,
            Building::Card => u8::MAX,
        };
        let paid = |price: ResourceHand, hand: ResourceHand| {
            price.cards().map(|(resource, cards)| hand.count(resource) / cards).min()
        };
        let possible = price.zip(hand).and_then(|(price, hand)| paid(price, hand));
        Cost { building, price, possible: possible.map(|count| count.min(pieces)) }
    }
}

impl Limits {
    /// Each piece with what is left of it as a sum: `15 − 2 = 13`.
    fn pieces(&self, texts: &Texts) -> [(String, String); 4] {
        let (PiecesOnBoard { starships, stations }, left) = (self.on_board, self.left);
        let Stations { small, large } = stations;
        let both = |most: u8, left: u8| format!("{most} − {small} − {large} = {left}");
        let one = |most: u8, own: u8, left: u8| format!("{most} − {own} = {left}");
        let starships = one(STARSHIPS, starships, left.starships);
        [
            (msg::calc_limits_of_starships(texts), starships),
            (msg::calc_limits_of_small(texts), both(stations.received(), left.small)),
            (msg::calc_limits_of_upgrades(texts), one(LARGE, large, left.upgrades)),
            (msg::calc_limits_of_stations(texts), both(STATIONS, left.stations)),
        ]
    }
}

impl Limits {
    fn costs(&self, texts: &Texts) -> Page {
        let Some(costs) = &self.costs else {
            return Page::new();
        };
        let unknown = || msg::calc_limits_unknown(texts);
        PageTable::of(costs)
            .col(msg::calc_limits_piece(texts), |cost| cost.building.term(texts))
            .col(msg::calc_limits_price(texts), |cost| {
                cost.price.map_or_else(unknown, |price| self.names.hand(texts, &price))
            })
            .col(msg::calc_limits_now(texts), |cost| cost.possible.map_or_else(unknown, |count| count.to_string()))
            .ruled()
            .into()
    }

    /// What is said of prices: whose they are, or that they are wanted.
    fn of_costs(&self, texts: &Texts) -> String {
        match &self.costs {
            None => msg::calc_limits_costs(texts),
            Some(costs) if costs.iter().all(|cost| cost.price.is_some()) => msg::calc_limits_each(texts),
            Some(_) => msg::calc_limits_ask(texts),
        }
    }
}

impl Calculation for Limits {
    fn report(&self, texts: &Texts) -> Report {
        let table = PageTable::of(self.pieces(texts))
            .col(msg::calc_limits_piece(texts), |(piece, _)| piece.clone())
            .col(msg::calc_limits_left(texts), |(_, sum)| sum.clone())
            .ruled();
        let first = self.left.needs_upgrade().then(|| msg::calc_limits_upgrade_first(texts));
        let aside = (self.aside > 0).then(|| msg::calc_limits_aside(texts, self.aside));
        let sentences = [first, aside, Some(self.of_costs(texts))];
        Report::new(Page::parts([self.costs(texts), table.into()]), sentences.into_iter().flatten())
    }
}

#[derive(Debug, Args)]
pub struct LimitsArgs {
    #[arg(long, allow_hyphen_values = true, add = CARDS)]
    hand: Option<String>,
    #[arg(long = "outposts", default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(0..=SMALL))]
    small: u8,
    #[arg(long = "starbases", default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(0..=LARGE))]
    large: u8,
    #[arg(long, default_value = "2", allow_negative_numbers = true,
        value_parser = Numbers(0..=STARSHIPS))]
    starships: u8,
    #[arg(long, allow_hyphen_values = true, add = CARDS, add = Remembered)]
    starship_price: Option<String>,
    #[arg(long, allow_hyphen_values = true, hide_short_help = true, add = CARDS, add = Remembered)]
    outpost_price: Option<String>,
    #[arg(long, allow_hyphen_values = true, hide_short_help = true, add = CARDS, add = Remembered)]
    starbase_price: Option<String>,
    #[arg(long, allow_hyphen_values = true, hide_short_help = true, add = CARDS, add = Remembered)]
    card_price: Option<String>,
}

impl RunCommand for LimitsArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let on_board =
            PiecesOnBoard { starships: self.starships, stations: Stations::new(self.small, self.large)? };
        let (left, names) = (on_board.left(), Resources::load(session)?);
        let costs = self.costs(ResourceParser { resources: &names, texts: session.texts }, left)?;
        let limits = Limits { on_board, left, aside: on_board.stations.aside(), costs, names };
        answer(session, Calculator::Limits, limits)
    }
}

impl LimitsArgs {
    /// What everything costs, if anything is said of prices or of a hand.
    fn costs(&self, parser: ResourceParser<'_>, left: PiecesLeft) -> Result<Option<Vec<Cost>>, Problem> {
        let read = |option: &str, typed: &Option<String>| {
            typed.as_ref().map(|typed| parser.parse_hand(option, typed)).transpose()
        };
        let hand = read("--hand", &self.hand)?;
        let prices = [
            read("--starship-price", &self.starship_price)?,
            read("--outpost-price", &self.outpost_price)?,
            read("--starbase-price", &self.starbase_price)?,
            read("--card-price", &self.card_price)?,
        ];
        let is_said = hand.is_some() || prices.iter().any(Option::is_some);
        let costs = Building::ALL.into_iter().zip(prices);
        Ok(is_said.then(|| costs.map(|(building, price)| Cost::new(building, price, hand, left)).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stations(small: u8, large: u8) -> Stations {
        Stations::new(small, large).expect("within the limits")
    }

    fn refused_count(small: u8, large: u8) -> Option<u8> {
        let refused = Stations::new(small, large).err()?.to_string();
        refused.split(' ').next()?.parse().ok()
    }

    fn left(stations: Stations, starships: u8) -> PiecesLeft {
        let pieces = PiecesOnBoard { starships, stations };
        pieces.left()
    }

    #[test]
    fn a_hand_pays_as_often_as_its_scarcest_resource_and_the_pieces_allow() {
        let hand = |cards| Some(ResourceHand(cards));
        let left = left(stations(2, 0), 14);
        let possible = |building, price, own| Cost::new(building, price, own, left).possible;
        assert_eq!(possible(Building::Small, hand([1, 1, 0, 0, 0]), hand([2, 3, 0, 0, 5])), Some(2));
        assert_eq!(possible(Building::Starship, hand([1, 0, 0, 0, 0]), hand([4, 0, 0, 0, 0])), Some(1));
        assert_eq!(possible(Building::Card, hand([0, 0, 2, 0, 0]), hand([0, 0, 1, 0, 0])), Some(0));
        assert_eq!(possible(Building::Card, hand([0; 5]), hand([1; 5])), None);
        assert_eq!(possible(Building::Card, None, hand([1; 5])), None);
    }

    #[test]
    fn five_small_ones_need_an_upgrade_before_the_next() {
        assert_eq!(left(stations(5, 0), 0).small, 0);
        assert!(left(stations(5, 0), 0).needs_upgrade());
        assert!(!left(stations(3, 4), 0).needs_upgrade());
        assert_eq!(left(stations(4, 1), 0).small, 1);
        assert_eq!(refused_count(6, 0), Some(6));
    }

    #[test]
    fn seven_stations_need_two_large_ones() {
        assert!(Stations::new(5, 2).is_ok());
        assert!(Stations::new(3, 4).is_ok());
        assert_eq!(refused_count(5, 3), Some(8));
        assert_eq!(refused_count(0, 5), Some(5));
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
