//! `tricorder campaign undo` and `delete`: taking back.

use clap::Args;

use super::Which;
use super::book::{Book, Facts, find};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::campaign::{self, News};

#[derive(Debug, Args)]
pub struct Undo {
    #[command(flatten)]
    which: Which,
}

#[derive(Debug, Args)]
pub struct Delete {
    // Never the current one by default: a campaign deleted is gone.
    #[arg(required = true, id = "campaign", value_parser = super::name)]
    name: String,
}

impl Undo {
    /// Takes back the last entry, even of a log that can no longer be replayed.
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let log = find(&mut user, &self.which)?;
        if log.head <= 1 {
            return Err(Error::NothingLeft { what: "undo" });
        }
        let log = user.with(|db| db.rewind(&log, log.head - 1))?;
        let book = Book::read(&mut user, log)?;
        let facts = Facts::load(session)?;
        let told = facts.told(session, &book, News::Undone)?;
        Ok(Answer::found(told))
    }
}

impl Delete {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let name = Some(self.name);
        let log = find(&mut user, &Which { name })?;
        user.with(|db| db.delete(&log))?;
        Ok(Answer::found(campaign::deleted(&session.screen, &log.name)))
    }
}
