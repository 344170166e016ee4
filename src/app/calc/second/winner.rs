//! `tricorder calc winner`: who has won the game ("Das Spiel gewinnen").

use std::ops::RangeInclusive;

use clap::Args;
use serde::Serialize;

use crate::argument_kinds::{Needed, ValueCell, ValueShape};
use crate::calc::Calculator;
use crate::calc::answer::{Calculation, Report, answer};
use crate::calc::numbers::{check_number, parse_number};
use crate::session::Session;
use crate::{Found, RunCommand};
use model::codes;
use model::text::vocabulary::typed;
use page::PageTable;
use page::locale::{Texts, msg, say};
use words::lists::{listed, one_of};
use words::{Problem, Term, terms};

/// Points that win, together with a planet and a space mission.
const POINTS: u16 = 100;
/// Points that may be given.
const POINTS_RANGE: RangeInclusive<u16> = 0..=999;
/// Missions a player has ("Mission").
const MISSIONS: u8 = 5;
/// Players of a game; the rules name no highest number.
const PLAYERS: RangeInclusive<usize> = 2..=8;

/// How a player stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct PlayerScore {
    name: String,
    points: u16,
    /// Completed planet missions.
    planets: u8,
    /// Completed space missions.
    spaces: u8,
    /// No card is left in the deck.
    #[serde(rename = "deck_empty")]
    deck_is_empty: bool,
    /// Points missing to [`POINTS`].
    missing_points: u16,
}

impl PlayerScore {
    fn new(name: &str, points: u16, planets: u8, spaces: u8, deck_is_empty: bool) -> PlayerScore {
        PlayerScore {
            name: name.to_owned(),
            points,
            planets,
            spaces,
            deck_is_empty,
            missing_points: POINTS.saturating_sub(points),
        }
    }

    /// Whether all three conditions of an immediate win hold.
    fn has_won(&self) -> bool {
        self.points >= POINTS && self.has_both()
    }

    /// Whether a planet and a space mission are completed.
    fn has_both(&self) -> bool {
        self.planets > 0 && self.spaces > 0
    }

    /// What is missing for an immediate win.
    fn lacks(&self, texts: &Texts) -> String {
        let points = self.missing_points;
        let parts = [
            (points > 0).then(|| msg::calc_winner_lacks_points(texts, points)),
            (self.planets == 0).then(|| msg::calc_winner_lacks_planet(texts)),
            (self.spaces == 0).then(|| msg::calc_winner_lacks_space(texts)),
        ];
        let missing: Vec<String> = parts.into_iter().flatten().collect();
        msg::calc_winner_lacks(texts, &self.name, listed(texts, &missing))
    }

    fn reaches(&self, step: RankingStep) -> bool {
        match step {
            RankingStep::Both => self.has_both(),
            RankingStep::Any => self.planets > 0 || self.spaces > 0,
            RankingStep::Points => true,
        }
    }
}

codes!(
    /// Among whom the most points count once all decks are empty; the first step that any player
    /// reaches decides.
    RankingStep {
        /// Players with a planet and a space mission.
        Both => "planet-and-space",
        /// Players with any mission.
        Any => "any-mission",
        /// Every player, by points alone.
        Points => "points",
    }
);

/// How the game stands. Players are named by their places, from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
enum GameVerdict {
    /// The game ended at once with this player's win.
    Won(usize),
    /// Several meet all conditions; whoever met them first has won.
    First(Vec<usize>),
    /// All decks are empty: these share the win, or one alone has it.
    Ended { step: RankingStep, winners: Vec<usize> },
    /// Nobody has won yet.
    GoesOn,
}

/// The verdict about all players of a game.
fn verdict(scores: &[PlayerScore]) -> GameVerdict {
    let winners = places(scores, PlayerScore::has_won);
    match winners.as_slice() {
        [] => {}
        [only] => return GameVerdict::Won(*only),
        _ => return GameVerdict::First(winners),
    }
    let over = !scores.is_empty() && scores.iter().all(|score| score.deck_is_empty);
    let step = RankingStep::ALL.iter().find(|step| scores.iter().any(|score| score.reaches(**step)));
    match step.filter(|_| over) {
        Some(step) => GameVerdict::Ended { step: *step, winners: leaders(scores, *step) },
        None => GameVerdict::GoesOn,
    }
}

/// The players with the most points among those who reach a step, by their places from 0.
fn leaders(scores: &[PlayerScore], step: RankingStep) -> Vec<usize> {
    let among = scores.iter().filter(|score| score.reaches(step));
    let most = among.map(|score| score.points).max();
    places(scores, |score| score.reaches(step) && Some(score.points) == most)
}

fn places(scores: &[PlayerScore], fits: impl Fn(&PlayerScore) -> bool) -> Vec<usize> {
    let fitting = scores.iter().enumerate().filter(|(_, score)| fits(score));
    fitting.map(|(at, _)| at).collect()
}

