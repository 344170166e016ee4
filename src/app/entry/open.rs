//! `tricorder list open <number>`: one of the last list, by its number.

use clap::Args;

use super::show::Show;
use crate::options::AnswerFormat;
use crate::recent_list::IdList;
use crate::session::Session;
use crate::{Found, RunCommand};
use view::entry::FullRecord;
use view::error::{EntryError, Error};

/// What `tricorder list open` takes: a number of the list shown last.
#[derive(Debug, Args)]
pub struct Open {
    #[arg(required = true)]
    number: usize,
    #[command(flatten)]
    _format: AnswerFormat,
}

impl RunCommand<FullRecord> for Open {
    fn run(self, session: &Session<'_>) -> Result<Found<FullRecord>, Error> {
        let listed = IdList::LastList.read(&session.folders);
        if listed.is_empty() {
            return Err(EntryError::NoList.into());
        }
        let (count, number) = (listed.len(), self.number.to_string());
        let wanted = self.number.checked_sub(1).and_then(|at| listed.get(at));
        let id = wanted.ok_or(EntryError::not_in_list(number, count))?;
        Show::new(id).run(session)
    }
}
