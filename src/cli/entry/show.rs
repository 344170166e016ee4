//! `tricorder show <id>`: one entry by its id.

use clap::Args;

use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::{EntryError, Error};
use crate::model::Record;
use crate::text::closest;
use crate::view::entry::Whole;

/// At most this many ids are suggested.
const SUGGESTIONS: usize = 4;

#[derive(Debug, Args)]
pub struct Show {
    #[arg(required = true)]
    id: String,
}

impl Show {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.record(session)? {
            Some(record) => session.show(&Whole { record }),
            None => Err(self.unknown(session)?),
        }
    }

    /// The record with the id. Of CCG cards the card search knows more: imported ones, and imported
    /// texts of those built in.
    fn record(&self, session: &Session<'_>) -> Result<Option<Record>, Error> {
        let built_in = session.ask(|catalog| Ok(catalog.db.record(&self.id)?))?;
        let is_ccg = self.id.starts_with("2e/card/") || self.id.starts_with("1e/card/");
        if !is_ccg {
            return Ok(built_in);
        }
        let known = session.ask_cards(|cards| Ok(cards.db.named(&self.id)?))?;
        Ok(known.or(built_in))
    }

    fn unknown(self, session: &Session<'_>) -> Result<Error, Error> {
        let all = session.ask(|catalog| Ok(catalog.db.list(None, None, None)?))?;
        let slugs = all.iter().map(|summary| slug(summary.id.as_str()));
        let near = closest(slug(&self.id), slugs, SUGGESTIONS);
        let ids = near.iter().flat_map(|near| {
            let same_slug = all
                .iter()
                .filter(|summary| slug(summary.id.as_str()) == *near);
            same_slug.map(|summary| summary.id.to_string())
        });
        Ok(EntryError::UnknownId {
            suggestions: ids.take(SUGGESTIONS).collect(),
            id: self.id,
        }
        .into())
    }
}

/// The part of an id that names the thing: players guess it, not game and kind.
fn slug(id: &str) -> &str {
    id.rsplit('/').next().unwrap_or(id)
}