/// A game as a program reads it. `step` is null unless all decks are empty; of several winners at
/// `first-to-reach` one has won: whoever came first.
#[derive(Debug, Serialize)]
struct Winner {
    players: Vec<PlayerScore>,
    #[serde(rename = "verdict")]
    code: &'static str,
    step: Option<RankingStep>,
    winners: Vec<String>,
    #[serde(skip)]
    verdict: GameVerdict,
}

terms! {
    RankingStep {
        Both => calc_winner_step_planet_and_space,
        Any => calc_winner_step_any_mission,
        Points => calc_winner_step_points,
    }
}

impl Winner {
    fn new(players: Vec<PlayerScore>) -> Winner {
        let verdict = verdict(&players);
        let (code, step, places) = match &verdict {
            GameVerdict::Won(at) => ("won", None, std::slice::from_ref(at)),
            GameVerdict::First(places) => ("first-to-reach", None, places.as_slice()),
            GameVerdict::Ended { step, winners } => ("decks-empty", Some(*step), winners.as_slice()),
            GameVerdict::GoesOn => ("goes-on", None, [].as_slice()),
        };
        let winners = places.iter().filter_map(|at| players.get(*at));
        Winner { code, step, winners: winners.map(|score| score.name.clone()).collect(), verdict, players }
    }

    fn table(&self, texts: &Texts) -> PageTable {
        PageTable::of(&self.players)
            .col(msg::calc_winner_player(texts), |score| score.name.clone())
            .col(msg::calc_winner_points(texts), |score| score.points)
            .col(msg::calc_winner_planets(texts), |score| score.planets)
            .col(msg::calc_winner_spaces(texts), |score| score.spaces)
            .col(msg::calc_winner_deck(texts), |score| {
                if score.deck_is_empty { msg::calc_winner_empty(texts) } else { msg::calc_winner_cards(texts) }
            })
            .ruled()
    }

    fn result(&self, texts: &Texts) -> Vec<String> {
        match &self.verdict {
            GameVerdict::Won(_) => vec![msg::calc_winner_won(texts, self.winners.concat())],
            GameVerdict::First(_) => {
                vec![msg::calc_winner_first(texts, one_of(texts, &self.winners))]
            }
            GameVerdict::Ended { step, winners } => {
                let names = listed(texts, &self.winners);
                vec![msg::calc_winner_ended(texts, winners.len(), names), step.term(texts)]
            }
            GameVerdict::GoesOn => {
                let lacks = self.players.iter().map(|player| player.lacks(texts));
                std::iter::once(msg::calc_winner_goes_on(texts)).chain(lacks).collect()
            }
        }
    }
}

impl Calculation for Winner {
    fn report(&self, texts: &Texts) -> Report {
        Report::new(self.table(texts), self.result(texts))
    }
}

/// A player's score as cells.
const SCORES: ValueShape = ValueShape::Cells {
    cells: &[
        ValueCell::Name(msg::calc_cell_player),
        ValueCell::Number(msg::calc_cell_points, 0, 999),
        ValueCell::Number(msg::calc_cell_planets, 0, MISSIONS as i64),
        ValueCell::Number(msg::calc_cell_spaces, 0, MISSIONS as i64),
        ValueCell::Word(typed::PLAYER_DECK_EMPTY, msg::calc_cell_empty),
    ],
    between: ':',
    lines: 2,
};

#[derive(Debug, Args)]
pub struct WinnerArgs {
    #[arg(add = SCORES, add = Needed(&[]))]
    scores: Vec<String>,
}

impl RunCommand for WinnerArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        check_number("players", self.scores.len(), PLAYERS)?;
        let typed = self.scores.iter();
        let scores = typed.map(|typed| parse_score(typed)).collect::<Result<_, _>>()?;
        answer(session, Calculator::Winner, Winner::new(scores))
    }
}

/// A player as `name:points:planets:spaces`, with `:empty` or `:leer` behind if the deck is empty.
fn parse_score(typed: &str) -> Result<PlayerScore, Problem> {
    let parts: Vec<&str> = typed.split(':').map(str::trim).collect();
    let (name, points, planets, spaces, deck) = match parts[..] {
        [name, points, planets, spaces] => (name, points, planets, spaces, None),
        [name, points, planets, spaces, deck] => (name, points, planets, spaces, Some(deck)),
        _ => return Err(unreadable(typed)),
    };
    let deck_is_empty = match deck {
        None => false,
        Some(word) if typed::PLAYER_DECK_EMPTY.is(word) => true,
        Some(_) => return Err(unreadable(typed)),
    };
    if name.is_empty() {
        return Err(unreadable(typed));
    }
    let points = parse_points(points)?;
    let planets = parse_number("missions", planets, 0..=MISSIONS)?;
    let spaces = parse_number("missions", spaces, 0..=MISSIONS)?;
    let score = PlayerScore::new(name, points, planets, spaces, deck_is_empty);
    let missions = score.planets.saturating_add(score.spaces);
    check_number("missions", missions, 0..=MISSIONS)?;
    Ok(score)
}

