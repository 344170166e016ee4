//! What lies where in a game alone, and the moves that change it. Every card of the deck is in exactly one zone.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::GameAction;
use super::cards::PlayedDeck;
use crate::odds::opening_hand::OPENING;
use crate::staffing::staffing;
use model::CcgCard;
use model::chance::shuffle;

/// Counters of a turn ("Bezahlen von Kosten").
pub(super) const COUNTERS: u8 = 7;
/// Cards a player may keep at the end of a turn ("Überschüssige Karten ablegen").
const MOST_KEPT: usize = 7;

/// A person or ship in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct InPlay {
    /// The card by its place in the deck.
    pub card: usize,
    /// The mission where it is.
    pub at: usize,
    /// What is left of the Range of a ship.
    pub range: u16,
}

/// A move, by the places of what it concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Move {
    pub action: GameAction,
    /// The card of the deck; of a solved mission none.
    pub card: Option<usize>,
    pub at: Option<usize>,
}

/// A game.
pub(super) struct Table<'a> {
    pub deck: &'a PlayedDeck<'a>,
    pile: Vec<usize>,
    drawn: usize,
    pub hand: Vec<usize>,
    pub people: Vec<InPlay>,
    pub ships: Vec<InPlay>,
    pub core: Vec<usize>,
    pub discard: Vec<usize>,
    pub counters: u8,
    /// Whether each mission is solved.
    pub solved: Vec<bool>,
    /// The moves of the turn, if somebody wants to see them.
    pub log: Option<Vec<Move>>,
    /// Which ships those at a mission can staff, as far as it was asked since anybody moved.
    staffed: RefCell<FxHashMap<(usize, usize), bool>>,
}

impl<'a> Table<'a> {
    /// The deck shuffled: the `number`-th game of a seed, with its opening hand.
    pub fn new(deck: &'a PlayedDeck<'a>, seed: u64, number: u32) -> Table<'a> {
        let mut pile = deck.copies.clone();
        shuffle(&mut pile, seed, number);
        let drawn = OPENING.min(pile.len());
        Table {
            deck,
            hand: pile[..drawn].to_vec(),
            pile,
            drawn,
            people: Vec::new(),
            ships: Vec::new(),
            core: Vec::new(),
            discard: Vec::new(),
            counters: 0,
            solved: vec![false; deck.missions.len()],
            log: None,
            staffed: RefCell::default(),
        }
    }

    fn note(&mut self, action: GameAction, card: Option<usize>, at: Option<usize>) {
        if let Some(log) = &mut self.log {
            log.push(Move { action, card, at });
        }
    }

    /// Gives a new turn its counters and every ship its whole Range.
    pub fn begin_turn(&mut self) {
        self.counters = COUNTERS;
        for ship in &mut self.ships {
            ship.range = full_range(self.deck.cards[ship.card].card);
        }
    }

    pub fn has_pile(&self) -> bool {
        self.drawn < self.pile.len()
    }

    /// Draws a card for a counter; whether that could be.
    pub fn draw(&mut self) -> bool {
        if self.counters == 0 || !self.has_pile() {
            return false;
        }
        let card = self.pile[self.drawn];
        self.drawn += 1;
        self.counters -= 1;
        self.hand.push(card);
        self.note(GameAction::Draw, Some(card), None);
        true
    }

    /// Plays a card of the hand for its cost, which there must be; `at` is where, if it is not the core.
    pub fn play(&mut self, place: usize, at: Option<usize>) {
        let card = self.hand.remove(place);
        let played = &self.deck.cards[card];
        self.counters -= played.cost;
        match at {
            None => self.core.push(card),
            Some(at) if played.card.card_type == "ship" => {
                self.ships.push(InPlay { card, at, range: full_range(played.card) });
            }
            Some(at) => {
                self.people.push(InPlay { card, at, range: 0 });
                self.staffed.get_mut().clear();
            }
        }
        self.note(GameAction::Play, Some(card), at);
    }

    /// Moves a ship with everybody who is where it is.
    pub fn fly(&mut self, ship: usize, to: usize, cost: u16) {
        let from = self.ships[ship].at;
        self.ships[ship].at = to;
        self.ships[ship].range -= cost;
        for person in self.people.iter_mut().filter(|person| person.at == from) {
            person.at = to;
        }
        self.staffed.get_mut().clear();
        self.note(GameAction::Fly, Some(self.ships[ship].card), Some(to));
    }

    pub fn solve(&mut self, mission: usize) {
        self.solved[mission] = true;
        self.note(GameAction::Solve, None, Some(mission));
    }

    /// Whether more cards are in hand than may be kept.
    pub fn has_excess(&self) -> bool {
        self.hand.len() > MOST_KEPT
    }

    pub fn discard(&mut self, place: usize) -> usize {
        let card = self.hand.remove(place);
        self.discard.push(card);
        self.note(GameAction::Discard, Some(card), None);
        card
    }

    /// Everybody at a mission, by their cards.
    pub fn people_at(&self, at: usize) -> impl Iterator<Item = usize> {
        self.people.iter().filter(move |person| person.at == at).map(|person| person.card)
    }

    /// Whether those at a mission can staff a ship there.
    pub fn is_staffed(&self, ship: usize, at: usize) -> bool {
        if let Some(known) = self.staffed.borrow().get(&(ship, at)) {
            return *known;
        }
        let card = self.deck.cards[ship].card;
        let crew: Vec<&CcgCard> = self.people_at(at).map(|person| self.deck.cards[person].card).collect();
        let is_staffed = crew.len() >= card.staffing.len() && staffing(card, &crew).is_staffed();
        self.staffed.borrow_mut().insert((ship, at), is_staffed);
        is_staffed
    }

    pub fn is_in_play(&self, card: usize) -> bool {
        self.cards_in_play().any(|other| other == card)
    }

    /// All cards in play.
    pub fn cards_in_play(&self) -> impl Iterator<Item = usize> {
        self.people.iter().chain(&self.ships).map(|one| one.card).chain(self.core.iter().copied())
    }

    /// Every card of the deck, zone by zone.
    #[cfg(test)]
    pub fn all_cards(&self) -> Vec<usize> {
        let zones = self.pile[self.drawn..].iter().chain(&self.hand).chain(&self.discard).copied();
        zones.chain(self.cards_in_play()).collect()
    }
}

/// The printed Range of a ship.
pub(super) fn full_range(ship: &CcgCard) -> u16 {
    u16::try_from(ship.attribute(0)).unwrap_or(u16::MAX)
}
