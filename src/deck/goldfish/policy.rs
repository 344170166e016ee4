//! What a simple player does in a game alone: the cheapest useful card first, all counters spent, and every crew on its
//! way to the dearest mission that it meets.

use rustc_hash::FxHashMap;

use super::Obstacle;
use super::cards::{Door, PlayedDeck, Role};
use super::table::{InPlay, Table, full_range};
use crate::odds::measure::{Contribution, MissionMeasure, MissionVerdict};
use crate::reach::worth;
use model::Place;
use model::order::Order;

/// A flight of one turn: where it leads, and what it takes of the Range.
type FlightStep = (usize, u16);

/// Flights of a ship in one turn at most: between copies of a mission they take nothing.
const MOST_FLIGHTS: usize = 6;

/// What a crew can do at a mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Prospects {
    pub may_attempt: bool,
    /// Whether it meets the requirement, as far as a game alone can tell.
    pub meets: bool,
}

/// Judges crews; what was judged once is remembered, for most crews bring what another brought.
pub(super) struct Judge<'a> {
    deck: &'a PlayedDeck<'a>,
    known: Vec<FxHashMap<Contribution, Prospects>>,
}

impl<'a> Judge<'a> {
    pub fn new(deck: &'a PlayedDeck<'a>) -> Judge<'a> {
        Judge { deck, known: deck.missions.iter().map(|_| FxHashMap::default()).collect() }
    }

    /// What those at a place could do at a mission.
    pub fn prospects(&mut self, table: &Table<'_>, at: usize, mission: usize) -> Prospects {
        let Some(measure) = &self.deck.missions[mission].measure else {
            return Prospects { may_attempt: false, meets: false };
        };
        let mut brings = measure.nothing();
        for person in table.people_at(at) {
            measure.join(&mut brings, person);
        }
        if let Some(known) = self.known[mission].get(&brings) {
            return *known;
        }
        let crew: Vec<usize> = table.people_at(at).collect();
        let prospects = Prospects {
            may_attempt: MissionMeasure::has_access(&brings),
            meets: measure.verdict(&crew) != MissionVerdict::Missing,
        };
        self.known[mission].insert(brings, prospects);
        prospects
    }
}

/// Spends the counters of a turn.
pub(super) fn play_and_draw(table: &mut Table<'_>) {
    loop {
        match choose_play(table) {
            Some((place, at)) => table.play(place, at),
            None if table.draw() => {}
            None => return,
        }
    }
}

/// The place in hand of the card to play and where it goes: a ship that can fly at once, else the cheapest, of equal
/// ones the first of the list.
fn choose_play(table: &Table<'_>) -> Option<(usize, Option<usize>)> {
    let plays = table.hand.iter().enumerate().filter_map(|(place, card)| {
        let at = way_into_play(table, *card).ok()?;
        let played = &table.deck.cards[*card];
        Some(((played.role != Role::Ship, played.cost, *card), (place, at)))
    });
    plays.min_by_key(|(rank, _)| *rank).map(|(_, play)| play)
}

/// Where a card of the hand is played now, or why it is not.
pub(super) fn way_into_play(table: &Table<'_>, card: usize) -> Result<Option<usize>, Obstacle> {
    let played = &table.deck.cards[card];
    if played.role == Role::Text {
        return Err(Obstacle::TextOnly);
    }
    if played.doors.is_empty() {
        return Err(if played.is_conditional { Obstacle::Condition } else { Obstacle::NoHeadquarters });
    }
    let is_there = |unique| table.cards_in_play().any(|other| table.deck.cards[other].unique == Some(unique));
    if played.unique.is_some_and(is_there) || played.role == Role::Opener && table.is_in_play(card) {
        return Err(Obstacle::InPlay);
    }
    if played.role == Role::Opener {
        return affordable(table, card, None);
    }
    let places = open_places(table, card);
    let at = match played.role {
        Role::Ship => place_for_ship(table, card, &places)?,
        Role::Person | Role::Opener | Role::Text => {
            // Of equal places the first of the list: the last of equal ones wins.
            let fullest = places.iter().rev().max_by_key(|at| table.people_at(**at).count());
            *fullest.ok_or(Obstacle::NotYet)?
        }
    };
    affordable(table, card, Some(at))
}

fn affordable(table: &Table<'_>, card: usize, at: Option<usize>) -> Result<Option<usize>, Obstacle> {
    if table.deck.cards[card].cost > table.counters { Err(Obstacle::Cost) } else { Ok(at) }
}

/// The missions where a card may be played now.
fn open_places(table: &Table<'_>, card: usize) -> Vec<usize> {
    let place = |door: &Door| match door {
        Door::At(at) => Some(*at),
        Door::With(at, event) => table.is_in_play(*event).then_some(*at),
        Door::Aboard(ship) => table.ships.iter().find(|own| own.card == *ship).map(|own| own.at),
        Door::Core => None,
    };
    table.deck.cards[card].doors.iter().filter_map(place).collect()
}

/// A ship is of use where those who wait can staff it, and no other ship of as much Range.
fn place_for_ship(table: &Table<'_>, ship: usize, places: &[usize]) -> Result<usize, Obstacle> {
    let range = |card: usize| full_range(table.deck.cards[card].card);
    let mut why = if places.is_empty() { Obstacle::NotYet } else { Obstacle::Staffing };
    for at in places {
        if table.is_staffed(ship, *at) {
            let has_range = |own: &&InPlay| range(own.card) >= range(ship);
            let mut others = table.ships.iter().filter(|own| own.at == *at).filter(has_range);
            if !others.any(|own| table.is_staffed(own.card, *at)) {
                return Ok(*at);
            }
            why = Obstacle::SpareShip;
        }
    }
    Err(why)
}

