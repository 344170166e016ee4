//! `tricorder solo correct`: what differs from the table.

use clap::Args;

use crate::options::Format;
use crate::session::Session;
use crate::solo::stored::{GameName, guessed, status};
use crate::solo::{cards, reply, status as board};
use crate::{Found, RunCommand};
use solo::state::log::LogEntry;
use words::Problem;

/// `solo correct`.
#[derive(Debug, Args)]
pub struct Correct {
    #[arg(required = true, num_args = 1.., allow_negative_numbers = true)]
    words: Vec<String>,
    #[command(flatten)]
    which: GameName,
}

impl RunCommand for Correct {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut game = self.which.open(session)?;
        let names = cards::names(session)?;
        let reader = game.reader(session, &names);
        let correction = reply::parse_correction(reader, &self.words.join(" "))?;
        game.append(LogEntry::Correct(correction))?;
        if session.format() == Format::Json {
            return status(session, &game);
        }
        let mut page = guessed(session, &game, &names);
        page.append(board::status(session.texts, &names, &game.book, game.name(), &game.state));
        Ok(Found::shown(page))
    }
}
