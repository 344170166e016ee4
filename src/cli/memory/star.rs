//! `tricorder star`: favorites.

use clap::Args;

use super::{found, listed};
use crate::cli::Answer;
use crate::cli::entry::show;
use crate::cli::session::Session;
use crate::error::Error;
use crate::view::memory::{Marked, Shelf, Star as Given};

#[derive(Debug, Args)]
pub struct Star {
    what: Vec<String>,
    #[arg(long, requires = "what")]
    remove: bool,
    #[arg(long, conflicts_with_all = ["what", "remove"])]
    list: bool,
}

impl Star {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.what.is_empty() {
            return all(session);
        }
        let record = show::meant(session, &self.what.join(" "))?;
        let id = record.id().clone();
        let starred = !self.remove;
        let changed = session.user()?.with(|db| db.star(id.as_str(), starred))?;
        session.show(&Given {
            title: record.title().clone(),
            id,
            starred,
            changed,
        })
    }
}

fn all(session: &Session<'_>) -> Result<Answer, Error> {
    let ids = if session.folders.has_user() {
        session.user()?.with(|db| db.stars())?
    } else {
        Vec::new()
    };
    listed(session, Marked::new(Shelf::Stars, found(session, ids)?))
}
