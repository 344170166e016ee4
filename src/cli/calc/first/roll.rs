//! `tricorder roll`: the dice of the First Edition board variant, with the row of their table.

use clap::{Args, Subcommand};

use crate::calc::Calculator;
use crate::calc::first::Side;
use crate::calc::first::guest::{Guest, has_extra, numbers_with_extra};
use crate::calc::first::roll;
use crate::calc::first::roll::{FACES, Thrown};
use crate::chance::fresh_seed;
use crate::cli::Answer;
use crate::cli::calc::basis;
use crate::cli::calc::basis::{no_table, table};
use crate::cli::choices::PEOPLES;
use crate::cli::options::{Numbers, OneOf};
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::Table;
use crate::text::closest;
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
    Dilemma(Dilemma),
    Crew(Die),
    Mercenary(Die),
}

#[derive(Debug, Args)]
struct Event {
    #[arg(long, value_parser = OneOf(&PEOPLES), default_value = "normal")]
    side: Side,
    #[command(flatten)]
    die: Die,
}

#[derive(Debug, Args)]
struct Dilemma {
    #[arg(long = "ship", id = "guest")]
    guest: Option<String>,
    #[arg(long, requires = "guest")]
    medical: bool,
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
            Command::Dilemma(dilemma) => return dilemma.run(session),
            Command::Crew(die) => (roll::Roll::Crew, die, None),
            Command::Mercenary(die) => (roll::Roll::Mercenary, die, None),
        };
        die.run(session, roll, side)
    }
}

impl Dilemma {
    fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let Some(name) = &self.guest else {
            return self.die.run(session, roll::Roll::Dilemma, None);
        };
        let guest = guest(name)?;
        let thrown = self.die.thrown(roll::Roll::Dilemma, None);
        let basis = basis::asked(session, Calculator::Dilemma, &[guest.entry()])?
            .with_rulings(guest.rulings());
        let table = table(&basis, roll::Roll::Dilemma.table())?.clone();
        let row = roll::row(&table, thrown.die).ok_or_else(|| no_table(&table.id))?;
        if !has_extra(row) {
            return Err(no_extra(&table, thrown.die));
        }
        let rolled = view::Roll::new(thrown, row).with(guest, self.medical);
        session.show(&calc::Answer::new(basis, rolled))
    }
}

/// A card that brings something with it, by its name.
fn guest(name: &str) -> Result<Guest, Error> {
    Guest::named(name).ok_or_else(|| {
        let near = closest(name, Guest::ALL.map(Guest::title), Guest::ALL.len());
        CalcError::UnknownGuest {
            name: name.to_owned(),
            suggestions: near.into_iter().map(str::to_owned).collect(),
        }
        .into()
    })
}

fn no_extra(table: &Table, die: u64) -> Error {
    let numbers = numbers_with_extra(table)
        .iter()
        .map(u64::to_string)
        .collect();
    CalcError::NoExtra { die, numbers }.into()
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
