//! Dice that are rolled on the page: what fell in the games that go on, kept as a small text of the player's own, and how
//! that stands beside what is to be expected.

use std::collections::BTreeMap;

use rand::RngExt;
use serde::{Deserialize, Serialize};

use crate::calc::catan::dice::{at_least_once, chance};
use crate::calc::catan::odds::{ROLLS, ways};
use crate::calc::catan::robbery::{SAFE, discard};
use crate::calc::die::FACES;
use crate::calc::first::roll::Roll;
use crate::session::Session;
use crate::small_texts::SmallText;
use model::chance::{fresh_seed, stream};
use model::{Game, codes};
use words::Problem;

/// Throws kept of one use: more than any game takes.
const MOST: usize = 360;
/// Bytes of all that is kept.
const LONGEST: u64 = 1 << 16;
/// Rolls that the chance of at least one speaks of.
const SOON: u16 = 10;
/// Hands up to this size are shown for a 7.
const LARGEST_SHOWN: u8 = 15;

codes!(
    /// What dice are rolled for. The codes of those with a table are the names of its rolls.
    DiceUse {
        /// The yields of Star Trek Catan: two dice.
        Yields => "catan",
        /// Which type of card may be drawn.
        Event => "event",
        /// Where a Non-Aligned ship goes.
        Movement => "movement",
        /// How many dilemmas are at a mission.
        Dilemma => "dilemma",
        /// How many personnel a Non-Aligned ship has aboard.
        Crew => "crew",
        /// What the Mercenary Ship does.
        Mercenary => "mercenary",
    }
);

impl DiceUse {
    /// The game whose rules want it.
    pub fn game(self) -> Game {
        if self.roll().is_some() { Game::FirstEdition } else { Game::Catan }
    }

    /// What is rolled for in a game, in order.
    pub fn of(game: Game) -> impl Iterator<Item = DiceUse> {
        DiceUse::ALL.iter().copied().filter(move |dice| dice.game() == game)
    }

    /// The roll whose table tells what a number means; `None` where the total is all.
    pub fn roll(self) -> Option<Roll> {
        Roll::from_code(self.code())
    }

    fn dice(self) -> usize {
        if self.roll().is_some() { 1 } else { 2 }
    }
}

/// What fell, by use, oldest first; kept as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ThrowLog {
    throws: BTreeMap<String, Vec<Vec<u8>>>,
    /// With fair dice the throws since all pairs were mixed last.
    #[serde(default)]
    in_bag: Option<usize>,
}

impl ThrowLog {
    /// What is kept of the player; what is no such text counts as nothing.
    ///
    /// # Errors
    /// When a server does not answer, or the file cannot be read.
    pub fn load(session: &Session<'_>) -> Result<ThrowLog, Problem> {
        let text = SmallText::Throws.read(&session.folders, LONGEST)?.unwrap_or_default();
        let mut log: ThrowLog = serde_json::from_str(&text).unwrap_or_default();
        for (code, thrown) in &mut log.throws {
            let dice = DiceUse::from_code(code).map_or(0, DiceUse::dice);
            let is_face = |face: &u8| (1..=FACES).contains(&u64::from(*face));
            thrown.retain(|throw| throw.len() == dice && throw.iter().all(is_face));
        }
        Ok(log)
    }

    /// Changes what is kept.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn change(session: &Session<'_>, change: impl FnOnce(&mut ThrowLog)) -> Result<(), Problem> {
        let mut log = ThrowLog::load(session)?;
        change(&mut log);
        SmallText::Throws.keep(&session.folders, &serde_json::to_string(&log).unwrap_or_default())
    }

    /// Throws once more, by chance.
    pub fn throw(&mut self, dice: DiceUse) {
        self.throw_seeded(dice, fresh_seed());
    }

    fn throw_seeded(&mut self, dice: DiceUse, seed: u64) {
        let mut possible = self.possible(dice);
        let fallen = possible.swap_remove(stream(seed, dice as u32).random_range(0..possible.len()));
        let thrown = self.throws.entry(dice.code().to_owned()).or_default();
        thrown.push(fallen);
        thrown.drain(..thrown.len().saturating_sub(MOST));
        if let (2, Some(gone)) = (dice.dice(), &mut self.in_bag) {
            *gone = (*gone + 1) % ROLLS as usize;
        }
    }

    /// What may fall next, each as likely as the others: any faces, with fair dice the pairs that are left.
    fn possible(&self, dice: DiceUse) -> Vec<Vec<u8>> {
        let faces = 1..=FACES as u8;
        if dice.dice() == 1 {
            return faces.map(|face| vec![face]).collect();
        }
        let mut left: Vec<Vec<u8>> =
            faces.clone().flat_map(|first| faces.clone().map(move |second| vec![first, second])).collect();
        for gone in self.throws(dice).iter().rev().take(self.in_bag.unwrap_or(0)) {
            left.retain(|pair| pair != gone);
        }
        left
    }

    /// Forgets what fell, for the next game.
    pub fn begin_anew(&mut self, dice: DiceUse) {
        self.throws.remove(dice.code());
        self.mix(self.in_bag.is_some());
    }

    /// Has all 36 pairs fall once, mixed, or each throw fall as it likes.
    pub fn mix(&mut self, is_fair: bool) {
        self.in_bag = is_fair.then_some(0);
    }

    /// What fell, oldest first.
    pub fn throws(&self, dice: DiceUse) -> &[Vec<u8>] {
        self.throws.get(dice.code()).map_or(&[], Vec::as_slice)
    }

    /// With fair dice the pairs that are left of the 36.
    pub fn left_in_bag(&self) -> Option<usize> {
        self.in_bag.map(|gone| ROLLS as usize - gone)
    }

    /// How often each total of two dice fell.
    pub fn totals(&self, dice: DiceUse) -> Vec<TotalCount> {
        let sum = |throw: &Vec<u8>| throw.iter().copied().map(u16::from).sum();
        let thrown: Vec<u16> = self.throws(dice).iter().map(sum).collect();
        let count = |total| TotalCount {
            total,
            ways: ways(total),
            fallen: thrown.iter().filter(|fallen| **fallen == u16::from(total)).count(),
            expected: chance(ways(total)) * thrown.len() as f64,
        };
        (2..=2 * FACES as u8).map(count).collect()
    }
}

