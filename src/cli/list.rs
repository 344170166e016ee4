//! `tricorder list`: all entries, of one game or kind if asked.

use clap::Args;

use super::Answer;
use super::args::{game_parser, kind_parser};
use super::session::Session;
use crate::error::Error;
use crate::model::{Game, Kind};
use crate::view;

#[derive(Debug, Args)]
pub struct List {
    #[arg(long, env = "TRICORDER_GAME", value_parser = game_parser())]
    game: Option<Game>,
    #[arg(long, value_parser = kind_parser())]
    kind: Option<Kind>,
    #[arg(long)]
    json: bool,
}

impl List {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let entries = session.ask(|catalog| Ok(catalog.db.list(self.game, self.kind)?))?;
        let code = u8::from(entries.is_empty());
        let text = if self.json {
            view::json::summaries(&entries)
        } else {
            view::summaries::list(&session.screen, &entries)
        };
        Ok(Answer {
            text,
            problem: None,
            code,
        })
    }
}
