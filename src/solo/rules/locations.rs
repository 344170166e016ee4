//! Choosing among Locations of the Neutral Zone (solo rules p. 4, 9): by tokens, on a tie by value to
//! the Bot, then the leftmost.

use serde::{Deserialize, Serialize};

use model::{Card, EntryId, Preference};

use super::market::count;
use super::ranking::{Criterion, Measures, RankedCandidate, Ranking, Rule};
use crate::{Multipliers, TokenCounts, Worth};

/// Tokens that make a Location more than secured: this many, and this many more than the player's
/// (solo rules p. 9).
const MORE_THAN_ENOUGH: (u32, u32) = (4, 3);
/// Tokens that secure a Location: this many, and this many more than the other side's (rules p. 9).
pub const SECURED: (u32, u32) = (3, 2);

/// The tokens of one side at a Location.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Forces {
    /// Away Teams.
    pub teams: u8,
    /// Ship tokens.
    pub ships: u8,
}

impl Forces {
    /// Away Teams and Ship tokens together.
    pub fn count(self) -> u32 {
        u32::from(self.teams) + u32::from(self.ships)
    }

    /// So many tokens, and so many more than the other side has.
    fn leads(self, other: Forces, (least, lead): (u32, u32)) -> bool {
        self.count() >= least && self.count() >= other.count() + lead
    }
}

/// A Location of the Neutral Zone, from left to right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ZoneLocation<'a> {
    /// The Location card.
    pub card: &'a Card,
    /// Tokens of the Bot there, by what each weighs.
    pub bot: Forces,
    /// Tokens of the player there.
    pub player: Forces,
}

impl ZoneLocation<'_> {
    /// The value of the Location to the Bot.
    pub fn worth(&self, multipliers: Multipliers) -> Worth {
        Worth::from_card(self.card, TokenCounts::default(), multipliers)
    }

    /// The Bot has more tokens here than it needs and moves nothing more to it.
    pub fn is_more_than_secured(&self) -> bool {
        self.bot.leads(self.player, MORE_THAN_ENOUGH)
    }

    /// The player has secured it (rules p. 9).
    fn is_players(&self) -> bool {
        self.player.leads(self.bot, SECURED)
    }

    /// The Bot would take control here in its Control Step.
    pub fn is_secured(&self) -> bool {
        self.bot.leads(self.player, SECURED)
    }
}

/// What decides between Locations where all else is equal.
pub const LEFTMOST: Rule = Rule::on_page(Criterion::Leftmost, "3");
const VALUE: Rule = Rule::on_page(Criterion::MostValue, "9");
const EXPLORE: &[Rule] = &[Rule::on_page(Criterion::LeastOfBoth, "9"), VALUE];
const ENGAGE: &[Rule] = &[Rule::on_page(Criterion::MostOfPlayer, "9"), VALUE];
const SEND: &[Rule] = &[Rule::on_page(Criterion::Preference, "9"), Rule::on_page(Criterion::MostOfBot, "9"), VALUE];
const CONTROL: &[Rule] = &[Rule::on_page(Criterion::MostValue, "4")];
const MOST_TOKENS: &[Rule] = &[SEND[1], VALUE];

/// Locations and what decides between them.
pub type ZoneRanking<'a> = Ranking<&'a EntryId>;

/// The Locations a Ship may explore: the fewest tokens of both sides first.
pub fn explore<'a>(places: &[ZoneLocation<'a>], multipliers: Multipliers) -> ZoneRanking<'a> {
    let tokens = |place: &ZoneLocation<'_>| count(place.bot.count() + place.player.count());
    rank(places, open(places), EXPLORE, |place| [tokens(place), value(place, multipliers), 0])
}

/// The Locations a Ship may engage: the most tokens of the player first.
pub fn engage<'a>(places: &[ZoneLocation<'a>], multipliers: Multipliers) -> ZoneRanking<'a> {
    let tokens = |place: &ZoneLocation<'_>| count(place.player.count());
    rank(places, open(places), ENGAGE, |place| [tokens(place), value(place, multipliers), 0])
}

/// The Locations an Away Team may be sent to: a preferred trait first, then the most tokens of the Bot.
/// Where the player has more Ship tokens it is barred, unless Ships are ignored.
pub fn send<'a>(
    places: &[ZoneLocation<'a>],
    multipliers: Multipliers,
    prefer: &Preference,
    ignore_ships: bool,
) -> ZoneRanking<'a> {
    let rules = if prefer.levels.is_empty() { MOST_TOKENS } else { SEND };
    rank(places, reachable(places, ignore_ships), rules, |place| {
        let (tokens, value) = (count(place.bot.count()), value(place, multipliers));
        match prefer.levels.len() {
            0 => [tokens, value, 0],
            last => [level(place, prefer).unwrap_or(i32::try_from(last).unwrap_or(i32::MAX)), tokens, value],
        }
    })
}

