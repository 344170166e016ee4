//! `tricorder solo captains` and `tricorder solo program`: the program cards themselves.

use clap::Args;

use super::{cards, rulebook};
use crate::boxes;
use crate::choices::CAPTAINS;
use crate::options::OneOf;
use crate::session::Session;
use crate::{Found, RunCommand};
use ::view::error::Error;
use ::view::solo::captains as view;
use model::CrewDeck;

/// What `tricorder solo captains` takes: nothing.
#[derive(Debug, Args)]
pub struct Captains {}

/// What `tricorder solo program` takes: the captain whose cards are shown.
#[derive(Debug, Args)]
pub struct Program {
    #[arg(required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
}

impl RunCommand<view::Captains> for Captains {
    fn run(self, session: &Session<'_>) -> Result<Found<view::Captains>, Error> {
        let captains = session.boxes()?.captains().into_iter().map(|captain| {
            let program = rulebook::program(session, captain)?;
            let board = rulebook::board(session, captain)?;
            Ok(view::Captain::new(&program, &board))
        });
        Ok(Found::new(view::Captains { captains: captains.collect::<Result<_, Error>>()? }))
    }
}

impl Program {
    /// The command that shows the program of a captain.
    pub fn new(captain: CrewDeck) -> Program {
        Program { captain }
    }
}

impl RunCommand<view::Program> for Program {
    fn run(self, session: &Session<'_>) -> Result<Found<view::Program>, Error> {
        boxes::know_captain(session, self.captain)?;
        Ok(Found::new(program(session, self.captain)?))
    }
}

/// The Command cards of a captain.
///
/// # Errors
/// When the data has none.
pub fn program(session: &Session<'_>, captain: CrewDeck) -> Result<view::Program, Error> {
    Ok(view::Program { program: rulebook::program(session, captain)?, names: cards::names(session)? })
}