/// A total of two dice with how often it fell and was to be expected.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TotalCount {
    /// The total.
    pub total: u8,
    /// How many of the 36 pairs make it.
    pub ways: u32,
    /// How often it fell.
    pub fallen: usize,
    /// As often as chance alone would have it.
    pub expected: f64,
}

impl TotalCount {
    /// The chance of it in one throw.
    pub fn chance(self) -> f64 {
        chance(self.ways)
    }

    /// The chance of it in so many throws at least once.
    pub fn soon(self) -> (u16, f64) {
        (SOON, at_least_once(self.ways, SOON))
    }
}

/// What hands give up on a 7, by steps: the smallest and the largest hand, and how many cards.
pub fn discards() -> Vec<(u8, u8, u8)> {
    let steps = (SAFE + 1..LARGEST_SHOWN).step_by(2);
    steps.map(|cards| (cards, cards + 1, discard(cards))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn thrown(is_fair: bool, count: u64) -> ThrowLog {
        let mut log = ThrowLog::default();
        log.mix(is_fair);
        (0..count).for_each(|seed| log.throw_seeded(DiceUse::Yields, seed));
        log
    }

    #[test]
    fn fair_dice_show_each_pair_once_before_any_comes_again() {
        let log = thrown(true, 72);
        for bag in log.throws(DiceUse::Yields).chunks(36) {
            assert_eq!(bag.iter().collect::<BTreeSet<_>>().len(), 36);
        }
        assert!(log.totals(DiceUse::Yields).iter().all(|one| one.fallen == 2 * one.ways as usize));
        assert_eq!(thrown(true, 40).left_in_bag(), Some(32));
    }

    #[test]
    fn fair_dice_that_begin_midway_know_nothing_of_before() {
        let mut log = thrown(false, 5);
        log.mix(true);
        (0..36).for_each(|seed| log.throw_seeded(DiceUse::Yields, seed));
        let bag = &log.throws(DiceUse::Yields)[5..];
        assert_eq!(bag.iter().collect::<BTreeSet<_>>().len(), 36);
    }

    #[test]
    fn every_throw_is_counted_and_the_oldest_go() {
        let log = thrown(false, 400);
        assert_eq!(log.throws(DiceUse::Yields).len(), MOST);
        let totals = log.totals(DiceUse::Yields);
        assert_eq!(totals.iter().map(|one| one.fallen).sum::<usize>(), MOST);
        let expected: f64 = totals.iter().map(|one| one.expected).sum();
        assert!((expected - MOST as f64).abs() < 1e-6);
    }

    #[test]
    fn a_seven_falls_once_in_six_throws() {
        let totals = thrown(false, 1).totals(DiceUse::Yields);
        let chances: f64 = totals.iter().map(|one| one.chance()).sum();
        assert!((chances - 1.0).abs() < 1e-9);
        let seven = totals.into_iter().max_by_key(|one| one.ways).expect("the likeliest");
        let (throws, once) = seven.soon();
        assert_eq!((seven.total, seven.ways), (7, 6));
        assert!((once - (1.0 - (1.0 - seven.chance()).powi(throws.into()))).abs() < 1e-9);
    }

    #[test]
    fn uses_with_a_table_throw_one_die_and_keep_their_own_history() {
        let mut log = thrown(true, 3);
        log.throw_seeded(DiceUse::Event, 1);
        assert_eq!(log.throws(DiceUse::Event)[0].len(), 1);
        assert_eq!(log.left_in_bag(), Some(33));
        log.begin_anew(DiceUse::Yields);
        assert_eq!((log.throws(DiceUse::Yields).len(), log.throws(DiceUse::Event).len()), (0, 1));
        assert_eq!(log.left_in_bag(), Some(36));
    }

    #[test]
    fn hands_of_eight_to_fifteen_give_up_half() {
        assert_eq!(discards(), [(8, 9, 4), (10, 11, 5), (12, 13, 6), (14, 15, 7)]);
    }
}
