//! What many games alone come to: when things happen for the first time, what stays in hand, and how two decks compare in
//! games of the same seeds.

use std::ops::Range;
use std::thread;

use serde::Serialize;

use super::cards::PlayedDeck;
use super::policy::{Judge, stuck};
use super::{FirstTurns, Game, Obstacle, Omission};
use crate::FoundDeck;
use crate::reach::worth;
use model::EntryId;
use model::handover::HAS_THREADS;
use model::order::Order;

/// How many games of how many turns are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameRuns {
    /// Games of each deck.
    pub games: u32,
    /// Turns of each game.
    pub turns: u8,
    /// What all shuffles follow from: the same games for each deck.
    pub seed: u64,
}

/// In which turns something happens for the first time.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurnShares {
    /// The turn by which it has happened in half of the games; null if there is none.
    pub median: Option<u8>,
    /// The share of games, from 0 to 1, in which it has happened by the end of each turn.
    pub by_turn: Vec<f64>,
}

/// When a mission comes within reach.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MissionFigures {
    /// Its id.
    pub id: EntryId,
    /// Its full name.
    pub name: String,
    /// Printed points; 0 if there is no number.
    pub points: i32,
    /// Whether a condition of it is for a player to judge, and counted as met.
    pub judged: bool,
    /// When somebody who may attempt it could be there.
    pub attempt: TurnShares,
    /// When a crew that meets it could be there.
    pub met: TurnShares,
    /// When it was solved.
    pub solved: TurnShares,
}

/// A card that stays in hand.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StuckCard {
    /// Its full name.
    pub name: String,
    /// Copies a game, on average.
    pub average: f64,
}

/// Cards that stay in hand for one reason.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StuckCards {
    /// The reason.
    pub why: Obstacle,
    /// Copies a game, on average.
    pub average: f64,
    /// The cards, those of most copies first.
    pub cards: Vec<StuckCard>,
}

/// What the games of a deck come to.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct GoldfishFigures {
    /// When the first ship is played.
    pub ship: TurnShares,
    /// When the first mission is solved.
    pub solved: TurnShares,
    /// When the game is won: by points, with a planet and a space mission.
    pub won: TurnShares,
    /// Points at the end, on average.
    pub points: f64,
    /// The missions that can be attempted, in the order of the list.
    pub missions: Vec<MissionFigures>,
    /// Cards in hand at the end or discarded before, by reason.
    pub stuck: Vec<StuckCards>,
}

/// Two decks in the same games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// Games in which the first deck solved a mission before the other.
    pub sooner: u32,
    /// Games in which it did so after the other.
    pub later: u32,
    /// Games in which it had more points at the end.
    pub ahead: u32,
    /// Games in which it had fewer.
    pub behind: u32,
}

/// What the games come to, and what they leave out.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct GoldfishResult {
    /// The games that were played.
    #[serde(flatten)]
    pub runs: GameRuns,
    /// What no game looks at.
    pub left_out: [Omission; Omission::ALL.len()],
    /// The figures of the deck.
    #[serde(flatten)]
    pub figures: GoldfishFigures,
    /// Those of the other deck.
    pub against: Option<GoldfishFigures>,
    /// Both decks game by game.
    pub pairing: Option<Pairing>,
}

/// Plays games of a deck, and the same of another to compare it with, on all cores. The same seed gives the same figures,
/// whatever their number.
pub fn goldfish(deck: &FoundDeck, against: Option<&FoundDeck>, runs: GameRuns) -> GoldfishResult {
    let threads = if HAS_THREADS { thread::available_parallelism().map_or(1, usize::from) } else { 1 };
    goldfish_on(threads, deck, against, runs)
}

