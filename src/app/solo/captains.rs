//! `tricorder solo captains`: the captains the Bot can play.

use clap::Args;
use serde::Serialize;

use crate::session::Session;
use crate::solo::rulebook;
use crate::{CommandReport, Found, RunCommand};
use model::{Board, CrewDeck};
use page::Page;
use page::locale::{Texts, msg};
use words::Problem;
use words::names::captain_name;

/// What `tricorder solo captains` takes: nothing.
#[derive(Debug, Args)]
pub struct Captains {}

impl RunCommand<CaptainList> for Captains {
    fn run(self, session: &Session<'_>) -> Result<Found<CaptainList>, Problem> {
        let captains = session.boxes()?.captains().into_iter().map(|captain| {
            let program = rulebook::program(session, captain)?;
            let board = rulebook::board(session, captain)?;
            Ok(Captain::new(&program, &board))
        });
        Ok(Found::new(CaptainList { captains: captains.collect::<Result<_, Problem>>()? }))
    }
}

/// The captains: `{"captains":[{"captain","rows","away_teams"}]}`.
#[derive(Debug, Serialize)]
pub struct CaptainList {
    /// The captains that come with the player's boxes.
    pub captains: Vec<Captain>,
}

/// A captain of the computer.
#[derive(Debug, Serialize)]
pub struct Captain {
    /// Whose program it is.
    pub captain: CrewDeck,
    /// Rows of the program, without the one for Surprises.
    rows: usize,
    away_teams: u8,
}

impl Captain {
    /// A captain by program and board.
    pub fn new(program: &model::Program, board: &Board) -> Captain {
        let suits = program.without_officer.len() + program.with_officer.len();
        let exile = program.exile.as_ref().map_or(0, |exile| exile.rows.len());
        Captain {
            captain: program.captain,
            rows: program.traits.len() + suits + exile,
            away_teams: board.away_teams,
        }
    }
}

impl CommandReport for CaptainList {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.title(msg::program_captains_title(texts));
        for one in &self.captains {
            let name = captain_name(one.captain);
            page.point(msg::program_captains_row(texts, name, one.rows, one.away_teams));
        }
        page
    }
}
