//! `tricorder roll`: the dice of the First Edition board variant, with the row of their table.

use clap::{Args, Subcommand};

use super::Answer;
use super::args::Numbers;
use super::calc::first::{entries, no_table, side_parser, table};
use super::session::Session;
use crate::calc::first::Side;
use crate::calc::first::roll::{self, FACES, Thrown};
use crate::chance::fresh_seed;
use crate::error::Error;
use crate::view::calc::first::{Basis, roll as screen};

/// Seeds nobody chose stay below this, so that a player can type them again.
const SEEDS: u64 = 1_000_000;

#[derive(Debug, Args)]
pub struct Roll {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Event(Event),
    Movement(Die),
    Dilemma(Die),
    Crew(Die),
}

#[derive(Debug, Args)]
struct Event {
    #[arg(long, value_parser = side_parser(), ignore_case = true, default_value = "normal")]
    side: Side,
    #[command(flatten)]
    die: Die,
}

#[derive(Debug, Args)]
struct Die {
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(0..=u64::MAX))]
    seed: Option<u64>,
    #[arg(long, allow_negative_numbers = true, value_parser = Numbers(1..=FACES),
        conflicts_with = "seed")]
    die: Option<u64>,
    #[arg(long)]
    json: bool,
}

impl Roll {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.command {
            Command::Event(event) => event.die.run(session, roll::Roll::Event, Some(event.side)),
            Command::Movement(die) => die.run(session, roll::Roll::Movement, None),
            Command::Dilemma(die) => die.run(session, roll::Roll::Dilemma, None),
            Command::Crew(die) => die.run(session, roll::Roll::Crew, None),
        }
    }
}

impl Die {
    fn run(
        self,
        session: &Session<'_>,
        roll: roll::Roll,
        side: Option<Side>,
    ) -> Result<Answer, Error> {
        let thrown = self.thrown(roll, side);
        let entries = entries(session, roll.calculator())?;
        let basis = Basis::new(entries, roll.rulings(thrown.die));
        let row = roll::row(table(&basis.entries, roll.table())?, thrown.die)
            .ok_or_else(|| no_table(roll.table()))?;
        Ok(Answer::found(match self.json {
            true => screen::json(&thrown, row, &basis),
            false => screen::screen(&session.screen, &thrown, row, &basis),
        }))
    }

    fn thrown(&self, roll: roll::Roll, side: Option<Side>) -> Thrown {
        let seed = self.seed.unwrap_or_else(|| fresh_seed() % SEEDS);
        let (die, seed) = match self.die {
            Some(die) => (die, None),
            None => (roll::die(roll, seed), Some(seed)),
        };
        Thrown {
            roll,
            side,
            die,
            seed,
        }
    }
}
