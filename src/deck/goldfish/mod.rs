//! A deck played alone, as players say: goldfish. A simple player with seven counters a turn, without opponent and
//! dilemmas, from a seed: `cards` is the deck as the game needs it, `table` what lies where, `policy` what the player does,
//! `figures` what many games come to.

mod cards;
mod figures;
mod policy;
mod table;
#[cfg(test)]
mod tests;

use crate::FoundDeck;
use crate::legality::advice::WINNING_POINTS;
use crate::reach::worth;
use cards::PlayedDeck;
pub use figures::{
    GameRuns, GoldfishFigures, GoldfishResult, MissionFigures, Pairing, StuckCard, StuckCards, TurnShares, goldfish,
};
use model::{CcgCard, Place, codes};
use policy::{Judge, Prospects, Watch, discard_excess, execute_orders, play_and_draw, stuck};
use table::{Move, Table};

codes!(
    /// Why a card was not played. The first are discarded first.
    Obstacle {
        /// Nothing in the deck lets it be played.
        NoHeadquarters => "no-headquarters",
        /// Only under what a text says, which nobody judges here.
        Condition => "condition",
        /// Only its text counts, which is not carried out.
        TextOnly => "text-only",
        /// It is in play already and unique.
        InPlay => "in-play",
        /// The ship or event that lets it be played is not in play.
        NotYet => "not-yet",
        /// A staffed ship of as much Range is there already.
        SpareShip => "spare-ship",
        /// Those in play do not staff it.
        Staffing => "staffing",
        /// The counters did not reach for it.
        Cost => "cost",
    }
);

codes!(
    /// What a player does in a game alone.
    GameAction {
        /// A card is drawn for a counter.
        Draw => "draw",
        /// A card is played.
        Play => "play",
        /// A ship flies with everybody who is where it is.
        Fly => "fly",
        /// A mission is attempted and solved.
        Solve => "solve",
        /// A card more than seven is discarded.
        Discard => "discard",
    }
);

codes!(
    /// What a game alone leaves out; every figure of it is only as good.
    Omission {
        /// Nobody hinders the player.
        Opponent => "opponent",
        /// No dilemma is faced.
        Dilemmas => "dilemmas",
        /// Game texts are not carried out: no download, no discount, no change of a value.
        Texts => "texts",
        /// Events, interrupts and equipment stay in hand, but for events that open a place.
        TextCards => "text-cards",
        /// Nobody stays behind: those who are together fly together.
        Crews => "crews",
        /// Other ways to a mission that its text opens.
        OtherWays => "other-ways",
        /// Conditions that a player must judge count as met.
        Conditions => "conditions",
    }
);

/// A move of a game.
#[derive(Debug, Clone, Copy)]
pub struct GameMove<'a> {
    /// What was done.
    pub action: GameAction,
    /// The card of the deck; of a solved mission none.
    pub card: Option<&'a CcgCard>,
    /// The mission, if there is one.
    pub mission: Option<&'a CcgCard>,
}

/// A turn of a game.
#[derive(Debug, Clone)]
pub struct GameTurn<'a> {
    /// What was done, in order.
    pub moves: Vec<GameMove<'a>>,
    /// The hand at its end, and why each card is still there.
    pub hand: Vec<(&'a CcgCard, Obstacle)>,
    /// All points so far.
    pub points: i32,
}

/// One game of some turns, move by move: the first of a seed, which begins with the hand of [`crate::hand`].
pub fn goldfish_game(deck: &FoundDeck, seed: u64, turns: u8) -> Vec<GameTurn<'_>> {
    // Cards are borrowed from the list, not from what is made of it.
    let played = PlayedDeck::new(deck);
    let cards: Vec<&CcgCard> = played.cards.iter().map(|card| card.card).collect();
    let missions: Vec<&CcgCard> = played.missions.iter().map(|mission| mission.card).collect();
    let mut game = Game::new(&played, seed, 0);
    let mut judge = Judge::new(&played);
    let shown = |one: &Move| GameMove {
        action: one.action,
        card: one.card.map(|card| cards[card]),
        mission: one.at.map(|at| missions[at]),
    };
    let turn = |turn| {
        game.table.log = Some(Vec::new());
        game.play_turn(&mut judge, turn);
        let moves = game.table.log.take().unwrap_or_default();
        let hand = game.table.hand.iter().map(|card| (cards[*card], stuck(&game.table, *card)));
        GameTurn { moves: moves.iter().map(shown).collect(), hand: hand.collect(), points: game.points() }
    };
    (1..=turns).map(turn).collect()
}

/// The first turns in which something happened, from 1; 0 is never.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct FirstTurns {
    ship: u8,
    solved: u8,
    won: u8,
    /// Of each mission: when it could be attempted, met, and was solved.
    missions: Vec<[u8; 3]>,
}

/// Keeps the turn in which something is so for the first time.
fn note_first(first: &mut u8, turn: u8, is_so: bool) {
    if *first == 0 && is_so {
        *first = turn;
    }
}

/// A game alone.
struct Game<'a> {
    table: Table<'a>,
    first: FirstTurns,
    /// What was discarded, and why it was in hand.
    discarded: Vec<(usize, Obstacle)>,
}

/// Marks what happens in a turn for the first time.
struct TurnWatch<'b> {
    turn: u8,
    missions: &'b mut [[u8; 3]],
}

impl Watch for TurnWatch<'_> {
    fn see(&mut self, mission: usize, prospects: Prospects) {
        let [attempt, met, _] = &mut self.missions[mission];
        note_first(attempt, self.turn, prospects.may_attempt);
        note_first(met, self.turn, prospects.may_attempt && prospects.meets);
    }
}

impl<'a> Game<'a> {
    fn new(deck: &'a PlayedDeck<'a>, seed: u64, number: u32) -> Game<'a> {
        let first = FirstTurns { missions: vec![[0; 3]; deck.missions.len()], ..FirstTurns::default() };
        Game { table: Table::new(deck, seed, number), first, discarded: Vec::new() }
    }

    fn play_turn(&mut self, judge: &mut Judge<'_>, turn: u8) {
        self.table.begin_turn();
        play_and_draw(&mut self.table);
        let mut watch = TurnWatch { turn, missions: &mut self.first.missions };
        execute_orders(&mut self.table, judge, &mut watch);
        let discarded = &mut self.discarded;
        discard_excess(&mut self.table, |card, why| discarded.push((card, why)));
        self.mark(turn);
    }

    fn mark(&mut self, turn: u8) {
        for ([.., first], is_solved) in self.first.missions.iter_mut().zip(&self.table.solved) {
            note_first(first, turn, *is_solved);
        }
        let has_solved = |place| self.solved().any(|card| card.place == Some(place));
        let has_won = self.points() >= WINNING_POINTS && has_solved(Place::Planet) && has_solved(Place::Space);
        note_first(&mut self.first.ship, turn, !self.table.ships.is_empty());
        note_first(&mut self.first.solved, turn, self.table.solved.contains(&true));
        note_first(&mut self.first.won, turn, has_won);
    }

    /// The missions that are solved.
    fn solved(&self) -> impl Iterator<Item = &CcgCard> {
        let missions = self.table.deck.missions.iter().zip(&self.table.solved);
        missions.filter(|(_, is_solved)| **is_solved).map(|(mission, _)| mission.card)
    }

    fn points(&self) -> i32 {
        self.solved().map(worth).sum()
    }
}
