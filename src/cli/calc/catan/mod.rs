//! The calculators of Star Trek Catan on the command line.

mod limits;
mod odds;
mod players;
mod points;
mod robbery;
mod route;
mod stations;
mod trade;

use clap::Subcommand;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;

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
    pub fn run(self, session: &Session<'_>, json: bool) -> Result<Answer, Error> {
        match self {
            Command::Odds(command) => command.run(session, json),
            Command::Robbery(command) => command.run(session, json),
            Command::Points(command) => command.run(session, json),
            Command::Route(command) => command.run(session, json),
            Command::Trade(command) => command.run(session, json),
            Command::Limits(command) => command.run(session, json),
        }
    }
}
