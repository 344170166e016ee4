//! `tricorder table`: tables of the First Edition board variant that are more than a die.

use clap::{Args, Subcommand};

use super::Answer;
use super::calc::basis::{self, table};
use super::calc::refused_near;
use super::session::Session;
use crate::calc::Calculator;
use crate::calc::first::nonaligned::{RULINGS, find, ships};
use crate::calc::first::rows;
use crate::error::Error;
use crate::text::closest;
use crate::view::calc::first::nonaligned as view;
use crate::view::calc::tables;

/// At most this many ships are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Table {
    #[arg(long, global = true)]
    json: bool,
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
}

impl Table {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Nonaligned(command) => command.run(session, self.json),
        }
    }
}

impl Nonaligned {
    fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        let basis = basis::of(session, Calculator::Nonaligned)?.with_rulings(RULINGS);
        let behaviour = table(&basis, "nonaligned-behaviour")?;
        let name = self.ship.join(" ");
        let is_list = self.ship.is_empty();
        let rows = match is_list {
            true => rows(behaviour).collect(),
            false => find(behaviour, &name),
        };
        if rows.is_empty() {
            let near = closest(&name, ships(behaviour), SUGGESTIONS);
            return Err(refused_near(
                "calc-no-ship",
                vec![("name", name.clone())],
                &near,
            ));
        }
        Ok(Answer::found(match json {
            true => view::json(&rows, &basis),
            false if is_list => tables(&session.screen, &basis),
            false => view::show(&session.screen, &rows, &basis),
        }))
    }
}
