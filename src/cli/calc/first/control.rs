//! `tricorder calc control`: who controls a mission.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::first::control::{Colony, MYSELF, Mission};
use crate::cli::Answer;
use crate::cli::calc::{basis, number};
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::text::key;
use crate::text::vocabulary::words;
use crate::view::calc;
use crate::view::calc::first::control as view;

/// The most people in a Colony.
const PEOPLE: u64 = 99;

#[derive(Debug, Args)]
pub struct Control {
    #[arg(long = "solved", id = "solver")]
    solver: Option<String>,
    #[arg(long = "ships", id = "ships_there", value_delimiter = ',')]
    ships: Vec<String>,
    #[arg(long = "colony", id = "colonies", value_delimiter = ',')]
    colonies: Vec<String>,
    #[arg(long = "outpost", id = "outposts", value_delimiter = ',')]
    outposts: Vec<String>,
}

impl Control {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mission = self.mission()?;
        if mission == Mission::default() {
            return Err(CalcError::ControlNothing.into());
        }
        let basis = basis::of(session, Calculator::Control)?.with_rulings(mission.rulings());
        session.show(&calc::Answer::new(basis, view::Control::new(&mission)))
    }

    fn mission(&self) -> Result<Mission, Error> {
        let mut names = Names::default();
        let solver = self.solver.as_deref().map(|typed| names.of(typed));
        Ok(Mission {
            solver: solver.transpose()?,
            ships: names.all(&self.ships)?,
            colonies: colonies(&mut names, &self.colonies)?,
            outposts: names.all(&self.outposts)?,
        })
    }
}

/// Players as they were first written.
#[derive(Debug, Default)]
struct Names(Vec<String>);

impl Names {
    /// The one name of a player, however it is spelled.
    fn of(&mut self, typed: &str) -> Result<String, Error> {
        let typed = typed.trim();
        if words::PLAYER_ONESELF.is(typed) {
            return Ok(MYSELF.to_owned());
        }
        if key(typed).is_empty() {
            return Err(no_player(typed));
        }
        let known = self.0.iter().find(|name| key(name) == key(typed));
        if let Some(name) = known {
            return Ok(name.clone());
        }
        self.0.push(typed.to_owned());
        Ok(typed.to_owned())
    }

    /// Some players, each once.
    fn all(&mut self, typed: &[String]) -> Result<Vec<String>, Error> {
        let mut players = Vec::new();
        for typed in typed {
            let player = self.of(typed)?;
            if !players.contains(&player) {
                players.push(player);
            }
        }
        Ok(players)
    }
}

/// Colonies with those who live there: `Anna:2`; without a number somebody does.
fn colonies(names: &mut Names, typed: &[String]) -> Result<Vec<Colony>, Error> {
    let colony = |typed: &String| {
        let (player, inhabitants) = match typed.rsplit_once(':') {
            Some((player, people)) => (player, number::within("inhabitants", people, 0..=PEOPLE)?),
            None => (typed.as_str(), 1),
        };
        Ok(Colony {
            player: names.of(player)?,
            inhabitants,
        })
    };
    typed.iter().map(colony).collect()
}

fn no_player(value: &str) -> Error {
    let value = value.to_owned();
    CalcError::ControlPlayer { value }.into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn control(solver: Option<&str>, ships: &[&str], colonies: &[&str]) -> Control {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        Control {
            solver: solver.map(str::to_owned),
            ships: words(ships),
            colonies: words(colonies),
            outposts: Vec::new(),
        }
    }

    #[test]
    fn a_player_has_one_name() {
        let control = control(
            Some("Anna"),
            &["ANNA", "ich", "Ben", "ben"],
            &["du:0", "Ben"],
        );
        let mission = control.mission().expect("a mission");
        assert_eq!(mission.ships, ["Anna", MYSELF, "Ben"]);
        let people = mission.colonies.iter().map(|colony| colony.inhabitants);
        assert_eq!(people.collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(control(Some(" "), &[], &[]).mission().is_err());
        for colony in ["Ben:x", "Ben:100", "Ben:-1", ":2"] {
            assert!(control(None, &[], &[colony]).mission().is_err(), "{colony}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read_without_panic(typed in "\\PC{0,12}") {
            let _ = control(Some(&typed), &[&typed], &[&typed]).mission();
        }
    }
}
