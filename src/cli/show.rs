//! `tricorder show <id>`: one entry by its id.

use clap::Args;

use super::Answer;
use super::session::Session;
use crate::error::Error;
use crate::text::closest;
use crate::view;

/// At most this many ids are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Show {
    #[arg(required = true)]
    id: String,
    #[arg(long)]
    json: bool,
}

impl Show {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let record = session.ask(|catalog| Ok(catalog.db.record(&self.id)?))?;
        match record {
            Some(record) if self.json => Ok(Answer::found(view::json::record(&record))),
            Some(record) => Ok(Answer::found(view::entry::screen(&session.screen, &record))),
            None => Err(self.unknown(session)?),
        }
    }

    fn unknown(self, session: &Session<'_>) -> Result<Error, Error> {
        let all = session.ask(|catalog| Ok(catalog.db.list(None, None)?))?;
        let ids = all.iter().map(|summary| summary.id.as_str());
        let near = closest(&self.id, ids, SUGGESTIONS);
        Ok(Error::UnknownId {
            suggestions: near.into_iter().map(str::to_owned).collect(),
            id: self.id,
        })
    }
}
