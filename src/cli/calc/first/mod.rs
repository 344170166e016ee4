//! The calculators of the First Edition board variant.

mod price;
mod recruit;
mod turn;
mod victory;

use clap::Subcommand;
use clap::builder::TypedValueParser;

use crate::calc::Calculator;
use crate::calc::first::Side;
use crate::cli::Answer;
use crate::cli::args::codes;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Entry, Record, Table};

#[derive(Debug, Subcommand)]
pub enum Command {
    Price(price::Price),
    Recruit(recruit::Recruit),
    Turn(turn::Turn),
    Victory(victory::Victory),
}

impl Command {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self {
            Command::Price(command) => command.run(session),
            Command::Recruit(command) => command.run(session),
            Command::Turn(command) => command.run(session),
            Command::Victory(command) => command.run(session),
        }
    }
}

/// Accepts a side of the variant.
pub fn side_parser() -> impl TypedValueParser<Value = Side> {
    let sides = Side::ALL.iter().map(|side| side.code()).collect();
    codes(sides, |code| Side::from_code(&code.to_lowercase()))
}

/// The rule entries a calculator follows, in order; what a folder of data lacks is left out.
pub fn entries(session: &Session<'_>, calculator: Calculator) -> Result<Vec<Entry>, Error> {
    let game = calculator.game().code();
    let mut entries = Vec::new();
    for slug in calculator.follows() {
        let id = format!("{game}/{slug}");
        let record = session.ask(|catalog| Ok(catalog.db.record(&id)?))?;
        if let Some(Record::Rule(rule)) = record {
            entries.push(rule.entry);
        }
    }
    Ok(entries)
}

/// A table of the entries, by its id.
///
/// # Errors
/// When a folder of data lacks it.
pub fn table<'a>(entries: &'a [Entry], id: &str) -> Result<&'a Table, Error> {
    let mut tables = entries.iter().flat_map(|entry| &entry.tables);
    tables
        .find(|table| table.id == id)
        .ok_or_else(|| no_table(id))
}

/// A table that is missing, or lacks what it must have.
pub fn no_table(id: &str) -> Error {
    refused("calc-no-table", vec![("table", id.to_owned())], &[])
}

/// What the rules of the variant do not know, with names a player may have meant.
pub fn refused(reason: &'static str, words: Vec<(&'static str, String)>, near: &[&str]) -> Error {
    Error::Refused {
        reason,
        words,
        suggestions: near.iter().map(|name| (*name).to_owned()).collect(),
    }
}
