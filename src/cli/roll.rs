//! `tricorder roll`: the dice of the First Edition board variant, with the row of their table.

use clap::{Args, Subcommand};

use super::Answer;
use super::args::Numbers;
use super::calc::basis::{self, no_table, table};
use super::calc::first::side_parser;
use super::session::Session;
use crate::calc::first::Side;
use crate::calc::first::roll::{self, FACES, Thrown};
use crate::chance::fresh_seed;
use crate::error::Error;
use crate::view::calc::first::roll as view;

/// Seeds nobody chose stay below this, so that a player can type them again.
const SEEDS: u64 = 1_000_000;

#[derive(Debug, Args)]
pub struct Roll {
    #[arg(long, global = true)]
    json: bool,
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
}

impl Roll {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (roll, die, side) = match self.command {
            Command::Event(event) => (roll::Roll::Event, event.die, Some(event.side)),
            Command::Movement(die) => (roll::Roll::Movement, die, None),
            Command::Dilemma(die) => (roll::Roll::Dilemma, die, None),
            Command::Crew(die) => (roll::Roll::Crew, die, None),
        };
        die.run(session, roll, side, self.json)
    }
}

impl Die {
    fn run(
        self,
        session: &Session<'_>,
        roll: roll::Roll,
        side: Option<Side>,
        json: bool,
    ) -> Result<Answer, Error> {
        let thrown = self.thrown(roll, side);
        let basis = basis::of(session, roll.calculator())?;
        let basis = basis.with_rulings(roll.rulings(thrown.die));
        let row = roll::row(table(&basis, roll.table())?, thrown.die)
            .ok_or_else(|| no_table(roll.table()))?;
        Ok(Answer::found(match json {
            true => view::json(&thrown, row, &basis),
            false => view::show(&session.screen, &thrown, row, &basis),
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
