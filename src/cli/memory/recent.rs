//! `tricorder recent`: what was opened on a terminal, the latest first.

use clap::Args;

use super::{found, listed};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::cli::trail::Ids;
use crate::error::Error;
use crate::view::memory::{Marked, Shelf};

#[derive(Debug, Args)]
pub struct Recent {
    #[arg(long)]
    clear: bool,
}

impl Recent {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.clear {
            Ids::Past.keep(&session.folders, &[]);
        }
        let ids = Ids::Past.read(&session.folders);
        listed(session, Marked::new(Shelf::Recent, found(session, ids)?))
    }
}
