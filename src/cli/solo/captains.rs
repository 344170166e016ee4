//! `tricorder solo captains` and `tricorder solo program`: the program cards themselves.

use clap::Args;

use super::table;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::data::Library;
use crate::error::Error;
use crate::model::Deck;
use crate::view;

#[derive(Debug, Args)]
pub struct Captains {
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub struct Program {
    #[arg(required = true, value_parser = table::captain_parser(), ignore_case = true)]
    captain: Deck,
    #[arg(long)]
    json: bool,
}

impl Captains {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let library = Library::solo(&session.corpus()?, None);
        let captains = Deck::ALL.iter().filter(|deck| **deck != Deck::Common);
        let pairs = captains
            .map(|captain| {
                let program = table::program(&library, *captain)?;
                Ok((program, table::board(&library, *captain)?))
            })
            .collect::<Result<Vec<_>, Error>>()?;
        Ok(Answer::found(if self.json {
            view::captains::captains_json(&pairs)
        } else {
            view::captains::captains(&session.screen, &pairs)
        }))
    }
}

impl Program {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let library = Library::solo(&session.corpus()?, None);
        let program = table::program(&library, self.captain)?;
        if self.json {
            return Ok(Answer::found(view::captains::program_json(program)));
        }
        let names = table::names(session)?;
        Ok(Answer::found(view::captains::program(
            &session.screen,
            program,
            &names,
        )))
    }
}