/// What a turn brought within reach: tells of each mission who could attempt or meet it.
pub(super) trait Watch {
    /// The prospects of a crew that could be at a mission this turn.
    fn see(&mut self, mission: usize, prospects: Prospects);
}

/// Flies and solves missions, ships of more Range first.
pub(super) fn execute_orders(table: &mut Table<'_>, judge: &mut Judge<'_>, watch: &mut impl Watch) {
    for at in 0..table.deck.missions.len() {
        solve(table, judge, watch, at);
    }
    let mut ships: Vec<usize> = (0..table.ships.len()).collect();
    ships.order_by_key(|ship| std::cmp::Reverse(table.ships[*ship].range));
    for ship in ships {
        for _ in 0..MOST_FLIGHTS {
            look_around(table, judge, watch, ship);
            let Some((to, cost)) = choose_flight(table, judge, ship) else {
                break;
            };
            table.fly(ship, to, cost);
            solve(table, judge, watch, to);
        }
    }
}

/// Solves the mission at which somebody is, if they meet it: on a planet they need no ship, in space they are aboard one.
fn solve(table: &mut Table<'_>, judge: &mut Judge<'_>, watch: &mut impl Watch, at: usize) {
    let is_there =
        table.deck.missions[at].card.place == Some(Place::Planet) || table.ships.iter().any(|ship| ship.at == at);
    if table.solved[at] || !is_there || table.people_at(at).next().is_none() {
        return;
    }
    let prospects = judge.prospects(table, at, at);
    watch.see(at, prospects);
    if prospects.may_attempt && prospects.meets {
        table.solve(at);
    }
}

/// Shows every mission that a ship can reach this turn with those who are where it is.
fn look_around(table: &Table<'_>, judge: &mut Judge<'_>, watch: &mut impl Watch, ship: usize) {
    let own = table.ships[ship];
    if !table.is_staffed(own.card, own.at) {
        return;
    }
    for (mission, flight) in table.deck.missions[own.at].flights.iter().enumerate() {
        if mission != own.at && flight.is_some_and(|cost| cost <= own.range) {
            let prospects = judge.prospects(table, own.at, mission);
            watch.see(mission, prospects);
        }
    }
}

/// Where a ship flies next and what that takes: towards the dearest mission its crew meets, of equal ones the nearest;
/// without one to where most people wait, or a ship of more Range.
fn choose_flight(table: &Table<'_>, judge: &mut Judge<'_>, ship: usize) -> Option<FlightStep> {
    let own = table.ships[ship];
    if !table.is_staffed(own.card, own.at) {
        return None;
    }
    let mut best: Option<((i32, i32), Option<FlightStep>)> = None;
    for mission in (0..table.deck.missions.len()).filter(|at| *at != own.at && !table.solved[*at]) {
        let prospects = judge.prospects(table, own.at, mission);
        if !(prospects.may_attempt && prospects.meets) {
            continue;
        }
        if let Some((far, step)) = way(table, ship, mission) {
            let rank = (worth(table.deck.missions[mission].card), -i32::from(far));
            if best.is_none_or(|(known, _)| known < rank) {
                best = Some((rank, step));
            }
        }
    }
    if let Some((_, step)) = best {
        return step;
    }
    let range = full_range(table.deck.cards[own.card].card);
    let is_better = |other: &InPlay| full_range(table.deck.cards[other.card].card) > range;
    let others = (0..table.deck.missions.len()).filter(|at| *at != own.at);
    let waiting = others
        .map(|at| (table.people_at(at).count(), at))
        .filter(|(people, at)| *people > 0 || table.ships.iter().any(|other| other.at == *at && is_better(other)));
    let (_, most) = waiting.min_by_key(|(people, at)| (std::cmp::Reverse(*people), *at))?;
    way(table, ship, most).and_then(|(_, step)| step)
}

/// How far it is to a mission, and the flight of this turn towards it: straight, or with one stop. No flight means to
/// wait for a turn with the whole Range; `None` that the ship never gets there.
fn way(table: &Table<'_>, ship: usize, to: usize) -> Option<(u16, Option<FlightStep>)> {
    let own = table.ships[ship];
    let flights = |from: usize| &table.deck.missions[from].flights;
    let whole = full_range(table.deck.cards[own.card].card);
    if let Some(cost) = flights(own.at)[to].filter(|cost| *cost <= whole) {
        return Some((cost, (cost <= own.range).then_some((to, cost))));
    }
    let stops = (0..table.deck.missions.len()).filter_map(|stop| {
        let (first, second) = flights(own.at)[stop].zip(flights(stop)[to])?;
        let is_way = stop != own.at && stop != to && first <= whole && second <= whole;
        is_way.then(|| (first.saturating_add(second), stop, first))
    });
    let (far, stop, first) = stops.min()?;
    Some((far, (first <= own.range).then_some((stop, first))))
}

/// Discards down to what may be kept: what can never be played first, then texts, then what cannot be now, the dearest
/// first. Tells of each card why it was in hand.
pub(super) fn discard_excess(table: &mut Table<'_>, mut told: impl FnMut(usize, Obstacle)) {
    while table.has_excess() {
        let rank = |(place, card): (usize, &usize)| {
            let why = stuck(table, *card);
            (why, std::cmp::Reverse(table.deck.cards[*card].cost), place)
        };
        let Some((why, _, place)) = table.hand.iter().enumerate().map(rank).min() else {
            return;
        };
        let card = table.discard(place);
        told(card, why);
    }
}

/// Why a card of the hand was not played; what could have been with more counters counts as too dear.
pub(super) fn stuck(table: &Table<'_>, card: usize) -> Obstacle {
    way_into_play(table, card).err().unwrap_or(Obstacle::Cost)
}
