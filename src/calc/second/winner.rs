//! Who has won the game ("Das Spiel gewinnen").

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::model::codes;

/// Points that win, together with a planet and a space mission.
pub const POINTS: u16 = 100;
/// Points that may be given.
pub const POINTS_RANGE: RangeInclusive<u16> = 0..=999;
/// Missions a player has ("Mission").
pub const MISSIONS: u8 = 5;
/// Players of a game; the rules name no highest number.
pub const PLAYERS: RangeInclusive<usize> = 2..=8;

/// How a player stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Score {
    pub name: String,
    pub points: u16,
    /// Completed planet missions.
    pub planets: u8,
    /// Completed space missions.
    pub spaces: u8,
    /// No card is left in the deck.
    #[serde(rename = "deck_empty")]
    pub deck_is_empty: bool,
}

impl Score {
    /// Whether all three conditions of an immediate win hold.
    pub fn has_won(&self) -> bool {
        self.points >= POINTS && self.has_both()
    }

    /// Whether a planet and a space mission are completed.
    pub fn has_both(&self) -> bool {
        self.planets > 0 && self.spaces > 0
    }

    /// Points missing to [`POINTS`].
    pub fn missing_points(&self) -> u16 {
        POINTS.saturating_sub(self.points)
    }

    fn reaches(&self, step: Step) -> bool {
        match step {
            Step::Both => self.has_both(),
            Step::Any => self.planets > 0 || self.spaces > 0,
            Step::Points => true,
        }
    }
}

codes!(
    /// Among whom the most points count once all decks are empty; the first step that any player
    /// reaches decides.
    Step {
        /// Those with a planet and a space mission.
        Both => "planet-and-space",
        /// Those with any mission.
        Any => "any-mission",
        /// Everyone.
        Points => "points",
    }
);

/// How the game stands. Players are named by their places, from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The game ended at once with this player's win.
    Won(usize),
    /// Several meet all conditions; whoever met them first has won.
    First(Vec<usize>),
    /// All decks are empty: these share the win, or one alone has it.
    Ended { step: Step, winners: Vec<usize> },
    /// Nobody has won yet.
    GoesOn,
}

/// The verdict about all players of a game.
pub fn verdict(scores: &[Score]) -> Verdict {
    let winners = places(scores, Score::has_won);
    match winners.as_slice() {
        [] => {}
        [only] => return Verdict::Won(*only),
        _ => return Verdict::First(winners),
    }
    let over = !scores.is_empty() && scores.iter().all(|score| score.deck_is_empty);
    let step = Step::ALL
        .iter()
        .find(|step| scores.iter().any(|score| score.reaches(**step)));
    match step.filter(|_| over) {
        Some(step) => Verdict::Ended {
            step: *step,
            winners: leaders(scores, *step),
        },
        None => Verdict::GoesOn,
    }
}

/// Those with the most points among those who reach a step.
fn leaders(scores: &[Score], step: Step) -> Vec<usize> {
    let among = scores.iter().filter(|score| score.reaches(step));
    let most = among.map(|score| score.points).max();
    places(scores, |score| {
        score.reaches(step) && Some(score.points) == most
    })
}

fn places(scores: &[Score], fits: impl Fn(&Score) -> bool) -> Vec<usize> {
    let fitting = scores.iter().enumerate().filter(|(_, score)| fits(score));
    fitting.map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn score(points: u16, planets: u8, spaces: u8, deck_is_empty: bool) -> Score {
        Score {
            name: String::new(),
            points,
            planets,
            spaces,
            deck_is_empty,
        }
    }

    #[test]
    fn three_conditions_win_at_once() {
        let verdict = |points, planets, spaces| {
            verdict(&[score(points, planets, spaces, false), score(0, 0, 0, false)])
        };
        assert_eq!(verdict(100, 1, 1), Verdict::Won(0));
        assert_eq!(verdict(99, 1, 1), Verdict::GoesOn);
        assert_eq!(verdict(150, 4, 0), Verdict::GoesOn);
        assert_eq!(verdict(150, 0, 4), Verdict::GoesOn);
    }

    #[test]
    fn of_two_who_meet_them_the_first_has_won() {
        let scores = [score(100, 1, 1, true), score(120, 1, 1, true)];
        assert_eq!(verdict(&scores), Verdict::First(vec![0, 1]));
    }

    #[test]
    fn one_deck_with_cards_keeps_the_game_going() {
        let scores = [score(60, 1, 1, true), score(10, 0, 0, false)];
        assert_eq!(verdict(&scores), Verdict::GoesOn);
    }

    #[test]
    fn empty_decks_rank_by_step_then_points() {
        let ended = |step, winners: &[usize]| Verdict::Ended {
            step,
            winners: winners.to_vec(),
        };
        let both = [score(60, 1, 1, true), score(130, 3, 0, true)];
        assert_eq!(verdict(&both), ended(Step::Both, &[0]));
        let any = [score(35, 0, 1, true), score(40, 0, 0, true)];
        assert_eq!(verdict(&any), ended(Step::Any, &[0]));
        let none = [score(0, 0, 0, true), score(5, 0, 0, true)];
        assert_eq!(verdict(&none), ended(Step::Points, &[1]));
    }

    #[test]
    fn equal_points_share_the_win() {
        let scores = [
            score(60, 1, 1, true),
            score(60, 2, 0, true),
            score(60, 1, 1, true),
        ];
        let shared = Verdict::Ended {
            step: Step::Both,
            winners: vec![0, 2],
        };
        assert_eq!(verdict(&scores), shared);
    }

    proptest! {
        #[test]
        fn the_order_of_players_does_not_matter(
            rows in proptest::collection::vec((0_u16..140, 0_u8..3, 0_u8..3, any::<bool>()), 2..6),
        ) {
            let scores: Vec<Score> = rows.iter().map(|(p, a, b, e)| score(*p, *a, *b, *e)).collect();
            let mirrored: Vec<Score> = scores.iter().rev().cloned().collect();
            let last = scores.len() - 1;
            let turned = match verdict(&mirrored) {
                Verdict::Won(at) => Verdict::Won(last - at),
                Verdict::First(all) => Verdict::First(all.iter().rev().map(|at| last - at).collect()),
                Verdict::Ended { step, winners } => {
                    let winners = winners.iter().rev().map(|at| last - at).collect();
                    Verdict::Ended { step, winners }
                }
                Verdict::GoesOn => Verdict::GoesOn,
            };
            prop_assert_eq!(verdict(&scores), turned);
        }
    }
}