/// Points with what is added and taken off: `70-15+5`; less than zero is zero ("Glossary, modifiers").
fn parse_points(typed: &str) -> Result<u16, Problem> {
    let signs = typed.char_indices().skip(1).filter(|(_, c)| "+-−".contains(*c));
    let starts: Vec<usize> = std::iter::once(0).chain(signs.map(|(at, _)| at)).collect();
    let ends = starts.iter().copied().skip(1).chain([typed.len()]);
    let mut sum = 0_i32;
    for (from, to) in starts.iter().zip(ends) {
        let part = typed[*from..to].replace('−', "-");
        let most = i32::from(*POINTS_RANGE.end());
        sum = sum.saturating_add(parse_number("points", &part, -most..=most)?);
    }
    let sum = u16::try_from(sum.max(0)).unwrap_or(u16::MAX);
    check_number("points", sum, POINTS_RANGE)
}

fn unreadable(typed: &str) -> Problem {
    Problem::misuse(say::err_calc_winner_player(typed)).hint(say::hint_calc_winner_player())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn score(points: u16, planets: u8, spaces: u8, deck_is_empty: bool) -> PlayerScore {
        PlayerScore::new("", points, planets, spaces, deck_is_empty)
    }

    #[test]
    fn three_conditions_win_at_once() {
        let verdict =
            |points, planets, spaces| verdict(&[score(points, planets, spaces, false), score(0, 0, 0, false)]);
        assert_eq!(verdict(100, 1, 1), GameVerdict::Won(0));
        assert_eq!(verdict(99, 1, 1), GameVerdict::GoesOn);
        assert_eq!(verdict(150, 4, 0), GameVerdict::GoesOn);
        assert_eq!(verdict(150, 0, 4), GameVerdict::GoesOn);
    }

    #[test]
    fn of_two_who_meet_them_the_first_has_won() {
        let scores = [score(100, 1, 1, true), score(120, 1, 1, true)];
        assert_eq!(verdict(&scores), GameVerdict::First(vec![0, 1]));
    }

    #[test]
    fn one_deck_with_cards_keeps_the_game_going() {
        let scores = [score(60, 1, 1, true), score(10, 0, 0, false)];
        assert_eq!(verdict(&scores), GameVerdict::GoesOn);
    }

    #[test]
    fn empty_decks_rank_by_step_then_points() {
        let ended = |step, winners: &[usize]| GameVerdict::Ended { step, winners: winners.to_vec() };
        let both = [score(60, 1, 1, true), score(130, 3, 0, true)];
        assert_eq!(verdict(&both), ended(RankingStep::Both, &[0]));
        let any = [score(35, 0, 1, true), score(40, 0, 0, true)];
        assert_eq!(verdict(&any), ended(RankingStep::Any, &[0]));
        let none = [score(0, 0, 0, true), score(5, 0, 0, true)];
        assert_eq!(verdict(&none), ended(RankingStep::Points, &[1]));
    }

    #[test]
    fn equal_points_share_the_win() {
        let scores = [score(60, 1, 1, true), score(60, 2, 0, true), score(60, 1, 1, true)];
        let shared = GameVerdict::Ended { step: RankingStep::Both, winners: vec![0, 2] };
        assert_eq!(verdict(&scores), shared);
    }

    proptest! {
        #[test]
        fn the_order_of_players_does_not_matter(
            rows in proptest::collection::vec((0_u16..140, 0_u8..3, 0_u8..3, any::<bool>()), 2..6),
        ) {
            let scores: Vec<PlayerScore> = rows.iter().map(|(p, a, b, e)| score(*p, *a, *b, *e)).collect();
            let mirrored: Vec<PlayerScore> = scores.iter().rev().cloned().collect();
            let last = scores.len() - 1;
            let turned = match verdict(&mirrored) {
                GameVerdict::Won(at) => GameVerdict::Won(last - at),
                GameVerdict::First(all) => GameVerdict::First(all.iter().rev().map(|at| last - at).collect()),
                GameVerdict::Ended { step, winners } => {
                    let winners = winners.iter().rev().map(|at| last - at).collect();
                    GameVerdict::Ended { step, winners }
                }
                GameVerdict::GoesOn => GameVerdict::GoesOn,
            };
            prop_assert_eq!(verdict(&scores), turned);
        }
    }

    #[test]
    fn a_player_is_four_or_five_parts() {
        let anna = parse_score("Anna: 95:1:2 : leer").expect("a player");
        assert_eq!((anna.name.as_str(), anna.points), ("Anna", 95));
        assert!(anna.deck_is_empty);
        assert!(!parse_score("Ben:0:0:0").expect("a player").deck_is_empty);
        let wrong = ["Anna", ":1:1:1", "A:1:1", "A:1-x:1:1", "A:1000:1:1", "A:1:3:3", "A:1:6:0", "A:1:1:1:x"];
        for typed in wrong {
            assert!(parse_score(typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn points_below_zero_are_zero() {
        let points = |typed: &str| parse_points(typed).ok();
        assert_eq!(points("70-15+5"), Some(60));
        assert_eq!(points("10−25"), Some(0));
        assert_eq!(points("-5"), Some(0));
        assert_eq!(points("999+1"), None);
        assert_eq!(points("5--3"), None);
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "[\\PC:]{0,20}") {
            let _ = parse_score(&typed);
        }
    }
}