/// The same on so many threads.
pub(super) fn goldfish_on(
    threads: usize,
    deck: &FoundDeck,
    against: Option<&FoundDeck>,
    runs: GameRuns,
) -> GoldfishResult {
    let decks: Vec<PlayedDeck<'_>> = std::iter::once(deck).chain(against).map(PlayedDeck::new).collect();
    let sums = play_all(&decks, runs, threads);
    let figures = |at: usize| sums.of_decks[at].figures(&decks[at], runs.games);
    GoldfishResult {
        runs,
        left_out: Omission::ALL,
        figures: figures(0),
        against: against.map(|_| figures(1)),
        pairing: against.map(|_| sums.pairing),
    }
}

/// Plays all games, each thread its part of them.
fn play_all(decks: &[PlayedDeck<'_>], runs: GameRuns, threads: usize) -> GameSums {
    let part = runs.games.div_ceil(u32::try_from(threads).unwrap_or(u32::MAX).max(1)).max(1);
    let parts = (0..runs.games).step_by(part as usize).map(|first| first..(first + part).min(runs.games));
    let mut sums = GameSums::new(decks, runs.turns);
    if threads <= 1 {
        parts.for_each(|games| sums.add(&play(decks, runs, games)));
        return sums;
    }
    thread::scope(|scope| {
        let played: Vec<_> = parts.map(|games| scope.spawn(move || play(decks, runs, games))).collect();
        for thread in played {
            match thread.join() {
                Ok(part) => sums.add(&part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    sums
}

/// Some of the games, all decks in each.
fn play(decks: &[PlayedDeck<'_>], runs: GameRuns, games: Range<u32>) -> GameSums {
    let mut sums = GameSums::new(decks, runs.turns);
    let mut judges: Vec<Judge<'_>> = decks.iter().map(Judge::new).collect();
    for number in games {
        let mut ends: Vec<(u8, i32)> = Vec::new();
        for ((deck, judge), sums) in decks.iter().zip(&mut judges).zip(&mut sums.of_decks) {
            let mut game = Game::new(deck, runs.seed, number);
            (1..=runs.turns).for_each(|turn| game.play_turn(judge, turn));
            sums.count(&game);
            ends.push((game.first.solved, game.points()));
        }
        if let [own, other] = ends[..] {
            sums.pairing.count(own, other);
        }
    }
    sums
}

impl Pairing {
    fn count(&mut self, own: (u8, i32), other: (u8, i32)) {
        // Never is later than any turn.
        let turn = |first: u8| first.wrapping_sub(1);
        self.sooner += u32::from(turn(own.0) < turn(other.0));
        self.later += u32::from(turn(own.0) > turn(other.0));
        self.ahead += u32::from(own.1 > other.1);
        self.behind += u32::from(own.1 < other.1);
    }
}

/// Games added up.
struct GameSums {
    of_decks: Vec<DeckSums>,
    pairing: Pairing,
}

/// In how many games something happened first in each turn.
type TurnCounts = Vec<u32>;

/// The games of a deck added up.
struct DeckSums {
    ship: TurnCounts,
    solved: TurnCounts,
    won: TurnCounts,
    missions: Vec<[TurnCounts; 3]>,
    points: i64,
    /// Copies of each card that stayed in hand, by reason.
    stuck: Vec<[u32; Obstacle::ALL.len()]>,
}

impl GameSums {
    fn new(decks: &[PlayedDeck<'_>], turns: u8) -> GameSums {
        GameSums {
            of_decks: decks.iter().map(|deck| DeckSums::new(deck, turns)).collect(),
            pairing: Pairing::default(),
        }
    }

    fn add(&mut self, part: &GameSums) {
        for (sums, part) in self.of_decks.iter_mut().zip(&part.of_decks) {
            sums.add(part);
        }
        let Pairing { sooner, later, ahead, behind } = part.pairing;
        self.pairing.sooner += sooner;
        self.pairing.later += later;
        self.pairing.ahead += ahead;
        self.pairing.behind += behind;
    }
}

impl DeckSums {
    fn new(deck: &PlayedDeck<'_>, turns: u8) -> DeckSums {
        let never = || vec![0; usize::from(turns)];
        DeckSums {
            ship: never(),
            solved: never(),
            won: never(),
            missions: deck.missions.iter().map(|_| std::array::from_fn(|_| never())).collect(),
            points: 0,
            stuck: vec![[0; Obstacle::ALL.len()]; deck.cards.len()],
        }
    }

    /// All counts, in an order of their own.
    fn counts(&mut self) -> impl Iterator<Item = &mut TurnCounts> {
        let all = [&mut self.ship, &mut self.solved, &mut self.won].into_iter();
        all.chain(self.missions.iter_mut().flatten())
    }

    fn count(&mut self, game: &Game<'_>) {
        let FirstTurns { ship, solved, won, missions } = &game.first;
        let firsts = [ship, solved, won].into_iter().chain(missions.iter().flatten());
        for (counts, first) in self.counts().zip(firsts).filter(|(_, first)| **first > 0) {
            counts[usize::from(*first) - 1] += 1;
        }
        self.points += i64::from(game.points());
        let in_hand = game.table.hand.iter().map(|card| (*card, stuck(&game.table, *card)));
        for (card, why) in in_hand.chain(game.discarded.iter().copied()) {
            self.stuck[card][why as usize] += 1;
        }
    }

    fn add(&mut self, part: &DeckSums) {
        let all = [&part.ship, &part.solved, &part.won].into_iter().chain(part.missions.iter().flatten());
        for (sums, part) in self.counts().zip(all) {
            sums.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        }
        self.points += part.points;
        for (sums, part) in self.stuck.iter_mut().flatten().zip(part.stuck.iter().flatten()) {
            *sums += part;
        }
    }

    fn figures(&self, deck: &PlayedDeck<'_>, games: u32) -> GoldfishFigures {
        let shares = |counts: &TurnCounts| TurnShares::new(counts, games);
        let missions = deck.missions.iter().zip(&self.missions).filter_map(|(mission, [attempt, met, solved])| {
            let measure = mission.measure.as_ref()?;
            Some(MissionFigures {
                id: mission.card.id.clone(),
                name: mission.card.full_name(),
                points: worth(mission.card),
                judged: measure.leaves_to_player(),
                attempt: shares(attempt),
                met: shares(met),
                solved: shares(solved),
            })
        });
        GoldfishFigures {
            ship: shares(&self.ship),
            solved: shares(&self.solved),
            won: shares(&self.won),
            points: self.points as f64 / f64::from(games.max(1)),
            missions: missions.collect(),
            stuck: Obstacle::ALL.iter().filter_map(|why| self.stuck(deck, *why, games)).collect(),
        }
    }

    /// What stayed in hand for a reason; `None` if nothing did.
    fn stuck(&self, deck: &PlayedDeck<'_>, why: Obstacle, games: u32) -> Option<StuckCards> {
        let average = |copies: u32| f64::from(copies) / f64::from(games.max(1));
        let counts = self.stuck.iter().map(|counts| counts[why as usize]);
        let mut cards: Vec<(u32, String)> = deck
            .cards
            .iter()
            .zip(counts)
            .filter(|(_, copies)| *copies > 0)
            .map(|(card, copies)| (copies, card.card.full_name()))
            .collect();
        cards.order_by_key(|(copies, _)| std::cmp::Reverse(*copies));
        let copies = cards.iter().map(|(copies, _)| *copies).sum();
        let card = |(copies, name)| StuckCard { name, average: average(copies) };
        (copies > 0).then(|| StuckCards {
            why,
            average: average(copies),
            cards: cards.into_iter().map(card).collect(),
        })
    }
}

impl TurnShares {
    fn new(counts: &TurnCounts, games: u32) -> TurnShares {
        let mut sum = 0;
        let mut sums: Vec<u32> = Vec::new();
        for count in counts {
            sum += count;
            sums.push(sum);
        }
        let half = sums.iter().position(|sum| *sum > 0 && sum.saturating_mul(2) >= games);
        TurnShares {
            median: half.and_then(|at| u8::try_from(at + 1).ok()),
            by_turn: sums.into_iter().map(|sum| f64::from(sum) / f64::from(games.max(1))).collect(),
        }
    }
}
