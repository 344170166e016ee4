//! `tricorder calc victory`: how many missions it takes to win.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::first::victory::{Alone, Treaty, alone, sides, treaties};
use crate::cli::Answer;
use crate::cli::args::Numbers;
use crate::cli::calc::basis::{self, no_table, table};
use crate::cli::calc::refused;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::calc::first::victory as view;
use crate::view::calc::{Basis, tables, tables_json};

#[derive(Debug, Args)]
pub struct Victory {
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(2..=4_u64))]
    players: Option<u64>,
    #[arg(long)]
    treaty: Option<String>,
}

impl Victory {
    pub fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        let basis = basis::of(session, Calculator::Victory)?;
        let text = match (&self.treaty, self.players) {
            (Some(treaty), players) => {
                let treaty = with_treaty(&basis, treaty, players)?;
                let field = without(&basis, treaty.players)?.field;
                let basis = basis.with_rulings(treaty.rulings());
                match json {
                    true => view::treaty_json(&treaty, field, &basis),
                    false => view::treaty(&session.screen, &treaty, field, &basis),
                }
            }
            (None, Some(players)) => {
                let game = without(&basis, players)?;
                let basis = basis.with_rulings(game.rulings());
                match json {
                    true => view::alone_json(&game, &basis),
                    false => view::alone(&session.screen, &game, &basis),
                }
            }
            (None, None) => {
                table(&basis, "victory-players")?;
                match json {
                    true => tables_json(&basis),
                    false => tables(&session.screen, &basis),
                }
            }
        };
        Ok(Answer::found(text))
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
        return Err(Error::UnknownValue {
            option: "--treaty".to_owned(),
            value: typed.to_owned(),
            allowed: known.into_iter().map(|treaty| treaty.sides).collect(),
            suggestions: Vec::new(),
        });
    };
    match players {
        Some(2) => Err(mismatch("calc-no-treaty", treaty)),
        Some(players) if players != treaty.players => Err(mismatch("calc-treaty-players", treaty)),
        _ => Ok(treaty.clone()),
    }
}

fn mismatch(reason: &'static str, treaty: &Treaty) -> Error {
    let sides = ("treaty", treaty.sides.clone());
    refused(reason, vec![sides, ("players", treaty.players.to_string())])
}
