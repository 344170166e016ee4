//! `tricorder list open <number>`: one of the last list, by its number.

use clap::Args;

use crate::entry::record::FullRecord;
use crate::entry::show::Show;
use crate::id_list::IdList;
use crate::options::AnswerFormat;
use crate::session::Session;
use crate::{Found, RunCommand};
use page::locale::say;
use words::Problem;

/// What `tricorder list open` takes: a number of the list shown last.
#[derive(Debug, Args)]
pub struct Open {
    #[arg(required = true)]
    number: usize,
    #[command(flatten)]
    _format: AnswerFormat,
}

impl RunCommand<FullRecord> for Open {
    fn run(self, session: &Session<'_>) -> Result<Found<FullRecord>, Problem> {
        let listed = IdList::LastList.read(&session.folders);
        if listed.is_empty() {
            return Err(Problem::missing(say::err_no_list()).hint(say::hint_no_list()));
        }
        let (count, number) = (listed.len(), self.number.to_string());
        let wanted = self.number.checked_sub(1).and_then(|at| listed.get(at));
        let id = wanted.ok_or_else(|| Problem::not_in_list(&number, count))?;
        Show::new(id).run(session)
    }
}
