//! `tricorder campaign undo`: takes back the last entry of a log book.

use clap::Args;

use crate::campaign::journal::{CampaignData, CampaignJournal, CampaignName, find};
use crate::campaign::report::News;
use crate::session::Session;
use crate::{Found, RunCommand};
use words::Problem;

#[derive(Debug, Args)]
pub struct Undo {
    #[command(flatten)]
    which: CampaignName,
}

impl RunCommand for Undo {
    /// Takes back the last entry, even of a log that can no longer be replayed.
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let mut user = session.user()?;
        let log = find(&mut user, &self.which)?;
        if log.head <= 1 {
            return Err(Problem::nothing_to_undo());
        }
        let log = user.with(|db| db.rewind(&log, log.head - 1))?;
        let journal = CampaignJournal::read(&mut user, log)?;
        let facts = CampaignData::load(session)?;
        facts.show_news(session, &journal, News::Undone)
    }
}
