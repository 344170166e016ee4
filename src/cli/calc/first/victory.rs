//! `tricorder calc victory`: how many missions it takes to win.

use clap::Args;

use super::{entries, no_table, refused, table};
use crate::calc::Calculator;
use crate::calc::first::victory::{Alone, Treaty, alone, sides, treaties};
use crate::cli::Answer;
use crate::cli::args::Numbers;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::Entry;
use crate::view::calc::first::{Basis, victory as screen};

#[derive(Debug, Args)]
pub struct Victory {
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(2..=4))]
    players: Option<u64>,
    #[arg(long)]
    treaty: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Victory {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let entries = entries(session, Calculator::Victory)?;
        let text = match (&self.treaty, self.players) {
            (Some(treaty), players) => {
                let treaty = with_treaty(&entries, treaty, players)?;
                let field = without(&entries, treaty.players)?.field;
                let basis = Basis::new(entries, treaty.rulings());
                match self.json {
                    true => screen::treaty_json(&treaty, field, &basis),
                    false => screen::treaty(&session.screen, &treaty, field, &basis),
                }
            }
            (None, Some(players)) => {
                let game = without(&entries, players)?;
                let basis = Basis::new(entries, game.rulings());
                match self.json {
                    true => screen::alone_json(&game, &basis),
                    false => screen::alone(&session.screen, &game, &basis),
                }
            }
            (None, None) => {
                table(&entries, "victory-players")?;
                let basis = Basis::new(entries, &[]);
                match self.json {
                    true => basis.tables_json(),
                    false => basis.tables(&session.screen),
                }
            }
        };
        Ok(Answer::found(text))
    }
}

fn without(entries: &[Entry], players: u64) -> Result<Alone, Error> {
    let games = alone(table(entries, "victory-players")?);
    let mut fitting = games.into_iter().filter(|game| game.players == players);
    fitting.next().ok_or_else(|| no_table("victory-players"))
}

fn with_treaty(entries: &[Entry], typed: &str, players: Option<u64>) -> Result<Treaty, Error> {
    let known = treaties(table(entries, "victory-treaty")?);
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
    refused(
        reason,
        vec![sides, ("players", treaty.players.to_string())],
        &[],
    )
}
