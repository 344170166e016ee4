//! `tricorder calc winner`: who has won the game.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::second::winner::{MISSIONS, PLAYERS, POINTS_RANGE, Score, verdict};
use crate::cli::Answer;
use crate::cli::calc::{basis, number};
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::text::vocabulary::words;
use crate::view::calc::second::winner as view;

#[derive(Debug, Args)]
pub struct Winner {
    scores: Vec<String>,
}

impl Winner {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        number::inside("players", self.scores.len(), PLAYERS)?;
        let typed = self.scores.iter();
        let scores: Vec<Score> = typed.map(|typed| score(typed)).collect::<Result<_, _>>()?;
        let verdict = verdict(&scores);
        basis::answer(
            session,
            Calculator::Winner,
            view::Winner::new(scores, verdict),
        )
    }
}

/// A player as `name:points:planets:spaces`, with `:empty` or `:leer` behind if the deck is empty.
fn score(typed: &str) -> Result<Score, Error> {
    let parts: Vec<&str> = typed.split(':').map(str::trim).collect();
    let (name, points, planets, spaces, deck) = match parts[..] {
        [name, points, planets, spaces] => (name, points, planets, spaces, None),
        [name, points, planets, spaces, deck] => (name, points, planets, spaces, Some(deck)),
        _ => return Err(unreadable(typed)),
    };
    let deck_is_empty = match deck {
        None => false,
        Some(word) if words::PLAYER_DECK_EMPTY.is(word) => true,
        Some(_) => return Err(unreadable(typed)),
    };
    if name.is_empty() {
        return Err(unreadable(typed));
    }
    let score = Score {
        name: name.to_owned(),
        points: self::points(points)?,
        planets: number::within("missions", planets, 0..=MISSIONS)?,
        spaces: number::within("missions", spaces, 0..=MISSIONS)?,
        deck_is_empty,
    };
    let missions = score.planets.saturating_add(score.spaces);
    number::inside("missions", missions, 0..=MISSIONS)?;
    Ok(score)
}

/// Points with what is added and taken off: `70-15+5`; less than zero is zero ("Glossary, modifiers").
fn points(typed: &str) -> Result<u16, Error> {
    let signs = typed
        .char_indices()
        .skip(1)
        .filter(|(_, c)| "+-−".contains(*c));
    let starts: Vec<usize> = std::iter::once(0).chain(signs.map(|(at, _)| at)).collect();
    let ends = starts.iter().copied().skip(1).chain([typed.len()]);
    let mut sum = 0_i32;
    for (from, to) in starts.iter().zip(ends) {
        let part = typed[*from..to].replace('−', "-");
        let most = i32::from(*POINTS_RANGE.end());
        sum = sum.saturating_add(number::within("points", &part, -most..=most)?);
    }
    let sum = u16::try_from(sum.max(0)).unwrap_or(u16::MAX);
    number::inside("points", sum, POINTS_RANGE)
}

fn unreadable(typed: &str) -> Error {
    let value = typed.to_owned();
    CalcError::WinnerPlayer { value }.into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_player_is_four_or_five_parts() {
        let anna = score("Anna: 95:1:2 : leer").expect("a player");
        assert_eq!((anna.name.as_str(), anna.points), ("Anna", 95));
        assert!(anna.deck_is_empty);
        assert!(!score("Ben:0:0:0").expect("a player").deck_is_empty);
        let wrong = [
            "Anna",
            ":1:1:1",
            "A:1:1",
            "A:1-x:1:1",
            "A:1000:1:1",
            "A:1:3:3",
            "A:1:6:0",
            "A:1:1:1:x",
        ];
        for typed in wrong {
            assert!(score(typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn points_below_zero_are_zero() {
        let points = |typed: &str| points(typed).ok();
        assert_eq!(points("70-15+5"), Some(60));
        assert_eq!(points("10−25"), Some(0));
        assert_eq!(points("-5"), Some(0));
        assert_eq!(points("999+1"), None);
        assert_eq!(points("5--3"), None);
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "[\\PC:]{0,20}") {
            let _ = score(&typed);
        }
    }
}
