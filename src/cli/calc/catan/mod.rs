//! The calculators of Star Trek Catan on the command line.

mod limits;
mod number;
mod odds;
mod players;
mod points;
mod robbery;
mod route;
mod trade;

use clap::Subcommand;

use crate::calc::Calculator;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::Record;

#[derive(Debug, Subcommand)]
pub enum Command {
    Odds(odds::Odds),
    Robbery(robbery::Robbery),
    Points(points::Points),
    Route(route::Route),
    Trade(trade::Trade),
    #[command(alias = "costs")]
    Limits(limits::Limits),
}

impl Command {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self {
            Command::Odds(command) => command.run(session),
            Command::Robbery(command) => command.run(session),
            Command::Points(command) => command.run(session),
            Command::Route(command) => command.run(session),
            Command::Trade(command) => command.run(session),
            Command::Limits(command) => command.run(session),
        }
    }
}

/// The rule entries a calculator follows.
fn rules(session: &Session<'_>, calculator: Calculator) -> Result<Vec<Record>, Error> {
    let game = calculator.game().code();
    let ids = calculator.follows().iter();
    let records = ids.map(|rest| {
        let id = format!("{game}/{rest}");
        session.ask(|catalog| Ok(catalog.db.record(&id)?))
    });
    let found: Result<Vec<Option<Record>>, Error> = records.collect();
    Ok(found?.into_iter().flatten().collect())
}

/// What the rules refuse, with the words of the sentence about it.
fn refused(reason: &'static str, words: Vec<(&'static str, String)>) -> Error {
    Error::Refused {
        reason,
        words,
        suggestions: Vec::new(),
    }
}
