//! Choosing among Locations of the Neutral Zone (solo rules p. 4, 9): by tokens, on a tie by value to
//! the Bot, then the leftmost.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use model::{Card, Preference};

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

    fn has_lead(&self, (least, lead): (u32, u32)) -> bool {
        let bot = self.bot.count();
        bot >= least && bot >= self.player.count() + lead
    }

    /// The Bot has more tokens here than it needs and moves nothing more to it.
    pub fn is_more_than_secured(&self) -> bool {
        self.has_lead(MORE_THAN_ENOUGH)
    }

    /// The player has secured it (rules p. 9).
    fn is_players(&self) -> bool {
        let (least, lead) = SECURED;
        let player = self.player.count();
        player >= least && player >= self.bot.count() + lead
    }

    /// The Bot would take control here in its Control Step.
    pub fn is_secured(&self) -> bool {
        self.has_lead(SECURED)
    }
}

/// The Location a Ship explores: the fewest tokens of both sides.
pub fn explore(places: &[ZoneLocation<'_>], multipliers: Multipliers) -> Option<usize> {
    best(places, multipliers, open(places), |place| -i64::from(place.bot.count() + place.player.count()))
}

/// The Location a Ship engages: the most tokens of the player.
pub fn engage(places: &[ZoneLocation<'_>], multipliers: Multipliers) -> Option<usize> {
    best(places, multipliers, open(places), |place| i64::from(place.player.count()))
}

/// The Location an Away Team is sent to: a preferred trait first, then the most tokens of the Bot.
/// Where the player has more Ship tokens it is barred, unless Ships are ignored.
pub fn send(
    places: &[ZoneLocation<'_>],
    multipliers: Multipliers,
    prefer: &Preference,
    ignore_ships: bool,
) -> Option<usize> {
    let allowed = reachable(places, ignore_ships);
    let preferred = preferred(places, &allowed, prefer);
    most_of_bot(places, multipliers, preferred.unwrap_or(allowed))
}

/// The Location an Away Team is sent to, of those with the first trait of an order of preference that any of them has:
/// the one with the most tokens of the Bot. Where the player has more Ship tokens it is barred.
pub fn send_only(places: &[ZoneLocation<'_>], multipliers: Multipliers, prefer: &Preference) -> Option<usize> {
    let preferred = preferred(places, &reachable(places, false), prefer);
    most_of_bot(places, multipliers, preferred.unwrap_or_default())
}

/// The Location an Away Team is sent to, of those where the Bot has a Ship: the one with the most tokens of the Bot.
/// Where the player has more Ship tokens it is barred.
pub fn send_to_ship(places: &[ZoneLocation<'_>], multipliers: Multipliers) -> Option<usize> {
    let mut with_ship = reachable(places, false);
    with_ship.retain(|at| places[*at].bot.ships > 0);
    most_of_bot(places, multipliers, with_ship)
}

/// Whether Away Teams may be sent to a Location at all.
pub fn may_send_to(places: &[ZoneLocation<'_>], at: usize) -> bool {
    reachable(places, false).contains(&at)
}

/// Locations Away Teams may be sent to.
fn reachable(places: &[ZoneLocation<'_>], ignore_ships: bool) -> Vec<usize> {
    let is_free = |at: &usize| places[*at].player.ships <= places[*at].bot.ships;
    let open = open(places).into_iter();
    open.filter(|at| ignore_ships || is_free(at)).collect()
}

/// Those of some Locations that fit the first level of a preference that any of them fits.
fn preferred(places: &[ZoneLocation<'_>], among: &[usize], prefer: &Preference) -> Option<Vec<usize>> {
    let mut levels = prefer.levels.iter().map(|level| {
        let fits = |at: &&usize| level.iter().any(|filter| places[**at].card.fits(filter));
        among.iter().filter(fits).copied().collect::<Vec<usize>>()
    });
    levels.find(|fitting| !fitting.is_empty())
}

fn most_of_bot(places: &[ZoneLocation<'_>], multipliers: Multipliers, among: Vec<usize>) -> Option<usize> {
    best(places, multipliers, among, |place| i64::from(place.bot.count()))
}

/// The most valuable Location that the player has not secured.
pub fn control_unsecured(places: &[ZoneLocation<'_>], multipliers: Multipliers) -> Option<usize> {
    let free = (0..places.len()).filter(|at| !places[*at].is_players());
    best(places, multipliers, free.collect(), |_| 0)
}

/// The Location the Bot takes control of in its Control Step: the most valuable secured one.
pub fn control(places: &[ZoneLocation<'_>], multipliers: Multipliers) -> Option<usize> {
    let secured = (0..places.len()).filter(|at| places[*at].is_secured()).collect();
    best(places, multipliers, secured, |_| 0)
}

/// The Location where the Bot has most tokens, at least one.
pub fn most_tokens(places: &[ZoneLocation<'_>], multipliers: Multipliers) -> Option<usize> {
    let with_tokens = (0..places.len()).filter(|at| places[*at].bot.count() > 0).collect();
    best(places, multipliers, with_tokens, |place| i64::from(place.bot.count()))
}

/// Locations the Bot may still move something to.
fn open(places: &[ZoneLocation<'_>]) -> Vec<usize> {
    (0..places.len()).filter(|at| !places[*at].is_more_than_secured()).collect()
}

fn best(
    places: &[ZoneLocation<'_>],
    multipliers: Multipliers,
    among: Vec<usize>,
    rank: impl Fn(&ZoneLocation<'_>) -> i64,
) -> Option<usize> {
    among.into_iter().max_by_key(|at| {
        let place = &places[*at];
        // The last of equals would win; turned round it is the leftmost (solo rules p. 3).
        (rank(place), place.worth(multipliers).total(), Reverse(*at))
    })
}
