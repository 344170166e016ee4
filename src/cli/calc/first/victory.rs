//! `tricorder calc victory`: how many missions it takes to win.

use clap::Args;

use super::tables;
use crate::calc::Calculator;
use crate::calc::first::victory::{Alone, Treaty, alone, sides, treaties};
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::calc::basis::{no_table, table};
use crate::cli::options::Numbers;
use crate::cli::session::Session;
use crate::error::{CalcError, Error, UsageError};
use crate::view::calc;
use crate::view::calc::Basis;
use crate::view::calc::first::victory as view;

#[derive(Debug, Args)]
pub struct Victory {
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(2..=4_u64))]
    players: Option<u64>,
    #[arg(long)]
    treaty: Option<String>,
}

impl Victory {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let basis = basis::of(session, Calculator::Victory)?;
        let (rulings, victory) = match (&self.treaty, self.players) {
            (None, None) => return tables(session, basis, "victory-players"),
            (None, Some(players)) => {
                let game = without(&basis, players)?;
                (game.rulings(), view::Victory::alone(&game))
            }
            (Some(typed), players) => {
                let treaty = with_treaty(&basis, typed, players)?;
                let game = without(&basis, treaty.players)?;
                (treaty.rulings(), view::Victory::treaty(treaty, &game))
            }
        };
        session.show(&calc::Answer::new(basis.with_rulings(rulings), victory))
    }
}

fn without(basis: &Basis, players: u64) -> Result<Alone, Error> {
    let games = alone(table(basis, "victory-players")?);
    let mut fitting = games.into_iter().filter(|game| game.players == players);
    fitting.next().ok_or_else(|| no_table("victory-players"))
}

fn with_treaty(basis: &Basis, typed: &str, players: Option<u64>) -> Result<Treaty, Error> {
    let known = treaties(table(basis, "victory-treaty")?);
    let wanted = sides(typed);
    let Some(treaty) = known.iter().find(|treaty| treaty.sides == wanted) else {
        return Err(UsageError::UnknownValue {
            option: "--treaty".to_owned(),
            value: typed.to_owned(),
            allowed: known.into_iter().map(|treaty| treaty.sides).collect(),
            suggestions: Vec::new(),
        }
        .into());
    };
    match players {
        Some(2) => Err(CalcError::NoTreaty {
            treaty: treaty.sides.clone(),
            players: treaty.players,
        }
        .into()),
        Some(players) if players != treaty.players => Err(CalcError::TreatyPlayers {
            treaty: treaty.sides.clone(),
            players: treaty.players,
        }
        .into()),
        _ => Ok(treaty.clone()),
    }
}
