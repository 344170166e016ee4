//! `tricorder roll`: the dice of the First Edition board variant, with the row of their table.

use clap::{Args, Subcommand};

use super::side_parser;
use crate::calc::first::Side;
use crate::calc::first::roll;
use crate::calc::first::roll::{FACES, Thrown};
use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::calc::basis::{no_table, table};
use crate::cli::session::Session;
use crate::cli::values::Numbers;
use crate::error::Error;
use crate::view::calc;
use crate::view::calc::first::roll as view;

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
}

impl Roll {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let (roll, die, side) = match self.command {
            Command::Event(event) => (roll::Roll::Event, event.die, Some(event.side)),
            Command::Movement(die) => (roll::Roll::Movement, die, None),
            Command::Dilemma(die) => (roll::Roll::Dilemma, die, None),
            Command::Crew(die) => (roll::Roll::Crew, die, None),
        };
        die.run(session, roll, side)
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
        let rulings = roll.rulings(thrown.die);
        let basis = basis::of(session, roll.calculator())?.with_rulings(rulings);
        let table = table(&basis, roll.table())?.clone();
        let row = roll::row(&table, thrown.die).ok_or_else(|| no_table(roll.table()))?;
        session.show(&calc::Answer::new(basis, view::Roll::new(thrown, row)))
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
