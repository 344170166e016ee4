//! The calculators of the First Edition board variant.

mod price;
mod recruit;
mod turn;
mod victory;

use clap::Subcommand;
use clap::builder::TypedValueParser;

use crate::calc::first::Side;
use crate::cli::Answer;
use crate::cli::args::codes;
use crate::cli::session::Session;
use crate::error::Error;

#[derive(Debug, Subcommand)]
pub enum Command {
    Price(price::Price),
    Recruit(recruit::Recruit),
    Turn(turn::Turn),
    Victory(victory::Victory),
}

impl Command {
    pub fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        match self {
            Command::Price(command) => command.run(session, json),
            Command::Recruit(command) => command.run(session, json),
            Command::Turn(command) => command.run(session, json),
            Command::Victory(command) => command.run(session, json),
        }
    }
}

/// Accepts a side of the variant.
pub fn side_parser() -> impl TypedValueParser<Value = Side> {
    let sides = Side::ALL.iter().map(|side| side.code()).collect();
    codes(sides, |code| Side::from_code(&code.to_lowercase()))
}
