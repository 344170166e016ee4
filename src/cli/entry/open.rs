//! `tricorder open <number>`: one of the last list, by its number.

use clap::Args;

use super::show::Show;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::cli::trail::Ids;
use crate::error::{EntryError, Error};

#[derive(Debug, Args)]
pub struct Open {
    #[arg(required = true)]
    number: usize,
}

impl Open {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let listed = Ids::LastList.read(&session.folders);
        if listed.is_empty() {
            return Err(EntryError::NoList.into());
        }
        let (count, number) = (listed.len(), self.number.to_string());
        let wanted = self.number.checked_sub(1).and_then(|at| listed.get(at));
        let id = wanted.ok_or(EntryError::NotInList { number, count })?;
        Show::of(id).run(session)
    }
}