/// The Locations an Away Team may be sent to, of those with a trait of an order of preference: the earlier trait first,
/// then the most tokens of the Bot. Where the player has more Ship tokens it is barred.
pub fn send_only<'a>(
    places: &[ZoneLocation<'a>],
    multipliers: Multipliers,
    prefer: &Preference,
) -> ZoneRanking<'a> {
    let fits = |at: &usize| level(&places[*at], prefer).is_some();
    let fitting = reachable(places, false).filter(fits);
    rank(places, fitting, SEND, |place| {
        let level = level(place, prefer).unwrap_or_default();
        [level, count(place.bot.count()), value(place, multipliers)]
    })
}

/// The Locations an Away Team may be sent to, of those where the Bot has a Ship: the most tokens of the Bot first.
/// Where the player has more Ship tokens it is barred.
pub fn send_to_ship<'a>(places: &[ZoneLocation<'a>], multipliers: Multipliers) -> ZoneRanking<'a> {
    let with_ship = reachable(places, false).filter(|at| places[*at].bot.ships > 0);
    most_of_bot(places, with_ship, multipliers)
}

/// One Location, if Away Teams may be sent there at all.
pub fn send_back<'a>(places: &[ZoneLocation<'a>], multipliers: Multipliers, to: Option<usize>) -> ZoneRanking<'a> {
    most_of_bot(places, reachable(places, false).filter(|at| Some(*at) == to), multipliers)
}

/// Locations Away Teams may be sent to.
fn reachable(places: &[ZoneLocation<'_>], ignore_ships: bool) -> impl Iterator<Item = usize> {
    let is_free = move |at: &usize| ignore_ships || places[*at].player.ships <= places[*at].bot.ships;
    open(places).filter(is_free)
}

/// The first level of a preference that a Location fits, from 0.
fn level(place: &ZoneLocation<'_>, prefer: &Preference) -> Option<i32> {
    let mut levels = prefer.levels.iter();
    let level = levels.position(|level| level.iter().any(|filter| place.card.fits(filter)))?;
    i32::try_from(level).ok()
}

fn most_of_bot<'a>(
    places: &[ZoneLocation<'a>],
    among: impl Iterator<Item = usize>,
    multipliers: Multipliers,
) -> ZoneRanking<'a> {
    rank(places, among, MOST_TOKENS, |place| [count(place.bot.count()), value(place, multipliers), 0])
}

/// The Locations that the player has not secured, the most valuable first.
pub fn control_unsecured<'a>(places: &[ZoneLocation<'a>], multipliers: Multipliers) -> ZoneRanking<'a> {
    let free = (0..places.len()).filter(|at| !places[*at].is_players());
    rank(places, free, CONTROL, |place| [value(place, multipliers), 0, 0])
}

/// The Locations the Bot may take control of in its Control Step: the secured ones, the most valuable first.
pub fn control<'a>(places: &[ZoneLocation<'a>], multipliers: Multipliers) -> ZoneRanking<'a> {
    let secured = (0..places.len()).filter(|at| places[*at].is_secured());
    rank(places, secured, CONTROL, |place| [value(place, multipliers), 0, 0])
}

/// The Locations where the Bot has tokens, most of them first.
pub fn most_tokens<'a>(places: &[ZoneLocation<'a>], multipliers: Multipliers) -> ZoneRanking<'a> {
    let with_tokens = (0..places.len()).filter(|at| places[*at].bot.count() > 0);
    most_of_bot(places, with_tokens, multipliers)
}

/// Locations the Bot may still move something to.
fn open(places: &[ZoneLocation<'_>]) -> impl Iterator<Item = usize> {
    (0..places.len()).filter(|at| !places[*at].is_more_than_secured())
}

fn value(place: &ZoneLocation<'_>, multipliers: Multipliers) -> i32 {
    place.worth(multipliers).total()
}

fn rank<'a>(
    places: &[ZoneLocation<'a>],
    among: impl Iterator<Item = usize>,
    rules: &'static [Rule],
    measure: impl Fn(&ZoneLocation<'a>) -> Measures,
) -> ZoneRanking<'a> {
    let candidates = among.map(|at| {
        let place = &places[at];
        RankedCandidate { at, what: &place.card.id, measures: measure(place) }
    });
    Ranking::new(rules, LEFTMOST, candidates)
}
