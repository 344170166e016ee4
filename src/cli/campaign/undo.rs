//! `tricorder campaign undo` and `delete`: taking back.

use clap::Args;

use super::book::{Book, Facts, find};
use super::which::Which;
use crate::cli::Answer;
use crate::cli::argument_kinds::Stands;
use crate::cli::session::Session;
use crate::error::{Error, SoloError};
use crate::view::campaign::News;
use crate::view::campaign::list::Deleted;

#[derive(Debug, Args)]
pub struct Undo {
    #[command(flatten)]
    which: Which,
}

#[derive(Debug, Args)]
pub struct Delete {
    // Never the current one by default: a campaign deleted is gone.
    #[arg(required = true, id = "campaign", value_parser = super::which::name, add = Stands::Campaign)]
    name: String,
}

impl Undo {
    /// Takes back the last entry, even of a log that can no longer be replayed.
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let log = find(&mut user, &self.which)?;
        if log.head <= 1 {
            return Err(SoloError::NothingToUndo.into());
        }
        let log = user.with(|db| db.rewind(&log, log.head - 1))?;
        let book = Book::read(&mut user, log)?;
        let facts = Facts::load(session)?;
        facts.told(session, &book, News::Undone)
    }
}

impl Delete {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let mut user = session.user()?;
        let name = Some(self.name);
        let log = find(&mut user, &Which { name })?;
        user.with(|db| db.delete(&log))?;
        session.show(&Deleted { name: log.name })
    }
}
