//! `tricorder table`: tables of the First Edition board variant that are more than a die.

use clap::{Args, Subcommand};

use super::Answer;
use super::calc::first::{entries, refused, table};
use super::session::Session;
use crate::calc::Calculator;
use crate::calc::first::nonaligned::{RULINGS, find, ships};
use crate::calc::first::rows;
use crate::error::Error;
use crate::text::closest;
use crate::view::calc::first::{Basis, nonaligned as screen};

/// At most this many ships are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Table {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Nonaligned(Nonaligned),
}

#[derive(Debug, Args)]
struct Nonaligned {
    #[arg(num_args = 0..)]
    ship: Vec<String>,
    #[arg(long)]
    json: bool,
}

impl Table {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Nonaligned(command) => command.run(session),
        }
    }
}

impl Nonaligned {
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let basis = Basis::new(entries(session, Calculator::Nonaligned)?, RULINGS);
        let behaviour = table(&basis.entries, "nonaligned-behaviour")?;
        let name = self.ship.join(" ");
        let is_list = self.ship.is_empty();
        let rows = match is_list {
            true => rows(behaviour).collect(),
            false => find(behaviour, &name),
        };
        if rows.is_empty() {
            let near = closest(&name, ships(behaviour), SUGGESTIONS);
            return Err(refused("calc-no-ship", vec![("name", name.clone())], &near));
        }
        Ok(Answer::found(match self.json {
            true => screen::json(&rows, &basis),
            false if is_list => basis.tables(&session.screen),
            false => screen::screen(&session.screen, &rows, &basis),
        }))
    }
}
